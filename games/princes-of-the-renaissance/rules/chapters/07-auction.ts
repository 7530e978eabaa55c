/** Chapter 7, bidding: one procedure for city tiles, events, the Pope and both condottieri. What is won is in `07-lots.ts`. */
import { type Asks, any, type Blocked, type Chapter, list, type Menu, type Seat, schedule } from '@signoria/kernel';
import { CURRENCIES } from '../../data/currency.ts';
import { FREEZE_BID } from '../../data/treachery.ts';
import { minimumBid, mustOpen } from '../model/bids.ts';
import { type Do, FREEZE, PASS } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { reach } from '../model/purse.ts';
import { type Auction, NONE, type State } from '../model/state.ts';
import { playCard } from './06-deck.ts';

export type AuctionFrame =
  /** Raise or pass, perhaps after a Freeze Bid (POR-7.3). */
  | Asks<{ readonly at: 'bid'; readonly seat: Seat }, Do<'bid' | 'pass' | 'freeze'>>
  /** Who is next, or has somebody won? */
  | { readonly at: 'nextBid'; readonly after: Seat };

/** `inside` is the bit set of those who take part; the first one asked is `nominator` or, clockwise, the next inside. */
export function openAuction(s: State, of: Pick<Auction, 'kind' | 'lot' | 'currency' | 'nominator' | 'inside'>): void {
  s.auctions++;
  const bids = Array<number>(s.seats).fill(NONE);
  s.auction = { ...of, id: s.auctions, high: NONE, bidder: NONE, frozen: 0, bids };
  const before = s.order[(s.order.indexOf(of.nominator) + s.seats - 1) % s.seats]!;
  schedule(s, { at: 'nextBid', after: before });
}

/** Clockwise after `after`: in the auction and not the high bidder; NONE when there is nobody. */
function nextSeat(s: State, { inside, bidder }: Auction, after: Seat): Seat {
  const from = s.order.indexOf(after);
  for (let i = 1; i <= s.seats; i++) {
    const seat = s.order[(from + i) % s.seats]!;
    if (seat !== bidder && (inside & (1 << seat)) !== 0) return seat;
  }
  return NONE;
}

function bid(s: State, seat: Seat, amount: number): void {
  const auction = s.auction!;
  const outbid = auction.frozen & (1 << auction.bidder); // nothing before the first bid: NONE is no seat's bit
  s.auction = {
    ...auction,
    high: amount,
    bidder: seat,
    inside: auction.inside & ~outbid, // POR-15.7: the frozen high bidder is out as soon as anyone goes higher
    bids: auction.bids.with(seat, amount),
  };
  story.sink?.push({ what: 'bidMade', seat, amount, currency: CURRENCIES[auction.currency] });
}

function pass(s: State, seat: Seat): void {
  s.auction = { ...s.auction!, inside: s.auction!.inside & ~(1 << seat) };
  story.sink?.push({ what: 'bidPassed', seat });
}

/** POR-15.7, POR-R47 */
function freeze(s: State, seat: Seat, whom: Seat): void {
  playCard(s, seat, FREEZE_BID);
  const auction = s.auction!;
  const out = auction.bidder !== whom;
  s.auction = {
    ...auction,
    frozen: auction.frozen | (1 << whom),
    inside: out ? auction.inside & ~(1 << whom) : auction.inside,
  };
  story.sink?.push({ what: 'frozen', seat, whom, out });
}

function menu(s: State, seat: Seat): Menu<Do<'bid' | 'pass' | 'freeze'>> {
  const auction = s.auction!;
  const others: Do<'pass' | 'freeze'>[] = mustOpen(auction) ? [] : [PASS];
  if (s.hands[seat]![FREEZE_BID]! > 0) {
    const targets = auction.inside & ~auction.frozen & ~(1 << seat);
    others.push(...FREEZE.filter(({ whom }) => (targets & (1 << whom)) !== 0));
  }
  const min = minimumBid(s, auction);
  const max = reach(s, seat, auction.kind, auction.currency);
  if (max < min) return list(others);
  const amount: Menu<Do<'bid'>> = { kind: 'amount', base: { do: 'bid' }, min, max, step: 1 };
  return others.length === 0 ? amount : any<Do<'bid' | 'pass' | 'freeze'>>(list(others), amount);
}

function blocked(s: State, seat: Seat): readonly Blocked<Do<'bid' | 'pass'>>[] {
  const auction = s.auction!;
  const { kind, currency } = auction;
  const least = minimumBid(s, auction);
  const max = reach(s, seat, kind, currency);
  const found: Blocked<Do<'bid' | 'pass'>>[] = [
    {
      choice: { do: 'bid', amount: Math.max(max + 1, least) },
      why: 'bidTooHigh',
      rules: ['POR-7.6'],
      facts: { max, currency: CURRENCIES[currency] },
    },
  ];
  if (least > 0) {
    const rule = auction.high >= 0 ? 'POR-7.4' : kind === 'city' ? 'POR-7.11' : 'POR-R36';
    found.push({ choice: { do: 'bid', amount: least - 1 }, why: 'bidTooLow', rules: [rule], facts: { least } });
  }
  if (mustOpen(auction)) found.push({ choice: PASS, why: 'mustOpen', rules: ['POR-7.2'] });
  return found;
}

export const auctionSteps: Chapter<State, AuctionFrame> = {
  bid: {
    rules: ['POR-7.3', 'POR-7.4'],
    seat: (_, f) => f.seat,
    menu: (s, f) => menu(s, f.seat),
    blocked: (s, f) => blocked(s, f.seat),
    take(s, f, c) {
      if (c.do === 'freeze') {
        freeze(s, f.seat, c.whom);
        return schedule(s, f); // POR-15.6: a bid or a pass is still to come
      }
      if (c.do === 'bid') bid(s, f.seat, c.amount);
      else pass(s, f.seat);
      schedule(s, { at: 'nextBid', after: f.seat });
    },
  },
  nextBid: {
    run(s, f) {
      const auction = s.auction!;
      const seat = nextSeat(s, auction, f.after);
      if (seat !== NONE) return schedule(s, { at: 'bid', seat });
      // POR-7.5: one bidder is left. POR-8.11: or nobody has bid at all.
      schedule(s, auction.bidder === NONE ? { at: 'noBids' } : { at: 'payLot' });
    },
  },
};
