/** A first game of The Princes of Florence, explained: three princes, and the learner is second to bid and to act. */
import type { Guide } from '@signoria/kernel';
import { guideEn } from './en.ts';
import { notes } from './notes.ts';
import { guideRu } from './ru.ts';

// The third seat begins: the learner sees an auction opened and a turn taken before it is their turn, and begins round 2.
export const guide: Guide = { seats: 3, options: { firstPlayer: 3 }, notes, words: { en: guideEn, ru: guideRu } };
