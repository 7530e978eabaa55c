/** The board of Princes of the Renaissance. It draws the view and the menu it is given and knows no rule. */
import type { GameBoard } from '@signoria/kit';
import type { Choice } from '../rules/model/choices.ts';
import type { Happening } from '../rules/model/events.ts';
import type { View } from '../rules/view/types.ts';
import { explain, headline, seatLine } from './facts.ts';
import { Own } from './Own.tsx';
import { Stage } from './Stage.tsx';
import './board.css';

/** Bids, exchanges and the Banker: their forms stand where the prices are. */
const asks = ['orderBids', 'familyBid', 'bid', 'negotiation', 'banker'];

const chapters = ['decadeStarts', 'warDeclared'];

const stories = { nominated: ['lotWon'] } as const satisfies {
  readonly [begins in Happening['what']]?: readonly Happening['what'][];
};

const telling = () => import('./telling/index.ts');

export const board: GameBoard<View, Choice> = {
  Stage,
  Own,
  chapters,
  stories,
  telling,
  asks,
  seatLine,
  headline,
  explain,
};
