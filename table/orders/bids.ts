/** Standing bids: "up to so much for this lot, then pass" or "then ask me". What they come to, given a question. */
import {
  type Bidding,
  type Choice,
  enumerate,
  find,
  type GameModule,
  type Menu,
  type Question,
  type Seat,
} from '@signoria/kernel';
import type { Auction, BidOrder, StandingOrder } from '../wire.ts';

export type Auctions = Pick<GameModule, 'bidding'>;

export function isBid(order: StandingOrder): order is BidOrder {
  return 'lot' in order;
}

/** Whether an order is struck from the list once it has answered. A bid stands as long as its lot does. */
export function isForOnce(order: StandingOrder): boolean {
  return !isBid(order) && order.times === 'once';
}

/** The auction this question belongs to; null when it is no auction's. `view` is the view of its reader, `you`. */
export function auctionIn({ bidding }: Auctions, asked: Question | null, view: unknown, you: Seat): Auction | null {
  const of = asked === null ? undefined : biddingAt(bidding, asked.at);
  if (asked === null || of === undefined) return null;
  const least = (item?: string) => {
    const lowest = asked.menu === null ? null : lowestBid(asked.menu, of, item);
    return lowest === null ? null : of.amount(lowest);
  };
  return {
    at: asked.at,
    lot: of.lot(view),
    least: least(),
    inside: of.inside(view),
    discount: of.discount?.(view, you) ?? 0,
    items: (of.items ?? []).map((item) => ({ item, least: least(item) })),
  };
}

export function biddingAt(bidding: GameModule['bidding'], at: string): Bidding | undefined {
  return bidding !== undefined && Object.hasOwn(bidding, at) ? bidding[at] : undefined;
}

/** Whether the order's auction is going on, whoever is asked. Lots have ids of their own, so it comes but once. */
export function isUp({ bidding }: Auctions, { at, lot }: BidOrder, view: unknown): boolean {
  return biddingAt(bidding, at)?.lot(view) === lot;
}

/**
 * What the bids of one seat answer: the first of them that can be made, or else a pass. Null when the question is another's
 * or of another lot, and when one of them leaves it to the player.
 */
export function bidFor(
  auctions: Auctions,
  asked: Question | null,
  view: unknown,
  orders: readonly BidOrder[],
): { readonly by: BidOrder; readonly choice: Choice } | null {
  const of = asked === null ? undefined : biddingAt(auctions.bidding, asked.at);
  if (asked?.menu == null || of === undefined) return null;
  const here = orders.filter((order) => order.at === asked.at && isUp(auctions, order, view));
  for (const by of here) {
    const choice = lowestBid(asked.menu, of, by.item);
    if (choice !== null && of.amount(choice)! <= by.upTo) return { by, choice };
  }
  const [first] = here;
  if (first === undefined || here.some((order) => isLeftToPlayer(of, order, view))) return null;
  const pass = find(asked.menu, of.pass);
  return pass === null ? null : { by: first, choice: pass };
}

function isLeftToPlayer(of: Bidding, { beyond }: BidOrder, view: unknown): boolean {
  return typeof beyond === 'string' ? beyond === 'ask' : of.inside(view).includes(beyond.askIfIn);
}

/** A menu's amounts may be listed as a spread, but always from the least on. */
function lowestBid(menu: Menu<Choice>, { amount, item: itemOf }: Bidding, item?: string): Choice | null {
  let lowest: Choice | null = null;
  for (const choice of enumerate(menu)) {
    const offered = amount(choice);
    if (offered === null || (item !== undefined && itemOf?.(choice) !== item)) continue;
    if (lowest === null || offered < amount(lowest)!) lowest = choice;
  }
  return lowest;
}
