/** Small schemas that several areas need. */
import { z } from 'zod';
import { LEVELS, STRENGTHS } from '../names.ts';

export const level = z.enum(LEVELS);
/** Where all must meet the same opponent. */
export const strength = z.enum(STRENGTHS);
export const seat = z.int().min(0).max(15);
/** Makes a retry harmless. */
export const requestId = z.string().regex(/^[\w.:-]{1,64}$/);
/** Of a table, a person, a tournament. */
export const tableId = z.string().regex(/^[\w-]{1,40}$/);
export const byTable = z.object({ id: tableId });

/** In a query everything is text. */
export const number = (min: number, max: number) => z.coerce.number<number | string>().int().min(min).max(max);
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

export const named = z.object({ user: z.string(), name: z.string() });
export const nothing = z.object({});
export const ok = z.object({ ok: z.literal(true) });
/** A mean with one standard error. */
export const estimate = z.object({ mean: z.number(), se: z.number().nullable().describe('null where nobody knows') });
/** A request that says nothing. */
export const act = z.strictObject({ id: requestId.optional() }).nullish();
