/**
 * How far this policy's estimates hold. Provisional: tempers and points fitted to 200 games by bots; the moments are the middles of its stretches.
 * `signoria calibrate princes-of-florence --fit` fits it anew; what is measured stands in docs/review.md.
 */
import type { Judgement } from '@signoria/kernel';

export const JUDGEMENT: Judgement = {
  cut: 8,
  stretches: [
    { asked: 26, temper: 0.35, gain: 39.62, slope: 29.63, spread: 19.14 },
    { asked: 79, temper: 0.25, gain: 36.08, slope: 32.27, spread: 20.63 },
    { asked: 133, temper: 0.3, gain: 31.25, slope: 24.79, spread: 20.9 },
    { asked: 187, temper: 0.45, gain: 22.92, slope: 5.63, spread: 20.17 },
    { asked: 247, temper: 0.65, gain: 17.66, slope: 2, spread: 13.35 },
  ],
};
