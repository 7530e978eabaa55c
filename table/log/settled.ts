/**
 * What a log has already carried out is no longer pending, even if the table stopped before it could write that down:
 * the end of the game, proposals that were agreed on, and orders for once.
 */
import type { Outcome } from '@signoria/kernel';
import { isForOnce } from '../orders/bids.ts';
import type { Move } from './course.ts';
import type { SeatOrders, TableRecord } from './record.ts';
import { orderUsed, proposalKey } from './request-keys.ts';

export type TableFacts = Omit<TableRecord, 'entries' | 'chat'>;

export function settled(facts: TableFacts, moves: readonly Move[], outcome: Outcome | null): TableFacts {
  const ended = outcome === null ? {} : ({ status: 'finished', result: outcome } as const);
  const done = new Set(moves.map(({ requestKey }) => requestKey));
  const { proposals } = facts;
  const open = proposals.open.filter(({ id }) => !done.has(proposalKey(id)));
  return { ...facts, ...ended, proposals: { ...proposals, open }, orders: spentOut(facts.orders, moves) };
}

function spentOut(orders: readonly SeatOrders[], moves: readonly Move[]): readonly SeatOrders[] {
  return orders.flatMap(({ seat, after, orders }) => {
    const used = new Set(moves.slice(after).map(({ requestKey }) => orderUsed(requestKey, seat)));
    const left = orders.filter((order, i) => !isForOnce(order) || !used.has(i));
    if (left.length === orders.length) return [{ seat, after, orders }];
    return left.length === 0 ? [] : [{ seat, after: moves.length, orders: left }];
  });
}
