/** What the one page of the game speaks of, with pictures and rules; the words are in `en.ts` and `ru.ts`. */
import type { AidItem } from '@signoria/kernel';

const of = (group: string) => (id: string) => ({ group, id });
const [troop, tile, event, card] = [of('troops'), of('tiles'), of('events'), of('cards')];

export const turn = [
  { id: 'action', rules: ['POR-5.3'] },
  { id: 'besides', rules: ['POR-5.7'], picture: card('steal-influence') },
  { id: 'decade', rules: ['POR-5.5'], picture: event('ev1-bellini') },
  { id: 'income', rules: ['POR-10.2'] },
] as const satisfies readonly AidItem[];

export const actions = [
  { id: 'troop', rules: ['POR-6.2', 'POR-6.3'], picture: troop('infantry') },
  { id: 'treachery', rules: ['POR-6.6'], picture: card('veto') },
  { id: 'city', rules: ['POR-7.5', 'POR-7.7'], picture: tile('naples-spanish-infantry') },
  { id: 'event', rules: ['POR-7.5', 'POR-5.5'], picture: event('ev1-wine-merchants') },
  { id: 'pope', rules: ['POR-11.8'] },
  { id: 'war', rules: ['POR-8.15', 'POR-8.16', 'POR-8.23'], picture: troop('artillery') },
  { id: 'pass', rules: ['POR-5.3'] },
] as const satisfies readonly AidItem[];

export const scoring = [
  { id: 'tiles', rules: ['POR-11.2', 'POR-11.5'] },
  { id: 'events', rules: ['POR-11.6'] },
  { id: 'victories', rules: ['POR-11.13'] },
  { id: 'gold', rules: ['POR-11.9', 'POR-11.10'] },
  { id: 'influence', rules: ['POR-11.11', 'POR-11.12'] },
  { id: 'popeScores', rules: ['POR-11.8'] },
] as const satisfies readonly AidItem[];

export type ItemId = (typeof turn | typeof actions | typeof scoring)[number]['id'];
