/** Tables for these tests: positions of real random games, told to a reader as the page tells them. */
import { type AnyGame, question } from '@signoria/kernel';
import { type Kind, tablesOf, watcher } from '@signoria/kit/testing';
import { game as renaissance } from '../../rules/game.ts';
import type { Choice } from '../../rules/model/choices.ts';
import type { View } from '../../rules/view/types.ts';
import { text } from '../../text/index.ts';

export const game: AnyGame = renaissance;

export const tableOf = tablesOf<View, Choice>(game, text);

/** Questions that random games ask too seldom to be left to luck. */
const RARE = new Set([
  'familyChoice',
  'declare',
  'discardCard',
  'keepOne',
  'payment',
  'placeArtist',
  'consolation',
  'nameCities',
  'holyLeague',
  'bribe',
  'reroll',
  'rankTied',
  'reaction',
]);

/** Or one of the first, while everybody begins. */
export const watch = watcher(
  game,
  (state, answered) => answered < state.seats || RARE.has(question(game, state, null)!.at),
);

/** Tables that differ in everything a board must cope with. */
export const TABLES: readonly Kind[] = [
  ['three players', 3, {}],
  ['four beginners with the other families', 4, { opening: 'beginner', side: 'B' }],
  ['five players who hide everything', 5, { holdings: 'hidden' }],
  ['six players who show everything', 6, { holdings: 'open' }],
];
