/**
 * Standing orders: "whenever I am asked this, answer that". Secret, and answered after the same delay whatever the
 * question, so that nobody can tell an order from a player who is quick.
 */
import { type AnyGame, type AnyState, judge, NotationError, question, Refused, type Seat } from '@signoria/kernel';
import { type Actor, change } from './actor.ts';
import { botAt, type SeatOrders } from './record.ts';
import { refuse } from './refusal.ts';
import type { StandingOrder } from './wire.ts';

const MOST_ORDERS = 50;
const LONGEST = 500;

export async function giveOrders(t: Actor, seat: Seat, orders: readonly StandingOrder[]): Promise<void> {
  if (orders.length > MOST_ORDERS) refuse({ why: 'too-many' });
  for (const order of orders) checkOrder(t.ports.module.game, order);
  await change(t, { orders: withOrders(t, seat, orders) });
}

function withOrders(t: Actor, seat: Seat, orders: readonly StandingOrder[]): readonly SeatOrders[] {
  const others = t.facts.orders.filter((given) => given.seat !== seat);
  const after = t.course?.moves.length ?? 0;
  return orders.length === 0 ? others : [...others, { seat, after, orders }];
}

function checkOrder(game: AnyGame, { at, line, times }: StandingOrder): void {
  if (line.length > LONGEST) refuse({ why: 'too-large' });
  if (!Object.hasOwn(game.steps, at)) refuse({ why: 'malformed', detail: 'at' });
  if (times !== 'once' && times !== 'always') refuse({ why: 'malformed', detail: 'times' });
  try {
    game.notation.read(line);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    refuse({ why: 'unreadable', line, problem: error.message });
  }
}

export function ordersOf(orders: readonly SeatOrders[], seat: Seat | null): readonly StandingOrder[] {
  return orders.find((given) => given.seat === seat)?.orders ?? [];
}

/** The order that answers the open question for this seat, by its place in the list; null when none does. */
export function orderFor(t: Actor, seat: Seat): { readonly index: number; readonly line: string } | null {
  const s = t.course!.match.state;
  if (botAt(t.facts.seats[seat]) !== null) return null;
  const { game } = t.ports.module;
  const orders = ordersOf(t.facts.orders, seat);
  const index = orders.findIndex(({ at, line }) => at === question(game, s, seat)?.at && isLegal(game, s, seat, line));
  return index < 0 ? null : { index, line: orders[index]!.line };
}

function isLegal(game: AnyGame, s: AnyState, seat: Seat, line: string): boolean {
  try {
    return judge(game, s, seat, game.notation.read(line)).kind === 'answer';
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/** Strike an order for once from the list after it has answered. */
export async function spend(t: Actor, seat: Seat, index: number): Promise<void> {
  const orders = ordersOf(t.facts.orders, seat);
  if (orders[index]!.times === 'always') return;
  await change(t, { orders: withOrders(t, seat, orders.toSpliced(index, 1)) });
}
