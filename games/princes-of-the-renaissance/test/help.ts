/** Small helpers of these tests. Positions are set up with ../scenario.ts. */
import type { Correction } from '../data/edition.ts';
import { FAMILIES } from '../data/families.ts';

/** All families earn 4 gold and 3 influence: what tests count with, whatever the incomes of the box are. */
export const EVEN: Correction = {
  families: Object.fromEntries(FAMILIES.map((id) => [id, { gold: 4, influence: 3 }])),
};
