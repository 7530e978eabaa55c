/** How far reviews of this game were found to hold: the figures of docs/review.md, shown with every review. */
import type { Measured } from '@signoria/kernel';

export const MEASURED: Measured = {
  games: 1000,
  forecast: [1.6, 2.2, 2.0, 1.6],
  luck: [
    { mean: -0.5, se: 0.5 },
    { mean: 0.8, se: 0.5 },
    { mean: -0.4, se: 0.4 },
    { mean: 0.2, se: 0.4 },
  ],
  variance: 3.8,
  losses: [6.7, 4.6, 1.2, 1.0],
  stability: { changed: 139, decisions: 2474 },
};
