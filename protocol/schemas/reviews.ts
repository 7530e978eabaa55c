/** What the routes about reviews by the server give. */
import { z } from 'zod';
import { gameFile } from './tables.ts';

export const reviewState = z.object({
  state: z
    .enum(['none', 'waiting', 'working', 'done'])
    .describe('when done, the game’s file has it as its part `review`'),
  progress: z.object({ pass: z.enum(['first', 'deep']), done: z.int(), total: z.int() }).nullable(),
  own: z.boolean().describe('whether the reader has asked for it, and can stop it'),
  left: z.int().describe('how many the reader may still ask for today'),
});

/** Whether the reader's finished games may be looked through for puzzles. */
export const puzzleConsent = z.strictObject({ agreed: z.boolean() });
export const puzzleGamesQuery = z.strictObject({ cursor: z.string().max(100).optional() });
export const puzzleGames = z.object({
  games: z.array(gameFile).describe('without names'),
  next: z.string().nullable(),
});
