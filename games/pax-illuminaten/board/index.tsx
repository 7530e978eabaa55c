/** The board of Pax Illuminaten. It draws the view and the menu it is given and knows no rule. */
import type { GameBoard } from '@signoria/kit';
import type { Choice } from '../rules/model/choices.ts';
import type { View } from '../rules/view/types.ts';
import { explain, headline, seatLine } from './facts.ts';
import { Own } from './own/Own.tsx';
import { Stage } from './Stage.tsx';
import './board.css';

const chapters = ['roundStarts', 'turnStarts'];
const telling = () => import('./telling/index.ts');

export const board: GameBoard<View, Choice> = { Stage, Own, chapters, telling, seatLine, headline, explain };
