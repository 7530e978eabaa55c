/**
 * The words that only the board says. They come with the words of their language (`text/en.ts`, `text/ru.ts`), so that a page
 * fetches one of them. Names, effects, prompts and the chronicle are in `../text`.
 */
import { spoken } from '@signoria/kernel';
import type { BoardWords } from './en.ts';

export type { BoardWords } from './en.ts';

export const boardWords = spoken<BoardWords>();
