/** Virtù's words that are translated in plain files. */
import type { Sheet } from '@signoria/kernel';
import { charactersEn } from '../board/text/characters.ts';
import { boardEn } from '../board/text/en.ts';
import { boardPlaces } from '../board/text/places.ts';
import { figurePlaces, figuresEn } from './figures.ts';
import { namesEn } from './names.en.ts';
import { stakesEn } from './stakes.ts';
import { wordsEn } from './words.en.ts';

export const sheets: readonly Sheet[] = [
  { file: 'games/virtu/text/', english: { ...wordsEn, names: namesEn }, places: {} },
  { file: 'games/virtu/board/text/', english: boardEn, places: boardPlaces('en') },
  { file: 'games/virtu/board/text/characters.', english: charactersEn, places: {} },
  {
    file: 'games/virtu/text/numbers.',
    english: { figures: figuresEn, stakes: stakesEn },
    places: { figures: figurePlaces },
  },
];
