/** A first game of Pax Illuminaten, explained: two at the table, the smallest board and only one rival to watch. */
import type { Guide } from '@signoria/kernel';
import { guideEn } from './en.ts';
import { notes } from './notes.ts';
import { guideRu } from './ru.ts';

export const guide: Guide = { seats: 2, notes, words: { en: guideEn, ru: guideRu } };
