/** A first game of Princes of the Renaissance, explained: three at the table, who begin without the two auctions. */
import type { Guide } from '@signoria/kernel';
import { guideEn } from './en.ts';
import { notes } from './notes.ts';
import { guideRu } from './ru.ts';

export const guide: Guide = {
  seats: 3,
  options: { opening: 'beginner' },
  notes,
  words: { en: guideEn, ru: guideRu },
};
