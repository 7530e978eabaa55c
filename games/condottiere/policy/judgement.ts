/**
 * How far this policy's estimates hold. Provisional: points fitted to 30 games by bots; one temper for all, rounded by hand from that fit.
 * `signoria calibrate condottiere --fit` fits it anew; what is measured stands in docs/review.md.
 */
import type { Judgement } from '@signoria/kernel';

export const JUDGEMENT: Judgement = {
  stretches: [
    { asked: 11, temper: 0.9, gain: 2.25, slope: 2, spread: 1.35 },
    { asked: 36, temper: 0.9, gain: 1.74, slope: 1.99, spread: 1.2 },
    { asked: 63, temper: 0.9, gain: 1.24, slope: 1.37, spread: 1.02 },
    { asked: 91, temper: 0.9, gain: 0.74, slope: 0.84, spread: 0.92 },
    { asked: 117, temper: 0.9, gain: 0.44, slope: 0.57, spread: 0.84 },
  ],
};
