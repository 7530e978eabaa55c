/** Results of a tournament without luck, where its games have been judged: who won how much, and how much less chance brought them. */
import type { EventLuck } from '@signoria/protocol';
import type { Store } from '@signoria/store';
import { keptLuck } from '../reviews/review-documents.ts';
import type { Event, EventRound } from './event.ts';

export async function luckOf(store: Store, event: Event, rounds: readonly EventRound[]): Promise<EventLuck> {
  const over = rounds.flatMap(({ tables }) => tables).filter(({ result }) => result !== null);
  const found = await Promise.all(over.map(({ table }) => keptLuck(store, table)));
  const results = over.flatMap(({ seats }, i) => {
    const luck = found[i];
    if (luck === undefined || luck === null) return [];
    return seats.map((id, seat) => ({ id, won: luck.result[seat]!, adjusted: luck.adjusted[seat]! }));
  });
  const rows = event.entrants.flatMap(({ id }) => {
    const own = results.filter((one) => one.id === id);
    if (own.length === 0) return [];
    const won = estimate(own.map((one) => one.won));
    return [{ id, games: own.length, won, adjusted: estimate(own.map((one) => one.adjusted)) }];
  });
  return {
    judged: found.filter((luck) => luck !== null).length,
    unjudged: over.filter((_, i) => found[i] === null).map(({ table }) => table),
    rows: rows.toSorted((a, b) => b.adjusted.mean - a.adjusted.mean),
  };
}

/** The mean with one standard error; of a single game nobody knows how far it may be off. */
export function estimate(values: readonly number[]): { readonly mean: number; readonly se: number | null } {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  if (n < 2) return { mean, se: null };
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, se: Math.sqrt(squares / (n - 1) / n) };
}
