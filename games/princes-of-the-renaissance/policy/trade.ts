/**
 * How a bot bargains. It values what it holds by one scale (`holdings`), and every exchange it agrees to takes it up that
 * scale: so nobody can drain it by a round of exchanges, and an offer refused is refused again for the same reasons.
 */
import type { Seat } from '@signoria/kernel';
import { type Currency, GOLD, INFLUENCE } from '../data/currency.ts';
import { isTradeOpen } from '../rules/chapters/04-trade.ts';
import { ACCEPT, type Choice, offerItems, REFUSE, WITHDRAW } from '../rules/model/choices.ts';
import { spare } from '../rules/model/purse.ts';
import type { Offer, State } from '../rules/model/state.ts';
import { inSight } from './evaluate.ts';
import { holdingsWorth } from './lots.ts';
import { newProspects, survey } from './prospects.ts';
import type { Weights } from './weights.ts';

type Amounts = readonly [gold: number, influence: number];

const prospects = newProspects();
/** What an exchange must bring at least, and what the other must be expected to gain before one is proposed. */
const LEAST = 0.4;
const TEMPTING = 1;
/** The most that is put into one offer, by currency. */
const MOST: Amounts = [9, 4];

/** Answers what it is offered, and takes back what no longer serves it. */
export function answerOffers(w: Weights, s: State, seat: Seat): Choice | null {
  if (s.offers.length === 0 || !isTradeOpen(s)) return null;
  const incoming = s.offers.find(({ to }) => to === seat);
  if (incoming !== undefined) {
    return isGood(w, s, seat, incoming) ? ACCEPT[incoming.from]! : REFUSE[incoming.from]!;
  }
  const own = s.offers.find(({ from }) => from === seat);
  return own === undefined || isWanted(w, s, seat, own) ? null : WITHDRAW[own.to]!;
}

/** What gold and influence together are worth to whoever holds them. */
function holdings(s: State, w: Weights, seat: Seat, more: Amounts): number {
  const held = (currency: Currency) => holdingsWorth(s, w, currency, s.purse[currency][seat]! + more[currency]);
  return held(GOLD) + held(INFLUENCE);
}

/** What the seat gains by getting this and giving that. */
export function gainBy(s: State, w: Weights, seat: Seat, gets: Amounts, gives: Amounts): number {
  const more: Amounts = [gets[GOLD] - gives[GOLD], gets[INFLUENCE] - gives[INFLUENCE]];
  return holdings(s, w, seat, more) - holdings(s, w, seat, [0, 0]);
}

/** What is asked of an exchange beyond 0: more of one with somebody who is seen to be ahead. */
function least(w: Weights, s: State, seat: Seat, other: Seat): number {
  survey(s, w, prospects);
  return LEAST + Math.max(0, 0.03 * (inSight(s, prospects, other) - inSight(s, prospects, seat)));
}

/** Words weigh nothing. */
function isGood(w: Weights, s: State, seat: Seat, { from, give, ask }: Offer): boolean {
  if (ask[GOLD] + ask[INFLUENCE] === 0) return give[GOLD] + give[INFLUENCE] > 0; // a gift is a gift
  if (spare(s, seat, GOLD) < ask[GOLD] || spare(s, seat, INFLUENCE) < ask[INFLUENCE]) return false;
  return gainBy(s, w, seat, give, ask) > least(w, s, seat, from);
}

/** An own offer stands until it is answered, unless it has become a bad one or a bid wants what it binds. */
function isWanted(w: Weights, s: State, seat: Seat, { give, ask }: Offer): boolean {
  const { auction } = s;
  const top = s.todo.at(-1);
  const bids = auction !== null && top?.at === 'bid' && top.seat === seat && give[auction.currency] > 0;
  return !bids && gainBy(s, w, seat, ask, give) > LEAST / 2;
}

/** In its own turn, one at a time: the exchange that another may be expected to welcome, as far as it knows what they hold. */
export function proposal(w: Weights, s: State, seat: Seat): Choice | null {
  const top = s.todo.at(-1);
  if (top?.at !== 'turn' || top.seat !== seat || !isTradeOpen(s)) return null;
  if (s.offers.some(({ from }) => from === seat)) return null;
  let best: Choice | null = null;
  let most = 0;
  for (let whom = 0; whom < s.seats; whom++) {
    if (whom === seat) continue;
    const mine = least(w, s, seat, whom);
    const theirs = TEMPTING + least(w, s, whom, seat) - LEAST;
    for (const gives of [GOLD, INFLUENCE] as const) {
      const found = bestSwap(w, s, seat, whom, gives, mine, theirs);
      if (found === null || found.gain <= most) continue;
      most = found.gain;
      best = { do: 'offer', whom, items: offerItems({ give: found.give, ask: found.ask, promise: null }) };
    }
  }
  return best;
}

interface Swap {
  readonly give: Amounts;
  readonly ask: Amounts;
  readonly gain: number;
}

function bestSwap(
  w: Weights,
  s: State,
  seat: Seat,
  whom: Seat,
  gives: Currency,
  mine: number,
  theirs: number,
): Swap | null {
  const amounts = (gold: number, influence: number): Amounts => [gold, influence];
  const [giveMost, askMost] = gives === GOLD ? MOST : [MOST[INFLUENCE], MOST[GOLD]];
  const asks: Currency = gives === GOLD ? INFLUENCE : GOLD;
  const held = s.purse[asks][whom]!;
  let best: Swap | null = null;
  for (let n = 1; n <= Math.min(giveMost, spare(s, seat, gives)); n++) {
    for (let m = 1; m <= Math.min(askMost, held); m++) {
      const give = gives === GOLD ? amounts(n, 0) : amounts(0, n);
      const ask = gives === GOLD ? amounts(0, m) : amounts(m, 0);
      const gain = gainBy(s, w, seat, ask, give);
      if (gain <= mine || gain <= (best?.gain ?? 0)) continue;
      if (gainBy(s, w, whom, give, ask) > theirs) best = { give, ask, gain };
    }
  }
  return best;
}
