/** Virtù in English, as a table needs it: the words, and the board's beside them. */
import type { PlayText } from '@signoria/kernel';
import { boardEn } from '../board/text/en.ts';
import { boardWords } from '../board/text/index.ts';
import { namesEn } from './names.en.ts';
import { names } from './names.ts';
import { playEn } from './words.en.ts';

names.learn('en', namesEn);
boardWords.learn('en', boardEn);

export const en: PlayText = playEn;
