/** Virtù's board: map, Palaces, prestige, market and battles. It draws the view and the menu and knows no rule. */
import type { GameBoard } from '@signoria/kit';
import type { Choice } from '../rules/model/choices.ts';
import type { View } from '../rules/view/types.ts';
import { explain, headline, seatLine } from './facts.ts';
import { Own } from './Own.tsx';
import { Stage } from './Stage.tsx';
import { sounds } from './sounds.ts';
import './board.css';

/** Payments are asked on the board, with the cards that pay. */
const ASKS = ['pay', 'raise', 'redeem', 'patronage', 'alliance', 'cash', 'request'] as const;

export const board: GameBoard<View, Choice> = { Stage, Own, sounds, asks: ASKS, seatLine, headline, explain };
