/** How far reviews of this game were found to hold: the figures of docs/review.md, shown with every review. */
import type { Measured } from '@signoria/kernel';

export const MEASURED: Measured = {
  games: 1000,
  forecast: [0.6, 1.5, 1.7, 2.4],
  luck: [
    { mean: 0.1, se: 0.3 },
    { mean: 0.0, se: 0.2 },
    { mean: -0.1, se: 0.2 },
    { mean: 0.0, se: 0.3 },
  ],
  variance: -0.1,
  losses: [4.5, 3.3, 1.6, 1.2],
  stability: { changed: 57, decisions: 4188 },
};
