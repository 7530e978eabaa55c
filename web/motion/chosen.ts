/** Which of the moves of a step are shown. */
import type { Move } from '@signoria/kit';

/** More at once is a flurry in which nothing is seen. */
const MOST = 8;

/** Of several moves to one place the last counts: it knows more. */
export function chosen(moves: readonly Move[]): readonly Move[] {
  const byEnd = new Map<string, Move>();
  for (const move of moves) byEnd.set('to' in move ? `to ${move.to[0]}` : `${move.how} ${move.at[0]}`, move);
  return [...byEnd.values()].slice(0, MOST);
}
