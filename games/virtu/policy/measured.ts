/** How far reviews of this game were found to hold: the figures of docs/review.md, shown with every review. */
import type { Measured } from '@signoria/kernel';

export const MEASURED: Measured = {
  games: 800,
  engines: { forecast: 2, ledgers: 3, losses: 3, stability: 3 },
  worlds: 16,
  ledgers: 16,
  forecast: [3.04, 2.2, 2.1, 2.6],
  luck: [
    { mean: 0.1, se: 0.9 },
    { mean: 0.5, se: 1.0 },
    { mean: -1.1, se: 0.7 },
    { mean: 0.4, se: 0.7 },
  ],
  variance: { mean: 0.0, se: 0.0 },
  ceiling: 0.4,
  weights: { opening: 0, chance: 0 },
  residual: { construction: 1.5, strict: 1.5 },
  losses: [2.8, 2.0, 2.0, 1.3],
  stability: { changed: 32, graded: 241, decisions: 974 },
};
