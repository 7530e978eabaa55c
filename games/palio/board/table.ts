/** What the parts of the board are given, and its words. */
import type { Language } from '@signoria/kernel';
import type { BoardProps } from '@signoria/kit';
import type { Choice } from '../rules/model/choices.ts';
import type { View } from '../rules/view/view.ts';
import { type BoardWords, boardWords } from './text.ts';

export type Table = BoardProps<View, Choice>;

export function wordsOf({ language }: { readonly language: Language }): BoardWords {
  return boardWords.in(language);
}
