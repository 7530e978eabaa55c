/** How far reviews of this game were found to hold: the figures of docs/review.md, shown with every review. */
import type { Measured } from '@signoria/kernel';

export const MEASURED: Measured = {
  games: 200,
  forecast: [3.3, 3.4, 6.2, 4.3],
  luck: [
    { mean: -0.5, se: 3.5 },
    { mean: -1.7, se: 3.7 },
    { mean: -1.4, se: 3.6 },
    { mean: 3.6, se: 2.9 },
  ],
  variance: -3,
  losses: [7.2, 4.0, 2.1, 1.0],
  stability: { changed: 38, decisions: 230 },
};
