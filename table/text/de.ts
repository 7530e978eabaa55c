/** The table's own words in German: the sentences stand in `de.json`. */
import { translated } from '@signoria/kernel';
import { kernelDe } from '@signoria/kernel/words/de';
import type { TableText } from '../text.ts';
import sentences from './de.json' with { type: 'json' };
import { tableEn } from './en.ts';
import { places } from './places.ts';

export const tableDe: TableText = translated('de', tableEn, sentences, places(kernelDe));
