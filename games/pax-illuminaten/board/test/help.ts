/** Tables for these tests: positions of scenarios and of random games, told to a reader as the page tells them. */
import type { AnyGame } from '@signoria/kernel';
import { type Kind, tablesOf, watcher } from '@signoria/kit/testing';
import { game as pax } from '../../rules/game.ts';
import type { Choice } from '../../rules/model/choices.ts';
import type { View } from '../../rules/view/view.ts';
import { text } from '../../text/index.ts';

export const game: AnyGame = pax;

export const tableOf = tablesOf<View, Choice>(game, text);

export const watch = watcher(game);

/** Tables that differ in everything a board must cope with. */
export const TABLES: readonly Kind[] = [
  ['alone against Weishaupt', 1, {}],
  ['alone against Charles Theodore', 1, { rival: 'charlestheodore' }],
  ['two players', 2, {}],
  ['two players and the Count of Saint-Germain', 2, { rival: 'saintgermain' }],
  ['three players', 3, {}],
  ['three players and Joseph II', 3, { rival: 'joseph' }],
  ['four players', 4, {}],
];
