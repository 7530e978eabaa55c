/** The figures of rules version 1: games that began with them are played on, and replayed, with them. */
import type { Figures } from './box.ts';
import { TROOP_FIGURES } from './troops.ts';

/** By troop type. */
const COSTS: readonly number[] = [3, 3, 5, 8, 8];

export const FIRST_FIGURES: Figures = {
  troops: TROOP_FIGURES.map((figures, troop) => ({ ...figures, cost: COSTS[troop]! })),
  incomes: {
    A: [
      [3, 2],
      [8, 5],
      [7, 4],
      [0, 0],
      [3, 2],
      [8, 5],
    ],
    B: [
      [4, 3],
      [6, 4],
      [6, 4],
      [3, 2],
      [4, 3],
      [5, 4],
    ],
  },
};
