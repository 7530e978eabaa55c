/** Chapter 3: turn order and families, by two auctions or the beginners' way. Who declares for Baglioni B is in `10-decade.ts`. */
import {
  type Asks,
  any,
  type Blocked,
  type Chapter,
  draw,
  list,
  type Menu,
  type Seat,
  schedule,
} from '@signoria/kernel';
import { GOLD } from '../../data/currency.ts';
import { FAMILIES, familyOf } from '../../data/families.ts';
import { CHOOSE, type Do, PASS } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { FEE, ready, spend } from '../model/purse.ts';
import { NONE, type State } from '../model/state.ts';
import { lapse } from './04-offers.ts';

export type OpeningFrame =
  | { readonly at: 'opening' }
  /** Everybody's secret bid for turn order (POR-3.2). */
  | Asks<{ readonly at: 'orderBids' }, Do<'order'>>
  /** Who decides next about a family bid? */
  | { readonly at: 'familyTurn' }
  | Asks<{ readonly at: 'familyBid'; readonly seat: Seat }, Do<'bid' | 'pass'>>
  /** The so-many-th chooses a family. */
  | Asks<{ readonly at: 'familyChoice'; readonly place: number }, Do<'family'>>;

/** POR-3.3: highest first, ties by lot. */
function orderByBids(s: State, bids: readonly number[]): readonly Seat[] {
  const chance = draw(s, 'order');
  const pool = bids.map((_, seat) => seat);
  const order: Seat[] = [];
  while (pool.length > 0) {
    const most = Math.max(...pool.map((seat) => bids[seat]!));
    const level = pool.filter((seat) => bids[seat] === most);
    const seat = level.length === 1 ? level[0]! : level[chance.below(level.length)]!;
    order.push(seat);
    pool.splice(pool.indexOf(seat), 1);
  }
  return order;
}

/** POR-3.13, POR-R10: by seat its rolls, those who are level rolling again. */
function rollForOrder(s: State): readonly (readonly number[])[] {
  const chance = draw(s, 'order');
  const rolls: number[][] = Array.from({ length: s.seats }, () => []);
  const isLevel = (seat: Seat) => rolls.some((other, i) => i !== seat && `${other}` === `${rolls[seat]}`);
  for (let again = rolls.map((_, seat) => seat); again.length > 0; again = again.filter(isLevel)) {
    for (const seat of again) rolls[seat]!.push(1 + chance.below(6));
  }
  return rolls;
}

function higherRolls(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((die, at) => die !== b[at]);
  return b[i]! - a[i]!; // no two are level to the end
}

function findOrder(s: State, order: readonly Seat[]): void {
  s.order = order;
  story.sink?.push({ what: 'orderFound', order });
}

function layGold(s: State, seat: Seat, total: number): void {
  const more = total - Math.max(0, s.laid[seat]!);
  spend(s, seat, GOLD, more);
  s.laid[seat] = total;
}

export function highestLaid(s: State): number {
  return Math.max(...s.laid);
}

/** POR-3.6, POR-R8: the lowest bid not passed; of equals the one later in turn order. NONE when one is left. */
function nextBidder(s: State): Seat {
  let next = NONE;
  let inside = 0;
  for (const seat of s.order) {
    if (s.folded[seat] !== 0) continue;
    inside++;
    if (next === NONE || s.laid[seat]! <= s.laid[next]!) next = seat;
  }
  return inside > 1 ? next : NONE;
}

/** POR-3.8: by bids, highest first; of equal bids who passed earlier chooses later. POR-3.13: or in reverse turn order. */
export function choosers(s: State): readonly Seat[] {
  if (s.options.opening === 'beginner') return s.order.toReversed();
  const stayed = (seat: Seat) => s.folded[seat] || Infinity; // 0: never passed
  return s.order.toSorted((a, b) => s.laid[b]! - s.laid[a]! || stayed(b) - stayed(a));
}

/** Everybody has a family: the bids, or the fees, go to the supply (POR-3.10, POR-3.13). */
function payOpening(s: State): void {
  if (s.options.opening === 'beginner') {
    // Rules version 1 let everybody give away what the fee is paid from (POR-H11): then less was paid, and offers lapsed.
    for (const seat of s.order) spend(s, seat, GOLD, Math.min(FEE, s.purse[GOLD][seat]!));
    story.sink?.push({ what: 'feesPaid', fee: FEE });
    if (s.printing !== 2) lapse(s, () => true);
  } else {
    story.sink?.push({ what: 'bidsPaid', bids: s.laid.slice() });
    s.laid.fill(0);
  }
}

function bidMenu(s: State, seat: Seat): Menu<Do<'bid' | 'pass'>> {
  const min = highestLaid(s) + 1;
  const max = s.laid[seat]! + ready(s, seat, GOLD); // POR-R9
  if (max < min) return list([PASS]);
  return any<Do<'bid' | 'pass'>>(list([PASS]), { kind: 'amount', base: { do: 'bid' }, min, max, step: 1 });
}

function whyNotBid(s: State, seat: Seat): readonly Blocked<Do<'bid'>>[] {
  const high = highestLaid(s);
  const max = s.laid[seat]! + ready(s, seat, GOLD);
  return [
    { choice: { do: 'bid', amount: high }, why: 'bidTooLow', rules: ['POR-3.5'], facts: { least: high + 1 } },
    { choice: { do: 'bid', amount: Math.max(max, high) + 1 }, why: 'laidTooMuch', rules: ['POR-R9'], facts: { max } },
  ];
}

export const openingSteps: Chapter<State, OpeningFrame> = {
  opening: {
    run(s) {
      story.sink?.push({ what: 'gameStarts', side: s.options.side });
      if (s.options.opening === 'auction') return schedule(s, { at: 'orderBids' });
      const rolls = rollForOrder(s);
      story.sink?.push({ what: 'orderRolled', rolls });
      findOrder(
        s,
        rolls.map((_, seat) => seat).sort((a, b) => higherRolls(rolls[a]!, rolls[b]!)),
      );
      schedule(s, { at: 'familyChoice', place: 0 });
    },
  },
  orderBids: {
    rules: ['POR-3.2', 'POR-R7'],
    seats: (s) => s.family.map((_, seat) => seat),
    menuFor: (s, _, seat) => ({ kind: 'amount', base: { do: 'order' }, min: 0, max: ready(s, seat, GOLD), step: 1 }),
    blockedFor(s, _, seat) {
      const max = ready(s, seat, GOLD);
      return [{ choice: { do: 'order', amount: max + 1 }, why: 'laidTooMuch', rules: ['POR-3.2'], facts: { max } }];
    },
    reveal(s, _, picks) {
      const bids = picks.map((pick) => pick!.amount); // everybody has answered
      bids.forEach((bid, seat) => void layGold(s, seat, bid));
      story.sink?.push({ what: 'orderBids', bids });
      findOrder(s, orderByBids(s, bids));
      schedule(s, { at: 'familyTurn' });
    },
  },
  familyTurn: {
    run(s) {
      const seat = nextBidder(s);
      schedule(s, seat === NONE ? { at: 'familyChoice', place: 0 } : { at: 'familyBid', seat });
    },
  },
  familyBid: {
    rules: ['POR-3.5', 'POR-3.6', 'POR-3.7'],
    seat: (_, f) => f.seat,
    menu: (s, f) => bidMenu(s, f.seat),
    blocked: (s, f) => whyNotBid(s, f.seat),
    take(s, f, c) {
      if (c.do === 'bid') {
        layGold(s, f.seat, c.amount);
        story.sink?.push({ what: 'familyBid', seat: f.seat, amount: c.amount });
      } else {
        s.folded[f.seat] = 1 + Math.max(...s.folded);
        story.sink?.push({ what: 'familyPassed', seat: f.seat });
      }
      schedule(s, { at: 'familyTurn' });
    },
  },
  familyChoice: {
    rules: ['POR-3.8', 'POR-3.14'],
    seat: (s, f) => choosers(s)[f.place]!,
    menu: (s) => list(CHOOSE.filter((_, family) => !s.family.includes(family))),
    blocked: (s) =>
      s.family.flatMap((family, owner) =>
        family === NONE
          ? []
          : [
              {
                choice: CHOOSE[family]!,
                why: 'familyTaken',
                rules: ['POR-3.8'],
                facts: { family: FAMILIES[family]!, owner },
              },
            ],
      ),
    take(s, f, { family }) {
      const seat = choosers(s)[f.place]!;
      s.family[seat] = familyOf(family);
      story.sink?.push({ what: 'familyChosen', seat, family });
      if (f.place + 1 < s.seats) return schedule(s, { at: 'familyChoice', place: f.place + 1 });
      payOpening(s);
      schedule(s, { at: 'decadeStart', first: s.order[0]! });
    },
  },
};
