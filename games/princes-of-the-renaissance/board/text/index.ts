/**
 * The words that only the board says. They come with the words of their language (`text/en.ts`, `text/ru.ts`), so that a page
 * fetches one of them. Names, effects, prompts and the chronicle are in `../text`.
 */
import { type ShapeOf, spoken } from '@signoria/kernel';
import type { BoardWords } from './en.ts';
import type { shortEn } from './short.en.ts';

export const boardWords = spoken<BoardWords>();

/** Names that fit on a chip: at most 16 letters. */
export const shortNames = spoken<ShapeOf<typeof shortEn>>();
