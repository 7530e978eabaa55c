/** The board of The Princes of Florence. It draws the view and the menu it is given and knows no rule. */
import type { GameBoard } from '@signoria/kit';
import type { Choice } from '../rules/model/choices.ts';
import type { Happening } from '../rules/model/events.ts';
import type { View } from '../rules/view/view.ts';
import { Keepsake } from './estate/MyCity.tsx';
import { explain, headline, seatLine } from './facts.ts';
import { Own } from './Own.tsx';
import { Stage } from './Stage.tsx';
import './drawings/drawings.css';
import './board.css';

/** Placing tiles, keeping people, turning coins into prestige, bidding on characters, selling prestige. */
const asks = [
  'placeLandscape',
  'placeBuilding',
  'jointPlace',
  'keepThree',
  'exchange',
  'convert',
  'pawn',
  'sellPrestige',
  'characterUse',
];

const chapters = ['roundBegins'];

const parts = {
  auctionOpens: 'auction',
  bought: 'auction',
  workBegun: 'turn',
  workDone: 'turn',
  built: 'turn',
  builtTogether: 'turn',
  freedomIntroduced: 'turn',
  cardPaid: 'turn',
  recruited: 'turn',
  turnEnds: 'turn',
  diegoActs: 'turn',
  diegoIdle: 'turn',
  bestWork: 'best',
  noWork: 'best',
} as const satisfies { readonly [what in Happening['what']]?: string };

const stories = { auctionOpens: ['bought'] } as const satisfies {
  readonly [begins in Happening['what']]?: readonly Happening['what'][];
};

const telling = () => import('./telling/index.ts');

export const board: GameBoard<View, Choice> = {
  Stage,
  Own,
  Keepsake,
  chapters,
  parts,
  stories,
  telling,
  asks,
  seatLine,
  headline,
  explain,
};
