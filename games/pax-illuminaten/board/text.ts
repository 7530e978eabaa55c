/** The words that only the board says. Names, prompts and the chronicle are in `../text`. */
import type { Language } from '@signoria/kernel';
import { boardEn } from './text.en.ts';
import { boardRu } from './text.ru.ts';
import type { BoardWords } from './text.shape.ts';

export type { BoardWords } from './text.shape.ts';

export const boardWords: { readonly [L in Language]: BoardWords } = { en: boardEn, ru: boardRu };
