/**
 * How far this policy's estimates hold. Provisional: points fitted to 30 games by bots; the temper left at 1, as that fit scattered around it.
 * `signoria calibrate pax-illuminaten --fit` fits it anew; what is measured stands in docs/review.md.
 */
import type { Judgement } from '@signoria/kernel';

export const JUDGEMENT: Judgement = {
  stretches: [
    { asked: 44, temper: 1, gain: 7.26, slope: 5.73, spread: 4.5 },
    { asked: 122, temper: 1, gain: 6.47, slope: 0.09, spread: 4.63 },
    { asked: 201, temper: 1, gain: 4.85, slope: 4.71, spread: 4.35 },
    { asked: 291, temper: 1, gain: 3.75, slope: 2.75, spread: 4.21 },
    { asked: 368, temper: 1, gain: 1.9, slope: 0, spread: 2.66 },
  ],
};
