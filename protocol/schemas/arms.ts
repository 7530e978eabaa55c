/** Arms as they are sent and kept. */
import { z } from 'zod';
import { ARMS_TINCTURES, type Arms, CHARGES, DIVISIONS, MOST_ARMS } from '../arms.ts';
import { tableId as id } from './common.ts';

export const arms: z.ZodType<Arms, Arms> = z
  .strictObject({
    division: z.enum(DIVISIONS),
    first: z.enum(ARMS_TINCTURES).describe('of the field, or of its first part'),
    second: z.enum(ARMS_TINCTURES).describe('of the other part, and of a charge that lies on the first'),
    charge: z.enum(CHARGES),
  })
  .refine(({ first, second }) => first !== second);

export const newArms = z.strictObject({ arms: arms.nullable().describe('null for those one had before choosing') });

export const armsQuery = z.strictObject({
  of: z
    .string()
    .max(MOST_ARMS * 41)
    .transform((text) => text.split(','))
    .pipe(z.array(id).max(MOST_ARMS))
    .describe('ids of people, with commas between them'),
});

export const armsOfPeople = z.object({
  arms: z.record(z.string(), arms).describe('by id: those they chose, or those found from their id'),
});
