/** The words of Princes of the Renaissance that are translated in plain files. */
import type { Sheet } from '@signoria/kernel';
import { boardEn } from '../board/text/en.ts';
import { boardPlaces } from '../board/text/places.ts';
import { shortEn } from '../board/text/short.en.ts';
import { figurePlaces, figuresEn } from './house/figures.ts';
import { stakesEn } from './house/stakes.ts';
import { wordsEn } from './words.en.ts';

export const sheets: readonly Sheet[] = [
  { file: 'games/princes-of-the-renaissance/text/', english: wordsEn, places: {} },
  { file: 'games/princes-of-the-renaissance/board/text/', english: boardEn, places: boardPlaces(wordsEn) },
  { file: 'games/princes-of-the-renaissance/board/text/short.', english: shortEn, places: {} },
  {
    file: 'games/princes-of-the-renaissance/text/house/numbers.',
    english: { figures: figuresEn, stakes: stakesEn },
    places: { figures: figurePlaces },
  },
];
