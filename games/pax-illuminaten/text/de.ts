/**
 * Pax Illuminaten in German: the sentences stand in `de.json` and `../board/text/de.json`. Board, cards and options
 * speak it; what is asked and told is said in English so far.
 */
import { type PlayText, playText, translated } from '@signoria/kernel';
import boardDe from '../board/text/de.json' with { type: 'json' };
import { boardEn } from '../board/text/en.ts';
import { boardWords } from '../board/text/index.ts';
import { boardPlaces } from '../board/text/places.ts';
import { printedPlaces } from './cards/places.ts';
import sentences from './de.json' with { type: 'json' };
import { demandsFrom, neededPlaces } from './demands.ts';
import { describe } from './describe.ts';
import { neededEn } from './names.en.ts';
import { names } from './names.ts';
import type { Words } from './shape.ts';
import { wordsEn } from './words.en.ts';

export const wordsDe: Words = {
  ...translated('de', wordsEn, sentences, printedPlaces),
  demands: demandsFrom(translated('de', neededEn, sentences.needed, neededPlaces)),
};

names.learn('de', wordsDe);
boardWords.learn('de', translated('de', boardEn, boardDe, boardPlaces('de', boardDe.you)));

export const de: PlayText = playText(wordsDe, describe);
