/**
 * How far this policy's estimates hold. Fitted to 400 games by bots and measured on others.
 * `signoria calibrate princes-of-the-renaissance --fit` fits it anew; what is measured stands in docs/review.md.
 */
import type { Judgement } from '@signoria/kernel';

export const JUDGEMENT: Judgement = {
  starts: {
    3: [0.3253, 0.3428, 0.3319],
    4: [0.2502, 0.2375, 0.2526, 0.2597],
    5: [0.1997, 0.1931, 0.1987, 0.2057, 0.2028],
    6: [0.1676, 0.1647, 0.1663, 0.1687, 0.1682, 0.1645],
  },
  luck: { opening: 1, chance: 0.82 },
  stretches: [
    { asked: 39, temper: 2.2, trust: 0.95, gain: 20.54, slope: 10.56, spread: 12.94 },
    { asked: 113, temper: 1.7, trust: 0.81, gain: 17.89, slope: 5.84, spread: 13.17 },
    { asked: 192, temper: 0.85, trust: 0.99, gain: 12.3, slope: 5.49, spread: 11.42 },
    { asked: 277, temper: 1, trust: 0.98, gain: 10.68, slope: 2.75, spread: 10.63 },
    { asked: 432, temper: 0.85, trust: 1, gain: 6.29, slope: -0.76, spread: 7.45 },
  ],
};
