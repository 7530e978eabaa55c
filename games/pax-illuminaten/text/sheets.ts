/** Pax Illuminaten's words that are translated in plain files. */
import type { Sheet } from '@signoria/kernel';
import { boardEn } from '../board/text/en.ts';
import { boardPlaces } from '../board/text/places.ts';
import { printedPlaces } from './cards/places.ts';
import { neededPlaces } from './demands.ts';
import { figurePlaces, figuresEn } from './house/figures.ts';
import { stakesEn } from './house/stakes.ts';
import { neededEn } from './names.en.ts';
import { wordsEn } from './words.en.ts';

// Put together of what is needed.
const { demands: _, ...words } = wordsEn;

export const sheets: readonly Sheet[] = [
  {
    file: 'games/pax-illuminaten/text/',
    english: { ...words, needed: neededEn },
    places: { ...printedPlaces, needed: neededPlaces },
  },
  { file: 'games/pax-illuminaten/board/text/', english: boardEn, places: boardPlaces('en', boardEn.you) },
  {
    file: 'games/pax-illuminaten/text/house/numbers.',
    english: { figures: figuresEn, stakes: stakesEn },
    places: { figures: figurePlaces },
  },
];
