/** What the one page of the game speaks of, with pictures and rules; the words are in `en.ts` and `ru.ts`. */
import type { AidItem } from '@signoria/kernel';

const of = (group: string) => (id: string) => ({ group, id });
const [card, token, ally, bonus] = [of('cards'), of('tokens'), of('alliances'), of('bonuses')];

export const turn = [
  { id: 'spring', rules: ['VIR-5.2', 'VIR-6.2'], picture: card('ambassador') },
  { id: 'sieges', rules: ['VIR-12.3', 'VIR-12.9'], picture: card('condottiere') },
  { id: 'winter', rules: ['VIR-15.1'], picture: token('duchy') },
  { id: 'refresh', rules: ['VIR-6.5', 'VIR-8.2'] },
  { id: 'end', rules: ['VIR-16.1'] },
] as const satisfies readonly AidItem[];

export const actions = [
  { id: 'diplomacy', rules: ['VIR-9.2', 'VIR-9.3', 'VIR-9.4'] },
  { id: 'war', rules: ['VIR-10.1', 'VIR-10.2'], picture: token('artillery') },
  { id: 'govern', rules: ['VIR-8.2'], picture: card('podesta') },
  { id: 'patronage', rules: ['VIR-8.5', 'VIR-8.6'], picture: bonus('leonardo') },
  { id: 'intrigue', rules: ['VIR-11.1', 'VIR-11.4'] },
  { id: 'trade', rules: ['VIR-8.18'], picture: card('merchant') },
  { id: 'acquire', rules: ['VIR-15.14', 'VIR-15.16'], picture: card('banker') },
  { id: 'hire', rules: ['VIR-15.2', 'VIR-15.22'] },
  { id: 'alliance', rules: ['VIR-15.24'], picture: ally('france') },
  { id: 'indulgence', rules: ['VIR-7.2', 'VIR-7.6'] },
] as const satisfies readonly AidItem[];

export const scoring = [
  { id: 'cities', rules: ['VIR-16.2'] },
  { id: 'track', rules: ['VIR-16.3'] },
  { id: 'printed', rules: ['VIR-16.4'] },
  { id: 'religion', rules: ['VIR-16.5', 'VIR-16.6'] },
  { id: 'trophies', rules: ['VIR-16.8'] },
  { id: 'alliances', rules: ['VIR-16.9'] },
  { id: 'debts', rules: ['VIR-16.10'] },
] as const satisfies readonly AidItem[];

export type ItemId = (typeof turn | typeof actions | typeof scoring)[number]['id'];
