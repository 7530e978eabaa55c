/** Results of a closed deal without luck, where its games have been judged: each beside what it was, and the means of all. */
import type { DealLuck } from '@signoria/protocol';
import type { Store } from '@signoria/store';
import { keptLuck } from '../reviews/review-documents.ts';
import { estimate } from '../tournaments/luck.ts';
import type { HouseDeal } from './deal.ts';
import type { Try } from './tries.ts';

const NOTHING: DealLuck = { judged: 0, unjudged: [], rows: [], field: null };

/** Where somebody played is told when nobody can use it any more: of an open deal nothing is. */
export async function luckOfDeal(
  store: Store,
  { seat }: HouseDeal,
  tries: readonly Try[],
  closed: boolean,
): Promise<DealLuck> {
  if (!closed) return NOTHING;
  const found = await Promise.all(tries.map(({ table }) => keptLuck(store, table)));
  const rows = tries.flatMap(({ user }, i) => {
    const luck = found[i] ?? null;
    if (luck === null) return [];
    const adjusted = { mean: luck.adjusted[seat]!, se: luck.errors?.[seat] ?? null };
    return [{ user, won: luck.result[seat]!, adjusted }];
  });
  return {
    judged: rows.length,
    unjudged: tries.flatMap(({ table }, i) => (found[i] === null ? [table] : [])),
    rows: rows.toSorted((a, b) => b.adjusted.mean - a.adjusted.mean),
    field: rows.length === 0 ? null : fieldOf(rows),
  };
}

function fieldOf(rows: DealLuck['rows']): DealLuck['field'] {
  return {
    won: estimate(rows.map(({ won }) => won)),
    adjusted: estimate(rows.map(({ adjusted }) => adjusted.mean)),
  };
}
