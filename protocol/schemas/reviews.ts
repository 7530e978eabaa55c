/** What the routes about reviews by the server give. */
import { z } from 'zod';

export const reviewState = z.object({
  state: z
    .enum(['none', 'waiting', 'working', 'done'])
    .describe('when done, the game’s file has it as its part `review`'),
  progress: z.object({ pass: z.enum(['first', 'deep']), done: z.int(), total: z.int() }).nullable(),
  own: z.boolean().describe('whether the reader has asked for it, and can stop it'),
  left: z.int().describe('how many the reader may still ask for today'),
});
