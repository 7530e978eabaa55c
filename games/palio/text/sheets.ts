/** Palio's words that are translated in plain files. */
import type { Sheet } from '@signoria/kernel';
import { boardEn } from '../board/text.en.ts';
import { boardPlaces } from '../board/text.ts';
import { wordsEn } from './en.ts';

export const sheets: readonly Sheet[] = [
  { file: 'games/palio/text/', english: wordsEn, places: {} },
  { file: 'games/palio/board/text.', english: boardEn, places: boardPlaces },
];
