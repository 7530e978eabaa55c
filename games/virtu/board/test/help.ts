/** Tables for these tests: positions of real random games, told to a reader as the page tells them. */
import { type AnyGame, type AnyState, question, type Seat } from '@signoria/kernel';
import { type Kind, positions, tablesOf, type Watch, watcher } from '@signoria/kit/testing';
import { game as virtu } from '../../rules/game.ts';
import type { Choice } from '../../rules/model/choices.ts';
import type { View } from '../../rules/view/types.ts';
import { text } from '../../text/index.ts';
import type { Table } from '../table.ts';

export const game: AnyGame = virtu;

export const tableOf = tablesOf<View, Choice>(game, text);

/** Long enough to meet everything. */
const SHORT = { longestGame: 5 };

const watchAny = watcher(game);

export const watch: Watch = (name, seats, options, pace, see) =>
  watchAny(name, seats, { ...SHORT, ...options }, pace, see);

/** What the one who is asked sees in the first position of a game in which this is true. */
export function firstTable(name: string, seats: number, isIt: (table: Table) => boolean): Table {
  for (const { match } of positions(game, name, seats, SHORT)) {
    const table = tableOf(match.state, { you: askedSeat(match.state) });
    if (isIt(table)) return table;
  }
  throw new Error(`never in '${name}'`);
}

/** Tables that differ in what a board must cope with. */
export const TABLES: readonly Kind[] = [
  ['three players', 3, {}],
  ['four players', 4, { oneAgentPerPalace: true }],
  ['five players', 5, { powers: 'drawn' }],
];

/** The seat that is asked something now; the first one when the game is over. */
export function askedSeat(state: AnyState): Seat {
  return question(game, state, null)?.deciding[0] ?? 0;
}
