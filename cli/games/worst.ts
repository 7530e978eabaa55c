/** The decisions of a review that cost most. */
import type { Decision, Review } from '@signoria/review';

const MOST = 10;

export function worst(entries: Review['entries']): readonly Decision[] {
  return entries
    .map(({ decision }) => decision)
    .filter(({ grade }) => grade !== null)
    .toSorted((a, b) => b.loss.mean - a.loss.mean)
    .slice(0, MOST);
}
