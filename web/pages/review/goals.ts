/** Which of the goals the measured figures reach. The goals themselves are in docs/review.md. */
import type { Measured } from '@signoria/kernel';

/** Goals: forecasts within three points, luck even, a third less variance, better players lose less, one grade in twenty. */
export function goalsOf(m: Measured): readonly { readonly what: keyof Measured; readonly held: boolean }[] {
  const rising = m.losses.every((loss, i) => i === 0 || loss < m.losses[i - 1]!);
  return [
    { what: 'forecast', held: Math.max(...m.forecast) <= 3 },
    { what: 'luck', held: m.luck.every(({ mean, se }) => Math.abs(mean) <= 2 * se) },
    { what: 'variance', held: m.variance >= 30 },
    { what: 'losses', held: rising },
    { what: 'stability', held: m.stability.changed / m.stability.decisions <= 0.05 },
  ];
}
