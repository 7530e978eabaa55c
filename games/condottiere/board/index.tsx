/** Condottiere's board: map, battle lines and hand. It draws the view and the menu it is given and knows no rule. */
import type { GameBoard } from '@signoria/kit';
import type { Choice } from '../rules/model/choices.ts';
import type { View } from '../rules/view/view.ts';
import { explain, headline, seatLine } from './facts.ts';
import { Own } from './Own.tsx';
import { Stage } from './Stage.tsx';
import './drawings/drawings.css';
import './board.css';

const chapters = ['siteChosen', 'finalBattle'];
const telling = () => import('./telling/index.ts');

export const board: GameBoard<View, Choice> = {
  Stage,
  Own,
  chapters,
  telling,
  seatLine,
  headline,
  explain,
  asks: ['tableTalk'],
};
