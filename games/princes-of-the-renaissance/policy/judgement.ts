/**
 * How far this policy's estimates hold. Fitted to 400 games by bots and measured on others.
 * `signoria calibrate princes-of-the-renaissance --fit` fits it anew; what is measured stands in docs/review.md.
 */
import type { Judgement } from '@signoria/kernel';

export const JUDGEMENT: Judgement = {
  stretches: [
    { asked: 39, temper: 2.2, trust: 0.95, gain: 20.54, slope: 10.56, spread: 12.94 },
    { asked: 113, temper: 1.7, trust: 0.81, gain: 17.89, slope: 5.84, spread: 13.17 },
    { asked: 192, temper: 0.85, trust: 0.99, gain: 12.3, slope: 5.49, spread: 11.42 },
    { asked: 277, temper: 1, trust: 0.98, gain: 10.68, slope: 2.75, spread: 10.63 },
    { asked: 432, temper: 0.85, trust: 1, gain: 6.29, slope: -0.76, spread: 7.45 },
  ],
};
