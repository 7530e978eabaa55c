/** The words of The Princes of Florence that are translated in plain files. */
import type { Sheet } from '@signoria/kernel';
import { boardPlaces } from '../board/places.ts';
import { boardEn } from '../board/text.en.ts';
import sentences from './de.json' with { type: 'json' };
import { figurePlaces, figuresEn } from './house/figures.ts';
import { stakesEn } from './house/stakes.ts';
import { thingsEn } from './names.en.ts';
import { wordsEn } from './words.en.ts';

// How a thing is called inside a sentence is each language's own affair.
const things = Object.fromEntries(Object.entries(thingsEn).map(([id, { name }]) => [id, { name }]));

export const sheets: readonly Sheet[] = [
  {
    file: 'games/princes-of-florence/text/',
    english: { ...wordsEn, things, palazzo: { name: boardEn.palazzo } },
    places: {},
  },
  { file: 'games/princes-of-florence/board/text.', english: boardEn, places: boardPlaces('en', sentences) },
  {
    file: 'games/princes-of-florence/text/house/numbers.',
    english: { figures: figuresEn, stakes: stakesEn },
    places: { figures: figurePlaces },
  },
];
