/**
 * Virtù in German: the sentences stand in `de.json` and `../board/text/de.json`. Board, names and options speak it; what is
 * asked and told is said in English so far.
 */
import { type PlayText, playText, translated } from '@signoria/kernel';
import boardDe from '../board/text/de.json' with { type: 'json' };
import { boardEn } from '../board/text/en.ts';
import { boardWords } from '../board/text/index.ts';
import { boardPlaces } from '../board/text/places.ts';
import sentences from './de.json' with { type: 'json' };
import { describe } from './describe.ts';
import { namesEn } from './names.en.ts';
import { names } from './names.ts';
import { wordsEn } from './words.en.ts';

names.learn('de', translated('de', namesEn, sentences.names, {}));
boardWords.learn('de', translated('de', boardEn, boardDe, boardPlaces('de')));

export const de: PlayText = playText(translated('de', wordsEn, sentences, {}), describe);
