/** The auctions at which a seat may leave a standing bid: "up to so much, then pass". Opening bids are bids (POR-7.2). */
import type { Bidding, GameModule, Seat } from '@signoria/kernel';
import { type Choice, PASS } from '../model/choices.ts';
import { discountIn } from './helpers.ts';
import type { View } from './types.ts';

const amount: Bidding['amount'] = (choice) => {
  const c = choice as Choice; // only this game's choices come here
  return c.do === 'bid' ? c.amount : null;
};

/** POR-3.5: one auction for the order in which families are chosen. What is laid is paid in full. */
const families: Bidding = {
  lot: (view) => ((view as View).phase === 'families' ? 'families' : 'none'), // only this game's views come here
  amount,
  pass: PASS,
  inside(view): readonly Seat[] {
    const { opening, players } = view as View;
    return opening === null ? [] : players.map(({ seat }) => seat).filter((seat) => !opening.passed.includes(seat));
  },
};

/** City tiles, events, the Pope and both condottieri: the five kinds of POR-7 and POR-8. */
const lots: Bidding = {
  lot(view) {
    const { auction } = view as View;
    return auction === null ? 'none' : `${auction.id} ${auction.kind} ${auction.lot}`;
  },
  amount,
  pass: PASS,
  inside: (view) => (view as View).auction?.inside ?? [],
  /** POR-7.7 */
  discount(view, you) {
    const { auction } = view as View;
    return auction === null ? 0 : discountIn(view as View, you, auction).total;
  },
};

export const bidding: NonNullable<GameModule['bidding']> = { familyBid: families, bid: lots };
