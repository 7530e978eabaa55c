/** What bonus and prestige cards count. A *counter* is an index into `COUNTERS`. */
import type { Index } from '@signoria/kernel';

export const COUNTERS = [
  'building',
  'largeBuilding',
  'mediumBuilding',
  'smallBuilding',
  'forest',
  'lake',
  'park',
  'landscape',
  'jester',
  'builder',
  'freedom',
  'freedomType',
  'prestigeCard',
  'professionInHand',
  'recruitingInHand',
  'professionOnTable',
  'recruitingOnTable',
  'work',
  'emptySquare',
] as const;
export type CounterId = (typeof COUNTERS)[number];
/** Index into `COUNTERS`. */
export type Counter = Index<'counter'>;

export const COUNTER = Object.fromEntries(COUNTERS.map((id, i) => [id, i])) as { readonly [id in CounterId]: Counter };
