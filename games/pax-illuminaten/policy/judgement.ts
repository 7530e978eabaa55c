/**
 * How far this policy's estimates hold. Fitted to 400 games by bots and measured on others.
 * `signoria calibrate pax-illuminaten --fit` fits it anew; what is measured stands in docs/review.md.
 */
import type { Judgement } from '@signoria/kernel';

export const JUDGEMENT: Judgement = {
  starts: {
    2: [0.5, 0.5],
    3: [0.3334, 0.3333, 0.3333],
    4: [0.25, 0.25, 0.25, 0.25],
  },
  luck: { opening: 0, chance: 1 },
  stretches: [
    { asked: 39, temper: 0.4, trust: 0.61, gain: 6.78, slope: 6.74, spread: 4.5 },
    { asked: 123, temper: 1.35, trust: 0.69, gain: 5.98, slope: 1.83, spread: 4.32 },
    { asked: 205, temper: 1.85, trust: 0.72, gain: 4.5, slope: 1.76, spread: 4.21 },
    { asked: 288, temper: 1, trust: 1, gain: 3.12, slope: 1.82, spread: 3.82 },
    { asked: 397, temper: 1.05, trust: 0.94, gain: 1.7, slope: 0.94, spread: 3.21 },
  ],
};
