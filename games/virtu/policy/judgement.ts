/**
 * How far this policy's estimates hold. Fitted to 800 games by bots and measured on others.
 * `signoria calibrate virtu --fit` fits it anew; what is measured stands in docs/review.md.
 */
import type { Judgement } from '@signoria/kernel';

export const JUDGEMENT: Judgement = {
  cut: 6,
  starts: {
    3: [0.3342, 0.3318, 0.334],
    4: [0.2498, 0.2493, 0.2494, 0.2515],
    5: [0.2023, 0.1994, 0.199, 0.2005, 0.1988],
  },
  luck: { opening: 0, chance: 0 },
  stretches: [
    { asked: 53, temper: 0.55, trust: 1, gain: 5.59, slope: 6.1, spread: 4.87 },
    { asked: 161, temper: 0.7, trust: 1, gain: 5.03, slope: 2.14, spread: 4.33 },
    { asked: 273, temper: 0.65, trust: 1, gain: 3.19, slope: 1.48, spread: 3.37 },
    { asked: 386, temper: 1.15, trust: 1, gain: 1.67, slope: 0.8, spread: 2.7 },
    { asked: 607, temper: 1.1, trust: 1, gain: 0.79, slope: 0.28, spread: 2.2 },
  ],
};
