/** How far reviews of this game were found to hold: the figures of docs/review.md, shown with every review. */
import type { Measured } from '@signoria/kernel';

export const MEASURED: Measured = {
  games: 800,
  forecast: [3.04, 2.2, 2.1, 2.6],
  luck: [
    { mean: -0.8, se: 0.6 },
    { mean: -0.2, se: 0.5 },
    { mean: 0.4, se: 0.7 },
    { mean: 0.7, se: 0.7 },
  ],
  variance: 2.8,
  losses: [2.9, 2.6, 1.5, 1.3],
  stability: { changed: 35, decisions: 1527 },
};
