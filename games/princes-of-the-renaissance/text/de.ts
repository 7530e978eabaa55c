/**
 * Princes of the Renaissance in German: the sentences stand in `de.json` and `../board/text/`. Board, names and options
 * speak it; what is asked and told is said in English so far.
 */
import { type PlayText, playText, translated } from '@signoria/kernel';
import boardDe from '../board/text/de.json' with { type: 'json' };
import { boardEn } from '../board/text/en.ts';
import { boardWords, shortNames } from '../board/text/index.ts';
import { boardPlaces } from '../board/text/places.ts';
import shortDe from '../board/text/short.de.json' with { type: 'json' };
import { shortEn } from '../board/text/short.en.ts';
import sentences from './de.json' with { type: 'json' };
import { describe } from './describe.ts';
import { groups, names } from './names.ts';
import { wordsEn } from './words.en.ts';

export const wordsDe = translated('de', wordsEn, sentences, {});

names.learn('de', wordsDe.names);
groups.learn('de', wordsDe.groups);
boardWords.learn('de', translated('de', boardEn, boardDe, boardPlaces(sentences)));
shortNames.learn('de', translated('de', shortEn, shortDe, {}));

export const de: PlayText = playText(wordsDe, describe);
