/** How far reviews of this game were found to hold: the figures of docs/review.md, shown with every review. */
import type { Measured } from '@signoria/kernel';

export const MEASURED: Measured = {
  games: 1000,
  engines: { forecast: 2, ledgers: 3, losses: 3, stability: 3 },
  worlds: 16,
  ledgers: 60,
  forecast: [2.0, 1.6, 1.7, 1.0],
  luck: [
    { mean: 0.2, se: 2.0 },
    { mean: -1.1, se: 2.6 },
    { mean: -1.9, se: 1.9 },
    { mean: 2.8, se: 2.2 },
  ],
  variance: { mean: 3.5, se: 8.4 },
  ceiling: 12.2,
  weights: { opening: 1, chance: 0.82 },
  residual: { construction: 4.4, strict: 6.3 },
  losses: [5.4, 2.7, 0.9, 0.5],
  stability: { changed: 59, graded: 143, decisions: 676 },
};
