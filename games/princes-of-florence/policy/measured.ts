/** How far reviews of this game were found to hold: the figures of docs/review.md, shown with every review. */
import type { Measured } from '@signoria/kernel';

export const MEASURED: Measured = {
  games: 1000,
  engines: { forecast: 2, ledgers: 3, losses: 3, stability: 3 },
  worlds: 16,
  ledgers: 40,
  forecast: [1.6, 2.2, 2.0, 1.6],
  luck: [
    { mean: 0.0, se: 0.6 },
    { mean: -0.8, se: 0.6 },
    { mean: 1.0, se: 0.7 },
    { mean: -0.1, se: 0.6 },
  ],
  variance: { mean: 0.9, se: 2.8 },
  ceiling: 0.7,
  weights: { opening: 1, chance: 0 },
  residual: { construction: 2.3, strict: 2.3 },
  losses: [6.6, 3.9, 1.0, 0.8],
  stability: { changed: 26, graded: 106, decisions: 479 },
};
