/** Condottiere's words that are translated in plain files. */
import type { Sheet } from '@signoria/kernel';
import { aidEn } from '../aid/en.ts';
import { boardPlaces } from '../board/places.ts';
import { boardEn } from '../board/text.en.ts';
import { workshopEn, workshopPlaces } from '../board/workshop/words.ts';
import { PROVENANCE } from '../data/provenance.ts';
import { guideEn } from '../guide/en.ts';
import sentences from './de.json' with { type: 'json' };
import { wordsEn } from './en.ts';
import { figurePlaces, figuresEn } from './figures.ts';
import { orderPlaces, ordersEn } from './orders.ts';
import { places } from './places.ts';
import { rulesEn } from './rules.en.ts';
import { stakesEn } from './stakes.ts';

const notes = Object.fromEntries(PROVENANCE.map(({ group, note }) => [group, note.en]));

export const sheets: readonly Sheet[] = [
  {
    file: 'games/condottiere/text/',
    english: { ...wordsEn, grammar: { you: 'you' } },
    places: places('en', sentences),
  },
  { file: 'games/condottiere/board/text.', english: boardEn, places: boardPlaces(sentences) },
  { file: 'games/condottiere/aid/', english: aidEn, places: {} },
  { file: 'games/condottiere/guide/', english: guideEn, places: {} },
  { file: 'games/condottiere/text/rules.', english: rulesEn, places: {} },
  {
    file: 'games/condottiere/text/aside.',
    english: { orders: ordersEn, workshop: workshopEn, notes },
    places: { orders: orderPlaces, workshop: workshopPlaces },
  },
  {
    file: 'games/condottiere/text/numbers.',
    english: { figures: figuresEn, stakes: stakesEn },
    places: { figures: figurePlaces },
  },
];
