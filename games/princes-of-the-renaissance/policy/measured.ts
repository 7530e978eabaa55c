/** How far reviews of this game were found to hold: the figures of docs/review.md, shown with every review. */
import type { Measured } from '@signoria/kernel';

export const MEASURED: Measured = {
  games: 1000,
  forecast: [2.0, 1.6, 1.7, 1.0],
  luck: [
    { mean: -4.1, se: 2.1 },
    { mean: 1.7, se: 1.8 },
    { mean: -0.4, se: 2.0 },
    { mean: 2.8, se: 1.9 },
  ],
  variance: 2.9,
  losses: [5.1, 2.3, 0.9, 0.5],
  stability: { changed: 227, decisions: 3362 },
};
