/** Chapter 7: how high a bid must be, and what a player is held to. */
import type { Part, Parts, Seat } from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { CITIES } from '../../data/cities.ts';
import { type Auction, NONE, type State } from './state.ts';

/** POR-7.11: a city tile opens at twice the status of its city. */
const STATUS_FACTOR = 2;
const RAISE = 1;

export function cityMinimum(s: State, city: number, parts: Parts = null): number {
  const status = s.status[city]!;
  for (let time = 0; time < STATUS_FACTOR; time++) parts?.push(byStatus(city, status, 'POR-7.11'));
  return STATUS_FACTOR * status;
}

export function byStatus(city: number, status: number, ...rules: readonly string[]): Part {
  return { what: 'status', n: status, rules, facts: { city: CITIES[city]! } };
}

export function tileMinimum(s: State, tile: number, parts: Parts = null): number {
  return cityMinimum(s, editionOf(s).tiles[tile]!.city, parts);
}

/** The least that may be bid now: POR-7.4, POR-7.11, POR-7.16, POR-R36. */
export function minimumBid(s: State, { kind, lot, high }: Auction, parts: Parts = null): number {
  if (high >= 0) {
    parts?.push({ what: 'highBid', n: high, rules: ['POR-7.4'] }, { what: 'raise', n: RAISE, rules: ['POR-R20'] });
    return high + RAISE;
  }
  if (kind === 'city') return tileMinimum(s, lot, parts);
  const hires = kind === 'attacker' || kind === 'defender';
  const least = hires ? editionOf(s).condottiereMinimum : 0;
  parts?.push({ what: 'opening', n: least, rules: [hires ? 'POR-R36' : kind === 'pope' ? 'POR-7.21' : 'POR-7.16'] });
  return least;
}

/** POR-R22: what a bid costs once this much comes off, for these reasons. A price is never below 0. */
export function priceOf(
  bid: number,
  off: number,
  discounts: readonly Part[] | null = null,
  parts: Parts = null,
): number {
  parts?.push({ what: 'bid', n: bid, rules: ['POR-7.5'] });
  if (discounts !== null) for (const discount of discounts) parts?.push({ ...discount, n: 0 - discount.n });
  if (off > bid) parts?.push({ what: 'floor', n: off - bid, rules: ['POR-R22'] });
  return Math.max(0, bid - off);
}

/** POR-7.2: who has nominated a tile must open; a condottiere auction may be passed by all (POR-8.32). */
export function mustOpen({ kind, high }: Auction): boolean {
  return high < 0 && kind !== 'attacker' && kind !== 'defender';
}

/** The bid the seat must be able to pay: its standing high bid, or the least opening it owes; NONE for none. */
export function pledge(s: State, seat: Seat): number {
  const auction = s.auction;
  if (auction === null) return NONE;
  if (auction.bidder === seat) return auction.high;
  return mustOpen(auction) && auction.nominator === seat ? minimumBid(s, auction) : NONE;
}
