/** A position in words, for the messages of scenarios that fail. */
import type { Seat } from '@signoria/kernel';
import { game } from '../rules/game.ts';
import type { State } from '../rules/model/state.ts';
import { en } from '../text/en.ts';

export function describe(s: State): readonly string[] {
  const reader = { seat: null, name: (seat: Seat) => `seat ${seat}` };
  return [...en.describe(game.view(s, null), reader), `to do: ${s.todo.map((f) => f.at).join(' < ')}`];
}
