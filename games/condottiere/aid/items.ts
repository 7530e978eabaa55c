/** What the one page of the game speaks of, with pictures and rules; the words are in `en.ts` and `ru.ts`. */
import type { AidItem } from '@signoria/kernel';

const card = (id: string) => ({ group: 'cards', id });

export const turn = [
  { id: 'site', rules: ['CON-3.2', 'CON-3.3'] },
  { id: 'battle', rules: ['CON-4.2', 'CON-4.7'], picture: card('m6') },
  { id: 'compare', rules: ['CON-7.1', 'CON-7.4'], picture: card('heroine') },
  { id: 'token', rules: ['CON-7.3', 'CON-6.20'], picture: card('courtesan') },
  { id: 'discard', rules: ['CON-7.8', 'CON-7.9'] },
  { id: 'round', rules: ['CON-8.1', 'CON-8.4', 'CON-8.5'] },
] as const satisfies readonly AidItem[];

export const actions = [
  { id: 'mercenary', rules: ['CON-5.1', 'CON-6.1'], picture: card('m10') },
  { id: 'drummer', rules: ['CON-6.24', 'CON-6.25'], picture: card('drummer') },
  { id: 'winter', rules: ['CON-6.3'], picture: card('winter') },
  { id: 'spring', rules: ['CON-6.7'], picture: card('spring') },
  { id: 'bishop', rules: ['CON-6.11', 'CON-6.15'], picture: card('bishop') },
  { id: 'scarecrow', rules: ['CON-6.29'], picture: card('scarecrow') },
  { id: 'surrender', rules: ['CON-6.34'], picture: card('surrender') },
  { id: 'pass', rules: ['CON-4.7', 'CON-4.8'] },
] as const satisfies readonly AidItem[];

export const scoring = [
  { id: 'many', rules: ['CON-10.1'] },
  { id: 'few', rules: ['CON-10.2'] },
  { id: 'last', rules: ['CON-10.4', 'CON-10.5'] },
] as const satisfies readonly AidItem[];

export type ItemId = (typeof turn | typeof actions | typeof scoring)[number]['id'];
