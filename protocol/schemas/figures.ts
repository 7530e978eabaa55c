/** What the routes about figures of the house take and give. */
import { z } from 'zod';
import { flag, number } from './common.ts';

export const byGame = z.object({ game: z.string().max(40) });

export const figuresQuery = z.strictObject({
  players: number(1, 16),
  rules: number(1, 10_000).optional(),
  options: z
    .string()
    .regex(/^[0-9a-f]{12}$/)
    .optional()
    .describe('the id of a set of options, from `kinds`'),
  people: flag.optional().describe('only games without bots'),
});

const share = z.object({
  n: z.int(),
  mean: z.number(),
  low: z.number().describe('the true share lies above it and below `high`, 95 of 100 times'),
  high: z.number(),
});

const spread = z.object({
  n: z.int(),
  least: z.number(),
  low: z.number().describe('a quarter lies below'),
  middle: z.number(),
  high: z.number().describe('a quarter lies above'),
  most: z.number(),
  counts: z.array(z.tuple([z.number(), z.int()])).describe('each value and how often it came up'),
});

const label = { of: z.string().describe('which chart'), what: z.string().describe('which row of it') };

export const figuresList = z.object({
  counted: z.array(z.object({ game: z.string(), players: z.int(), games: z.int() })),
});

export const houseFigures = z.object({
  game: z.string(),
  players: z.int(),
  kinds: z.array(
    z.object({
      rules: z.int(),
      options: z.string(),
      values: z.record(z.string(), z.unknown()),
      edition: z.boolean().describe('with corrected components'),
      bots: z.boolean(),
      games: z.int(),
    }),
  ),
  games: z.int().describe('of the kinds asked for'),
  shares: z.array(share.extend(label)).describe('of the win, of whoever had it'),
  prices: z.array(spread.extend({ ...label, round: z.int() })),
  decisions: spread.nullable(),
  minutes: spread.nullable(),
});

export const figuresCsv = z.string();

export const trendList = z.object({
  trends: z.array(
    z.object({
      game: z.string(),
      players: z.int(),
      house: share.nullable().describe('of all people here; null while that is not told'),
      points: z.array(share.extend({ at: z.number() })).describe('after each game, of the last twenty'),
    }),
  ),
});
