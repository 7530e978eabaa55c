/** The kernel's own words that are translated in plain files. */
import type { KernelText } from '../text.ts';
import { editionEn } from './edition.en.ts';
import { kernelEn } from './en.ts';
import { editionPlaces, places } from './places.ts';
import type { Sheet } from './translated.ts';

const words: () => KernelText = () => kernelEn;

export const sheets: readonly Sheet[] = [
  {
    file: 'kernel/text/',
    english: { ...kernelEn, editionFile: editionEn },
    places: { ...places(words, editionEn), editionFile: editionPlaces },
  },
];
