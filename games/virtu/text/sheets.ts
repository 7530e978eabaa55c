/** Virtù's words that are translated in plain files. */
import type { Sheet } from '@signoria/kernel';
import { wordsEn } from './en.ts';
import { figurePlaces, figuresEn } from './figures.ts';
import { stakesEn } from './stakes.ts';

export const sheets: readonly Sheet[] = [
  { file: 'games/virtu/text/', english: wordsEn, places: {} },
  {
    file: 'games/virtu/text/numbers.',
    english: { figures: figuresEn, stakes: stakesEn },
    places: { figures: figurePlaces },
  },
];
