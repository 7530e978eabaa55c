/** Princes of the Renaissance in English, as a table needs it: the words, and the board's beside them. */
import { type PlayText, playText } from '@signoria/kernel';
import { boardEn } from '../board/text/en.ts';
import { boardWords, shortNames } from '../board/text/index.ts';
import { shortEn } from '../board/text/short.en.ts';
import { describe } from './describe.ts';
import { groupsEn, namesEn } from './names.en.ts';
import { groups, names } from './names.ts';
import { wordsEn } from './words.en.ts';

export { wordsEn };

names.learn('en', namesEn);
groups.learn('en', groupsEn);
boardWords.learn('en', boardEn);
shortNames.learn('en', shortEn);

export const en: PlayText = playText(wordsEn, describe);
