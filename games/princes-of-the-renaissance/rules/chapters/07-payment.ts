/** Chapter 7, paying for what was won: discounts, Bribe Cardinal cards for the Pope, the Banker (POR-R23, POR-R24). */
import { type Asks, type Chapter, list, type Seat, schedule } from '@signoria/kernel';
import { CURRENCIES, GOLD } from '../../data/currency.ts';
import { BRIBE_CARDINAL, CARDINAL_WORTH } from '../../data/treachery.ts';
import type { Do } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { size } from '../model/pile.ts';
import { BANK_MOST, hasBanker, netPrice, other, ready, spend } from '../model/purse.ts';
import { type Auction, NONE, type State, USED } from '../model/state.ts';
import { lotName } from '../view/seen.ts';
import { playCard } from './06-deck.ts';

export type PaymentFrame =
  | { readonly at: 'payLot' }
  /** With which cards, and how much through the Banker? */
  | Asks<{ readonly at: 'payment' }, Do<'pay'>>;

const PLAIN: Do<'pay'> = { do: 'pay', cardinals: 0, banker: 0 };

function priceOf(s: State, { bidder, kind, currency, high }: Auction): number {
  return netPrice(s, bidder, kind, currency, high);
}

/** Asked by public facts only: a card in hand might be a Bribe Cardinal, an unused Banker is seen by all (POR-R57). */
function hasChoice(s: State, auction: Auction): boolean {
  if (priceOf(s, auction) === 0) return false;
  return hasBanker(s, auction.bidder) || (auction.kind === 'pope' && size(s.hands[auction.bidder]!) > 0);
}

function ways(s: State, auction: Auction): readonly Do<'pay'>[] {
  const { bidder: seat, kind, currency } = auction;
  const price = priceOf(s, auction);
  const own = ready(s, seat, currency);
  const cards = kind === 'pope' ? s.hands[seat]![BRIBE_CARDINAL]! : 0;
  const bank = hasBanker(s, seat) ? Math.min(BANK_MOST, ready(s, seat, other(currency))) : 0;
  const choices: Do<'pay'>[] = [];
  for (let cardinals = 0; cardinals <= Math.min(cards, Math.ceil(price / CARDINAL_WORTH)); cardinals++) {
    const due = Math.max(0, price - cardinals * CARDINAL_WORTH); // no change is given
    for (let banker = Math.max(0, due - own); banker <= Math.min(bank, due); banker++) {
      choices.push({ do: 'pay', cardinals, banker });
    }
  }
  return choices;
}

function pay(s: State, { cardinals, banker }: Do<'pay'>): void {
  const auction = s.auction!;
  const { bidder: seat, kind, currency, high } = auction;
  const price = priceOf(s, auction);
  for (let i = 0; i < cardinals; i++) playCard(s, seat, BRIBE_CARDINAL);
  if (banker > 0) {
    s.used |= USED.banker;
    spend(s, seat, other(currency), banker);
  }
  const own = Math.max(0, price - cardinals * CARDINAL_WORTH) - banker;
  spend(s, seat, currency, own);
  const [gold, influence] = currency === GOLD ? [own, banker] : [banker, own];
  s.lastMove = { seat, from: NONE, gold: 0 - gold, influence: 0 - influence }; // never -0
  story.sink?.push({
    what: 'lotWon',
    seat,
    kind,
    lot: lotName(auction),
    bid: high,
    price,
    currency: CURRENCIES[currency],
    cardinals,
    banker,
  });
  schedule(s, { at: 'takeLot', price });
}

export function payer(s: State): Seat {
  return s.auction!.bidder;
}

export const paymentSteps: Chapter<State, PaymentFrame> = {
  payLot: {
    run(s) {
      if (hasChoice(s, s.auction!)) schedule(s, { at: 'payment' });
      else pay(s, PLAIN);
    },
  },
  payment: {
    rules: ['POR-R23', 'POR-R24', 'POR-15.5'],
    seat: payer,
    menu: (s) => list(ways(s, s.auction!)),
    take: (s, _, c) => pay(s, c),
  },
};
