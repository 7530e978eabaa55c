/** What a bot does with an offer: takes what is clearly good for it and not too good for a leader, refuses the rest. */
import type { Seat } from '@signoria/kernel';
import { GOLD, INFLUENCE } from '../data/currency.ts';
import { isTradeOpen } from '../rules/chapters/04-trade.ts';
import { ACCEPT, type Choice, REFUSE } from '../rules/model/choices.ts';
import { spare } from '../rules/model/purse.ts';
import type { Offer, State } from '../rules/model/state.ts';
import { projected } from './evaluate.ts';
import { worthOf } from './lots.ts';
import { newProspects, survey } from './prospects.ts';
import type { Weights } from './weights.ts';

const prospects = newProspects();
/** What an exchange must bring at least. */
const LEAST = 0.4;

/** One offer at a time; each answer takes it off the table, so this comes to an end. */
export function answerOffer(w: Weights, s: State, seat: Seat): Choice | null {
  if (s.offers.length === 0) return null;
  const offer = s.offers.find(({ to }) => to === seat);
  if (offer === undefined || !isTradeOpen(s)) return null;
  return isGood(w, s, seat, offer) ? ACCEPT[offer.from]! : REFUSE[offer.from]!;
}

/** Words weigh nothing. What the other gains counts against it, and more so the further that one is ahead. */
function isGood(w: Weights, s: State, seat: Seat, { from, give, ask }: Offer): boolean {
  if (ask[GOLD] + ask[INFLUENCE] === 0) return give[GOLD] + give[INFLUENCE] > 0; // a gift is a gift
  if (spare(s, seat, GOLD) < ask[GOLD] || spare(s, seat, INFLUENCE) < ask[INFLUENCE]) return false;
  const gold = worthOf(s, w, seat, GOLD);
  const influence = worthOf(s, w, seat, INFLUENCE);
  const mine = (give[GOLD] - ask[GOLD]) * gold + (give[INFLUENCE] - ask[INFLUENCE]) * influence;
  survey(s, w, prospects);
  const ahead = projected(s, w, prospects, from) - projected(s, w, prospects, seat);
  return mine > LEAST + Math.max(0, 0.03 * ahead);
}
