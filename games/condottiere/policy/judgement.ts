/**
 * How far this policy's estimates hold. Fitted to 1000 games by bots and measured on 1000 others.
 * `signoria calibrate condottiere --fit` fits it anew; what is measured stands in docs/review.md.
 */
import type { Judgement } from '@signoria/kernel';

export const JUDGEMENT: Judgement = {
  starts: {
    2: [0.4988, 0.5012],
    3: [0.3335, 0.3363, 0.3302],
    4: [0.2489, 0.2533, 0.249, 0.2488],
    5: [0.1987, 0.2043, 0.1989, 0.1972, 0.2009],
    6: [0.1635, 0.1726, 0.1648, 0.1657, 0.1669, 0.1665],
  },
  luck: { opening: 0.78, chance: 0.44 },
  stretches: [
    { asked: 10, temper: 0.95, trust: 1, gain: 1.6, slope: 1.77, spread: 1.37 },
    { asked: 29, temper: 0.75, trust: 1, gain: 1.33, slope: 1.36, spread: 1.26 },
    { asked: 51, temper: 0.9, trust: 0.93, gain: 1.07, slope: 1.02, spread: 1.12 },
    { asked: 75, temper: 1.05, trust: 0.85, gain: 0.69, slope: 0.6, spread: 0.97 },
    { asked: 117, temper: 0.75, trust: 0.82, gain: 0.41, slope: 0.45, spread: 0.83 },
  ],
};
