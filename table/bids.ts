/** Standing bids: "up to so much for this lot, then pass" or "then ask me". What they come to, given a question. */
import {
  type Bidding,
  type Choice,
  enumerate,
  find,
  type GameModule,
  type Menu,
  type Notation,
  type Question,
} from '@signoria/kernel';
import type { Auction, BidOrder, StandingOrder } from './wire.ts';

export type Auctions = Pick<GameModule, 'bidding'>;

export function isBid(order: StandingOrder): order is BidOrder {
  return 'lot' in order;
}

/** Whether an order is struck from the list once it has answered. A bid stands as long as its lot does. */
export function isForOnce(order: StandingOrder): boolean {
  return !isBid(order) && order.times === 'once';
}

/** The auction this question belongs to; null when it is no auction's. `view` is the view of the question's reader. */
export function auctionIn({ bidding }: Auctions, asked: Question | null, view: unknown): Auction | null {
  const of = asked === null ? undefined : biddingAt(bidding, asked.at);
  if (asked === null || of === undefined) return null;
  const lowest = asked.menu === null ? null : lowestBid(asked.menu, of);
  return { at: asked.at, lot: of.lot(view), least: lowest === null ? null : of.amount(lowest) };
}

export function biddingAt(bidding: GameModule['bidding'], at: string): Bidding | undefined {
  return bidding !== undefined && Object.hasOwn(bidding, at) ? bidding[at] : undefined;
}

/** What the order answers; null when the question is another's, of another lot, or left to the player. */
export function bidLine(
  auctions: Auctions,
  asked: Question | null,
  view: unknown,
  order: BidOrder,
  to: Notation<Choice>,
) {
  const now = auctionIn(auctions, asked, view);
  if (now === null || asked?.menu == null || now.at !== order.at || now.lot !== order.lot) return null;
  const of = biddingAt(auctions.bidding, now.at)!;
  if (now.least !== null && now.least <= order.upTo) return to.write(lowestBid(asked.menu, of)!);
  return order.beyond === 'pass' && find(asked.menu, of.pass) !== null ? to.write(of.pass) : null;
}

/** A menu's amounts may be listed as a spread, but always from the least on. */
function lowestBid(menu: Menu<Choice>, { amount }: Bidding): Choice | null {
  let lowest: Choice | null = null;
  for (const choice of enumerate(menu)) {
    const offered = amount(choice);
    if (offered !== null && (lowest === null || offered < amount(lowest)!)) lowest = choice;
  }
  return lowest;
}
