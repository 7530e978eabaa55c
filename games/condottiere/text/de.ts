/** Condottiere in German: the sentences stand in `de.json` and `../board/text.de.json`. What they lack is said in English. */
import { type PlayText, playText, translated } from '@signoria/kernel';
import { boardPlaces } from '../board/places.ts';
import boardDe from '../board/text.de.json' with { type: 'json' };
import { boardEn } from '../board/text.en.ts';
import { boardWords } from '../board/text.ts';
import sentences from './de.json' with { type: 'json' };
import { describe } from './describe.ts';
import { wordsEn } from './en.ts';
import { names } from './names.ts';
import { places } from './places.ts';

export const wordsDe = translated('de', wordsEn, sentences, places('de', sentences));

names.learn('de', wordsDe);
boardWords.learn('de', translated('de', boardEn, boardDe, boardPlaces(sentences)));

export const de: PlayText = playText(wordsDe, describe);
