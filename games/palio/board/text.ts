/** The words that only the board says. They come with the words of their language, so that a page fetches one language and not all. */
import { type Places, type ShapeOf, spoken } from '@signoria/kernel';
import type { boardEn } from './text.en.ts';

export type BoardWords = ShapeOf<typeof boardEn>;

export const boardWords = spoken<BoardWords>();

/** What the facts of its sentences are called in a translator's file. */
export const boardPlaces: Places<BoardWords> = {
  pile: ['n'],
  of: ['finish'],
  spurs: ['n'],
  card: ['value'],
  cardText: ['value'],
  held: ['n'],
  headline: ['finish'],
};
