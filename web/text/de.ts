/** The client in German: the sentences stand in `de.json`. What it lacks is said in English. */
import { translated } from '@signoria/kernel';
import { tableDe } from '@signoria/table/words/de';
import { clockEn, clockText } from '../pages/table/seats/clock-words.ts';
import sentences from './de.json' with { type: 'json' };
import { en } from './en.ts';
import { clockPlaces, places } from './places.ts';
import type { Words } from './shape.ts';

clockText.learn('de', translated('de', clockEn, sentences.clock, clockPlaces));

export const de: Words = { ...translated('de', en, sentences, places('de')), atTable: tableDe };
