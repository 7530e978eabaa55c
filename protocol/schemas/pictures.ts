/** Pictures for whoever shows a link. */
import { LANGUAGES } from '@signoria/kernel';
import { z } from 'zod';

export const byPicture = z.object({ file: z.string().max(60) });
export const pictureQuery = z.strictObject({ language: z.enum(LANGUAGES).default('en') });
export const png = z.custom<Uint8Array>();
