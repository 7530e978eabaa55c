/** What the one page of the game speaks of, with pictures and rules; the words are in `en.ts` and `ru.ts`. */
import type { AidItem } from '@signoria/kernel';

const tile = (id: string) => ({ group: 'shapes', id });
const person = (id: string) => ({ group: 'professions', id });

export const turn = [
  { id: 'auction', rules: ['FLO-4.2', 'FLO-4.6'], picture: tile('forest') },
  { id: 'actions', rules: ['FLO-6.1', 'FLO-6.2'], picture: person('poet') },
  { id: 'best', rules: ['FLO-13.1'] },
  { id: 'end', rules: ['FLO-3.1', 'FLO-14.1'] },
] as const satisfies readonly AidItem[];

export const actions = [
  { id: 'work', rules: ['FLO-7.1', 'FLO-7.8', 'FLO-7.9'], picture: person('astronomer') },
  { id: 'build', rules: ['FLO-8.1', 'FLO-8.2', 'FLO-8.6'], picture: tile('theater') },
  { id: 'freedom', rules: ['FLO-10.1', 'FLO-10.2'] },
  { id: 'profession', rules: ['FLO-9.1', 'FLO-9.3'], picture: person('painter') },
  { id: 'bonus', rules: ['FLO-11.1', 'FLO-11.2'] },
  { id: 'landscape', rules: ['FLO-5.2', 'FLO-5.3', 'FLO-5.4'], picture: tile('lake') },
  { id: 'jester', rules: ['FLO-5.5'] },
  { id: 'builder', rules: ['FLO-5.6', 'FLO-8.1'] },
  { id: 'recruiting', rules: ['FLO-5.8'] },
  { id: 'prestige', rules: ['FLO-5.7'] },
] as const satisfies readonly AidItem[];

export const scoring = [
  { id: 'fromWork', rules: ['FLO-7.9'] },
  { id: 'fromBuilding', rules: ['FLO-8.2'] },
  { id: 'fromBest', rules: ['FLO-13.1'] },
  { id: 'fromPair', rules: ['FLO-5.3', 'FLO-5.6'] },
  { id: 'fromCards', rules: ['FLO-14.1', 'FLO-15.1'] },
] as const satisfies readonly AidItem[];

export type ItemId = (typeof turn | typeof actions | typeof scoring)[number]['id'];
