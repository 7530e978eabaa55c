/** Virtù's board: map, Palaces, prestige, market and battles. It draws the view and the menu and knows no rule. */
import type { GameBoard } from '@signoria/kit';
import type { Choice } from '../rules/model/choices.ts';
import type { View } from '../rules/view/types.ts';
import { explain, headline, seatLine } from './facts.ts';
import { Own } from './Own.tsx';
import { Stage } from './Stage.tsx';
import './board.css';

/** Payments are asked on the board, with the cards that pay. */
const ASKS = ['pay', 'raise', 'redeem', 'patronage', 'alliance', 'cash', 'request'] as const;

const chapters = ['springBegins'];
const telling = () => import('./telling/index.ts');

export const board: GameBoard<View, Choice> = {
  Stage,
  Own,
  chapters,
  telling,
  asks: ASKS,
  seatLine,
  headline,
  explain,
};
