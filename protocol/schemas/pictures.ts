/** Pictures for whoever shows a link. */
import { LANGUAGES } from '@signoria/kernel';
import { z } from 'zod';

export const byPicture = z.object({ file: z.string().max(60) });
export const pictureQuery = z.strictObject({ language: z.enum(LANGUAGES).default('en') });
/** `at`: a move of a finished game. */
export const positionQuery = z.strictObject({
  language: z.enum(LANGUAGES).default('en'),
  at: z.coerce.number().int().min(0).max(1_000_000).optional(),
});
export const png = z.custom<Uint8Array>();
