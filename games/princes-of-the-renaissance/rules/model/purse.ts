/**
 * Holdings: what may be spent, given away or bid. Open offers bind what they offer, and a standing high bid binds what
 * covers it (POR-R14); so no bid and no offer can ever turn out to be empty.
 */
import type { Parts, Seat } from '@signoria/kernel';
import { CURRENCIES, type Currency, GOLD, INFLUENCE } from '../../data/currency.ts';
import { BANKER } from '../../data/tiles.ts';
import { BRIBE_CARDINAL, CARDINAL_WORTH } from '../../data/treachery.ts';
import { discount, hasUnused } from './abilities.ts';
import { pledge, priceOf } from './bids.ts';
import { type AuctionKind, NONE, type State, USED } from './state.ts';

/** POR-13.1 */
export const BANK_MOST = 3;
/** POR-3.13 */
export const FEE = 5;

export function other(currency: Currency): Currency {
  return currency === GOLD ? INFLUENCE : GOLD;
}

/** What the seat's own open offers would cost it. */
export function offered(s: State, seat: Seat, currency: Currency): number {
  let sum = 0;
  for (let i = 0; i < s.offers.length; i++) {
    const offer = s.offers[i]!;
    if (offer.from === seat) sum += offer.give[currency];
  }
  return sum;
}

/** Holdings less what open offers bind: what can be paid or bid. */
export function ready(s: State, seat: Seat, currency: Currency, parts: Parts = null): number {
  const held = s.purse[currency][seat]!;
  const bound = offered(s, seat, currency);
  parts?.push({ what: 'holdings', n: held, rules: ['POR-4.1'], facts: { currency: CURRENCIES[currency] } });
  if (bound > 0) parts?.push({ what: 'offered', n: -bound, rules: ['POR-R13'] });
  return held - bound;
}

export function hasBanker(s: State, seat: Seat): boolean {
  return hasUnused(s, seat, BANKER, USED.banker);
}

/** What Bribe Cardinals in hand are worth in this auction (POR-R24). */
export function cardinalsWorth(s: State, seat: Seat, kind: AuctionKind): number {
  return kind === 'pope' ? s.hands[seat]![BRIBE_CARDINAL]! * CARDINAL_WORTH : 0;
}

/** The highest bid the seat can cover: POR-7.6, POR-R23, POR-R24. */
export function reach(s: State, seat: Seat, kind: AuctionKind, currency: Currency, parts: Parts = null): number {
  const own = ready(s, seat, currency, parts) + discount(s, seat, kind, currency, parts);
  const bank = hasBanker(s, seat) ? Math.min(BANK_MOST, ready(s, seat, other(currency))) : 0;
  const cardinals = cardinalsWorth(s, seat, kind);
  if (cardinals > 0) parts?.push({ what: 'cardinals', n: cardinals, rules: ['POR-15.5', 'POR-R24'] });
  if (bank > 0) parts?.push({ what: 'banker', n: bank, rules: ['POR-13.1', 'POR-R23'] });
  return own + cardinals + bank;
}

/** POR-R22: a net price is never below 0. */
export function netPrice(s: State, seat: Seat, kind: AuctionKind, currency: Currency, bid: number): number {
  return priceOf(bid, discount(s, seat, kind, currency));
}

/** What the bid the seat is held to binds of this currency: first the bid's own, then what the Banker must change. */
export function bound(s: State, seat: Seat, currency: Currency): number {
  const bid = pledge(s, seat);
  if (bid === NONE) return 0;
  const { kind, currency: paid } = s.auction!;
  const due = Math.max(0, netPrice(s, seat, kind, paid, bid) - cardinalsWorth(s, seat, kind));
  const own = Math.min(due, ready(s, seat, paid));
  return currency === paid ? own : due - own;
}

/** The secret bid of the opening, once made, is bound as well. */
function sealedBid(s: State, seat: Seat, currency: Currency): number {
  const pick = currency === GOLD ? s.picks?.[seat] : null;
  return pick?.do === 'order' ? pick.amount : 0;
}

/** POR-H11: until the families are chosen, the beginners' fee lies ready. Rules version 1 did not lock it. */
function unpaidFee(s: State, currency: Currency): number {
  if (currency !== GOLD || s.options.opening !== 'beginner' || s.printing !== 2) return 0;
  return s.family.includes(NONE) ? FEE : 0;
}

/** What the seat may give away or change now. */
export function spare(s: State, seat: Seat, currency: Currency, parts: Parts = null): number {
  const bid = bound(s, seat, currency) + sealedBid(s, seat, currency);
  const fee = unpaidFee(s, currency);
  const free = ready(s, seat, currency, parts) - bid - fee;
  if (bid > 0) parts?.push({ what: 'bound', n: -bid, rules: ['POR-R14'] });
  if (fee > 0) parts?.push({ what: 'fee', n: -fee, rules: ['POR-H11'] });
  return free;
}

/** Before everyone's eyes. */
export function spend(s: State, seat: Seat, currency: Currency, amount: number): void {
  s.purse[currency][seat]! -= amount;
  s.paper[currency][seat]! -= amount;
}

export function gain(s: State, seat: Seat, currency: Currency, amount: number): void {
  spend(s, seat, currency, -amount);
}

/** Between two players, seen by nobody else. */
export function handOver(s: State, from: Seat, to: Seat, currency: Currency, amount: number): void {
  s.purse[currency][from]! -= amount;
  s.purse[currency][to]! += amount;
  s.secret[currency][from * s.seats + to]! += amount;
  s.secret[currency][to * s.seats + from]! -= amount;
}
