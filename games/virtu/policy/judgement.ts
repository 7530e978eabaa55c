/**
 * How far this policy's estimates hold. Provisional: points fitted to 30 games by bots, with rollouts of 25 decisions and not the 6 used here; temper by hand.
 * `signoria calibrate virtu --fit` fits it anew; what is measured stands in docs/review.md.
 */
import type { Judgement } from '@signoria/kernel';

export const JUDGEMENT: Judgement = {
  cut: 6,
  stretches: [
    { asked: 54, temper: 1.2, trust: 1, gain: 4.58, slope: 3.3, spread: 5.25 },
    { asked: 154, temper: 1.2, trust: 1, gain: 4.27, slope: 4.59, spread: 4.44 },
    { asked: 263, temper: 1.2, trust: 1, gain: 2.47, slope: 1.85, spread: 3.26 },
    { asked: 396, temper: 1.2, trust: 1, gain: 1.67, slope: 1.18, spread: 2.48 },
    { asked: 512, temper: 1.2, trust: 1, gain: 0.31, slope: 0, spread: 1.74 },
  ],
};
