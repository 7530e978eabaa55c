/**
 * Virtù in German: the sentences stand in `de.json`. Title and options speak it; the board and what is asked and told is said in
 * English so far: both languages of all of it together would weigh too much for a first load.
 */
import { type PlayText, playText, translated } from '@signoria/kernel';
import sentences from './de.json' with { type: 'json' };
import { describe } from './describe.ts';
import { wordsEn } from './en.ts';

export const de: PlayText = playText(translated('de', wordsEn, sentences, {}), describe);
