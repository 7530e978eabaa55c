/** Noughts and crosses as the kernel has it, but with choices built anew for every menu, and a policy for bots. */
import { type AnyGame, type Ask, enumerate, type Game, list, type Policy, type Seat } from '@signoria/kernel';
import { type Mark, type MarkFrame, type TicTacToe, ticTacToe } from '../../../kernel/testing/toys/tictactoe.ts';
import type { Playable } from '../../thought.ts';

const mark = ticTacToe.steps.mark as Ask<TicTacToe, MarkFrame, Mark>;

const game: Game<TicTacToe, MarkFrame, Mark, unknown> = {
  ...ticTacToe,
  id: 'noughts',
  steps: { mark: { ...mark, menu: (s, f) => list(enumerate(mark.menu(s, f)).map((c) => ({ ...c }))) } },
};

/** Knows nothing but that the centre is nice. */
const policy: Policy<TicTacToe, Mark> = {
  rate(_, __, choices, into) {
    for (let i = 0; i < choices.length; i++) into[i] = choices[i]!.cell === 4 ? 1 : 0;
  },
};

export const noughts: Playable = { game: game as AnyGame, policy: policy as Policy };

/** A position written as nine characters of `x`, `o` and `.`, crosses being seat 0. */
export function drawn(cells: string, toMove: Seat): TicTacToe {
  const s = ticTacToe.setup({
    seats: 2,
    options: {},
    edition: null,
    chance: { key: '0'.repeat(64), used: {}, draws: 0 },
  });
  s.cells = [...cells].map((c) => (c === '.' ? null : 'xo'.indexOf(c)));
  s.todo = [{ at: 'mark', seat: toMove }];
  s.asked = 1;
  return s;
}
