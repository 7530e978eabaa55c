/** Chapter 4: the auction phase. */
import {
  type Choice as AnyChoice,
  type Asks,
  type Blocked,
  type Chapter,
  list,
  type Menu,
  type Parts,
  type Seat,
  schedule,
} from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { MOST_BUILDERS, RAISE } from '../../data/economy.ts';
import {
  ANY_LANDSCAPE,
  BUILDER,
  landscapeOn,
  PRESTIGE_CARD,
  RECRUITING,
  STACK,
  STACKS,
  type Stack,
} from '../../data/objects.ts';
import { LANDSCAPE_COUNT, LANDSCAPES } from '../../data/pieces.ts';
import { AUCTION, bidOf, DECLINE, type Do, DROP_OUT, PASS, TAKE } from '../model/choices.ts';
import { hasRoom } from '../model/estate.ts';
import { story } from '../model/events.ts';
import { type Lot, NONE, type State, seatsFrom } from '../model/state.ts';
import { win } from './05-objects.ts';

export type AuctionFrame =
  | { readonly at: 'auctionPhase' }
  /** Who starts? The first from this seat on who may still buy; the very last one buys without an auction. */
  | { readonly at: 'nextStarter'; readonly from: Seat }
  | Asks<{ readonly at: 'starter'; readonly seat: Seat }, Do<'auction' | 'dropOut'>>
  | { readonly at: 'nextBid'; readonly after: Seat }
  | Asks<{ readonly at: 'bid'; readonly seat: Seat }, Do<'bid' | 'pass'>>
  | Asks<{ readonly at: 'lastBuyer'; readonly seat: Seat }, Do<'take' | 'decline'>>;

const ALL: readonly Stack[] = [0, 1, 2, 3, 4, 5, 6];
/** FLO-17.4: with two players the landscapes are one object. */
const TWO: readonly Stack[] = [ANY_LANDSCAPE, 3, 4, PRESTIGE_CARD, RECRUITING];

export function stacksInPlay(s: State): readonly Stack[] {
  return s.seats === 2 ? TWO : ALL;
}

export function stockOf(s: State, stack: Stack): number {
  if (stack === PRESTIGE_CARD) return s.decks.prestige.cards.length;
  if (stack === ANY_LANDSCAPE) return s.stock[0]! + s.stock[1]! + s.stock[2]!; // FLO-R27
  return s.stock[stack]!;
}

/** FLO-R5, FLO-R6: what is public about whether a player could take this. */
export function canUse(s: State, seat: Seat, stack: Stack): boolean {
  if (stack === BUILDER) return s.players[seat]!.builders < MOST_BUILDERS;
  if (stack < LANDSCAPE_COUNT) return hasRoom(s, seat, landscapeOn(stack));
  if (stack !== ANY_LANDSCAPE) return true;
  return LANDSCAPES.some((_, l) => s.stock[l]! > 0 && hasRoom(s, seat, l));
}

/** FLO-4.3, FLO-4.4, FLO-R5, FLO-R6 */
export function mayTake(s: State, seat: Seat, stack: Stack): boolean {
  return s.sold[stack] === NONE && stockOf(s, stack) > 0 && canUse(s, seat, stack);
}

function mayStillBuy(s: State, seat: Seat): boolean {
  const p = s.players[seat]!;
  return p.bought === NONE && !p.dropped;
}

function buyersLeft(s: State): number {
  let n = 0;
  for (let seat = 0; seat < s.seats; seat++) if (mayStillBuy(s, seat)) n++;
  return n;
}

function dropOut(s: State, seat: Seat): void {
  s.players[seat]!.dropped = true;
}

/** FLO-4.5, FLO-17.3 */
export function opening(s: State, parts: Parts = null): number {
  const { opening } = editionOf(s).tables[s.seats]!;
  parts?.push({ what: 'opening', n: opening, rules: [s.seats === 2 ? 'FLO-17.3' : 'FLO-4.5'] });
  return opening;
}

/** The bid that stands: it grows by 100 each time (FLO-4.6). */
export function standingBid(s: State, { bid }: Lot, parts: Parts = null): number {
  const raised = bid - opening(s, parts);
  const facts = { count: raised / RAISE };
  if (raised > 0) parts?.push({ what: 'raises', n: raised, rules: ['FLO-4.6'], facts });
  return bid;
}

/** FLO-4.12, FLO-R25, FLO-18.11 */
export function lastBuyerPrice(s: State, parts: Parts = null): number {
  const { lastBuyer } = editionOf(s).tables[s.seats]!;
  const rule = s.solo !== null ? 'FLO-18.11' : s.seats === 2 ? 'FLO-R25' : 'FLO-4.12';
  parts?.push({ what: 'lastBuyer', n: lastBuyer, rules: [rule] });
  return lastBuyer;
}

function menuAt<C extends AnyChoice>(s: State, seat: Seat, price: number, taking: readonly C[], otherwise: C): Menu<C> {
  const found: C[] = [];
  if (s.players[seat]!.coins >= price) {
    for (const stack of stacksInPlay(s)) if (mayTake(s, seat, stack)) found.push(taking[stack]!);
  }
  found.push(otherwise);
  return list(found);
}

function blockedAt<C extends AnyChoice>(
  s: State,
  seat: Seat,
  price: number,
  choices: readonly C[],
): readonly Blocked<C>[] {
  return stacksInPlay(s).flatMap((stack) => {
    const reason = whyNot(s, seat, stack, price);
    return reason === null ? [] : [{ choice: choices[stack]!, ...reason }];
  });
}

/** What forbids a choice. */
export type Reason = Omit<Blocked<AnyChoice>, 'choice'>;

/** Public reasons first; a lack of coins is told to nobody but its owner (FLO-21.4). */
export function whyNot(s: State, seat: Seat, stack: Stack, price: number): Reason | null {
  const id = STACKS[stack]!;
  if (s.sold[stack] !== NONE) {
    return { why: 'stackSold', rules: ['FLO-4.3'], facts: { stack: id, seat: s.sold[stack]! } };
  }
  if (stockOf(s, stack) === 0) return { why: 'stackEmpty', rules: ['FLO-4.4'], facts: { stack: id } };
  if (!canUse(s, seat, stack)) {
    if (stack === BUILDER) return { why: 'threeBuilders', rules: ['FLO-4.14', 'FLO-R5'] };
    return { why: 'noRoomForLandscape', rules: ['FLO-5.1', 'FLO-R6'], facts: { stack: id } };
  }
  const { coins } = s.players[seat]!;
  return coins >= price ? null : { why: 'tooFewCoins', rules: ['FLO-4.10'], facts: { price, coins } };
}

export const auctionSteps: Chapter<State, AuctionFrame> = {
  auctionPhase: {
    run(s) {
      s.phase = 'auction';
      s.sold.fill(NONE);
      schedule(s, { at: 'nextStarter', from: s.first }); // FLO-4.5
    },
  },
  nextStarter: {
    run(s, f) {
      const left = buyersLeft(s);
      const seat = seatsFrom(s, f.from).find((other) => mayStillBuy(s, other));
      if (seat === undefined) return; // FLO-4.13: everybody has bought or dropped out.
      if (!stacksInPlay(s).some((stack) => mayTake(s, seat, stack))) {
        dropOut(s, seat); // FLO-R7
        story.sink?.push({ what: 'nothingToTake', seat });
        return schedule(s, { at: 'nextStarter', from: seat });
      }
      schedule(s, left === 1 ? { at: 'lastBuyer', seat } : { at: 'starter', seat }); // FLO-4.12, FLO-R73
    },
  },
  starter: {
    rules: ['FLO-4.5', 'FLO-4.11'],
    seat: (_, f) => f.seat,
    menu: (s, f) => menuAt<Do<'auction' | 'dropOut'>>(s, f.seat, opening(s), AUCTION, DROP_OUT),
    blocked: (s, f) => blockedAt(s, f.seat, opening(s), AUCTION),
    take(s, f, c) {
      if (c.do === 'auction') {
        const bid = opening(s);
        const passed = Array<boolean>(s.seats).fill(false);
        s.lot = { stack: STACK[c.stack], starter: f.seat, bid, leader: f.seat, passed };
        story.sink?.push({ what: 'auctionOpens', seat: f.seat, stack: c.stack, bid });
        schedule(s, { at: 'nextBid', after: f.seat });
      } else {
        dropOut(s, f.seat); // FLO-4.11, FLO-R2, FLO-R3
        story.sink?.push({ what: 'droppedOut', seat: f.seat });
        schedule(s, { at: 'nextStarter', from: f.seat });
      }
    },
  },
  nextBid: {
    run(s, f) {
      const lot = s.lot!;
      for (let i = 1; i < s.seats; i++) {
        const seat = (f.after + i) % s.seats;
        if (seat === lot.leader) break; // all others have passed since
        // FLO-4.6: skipped only for what everybody can see.
        if (lot.passed[seat] || !mayStillBuy(s, seat) || !canUse(s, seat, lot.stack)) continue;
        return schedule(s, { at: 'bid', seat });
      }
      s.lot = null;
      // FLO-4.8, FLO-4.9: a starter who lost starts again, one who won hands over to the left.
      const from = lot.leader === lot.starter ? lot.starter + 1 : lot.starter;
      schedule(s, { at: 'nextStarter', from });
      win(s, lot.leader, lot.stack, lot.bid);
    },
  },
  bid: {
    rules: ['FLO-4.6', 'FLO-4.10'],
    seat: (_, f) => f.seat,
    menu(s, f) {
      const bid = s.lot!.bid + RAISE;
      return list(s.players[f.seat]!.coins >= bid ? [bidOf(bid), PASS] : [PASS]);
    },
    blocked(s, f) {
      const price = s.lot!.bid + RAISE;
      const { coins } = s.players[f.seat]!;
      if (coins >= price) return [];
      return [{ choice: bidOf(price), why: 'tooFewCoins', rules: ['FLO-4.10'], facts: { price, coins } }];
    },
    take(s, f, c) {
      const lot = s.lot!;
      const stack = STACKS[lot.stack]!;
      if (c.do === 'bid') {
        s.lot = { ...lot, bid: c.amount, leader: f.seat };
        story.sink?.push({ what: 'bidRaised', seat: f.seat, stack, bid: c.amount });
      } else {
        const passed = lot.passed.slice();
        passed[f.seat] = true;
        s.lot = { ...lot, passed };
        story.sink?.push({ what: 'passed', seat: f.seat, stack });
      }
      schedule(s, { at: 'nextBid', after: f.seat });
    },
  },
  lastBuyer: {
    rules: ['FLO-4.12'],
    seat: (_, f) => f.seat,
    menu: (s, f) => menuAt<Do<'take' | 'decline'>>(s, f.seat, lastBuyerPrice(s), TAKE, DECLINE),
    blocked: (s, f) => blockedAt(s, f.seat, lastBuyerPrice(s), TAKE),
    take(s, f, c) {
      if (c.do === 'take') return win(s, f.seat, STACK[c.stack], lastBuyerPrice(s));
      dropOut(s, f.seat);
      story.sink?.push({ what: 'declined', seat: f.seat });
    },
  },
};
