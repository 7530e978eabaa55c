/** Tables for these tests: positions of real random games, told to a reader as the page tells them. */
import { type AnyGame, type AnyState, question } from '@signoria/kernel';
import { listOf } from '@signoria/kit';
import { type Kind, tablesOf, watcher } from '@signoria/kit/testing';
import { game as florence } from '../../rules/game.ts';
import type { Choice } from '../../rules/model/choices.ts';
import type { View } from '../../rules/view/view.ts';
import { text } from '../../text/index.ts';

export const game: AnyGame = florence;

export const tableOf = tablesOf<View, Choice>(game, text);

/** Questions that random games ask too seldom to be left to luck. */
const RARE = new Set([
  'addBonus',
  'recruitNow',
  'exchange',
  'chooseLandscape',
  'lastBuyer',
  'putUp',
  'soloBuy',
  'soloLast',
  'answerOffer',
  'jointPay',
  'merchantFree',
]);

/** Or a Work, which random players seldom bring about. */
function isRare(state: AnyState): boolean {
  const { at, deciding } = question(game, state, null)!;
  if (RARE.has(at)) return true;
  const menu = at === 'turn' ? question(game, state, deciding[0]!)!.menu : null;
  return menu !== null && listOf(menu).some((choice) => choice.do === 'work');
}

export const watch = watcher(game, isRare);

/** Tables that differ in everything a board must cope with. */
export const TABLES: readonly Kind[] = [
  ['alone', 1, {}],
  ['alone at a table of five', 1, { soloTable: 'five', difficulty: 'hard' }],
  ['two players', 2, {}],
  ['three players', 3, {}],
  ['five players', 5, {}],
  ['the Muse and the Princess', 4, { musePrincess: true }],
  ['cooperative building', 3, { cooperative: true }],
  ['cooperative building for two, with characters', 2, { cooperative: true, musePrincess: true }],
];
