/** A position in words, for the messages of scenarios that fail. */
import { type AnyGame, deciding, enumerate, freedoms, question, type Seat } from '@signoria/kernel';
import { game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { en } from '../text/en.ts';

const table: AnyGame = game;

export function describe(s: State): string {
  const reader = { seat: null, name: (seat: Seat) => `seat ${seat}` };
  const asked = deciding(table, s).flatMap((seat) => [`seat ${seat}: ${moves(s, seat).join(' | ')}`]);
  const todo = s.todo.map((f) => f.at).join(' < ');
  return [...en.describe(game.view(s, null), reader), `to do: ${todo}`, ...asked].join('\n');
}

/** All moves of a seat that is asked, as lines; of a payment the canonical ones. */
export function moves(s: State, seat: Seat): readonly string[] {
  const menu = question(table, s, seat)?.menu ?? null;
  return menu === null ? [] : enumerate(menu, undefined, 400).map(game.notation.write as (c: unknown) => string);
}

/** What a seat may do unasked, as lines. */
export function freeMoves(s: State, seat: Seat): readonly string[] {
  return freedoms(table, s, seat).flatMap(({ menu }) =>
    enumerate(menu).map(game.notation.write as (c: unknown) => string),
  );
}
