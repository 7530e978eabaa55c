/** Who is likely to win, between two turns: projected points, and a softmax over the seats. */
import type { Seat } from '@signoria/kernel';
import { CITY_COUNT } from '../data/cities.ts';
import { GOLD, INFLUENCE } from '../data/currency.ts';
import { DECADES } from '../data/events.ts';
import { KINDS } from '../data/treachery.ts';
import { eventVp, popeVp, wineVp } from '../rules/chapters/11-scoring.ts';
import { income } from '../rules/model/abilities.ts';
import { army, leader } from '../rules/model/forces.ts';
import type { State } from '../rules/model/state.ts';
import { victoryVp } from '../rules/model/victories.ts';
import { holdingsWorth, incomeWorth } from './lots.ts';
import { eventsLeft, newProspects, type Prospects, survey } from './prospects.ts';
import type { Weights } from './weights.ts';

const prospects = newProspects();

/** What lies on the table for all to see: the same in every world anybody can imagine. */
export function inSight(s: State, p: Prospects, seat: Seat): number {
  let sum = eventVp(s, seat) + wineVp(s, seat) + victoryVp(s.victories[seat]!);
  if (s.decade === DECADES) sum += popeVp(s, seat);
  for (let city = 0; city < CITY_COUNT; city++) sum += p.owned[seat * CITY_COUNT + city]! * p.points[city]!;
  return sum;
}

/** Points this seat can be expected to end with, money and hopes included. */
export function projected(s: State, w: Weights, p: Prospects, seat: Seat): number {
  let sum = inSight(s, p, seat) + fortune(s, w, seat);
  const troops = s.troops[seat]!;
  const might = army(s, seat, troops, 'attack') + army(s, seat, troops, 'defence') + leader(s, seat, troops, 'defence');
  const clock = eventsLeft(s) / 12;
  sum += clock * (w.strength * 6 * might + (troops === 0 ? 0 : w.firstTroop));
  const hand = s.hands[seat]!;
  for (let kind = 0; kind < KINDS; kind++) if (hand[kind]! > 0) sum += 0.7 * hand[kind]! * w.cards[kind]!;
  return sum;
}

/** Gold and influence, in hand and to come; near the end what counts is who has most. */
function fortune(s: State, w: Weights, seat: Seat): number {
  const clock = Math.min(1, eventsLeft(s) / 6);
  let sum = 0;
  for (const currency of [GOLD, INFLUENCE] as const) {
    const late = currency === GOLD ? w.lastGold : w.lastInfluence;
    const held = s.purse[currency][seat]! + (currency === GOLD ? s.pay[seat]! : 0);
    sum += held * late * (1 - clock) + clock * holdingsWorth(s, w, currency, held);
    sum += income(s, seat, currency) * incomeWorth(s, w, currency);
    sum += majority(s, seat, currency) * (1 - clock);
  }
  return sum;
}

/** The points for most and second most, as they stand, softened: what is ahead by little may be lost. */
function majority(s: State, seat: Seat, currency: 0 | 1): number {
  const mine = s.purse[currency][seat]! + (currency === GOLD ? s.pay[seat]! : 0);
  let above = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const theirs = s.purse[currency][other]! + (currency === GOLD ? s.pay[other]! : 0);
    above += 1 / (1 + Math.exp((mine - theirs) / (currency === GOLD ? 4 : 2)));
  }
  const first = currency === GOLD ? 6 : 4;
  return above < 1 ? first - (above * first) / 2 : above < 2 ? (first / 2) * (2 - above) : 0;
}

/** The chance of each seat to win from here. */
export function evaluate(w: Weights, s: State, into: Float64Array): void {
  survey(s, w, prospects);
  const sure = w.sure[Math.min(w.sure.length - 1, eventsLeft(s))]!;
  let most = -Infinity;
  for (let seat = 0; seat < s.seats; seat++) {
    into[seat] = projected(s, w, prospects, seat);
    most = Math.max(most, into[seat]!);
  }
  let sum = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    into[seat] = Math.exp(sure * (into[seat]! - most));
    sum += into[seat]!;
  }
  for (let seat = 0; seat < s.seats; seat++) into[seat]! /= sum;
}
