/** Noughts and crosses as a game of the server: what it is measured with beside other servers. Words it has none. */
import type { AnyGame, GameModule, Random } from '@signoria/kernel';
import { ticTacToe } from '@signoria/kernel/testing';

const game = ticTacToe as unknown as AnyGame; // its own types are finer than anybody who plays any game can see

/** Only `game` is ever looked at: nobody reads its texts, and no bot plays it. */
export const noughts = { game, policy: {} } as GameModule;

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

/**
 * The cells of one whole game in the order they are marked: the same on every server for the same dice. Somebody wins
 * before the board is full, since our table makes the last mark by itself.
 */
export function cellsOf(dice: Random): readonly number[] {
  for (;;) {
    const free = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    const marked: number[] = [];
    while (free.length > 1 && !isWon(marked)) marked.push(free.splice(dice.below(free.length), 1)[0]!);
    if (isWon(marked)) return marked;
  }
}

/** By whoever made the last mark. */
function isWon(marked: readonly number[]): boolean {
  const last = (marked.length - 1) % 2;
  const own = marked.filter((_, i) => i % 2 === last);
  return LINES.some((line) => line.every((cell) => own.includes(cell)));
}
