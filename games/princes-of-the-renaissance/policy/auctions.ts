/** All auctions of the game as a review plays them through: this seat has it, for so much. */
import type { Choice as AnyChoice, AnyState, Auctioning, Policy, Seat } from '@signoria/kernel';
import { schedule } from '@signoria/kernel';
import { GOLD } from '../data/currency.ts';
import { highestLaid } from '../rules/chapters/03-opening.ts';
import { minimumBid } from '../rules/model/bids.ts';
import type { Choice } from '../rules/model/choices.ts';
import { reach, ready, spend } from '../rules/model/purse.ts';
import { NONE, type State } from '../rules/model/state.ts';

const amount = (c: Choice): number | null => (c.do === 'bid' ? c.amount : null);

function seatsWhere(s: State, holds: (seat: Seat) => boolean): readonly Seat[] {
  return Array.from({ length: s.seats }, (_, seat) => seat).filter(holds);
}

/** City tiles, events, the Pope and both condottieri: the five kinds of POR-7 and POR-8. */
const lots: Auctioning<State, Choice> = {
  lot: (s) => (s.auction === null ? null : `${s.auction.id} ${s.auction.kind} ${s.auction.lot}`),
  amount,
  standing: ({ auction }) =>
    auction === null || auction.bidder === NONE ? null : { seat: auction.bidder, price: auction.high },
  inside: (s) => seatsWhere(s, (seat) => (s.auction!.inside & (1 << seat)) !== 0),
  prices(s, _, seat) {
    const auction = s.auction!;
    const least = auction.bidder === seat ? auction.high : minimumBid(s, auction);
    const most = reach(s, seat, auction.kind, auction.currency);
    return most < least ? null : { least, most, step: 1 };
  },
  /** What goes to nobody stays on offer; a city without a condottiere is unrepresented (POR-8.11). */
  award(s, _, seat, price) {
    const auction = s.auction!;
    s.todo.pop();
    if (seat !== null) {
      const bids = auction.bids.with(seat, price);
      s.auction = { ...auction, high: price, bidder: seat, inside: 1 << seat, frozen: 0, bids };
      schedule(s, { at: 'nextBid', after: seat });
    } else if (auction.kind === 'attacker' || auction.kind === 'defender') {
      schedule(s, { at: 'noBids' });
    } else {
      s.auction = null;
    }
  },
};

/** POR-3.5: the first choice of a family; what is laid is paid in full. */
const families: Auctioning<State, Choice> = {
  lot: () => 'families',
  amount,
  standing(s) {
    const price = highestLaid(s);
    return price < 0 ? null : { seat: s.laid.indexOf(price), price };
  },
  inside: (s) => seatsWhere(s, (seat) => s.folded[seat] === 0),
  prices(s, _, seat) {
    const least = highestLaid(s) + 1;
    const most = Math.max(0, s.laid[seat]!) + ready(s, seat, GOLD);
    return most < least ? null : { least, most, step: 1 };
  },
  /** The others pass with what they have laid, in the order of their turns. */
  award(s, _, seat, price) {
    s.todo.pop();
    if (seat !== null) {
      spend(s, seat, GOLD, price - Math.max(0, s.laid[seat]!));
      s.laid[seat] = price;
    }
    let last = Math.max(...s.folded);
    for (const other of s.order) if (other !== seat && s.folded[other] === 0) s.folded[other] = ++last;
    schedule(s, { at: 'familyTurn' });
  },
};

const all: { readonly [frame: string]: Auctioning<State, Choice> } = { familyBid: families, bid: lots };

/** Only this game's states and choices come here. */
export const auctions = all as unknown as NonNullable<Policy<AnyState, AnyChoice>['auctions']>;
