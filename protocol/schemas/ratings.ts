/** What the routes about ratings take and give. */
import { z } from 'zod';
import { number } from './common.ts';

export const boardQuery = z.strictObject({
  game: z.string().max(40),
  players: number(2, 16),
  cursor: z.string().max(200).optional(),
  limit: number(1, 100).default(50),
});

export const shownRating = z.object({
  mu: z.number(),
  sigma: z.number(),
  rating: z.int().describe('the best guess; newcomers start at 1000'),
  margin: z.int().describe('the true strength lies within so much of it, 95 of 100 times'),
  sure: z.int().describe('what they are at least; boards go by it'),
  games: z.int(),
  provisional: z.boolean(),
});

const entry = shownRating.extend({
  place: z.int().nullable().describe('null for provisional players'),
  user: z.string(),
  name: z.string(),
});

export const boardPage = z.object({
  entries: z.array(entry),
  next: z.string().nullable(),
  own: entry.nullable().describe('the reader’s own entry, wherever it stands'),
  provisionalGames: z.int().describe('so many games until a rating has a place'),
});
