/** The places of the workshop's sentences, for whoever translates them. */
import { given, type Places } from '@signoria/kernel';
import type { WorkshopText } from '../text.ts';

export const places: Places<WorkshopText> = {
  kinds: ['n'],
  corrected: ['n'],
  cell: ['row', 'field'],
  item: ['name', 'n'],
  edit: ['name'],
  remove: ['name'],
  reset: ['name'],
  vouchFor: ['name'],
  toMend: ['n'],
  deals: given(['players'], (min, max) => ({ players: min === max ? min : `${min}–${max}` })),
  left: ['n'],
  others: ['n'],
  broken: ['n'],
  opened: ['name'],
  houseHas: ['name'],
};
