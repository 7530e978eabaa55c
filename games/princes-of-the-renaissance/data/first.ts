/**
 * The figures of rules version 1, as corrections to those of today: games that began with them are played on, and replayed,
 * with them.
 */
import type { Correction } from './edition.ts';
import { TROOPS } from './troops.ts';

/** By troop type. */
const COSTS_THEN: readonly number[] = [3, 3, 5, 8, 8];

/** These corrections, made to the box as it was. */
export function toFirst(c: Correction): Correction {
  const troops = TROOPS.map((id, troop) => [id, { cost: COSTS_THEN[troop]!, ...c.troops?.[id] }] as const);
  return { ...c, troops: Object.fromEntries(troops) };
}
