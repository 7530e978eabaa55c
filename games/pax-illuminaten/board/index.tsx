/** The board of Pax Illuminaten. It draws the view and the menu it is given and knows no rule. */
import type { GameBoard } from '@signoria/web/kit';
import type { Choice } from '../rules/choices.ts';
import type { View } from '../rules/view-types.ts';
import { explain, headline, seatLine } from './facts.ts';
import { Own } from './Own.tsx';
import { Stage } from './Stage.tsx';
import './board.css';

export const board: GameBoard<View, Choice> = { Stage, Own, seatLine, headline, explain };
