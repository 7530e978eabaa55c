/** The words of leagues in German: the sentences stand in `de.json`. */
import { translated } from '@signoria/kernel';
import sentences from './de.json' with { type: 'json' };
import { en } from './en.ts';
import { places } from './places.ts';

export const de = translated('de', en, sentences, places);
