/**
 * What a log has already carried out is no longer pending, even if the table stopped before it could write that down:
 * the end of the game, proposals that were agreed on, and orders for once.
 */
import type { Outcome } from '@signoria/kernel';
import { isForOnce } from './bids.ts';
import type { Move } from './course.ts';
import type { SeatOrders, TableRecord } from './record.ts';
import { orderUsed, proposalTicket } from './tickets.ts';

export type Facts = Omit<TableRecord, 'entries' | 'chat'>;

export function settled(facts: Facts, moves: readonly Move[], outcome: Outcome | null): Facts {
  const ended = outcome === null ? {} : ({ status: 'finished', result: outcome } as const);
  const done = new Set(moves.map(({ ticket }) => ticket));
  const { proposals } = facts;
  const open = proposals.open.filter(({ id }) => !done.has(proposalTicket(id)));
  return { ...facts, ...ended, proposals: { ...proposals, open }, orders: spentOut(facts.orders, moves) };
}

function spentOut(orders: readonly SeatOrders[], moves: readonly Move[]): readonly SeatOrders[] {
  return orders.flatMap(({ seat, after, orders }) => {
    const used = new Set(moves.slice(after).map(({ ticket }) => orderUsed(ticket, seat)));
    const left = orders.filter((order, i) => !isForOnce(order) || !used.has(i));
    if (left.length === orders.length) return [{ seat, after, orders }];
    return left.length === 0 ? [] : [{ seat, after: moves.length, orders: left }];
  });
}
