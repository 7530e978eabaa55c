/**
 * The figures of rules version 1, as corrections to those of today: games that began with them are played on, and replayed,
 * with them.
 */
import { ROADS } from './cities.ts';
import type { Correction } from './edition.ts';

const CITIES_THEN: NonNullable<Correction['cities']> = {
  parma: { symbols: { cavalry: 2, florin: 3 } },
  perugia: { symbols: { crown: 1, cavalry: 2, cross: 1 } },
  civitavecchia: { toughness: 2 },
  ragusa: { symbols: { ship: 2, florin: 3 } },
};
const CARDS_THEN: NonNullable<Correction['cards']> = { ludovico_sforza: { symbols: { crown: 3, florin: 2 } } };

/** These corrections, made to the box as it was. */
export function toFirst(c: Correction): Correction {
  return {
    ...c,
    roads: { '5': [...ROADS['5'], ['genoa', 'pisa'], ['parma', 'verona']], ...c.roads },
    cities: merged(CITIES_THEN, c.cities),
    cards: merged(CARDS_THEN, c.cards),
  };
}

type Parts<T> = { readonly [id: string]: Partial<T> | undefined };

function merged<T extends object>(then: Parts<T>, now: Parts<T> = {}): Parts<T> {
  return { ...then, ...Object.fromEntries(Object.entries(now).map(([id, part]) => [id, { ...then[id], ...part }])) };
}
