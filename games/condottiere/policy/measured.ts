/** How far reviews of this game were found to hold: the figures of docs/review.md, shown with every review. */
import type { Measured } from '@signoria/kernel';

export const MEASURED: Measured = {
  games: 2000,
  forecast: [2.8, 2.2, 2.9, 3.5],
  luck: [
    { mean: 1.4, se: 1.6 },
    { mean: -0.1, se: 1.5 },
    { mean: 0.0, se: 1.5 },
    { mean: -1.4, se: 1.4 },
  ],
  variance: 10,
  losses: [4.8, 4.2, 2.1, 0.9],
  stability: { changed: 350, decisions: 2202 },
};
