/** How many courses a game can take: a number that changes with any change of the rules. */
import type { AnyGame, AnyState } from '../index.ts';
import { answer, decider, enumerate, menuOf } from '../index.ts';

/** The number of different sequences of `depth` answers from here; games that end sooner count once. */
export function countLines(game: AnyGame, s: AnyState, depth: number): number {
  if (depth === 0 || s.outcome !== null) return 1;
  const seat = decider(game, s);
  const choices = enumerate(menuOf(game, s, seat)!, undefined, Infinity);
  const byLine = new Map(choices.map((choice) => [game.notation.write(choice), choice]));
  let lines = 0;
  for (const choice of byLine.values()) {
    const next = game.clone(s);
    answer(game, next, seat, choice);
    lines += countLines(game, next, depth - 1);
  }
  return lines;
}
