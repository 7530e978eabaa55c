/** The board as text, and which cards are to be seen in it. */
import { drawer, marksIn } from '@signoria/kit/testing';
import { board } from '../index.tsx';

export const markupOf = drawer(board);

/** The cards whose faces are drawn somewhere. */
export const facesIn = (markup: string): ReadonlySet<string> => marksIn(markup, 'data-card');
