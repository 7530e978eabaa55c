/**
 * How far this policy's estimates hold. Fitted to 500 games by bots and measured on others.
 * `signoria calibrate princes-of-florence --fit` fits it anew; what is measured stands in docs/review.md.
 */
import type { Judgement } from '@signoria/kernel';

export const JUDGEMENT: Judgement = {
  cut: 8,
  starts: {
    2: [0.4956, 0.5044],
    3: [0.3352, 0.3341, 0.3307],
    4: [0.2503, 0.2495, 0.25, 0.2502],
    5: [0.2002, 0.2007, 0.1998, 0.1983, 0.201],
  },
  luck: { opening: 1, chance: 0 },
  stretches: [
    { asked: 26, temper: 1.65, trust: 0.44, gain: 41.34, slope: 9.44, spread: 19.08 },
    { asked: 78, temper: 0.4, trust: 0.89, gain: 38.32, slope: 22.93, spread: 20.94 },
    { asked: 134, temper: 0.4, trust: 0.99, gain: 30.68, slope: 21.34, spread: 20.77 },
    { asked: 187, temper: 0.45, trust: 0.98, gain: 23.72, slope: 11.71, spread: 19.78 },
    { asked: 252, temper: 0.85, trust: 0.96, gain: 16.63, slope: 4.43, spread: 13.6 },
  ],
};
