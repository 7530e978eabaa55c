/** Chapter 7: how high a bid must be, and what a player is held to. */
import type { Seat } from '@signoria/kernel';
import { editionOf } from '../data/edition.ts';
import { type Auction, NONE, type State } from './state.ts';

/** POR-7.11: a city tile opens at twice the status of its city. */
const STATUS_FACTOR = 2;

export function cityMinimum(s: State, city: number): number {
  return STATUS_FACTOR * s.status[city]!;
}

export function tileMinimum(s: State, tile: number): number {
  return cityMinimum(s, editionOf(s).tiles[tile]!.city);
}

/** The least that may be bid now: POR-7.4, POR-7.11, POR-7.16, POR-R36. */
export function minimumBid(s: State, { kind, lot, high }: Auction): number {
  if (high >= 0) return high + 1; // POR-R20
  if (kind === 'city') return tileMinimum(s, lot);
  return kind === 'attacker' || kind === 'defender' ? editionOf(s).condottiereMinimum : 0;
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
