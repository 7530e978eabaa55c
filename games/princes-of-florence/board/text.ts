/**
 * The words that only the board says. They come with the words of their language (`text/en.ts`, `text/ru.ts`), so that a page
 * fetches one of them. Names, effects, prompts and the chronicle are in `../text`.
 */
import { type ShapeOf, spoken } from '@signoria/kernel';
import type { boardEn } from './text.en.ts';

export type BoardWords = ShapeOf<typeof boardEn>;
/** Things that can be asked about and have no card of their own. */
export type ThingId = keyof BoardWords['things'];

export const boardWords = spoken<BoardWords>();
