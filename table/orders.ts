/**
 * Standing orders: "whenever I am asked this, answer that", and standing bids: "up to so much for this, then pass".
 * Secret, and answered after the same delay whatever the question, so that nobody can tell an order from a player who is
 * quick.
 */
import { type AnyGame, type AnyState, judge, NotationError, question, Refused, type Seat } from '@signoria/kernel';
import { type Actor, change } from './actor.ts';
import { type Auctions, auctionIn, biddingAt, bidLine, isBid, isForOnce } from './bids.ts';
import { botAt, type SeatOrders } from './record.ts';
import { refuse } from './refusal.ts';
import type { AnswerOrder, BidOrder, StandingOrder } from './wire.ts';

const MOST_ORDERS = 50;
const LONGEST = 500;

export async function giveOrders(t: Actor, seat: Seat, orders: readonly StandingOrder[]): Promise<void> {
  if (orders.length > MOST_ORDERS) refuse({ why: 'too-many' });
  for (const order of orders) {
    if (isBid(order)) checkBid(t.ports.module, order);
    else checkAnswer(t.ports.module.game, order);
  }
  await change(t, { orders: withOrders(t, seat, orders) });
}

function withOrders(t: Actor, seat: Seat, orders: readonly StandingOrder[]): readonly SeatOrders[] {
  const others = t.facts.orders.filter((given) => given.seat !== seat);
  const after = t.course?.moves.length ?? 0;
  return orders.length === 0 ? others : [...others, { seat, after, orders }];
}

function checkAnswer(game: AnyGame, { at, line, times }: AnswerOrder): void {
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

function checkBid({ bidding }: Auctions, { at, lot, upTo, beyond }: BidOrder): void {
  if (lot.length > LONGEST) refuse({ why: 'too-large' });
  if (biddingAt(bidding, at) === undefined) refuse({ why: 'malformed', detail: 'at' });
  if (!Number.isInteger(upTo) || upTo < 0) refuse({ why: 'malformed', detail: 'upTo' });
  if (beyond !== 'pass' && beyond !== 'ask') refuse({ why: 'malformed', detail: 'beyond' });
}

function ordersOf(orders: readonly SeatOrders[], seat: Seat): readonly StandingOrder[] {
  return orders.find((given) => given.seat === seat)?.orders ?? [];
}

/** The orders that may still answer something, as their giver is shown them: a bid is gone once another lot is up. */
export function ordersShown(t: Actor, seat: Seat): readonly StandingOrder[] {
  const orders = ordersOf(t.facts.orders, seat);
  if (t.course === null || !orders.some(isBid)) return orders;
  const { game, state } = t.course.match;
  const now = auctionIn(t.ports.module, question(game, state, seat), game.view(state, seat));
  return orders.filter((order) => !isBid(order) || now === null || now.at !== order.at || now.lot === order.lot);
}

/** The order that answers the open question for this seat, by its place in the list; null when none does. */
export function orderFor(t: Actor, seat: Seat): { readonly index: number; readonly line: string } | null {
  const orders = ordersOf(t.facts.orders, seat);
  if (orders.length === 0 || botAt(t.facts.seats[seat]) !== null) return null;
  const { module } = t.ports;
  const { game } = module;
  const s = t.course!.match.state;
  const asked = question(game, s, seat);
  for (const [index, order] of orders.entries()) {
    if (order.at !== asked?.at) continue;
    const line = isBid(order)
      ? bidLine(module, asked, game.view(s, seat), order, game.notation)
      : isLegal(game, s, seat, order.line)
        ? order.line
        : null;
    if (line !== null) return { index, line };
  }
  return null;
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
  if (!isForOnce(orders[index]!)) return;
  await change(t, { orders: withOrders(t, seat, orders.toSpliced(index, 1)) });
}
