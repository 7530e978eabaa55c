/** What the house sends out by itself: to a browser's service worker, and to programs by webhook. */
import { z } from 'zod';

/** All words are in the reader's language already. */
export const pushed = z.strictObject({
  title: z.string(),
  body: z.string(),
  tag: z.string().describe('a later notice takes the place of an earlier one of the same name'),
  path: z.string(),
  quiet: z.boolean().describe('takes the place of a notice that is no longer so, without a sound'),
  answers: z.array(z.strictObject({ words: z.string(), token: z.string() })),
});

/** Facts beside the words. What a discreet channel does not tell is left out. */
export const hookMessage = z.strictObject({
  title: z.string(),
  text: z.string(),
  url: z.string(),
  urgent: z.boolean(),
  notices: z.array(
    z.strictObject({
      call: z.string().optional(),
      game: z.string().optional(),
      table: z.string().optional(),
      url: z.string(),
      others: z.array(z.string()).optional(),
      text: z.string(),
      deadline: z.int().nullable().optional(),
    }),
  ),
});
