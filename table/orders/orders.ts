/**
 * Standing orders: "whenever I am asked this, answer that", perhaps "unless …", and standing bids: "up to so much for
 * this, then pass".
 * Secret, and answered after the same delay whatever the question, so that nobody can tell an order from a player who is
 * quick.
 */
import { type AnyGame, type AnyState, judge, NotationError, question, Refused, type Seat } from '@signoria/kernel';
import { type Actor, change } from '../actor.ts';
import { botAt, type SeatOrders } from '../log/record.ts';
import type { TableGame } from '../ports.ts';
import { refuse } from '../refusal.ts';
import type { AnswerOrder, BidOrder, StandingOrder } from '../wire.ts';
import { biddingAt, bidFor, isBid, isForOnce, isUp } from './bids.ts';
import { isCondition, isExcepted, windowAt } from './reaction-windows.ts';

const MOST_ORDERS = 50;
const LONGEST = 500;

export async function giveOrders(t: Actor, seat: Seat, orders: readonly StandingOrder[]): Promise<void> {
  if (orders.length > MOST_ORDERS) refuse({ why: 'too-many' });
  for (const order of orders) {
    if (isBid(order)) checkBid(t, seat, order);
    else checkAnswer(t.ports.module, order);
  }
  await change(t, { orders: withOrders(t, seat, orders) });
}

function withOrders(t: Actor, seat: Seat, orders: readonly StandingOrder[]): readonly SeatOrders[] {
  const others = t.facts.orders.filter((given) => given.seat !== seat);
  const after = t.course?.moves.length ?? 0;
  return orders.length === 0 ? others : [...others, { seat, after, orders }];
}

function checkAnswer(module: TableGame, { at, line, times, unless = [] }: AnswerOrder): void {
  const { game } = module;
  if ((line?.length ?? 0) > LONGEST) refuse({ why: 'too-large' });
  if (!Object.hasOwn(game.steps, at)) refuse({ why: 'malformed', detail: 'at' });
  if (times !== 'once' && times !== 'always') refuse({ why: 'malformed', detail: 'times' });
  if (unless.length > MOST_ORDERS) refuse({ why: 'too-many' });
  if (!unless.every((wish) => isCondition(module, at, wish))) refuse({ why: 'malformed', detail: 'unless' });
  if (line === null) {
    if (windowAt(module, at) === undefined) refuse({ why: 'malformed', detail: 'line' });
    return;
  }
  try {
    game.notation.read(line);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    refuse({ why: 'unreadable', line, problem: error.message });
  }
}

function checkBid(t: Actor, seat: Seat, { at, lot, item, upTo, beyond }: BidOrder): void {
  const of = biddingAt(t.ports.module.bidding, at);
  if (lot.length > LONGEST) refuse({ why: 'too-large' });
  if (of === undefined) refuse({ why: 'malformed', detail: 'at' });
  const named = of.items === undefined ? item === undefined : item !== undefined && of.items.includes(item);
  if (!named) refuse({ why: 'malformed', detail: 'item' });
  if (!Number.isInteger(upTo) || upTo < 0) refuse({ why: 'malformed', detail: 'upTo' });
  if (!isBeyond(beyond, seat, t.facts.seats.length)) refuse({ why: 'malformed', detail: 'beyond' });
}

function isBeyond(beyond: BidOrder['beyond'], seat: Seat, seats: number): boolean {
  if (typeof beyond === 'string') return beyond === 'pass' || beyond === 'ask';
  const { askIfIn } = beyond;
  return Number.isInteger(askIfIn) && askIfIn >= 0 && askIfIn < seats && askIfIn !== seat;
}

function ordersOf(orders: readonly SeatOrders[], seat: Seat): readonly StandingOrder[] {
  return orders.find((given) => given.seat === seat)?.orders ?? [];
}

/** The orders that may still answer something, as their giver is shown them: a bid is gone with its lot. */
export function ordersShown(t: Actor, seat: Seat): readonly StandingOrder[] {
  const orders = ordersOf(t.facts.orders, seat);
  if (t.course === null || !orders.some(isBid)) return orders;
  const { game, state } = t.course.match;
  const view = game.view(state, seat);
  return orders.filter((order) => !isBid(order) || isUp(t.ports.module, order, view));
}

/** The order that answers the open question for this seat, by its place in the list; null when none does. */
export function orderFor(t: Actor, seat: Seat): { readonly index: number; readonly line: string } | null {
  const orders = ordersOf(t.facts.orders, seat);
  if (orders.length === 0 || botAt(t.facts.seats[seat]) !== null) return null;
  const { module } = t.ports;
  const { game } = module;
  const s = t.course!.match.state;
  const asked = question(game, s, seat);
  if (!orders.some(({ at }) => at === asked?.at)) return null;
  const view = game.view(s, seat);
  const bid = bidFor(module, asked, view, orders.filter(isBid));
  for (const [index, order] of orders.entries()) {
    if (order.at !== asked?.at) continue;
    if (isBid(order)) {
      if (order === bid?.by) return { index, line: game.notation.write(bid.choice) };
    } else {
      const line = answerLine(module, order, view, seat);
      if (line !== null && isLegal(game, s, seat, line)) return { index, line };
    }
  }
  return null;
}

/** Null when its giver wants to be asked in person. */
function answerLine(module: TableGame, order: AnswerOrder, view: unknown, seat: Seat): string | null {
  if (isExcepted(module, order, view, seat)) return null;
  if (order.line !== null) return order.line;
  const declined = windowAt(module, order.at)?.decline(view, seat) ?? null;
  return declined === null ? null : module.game.notation.write(declined);
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
