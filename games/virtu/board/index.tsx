/** Virtù's board: map, Palaces, prestige, market and battles. It draws the view and the menu and knows no rule. */
import type { GameBoard } from '@signoria/kit';
import type { Choice } from '../rules/model/choices.ts';
import type { Happening } from '../rules/model/events.ts';
import type { View } from '../rules/view/types.ts';
import { explain, headline, seatLine } from './facts.ts';
import { Own } from './Own.tsx';
import { Stage } from './Stage.tsx';
import './board.css';

/** Payments are asked on the board, with the cards that pay. */
const ASKS = ['pay', 'raise', 'redeem', 'patronage', 'alliance', 'cash', 'request'] as const;

const chapters = ['springBegins'];

const parts = {
  markerStops: 'turn',
  siegeBegins: 'siege',
  fieldBattleBegins: 'battle',
  winterBegins: 'winter',
} as const satisfies { readonly [what in Happening['what']]?: string };

const telling = () => import('./telling/index.ts');

export const board: GameBoard<View, Choice> = {
  Stage,
  Own,
  chapters,
  parts,
  telling,
  asks: ASKS,
  seatLine,
  headline,
  explain,
};
