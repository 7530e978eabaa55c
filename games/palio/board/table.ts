/** What the parts of the board are given, and its words. */
import { inEvery, type Language } from '@signoria/kernel';
import type { BoardProps } from '@signoria/kit';
import type { Choice } from '../rules/model/choices.ts';
import type { View } from '../rules/view/view.ts';
import { boardEn } from './text.en.ts';
import { boardRu } from './text.ru.ts';

export type Table = BoardProps<View, Choice>;

const WORDS = inEvery({ en: boardEn, ru: boardRu });

export function wordsOf({ language }: { readonly language: Language }) {
  return WORDS[language];
}
