/** Palio in German: the sentences stand in `de.json` and `../board/text.de.json`. What they lack is said in English. */
import { type PlayText, playText, translated } from '@signoria/kernel';
import boardDe from '../board/text.de.json' with { type: 'json' };
import { boardEn } from '../board/text.en.ts';
import { boardPlaces, boardWords } from '../board/text.ts';
import sentences from './de.json' with { type: 'json' };
import { describe } from './describe.ts';
import { wordsEn } from './en.ts';

boardWords.learn('de', translated('de', boardEn, boardDe, boardPlaces));

export const de: PlayText = playText(translated('de', wordsEn, sentences, {}), describe);
