/** One lot, open purses, rising bids in steps of five: pass, or an amount. */

import { notationOf, number } from '../../choices/notation.ts';
import type { Choice, Core, Game, OptionSchema, Seat } from '../../index.ts';
import { any, finish, list, schedule } from '../../index.ts';
import { cloneCore, core, noEdition, seatsOf } from './toy.ts';

type BidFrame = { readonly at: 'bid'; readonly seat: Seat };
type Bid = { readonly do: 'pass' } | { readonly do: 'bid'; readonly amount: number };

export interface Auction extends Core<BidFrame, Bid> {
  high: number;
  leader: Seat | null;
  out: boolean[];
}

export const STEP = 5;
export const PURSE = 1000;

function nextBidder(s: Auction, after: Seat): Seat | null {
  const order = seatsOf(s).map((i) => (after + 1 + i) % s.seats);
  return order.find((seat) => !s.out[seat] && seat !== s.leader) ?? null;
}

export const auction: Game<Auction, BidFrame, Bid, unknown, OptionSchema> = {
  id: 'auction',
  rules: 1,
  players: { min: 2, max: 5 },
  options: {},
  steps: {
    bid: {
      rules: ['AUC-1'],
      seat: (_, f) => f.seat,
      menu: (s) =>
        any<Choice & Bid>(list([{ do: 'pass' }]), {
          kind: 'amount',
          base: { do: 'bid' },
          min: s.high + STEP,
          max: PURSE,
          step: STEP,
        }),
      blocked: (s) => [
        { choice: { do: 'bid', amount: s.high }, why: 'low', rules: ['AUC-1'], facts: { high: s.high } },
      ],
      whyNot: (_, _f, c) =>
        c.do === 'bid' && c.amount > PURSE ? { why: 'dear', rules: ['AUC-2'], facts: { purse: PURSE } } : null,
      take(s, f, c) {
        if (c.do === 'pass') s.out[f.seat] = true;
        else Object.assign(s, { high: c.amount, leader: f.seat });
        const seat = nextBidder(s, f.seat);
        if (seat !== null) schedule(s, { at: 'bid', seat });
        else finish(s, { winners: s.leader === null ? [] : [s.leader], reason: 'sold' });
      },
    },
  },
  setup: ({ seats, chance }) => ({
    ...core<BidFrame, Bid>(seats, chance, { at: 'bid', seat: 0 }),
    high: 0,
    leader: null,
    out: Array<boolean>(seats).fill(false),
  }),
  readEdition: noEdition,
  clone: (s) => ({ ...cloneCore(s), out: s.out.slice() }),
  view: ({ high, leader, out }) => ({ high, leader, out: out.slice() }),
  imagine() {},
  notation: notationOf({ pass: {}, bid: { amount: number } }),
  score: (s, seat) => [{ what: 'lot', points: s.leader === seat ? 1 : 0, rules: ['AUC-1'] }],
  violations: (s) => (s.high <= PURSE ? [] : ['a bid beyond the purse']),
};
