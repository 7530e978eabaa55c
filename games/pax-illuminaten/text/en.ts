/** Pax Illuminaten in English, as a table needs it: the words, and the board's beside them. */
import { type PlayText, playText } from '@signoria/kernel';
import { boardEn } from '../board/text/en.ts';
import { boardWords } from '../board/text/index.ts';
import { describe } from './describe.ts';
import { names } from './names.ts';
import { wordsEn } from './words.en.ts';

export { wordsEn };

names.learn('en', wordsEn);
boardWords.learn('en', boardEn);

export const en: PlayText = playText(wordsEn, describe);
