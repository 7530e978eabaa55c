/** What the routes about the deals of the house take and give. */
import { z } from 'zod';
import { DEAL_KINDS } from '../names.ts';
import { estimate, number, strength } from './common.ts';

export const byDeal = z.object({ id: z.string().regex(/^[\w-]{1,80}$/) });

const result = z.object({
  points: z.number(),
  place: z.int().describe('at that table'),
  won: z.boolean(),
  touched: z.boolean().describe('a bot has answered for them: counts less than any game of one’s own'),
  at: z.int(),
});

const summary = z.object({
  deal: z.string(),
  kind: z.enum(DEAL_KINDS),
  game: z.string(),
  rules: z.int(),
  seats: z.int(),
  seat: z.int().describe('the place everybody plays'),
  level: strength,
  iterations: z.int().describe('how far its masters think'),
  bots: z.int().describe('which bots they are'),
  options: z.record(z.string(), z.unknown()),
  opens: z.int(),
  closes: z.int(),
  commitment: z.string().describe('sha256 of the key'),
  tries: z.int().describe('how many have finished it'),
  mine: z
    .object({ table: z.string(), result: result.nullable() })
    .nullable()
    .describe('my try that counts; null before I have begun it'),
});

const coming = summary.pick({ deal: true, kind: true, game: true, opens: true, closes: true, commitment: true });

export const dealList = z.object({
  now: z.int().describe('the server’s time'),
  deals: z.array(summary),
  coming: z.array(coming).describe('dealt already, and sealed'),
});

export const pastQuery = z.strictObject({
  cursor: z.string().max(120).optional(),
  limit: number(1, 100).default(20),
});

export const dealPage = z.object({ deals: z.array(summary), next: z.string().nullable() });

const standing = result.extend({
  rank: z.int().describe('equal games share a rank'),
  user: z.string(),
  name: z.string(),
  share: z.number().describe('of the others, how many did worse, equals counting half: 0 to 1'),
  table: z.string().nullable().describe('once the deal is closed'),
});

export const deal = summary.extend({
  ranking: z.array(standing),
  key: z.string().nullable().describe('once the deal is closed'),
});

export const dealLuck = z.object({
  judged: z.int().describe('tries a review has judged; none before the deal is closed'),
  unjudged: z.array(z.string()).describe('tables of those it has not'),
  rows: z.array(
    z.object({
      user: z.string(),
      won: z.number().describe('share of the win'),
      adjusted: estimate.describe('the same less luck, with the error of the judgement itself'),
    }),
  ),
  field: z
    .object({ won: estimate, adjusted: estimate })
    .nullable()
    .describe('the means of all who were judged, with the errors of so few games'),
});

export const playing = z.strictObject({ practice: z.boolean().default(false) });
export const dealTable = z.object({ table: z.string(), counted: z.boolean() });
