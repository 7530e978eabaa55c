/** Pictures for whoever shows a link. */
import { z } from 'zod';

export const byPicture = z.object({ file: z.string().max(60) });
export const pictureQuery = z.strictObject({ language: z.enum(['en', 'ru']).default('en') });
export const png = z.custom<Uint8Array>();
