/** The answers of one seat in two games of a deal, laid beside each other. Plain data. */
import type { ComparedAnswer } from '../../local/worker-api.ts';

export interface Moment {
  /** From 1: the how manieth answer of the seat. */
  readonly n: number;
  readonly one: ComparedAnswer | null;
  readonly other: ComparedAnswer | null;
  readonly same: boolean;
}

/** Where one game was over sooner, the other goes on alone. */
export function momentsOf(one: readonly ComparedAnswer[], other: readonly ComparedAnswer[]): readonly Moment[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, i) => {
    const [mine, theirs] = [one[i] ?? null, other[i] ?? null];
    return { n: i + 1, one: mine, other: theirs, same: mine !== null && mine.line === theirs?.line };
  });
}

/** So many answers at the beginning that were the same. */
export function equalAtFirst(moments: readonly Moment[]): number {
  const parted = moments.findIndex(({ same }) => !same);
  return parted === -1 ? moments.length : parted;
}

/** A turn of so much is worth a sign. */
const TURN = 0.1;

/** Whether this answer, and what followed until then, turned the game; null of the first and where nothing is estimated. */
export function turnOf(answers: readonly ComparedAnswer[], i: number): 'up' | 'down' | null {
  const [before, after] = [answers[i - 1]?.chance ?? null, answers[i]?.chance ?? null];
  if (before === null || after === null || Math.abs(after - before) < TURN) return null;
  return after > before ? 'up' : 'down';
}
