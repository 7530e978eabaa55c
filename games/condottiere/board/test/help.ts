/** Tables for these tests: positions of real random games, told to a reader as the page tells them. */
import { type AnyGame, question } from '@signoria/kernel';
import { type Kind, tablesOf, watcher } from '@signoria/kit/testing';
import { game as condottiere } from '../../rules/game.ts';
import type { Choice } from '../../rules/model/choices.ts';
import type { View } from '../../rules/view/view.ts';
import { text } from '../../text/index.ts';

export const game: AnyGame = condottiere;

export const tableOf = tablesOf<View, Choice>(game, text);

/** Questions that random games ask too seldom to be left to luck. */
const RARE = ['takeBack', 'placePope', 'passFacedown'];

export const watch = watcher(game, (state) => RARE.includes(question(game, state, null)!.at));

/** Tables that differ in everything a board must cope with. */
export const TABLES: readonly Kind[] = [
  ['two players', 2, {}],
  ['four players', 4, {}],
  ['six players', 6, { biggerKingdoms: true }],
  ['hidden cards', 3, { hiddenCards: true }],
  ['hidden cards turned up first', 5, { hiddenCards: true, hiddenRevealBeforeEffect: true }],
  ['capturing regions', 4, { capturingRegions: true }],
  ['draw after battle', 3, { drawAfterBattle: true }],
  ['points', 3, { points: true, pointsTarget: 5 }],
  ['secret hand sizes', 4, { handSizesPublic: false, popeMayEnterContestedRegion: false }],
];
