/** A first game of Condottiere, explained: four at the table, where three neighbouring regions win. */
import { type Guide, translated } from '@signoria/kernel';
import guideDe from './de.json' with { type: 'json' };
import { guideEn } from './en.ts';
import { notes } from './notes.ts';
import { guideRu } from './ru.ts';

export const guide: Guide = {
  seats: 4,
  notes,
  words: { en: guideEn, ru: guideRu, de: translated('de', guideEn, guideDe, {}) },
};
