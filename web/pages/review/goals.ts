/** Which of the goals the measured figures reach. The goals themselves are in docs/review.md. */
import type { Measured } from '@signoria/kernel';

export type Figure = 'forecast' | 'luck' | 'variance' | 'losses' | 'stability' | 'residual';

export interface Goal {
  readonly what: Figure;
  readonly held: boolean;
}

/** With which engine a figure was measured. */
export function engineFor({ engines }: Measured, what: Figure): number {
  if (what === 'luck' || what === 'variance' || what === 'residual') return engines.ledgers;
  return engines[what];
}

/**
 * Goals: forecasts within three points, luck even, 30 % less variance, better players lose less, one grade in twenty (of those
 * there are, not of all decisions), a ledger that explains all but three points by the strict definition.
 */
export function goalsOf(m: Measured): readonly Goal[] {
  const rising = m.losses.every((loss, i) => i === 0 || loss < m.losses[i - 1]!);
  return [
    { what: 'forecast', held: Math.max(...m.forecast) <= 3 },
    { what: 'luck', held: m.luck.every(({ mean, se }) => Math.abs(mean) <= 2 * se) },
    { what: 'variance', held: m.variance.mean >= 30 },
    { what: 'losses', held: rising },
    { what: 'stability', held: m.stability.changed <= 0.05 * m.stability.graded },
    { what: 'residual', held: Math.max(m.residual.construction, m.residual.strict) <= 3 },
  ];
}
