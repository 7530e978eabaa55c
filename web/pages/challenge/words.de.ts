/** The words of challenges in German: the sentences stand in `words.de.json`. */
import { translated } from '@signoria/kernel';
import sentences from './words.de.json' with { type: 'json' };
import { en, places } from './words.ts';

export const de = translated('de', en, sentences, places);
