/** How far reviews of this game were found to hold: the figures of docs/review.md, shown with every review. */
import type { Measured } from '@signoria/kernel';

export const MEASURED: Measured = {
  games: 2000,
  engines: { forecast: 2, ledgers: 3, losses: 3, stability: 3 },
  worlds: 16,
  ledgers: 300,
  forecast: [2.8, 2.2, 2.9, 3.5],
  luck: [
    { mean: -1.1, se: 1.1 },
    { mean: 0.5, se: 1.3 },
    { mean: -0.6, se: 1.2 },
    { mean: 1.1, se: 1.1 },
  ],
  variance: { mean: 9.7, se: 2.6 },
  ceiling: 19.5,
  weights: { opening: 0.78, chance: 0.44 },
  residual: { construction: 0.5, strict: 25.4 },
  losses: [4.3, 3.1, 2.1, 1.4],
  stability: { changed: 149, graded: 363, decisions: 1007 },
};
