/** A first game of Virtù, explained: three at the table, powers by lot, the beginners' rule, eight Years at most. */
import type { Guide } from '@signoria/kernel';
import { guideEn } from './en.ts';
import { notes } from './notes.ts';
import { guideRu } from './ru.ts';

export const guide: Guide = {
  seats: 3,
  // The learner begins: nothing has happened yet that they would have to understand.
  options: { oneAgentPerPalace: true, powers: 'drawn', firstPlayer: 1, longestGame: 8 },
  notes,
  words: { en: guideEn, ru: guideRu },
};
