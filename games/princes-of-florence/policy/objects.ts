/** What the auction objects are worth to a seat over the rounds to come, and what bidding for them looks like. */
import type { Seat } from '@signoria/kernel';
import { editionOf } from '../data/box.ts';
import { GAIN, ROUNDS } from '../data/economy.ts';
import { ANY_LANDSCAPE, BUILDER, JESTER, PRESTIGE_CARD, RECRUITING, STACK, type Stack } from '../data/objects.ts';
import { LANDSCAPE_COUNT } from '../data/pieces.ts';
import { lastBuyerPrice, mayTake, opening, stacksInPlay } from '../rules/chapters/04-auction.ts';
import { recruitables } from '../rules/chapters/05-objects.ts';
import type { Choice } from '../rules/model/choices.ts';
import { hasRoom } from '../rules/model/estate.ts';
import type { State } from '../rules/model/state.ts';
import { type Assets, copyAssets, newAssets, readAssets } from './assets.ts';
import { cardsWorth } from './cards.ts';
import { hope, match } from './plan.ts';
import { TEMPER } from './temper.ts';

const now = newAssets();
const then = newAssets();

/** What it usually goes for, in coins: whoever starts an auction will not get it for the opening bid. */
const USUAL: readonly number[] = [400, 350, 300, 700, 500, 400, 400, 400];

/** The object's worth in points, before it is paid for. */
export function objectGain(s: State, seat: Seat, stack: Stack): number {
  readAssets(s, seat, now);
  return gainFrom(s, now, hope(s, now), stack);
}

function gainFrom(s: State, from: Assets, before: number, stack: Stack): number {
  if (stack === ANY_LANDSCAPE) {
    let best = 0;
    for (let l = 0; l < LANDSCAPE_COUNT; l++) {
      if (s.stock[l]! > 0 && hasRoom(s, from.seat, l)) best = Math.max(best, gainFrom(s, from, before, l));
    }
    return best;
  }
  copyAssets(from, then);
  let extra = 0;
  switch (stack) {
    case JESTER:
      then.jesters++;
      break;
    case BUILDER:
      then.builders++;
      if (then.builders > 1) extra += GAIN;
      if (then.builders === 2) extra += TEMPER.touching;
      break;
    case PRESTIGE_CARD:
      extra += TEMPER.prestigeCard;
      break;
    case RECRUITING:
      then.cards++;
      addRecruit(s, then);
      break;
    default:
      if ((then.landscapes >> stack) & 1) extra += GAIN;
      then.landscapes |= 1 << stack;
  }
  return hope(s, then) - before + extra + cardsGain(s, from.seat, stack);
}

/** The best profession that could be recruited; without one, hope for later. */
function addRecruit(s: State, a: Assets): void {
  const box = editionOf(s);
  let best = -1;
  let most = 2;
  for (const card of recruitables(s, a.seat)) {
    const found = match(box, a, card);
    if (found > most) {
      most = found;
      best = card;
    }
  }
  if (best >= 0) a.hand.push(best);
  else if (a.round < 6) a.ghosts++;
}

/** What one more of this does for the prestige cards the seat holds. */
function cardsGain(s: State, seat: Seat, stack: Stack): number {
  const p = s.players[seat]!;
  if (p.cards.length === 0 || stack === PRESTIGE_CARD || stack === RECRUITING) return 0;
  const before = cardsWorth(s, seat);
  change(s, seat, stack, 1);
  const after = cardsWorth(s, seat);
  change(s, seat, stack, -1);
  return (after - before) * (0.4 + 0.08 * s.round);
}

function change(s: State, seat: Seat, stack: Stack, by: number): void {
  const p = s.players[seat]!;
  if (stack === JESTER) p.jesters += by;
  else if (stack === BUILDER) p.builders += by;
  else p.landscapes[stack]! += by;
}

/** What is gained by having it at this price. */
function surplus(s: State, from: Assets, before: number, stack: Stack, price: number): number {
  const gain = gainFrom(s, from, before, stack);
  return gain - spend(s, from, before, price) - dearness(s, price);
}

/** What is dear now goes for less in a round to come: the more rounds there are, the more is thrown away. */
function dearness(s: State, price: number): number {
  return (Math.max(0, price - TEMPER.dear) / 100) * TEMPER.regret * (ROUNDS - s.round);
}

function spend(s: State, from: Assets, before: number, price: number): number {
  copyAssets(from, then);
  then.coins -= price;
  if (then.coins < 0) {
    then.points += then.coins / 100;
    then.coins = 0;
  }
  return before - hope(s, then);
}

export function rateStarter(s: State, seat: Seat, choices: readonly Choice[], into: Float64Array): void {
  readAssets(s, seat, now);
  const before = hope(s, now);
  const late = 1 - 0.07 * (s.round - 1);
  for (let i = 0; i < choices.length; i++) {
    const c = choices[i]!;
    if (c.do !== 'auction') into[i] = 0;
    else {
      const stack = STACK[c.stack];
      const price = Math.max(opening(s), USUAL[stack]! * late);
      const sure = surplus(s, now, before, stack, opening(s));
      into[i] =
        (1 - TEMPER.usual) * sure +
        TEMPER.usual * surplus(s, now, before, stack, Math.min(price, Math.max(opening(s), now.coins)));
    }
  }
}

/** The best of the other objects, should this one go to somebody else. */
function otherwise(s: State, seat: Seat, before: number, not: Stack): number {
  let best = 0;
  const price = lastBuyerPrice(s) + 100;
  for (const stack of stacksInPlay(s)) {
    if (stack !== not && mayTake(s, seat, stack)) best = Math.max(best, surplus(s, now, before, stack, price));
  }
  return best * TEMPER.otherwise;
}

export function rateBid(s: State, seat: Seat, choices: readonly Choice[], into: Float64Array): void {
  readAssets(s, seat, now);
  const before = hope(s, now);
  const { stack } = s.lot!;
  for (let i = 0; i < choices.length; i++) {
    const c = choices[i]!;
    into[i] = c.do === 'bid' ? surplus(s, now, before, stack, c.amount) : otherwise(s, seat, before, stack);
  }
}

/** For a fixed price, or for the roll of the solo game. */
export function rateFixed(s: State, seat: Seat, price: number, choices: readonly Choice[], into: Float64Array): void {
  readAssets(s, seat, now);
  const before = hope(s, now);
  for (let i = 0; i < choices.length; i++) {
    const c = choices[i]!;
    into[i] = c.do === 'take' || c.do === 'putUp' ? surplus(s, now, before, STACK[c.stack], price) : 0;
  }
}

export function surplusNow(s: State, seat: Seat, stack: Stack, price: number): number {
  readAssets(s, seat, now);
  return surplus(s, now, hope(s, now), stack, price);
}
