/**
 * How far this policy's estimates hold. Provisional: points fitted to 30 games by bots; one temper for all, rounded by hand from that fit.
 * `signoria calibrate princes-of-the-renaissance --fit` fits it anew; what is measured stands in docs/review.md.
 */
import type { Judgement } from '@signoria/kernel';

export const JUDGEMENT: Judgement = {
  stretches: [
    { asked: 43, temper: 1.55, gain: 20.82, slope: 12.67, spread: 13.45 },
    { asked: 117, temper: 1.55, gain: 17.81, slope: 8.03, spread: 13.31 },
    { asked: 193, temper: 1.55, gain: 13.31, slope: 6.17, spread: 10.74 },
    { asked: 281, temper: 1.55, gain: 10.97, slope: 7.06, spread: 10.21 },
    { asked: 372, temper: 1.55, gain: 6.23, slope: 4.76, spread: 8.02 },
  ],
};
