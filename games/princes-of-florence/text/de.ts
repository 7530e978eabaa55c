/**
 * The Princes of Florence in German: the sentences stand in `de.json` and `../board/text.de.json`. Board, cards and
 * options speak it; what is asked and told is said in English so far.
 */
import { type PlayText, playText, translated } from '@signoria/kernel';
import { boardPlaces } from '../board/places.ts';
import boardDe from '../board/text.de.json' with { type: 'json' };
import { boardEn } from '../board/text.en.ts';
import { boardWords } from '../board/text.ts';
import sentences from './de.json' with { type: 'json' };
import { describe } from './describe.ts';
import { componentNames } from './names.ts';
import { wordsEn } from './words.en.ts';

export const wordsDe = translated('de', wordsEn, sentences, {});

componentNames.learn('de', wordsDe);
boardWords.learn('de', translated('de', boardEn, boardDe, boardPlaces('de', sentences)));

export const de: PlayText = playText(wordsDe, describe);
