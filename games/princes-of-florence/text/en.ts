/** The Princes of Florence in English, as a table needs it: the words, and the board's beside them. */
import { type PlayText, playText } from '@signoria/kernel';
import { boardEn } from '../board/text.en.ts';
import { boardWords } from '../board/text.ts';
import { describe } from './describe.ts';
import { effectsEn, groupsEn, thingsEn } from './names.en.ts';
import { componentNames } from './names.ts';
import { wordsEn } from './words.en.ts';

export { wordsEn };

componentNames.learn('en', { things: thingsEn, effects: effectsEn, groups: groupsEn });
boardWords.learn('en', boardEn);

export const en: PlayText = playText(wordsEn, describe);
