/** How far reviews of this game were found to hold: the figures of docs/review.md, shown with every review. */
import type { Measured } from '@signoria/kernel';

export const MEASURED: Measured = {
  games: 1000,
  engines: { forecast: 2, ledgers: 3, losses: 3, stability: 3 },
  worlds: 16,
  ledgers: 60,
  forecast: [0.6, 1.5, 1.7, 2.4],
  luck: [
    { mean: 0.1, se: 0.3 },
    { mean: -0.1, se: 0.3 },
    { mean: 0.2, se: 0.2 },
    { mean: -0.3, se: 0.3 },
  ],
  variance: { mean: -1.9, se: 1.3 },
  ceiling: 0.3,
  weights: { opening: 0, chance: 1 },
  residual: { construction: 0.7, strict: 0.7 },
  losses: [3.5, 3.2, 2.0, 1.3],
  stability: { changed: 12, graded: 166, decisions: 829 },
};
