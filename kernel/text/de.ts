/** The kernel's own words in German: the sentences stand in `de.json`. */
import type { KernelText } from '../text.ts';
import sentences from './de.json' with { type: 'json' };
import { editionEn } from './edition.en.ts';
import { kernelEn } from './en.ts';
import { editionPlaces, places } from './places.ts';
import { translated } from './translated.ts';

const edition = translated('de', editionEn, sentences.editionFile, editionPlaces);

export const kernelDe: KernelText = translated(
  'de',
  kernelEn,
  sentences,
  places(() => kernelDe, edition),
);
