/**
 * What a seat may hope to end with: the Works its hand promises, the best use of the actions left over, and what coins are
 * worth. Everything a bot decides is a difference of two such hopes.
 */

import { type Edition, editionOf } from '../data/box.ts';
import { ACTION_PRICE, ACTIONS, BUILD_PRICE, GAIN, ROUNDS, VALUE } from '../data/economy.ts';
import { BUILDING_COUNT } from '../data/pieces.ts';
import { FREEDOM_COUNT, type Profession } from '../data/professions.ts';
import type { State } from '../rules/model/state.ts';
import type { Assets } from './assets.ts';
import { PURSE, TEMPER } from './temper.ts';

/** Coins in points (FLO-7.9 makes 200 of them worth one, scarcity more, the end of the game less). */
export function purse(coins: number, round: number): number {
  const steps = PURSE[round - 1]!;
  let worth = 0;
  let from = 0;
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i]!;
    const part = Math.min(coins, step[0]) - from;
    if (part <= 0) break;
    worth += (part * step[1]) / 100;
    from = step[0];
  }
  return worth;
}

/** After the last action only a tie asks for coins (FLO-14.2). */
function coinsWorth(a: Assets): number {
  return a.round === ROUNDS && a.actions === 0 ? a.coins * 0.00001 : purse(a.coins, a.round);
}

/** What spending so much would cost in points. */
function cost(a: Assets, price: number): number {
  return purse(a.coins, a.round) - purse(Math.max(0, a.coins - price), a.round) + Math.max(0, price - a.coins) / 100;
}

/** How much of what `profession` wants is there. */
export function match(box: Edition, a: Assets, profession: Profession): number {
  const { building, landscape, freedom } = box.wants[profession]!;
  return (
    ((a.buildings >> building) & 1 ? VALUE.building : 0) +
    ((a.landscapes >> landscape) & 1 ? VALUE.landscape : 0) +
    ((a.freedoms >> freedom) & 1 ? VALUE.freedom : 0)
  );
}

/** Points a Work of this value promises when it must reach about `least`. */
function workWorth(value: number, least: number): number {
  const sure = TEMPER.even + (value - least) / TEMPER.soft;
  return Math.max(TEMPER.least, Math.min(1, sure)) * (value / 2 + TEMPER.bestWork);
}

/** More than the Works of any hand, and the uses of an action beside them. */
const MOST = 64;

/** Scratch: values of the Works in hand and what each must reach. */
const values = new Float64Array(MOST);
const leasts = new Float64Array(MOST);
/** And gains of other uses of an action: the best `spare` of them, best first. Nobody does what gains nothing. */
const gains = new Float64Array(MOST);
let kept = 0;
let spare = 0;

function offerGain(gain: number): void {
  if (gain <= 0) return;
  let at = kept;
  if (kept < spare) kept++;
  else if (spare > 0 && gain > gains[spare - 1]!) at = spare - 1;
  else return;
  for (; at > 0 && gains[at - 1]! < gain; at--) gains[at] = gains[at - 1]!;
  gains[at] = gain;
}

/** What Works of the rounds to come will have to reach: the fewer actions are left in this one, the later they come. */
function soonLeast(a: Assets, minimum: readonly number[]): number {
  const at = Math.min(ROUNDS, a.round + TEMPER.ahead);
  const later = Math.min(ROUNDS, at + 1);
  const left = Math.min(1, a.actions / ACTIONS);
  return minimum[at - 1]! * left + minimum[later - 1]! * (1 - left);
}

/** The best Works that could be done with the actions of this round need reach only its minimum. */
function setLeasts(a: Assets, minimum: readonly number[], growth: number, cards: number): void {
  const here = minimum[a.round - 1]!;
  const soon = soonLeast(a, minimum);
  for (let i = 0; i < cards; i++) {
    let better = 0;
    for (let j = 0; j < cards; j++) {
      if (values[j]! > values[i]! || (values[j] === values[i] && j < i)) better++;
    }
    leasts[i] = better < a.actions && values[i]! - growth >= here ? here : soon;
  }
}

export function hope(s: State, a: Assets): number {
  const box = editionOf(s);
  const rounds = ROUNDS - a.round;
  const actions = a.actions + ACTIONS * rounds;
  let total = a.points + coinsWorth(a);
  if (actions === 0) return total;
  const growth = TEMPER.growth * rounds;
  const base = VALUE.jester * a.jesters + VALUE.card * a.cards + growth + a.muse;
  const held = a.hand.length;
  const cards = held + a.ghosts;
  const works = Math.min(cards, actions);
  for (let i = 0; i < held; i++) values[i] = base + match(box, a, a.hand[i]!);
  for (let i = held; i < cards; i++) values[i] = base + TEMPER.drawnMatch;
  setLeasts(a, box.minimum, growth, cards);
  let promised = 0;
  for (let i = 0; i < cards; i++) promised += workWorth(values[i]!, leasts[i]!);
  total += cards === 0 ? 0 : (promised * works) / cards; // some may find no action
  if (works > 0 && a.bonus > 0) total += a.bonus * TEMPER.perBonus; // each is used once, with some Work
  kept = 0;
  spare = Math.min(MOST, actions - works);
  if (spare === 0) return total;
  const price = cost(a, ACTION_PRICE);
  offerItems(s, box, a, price);
  offerCards(s, box, a, base, works, price);
  for (let i = 0; i < kept; i++) total += gains[i]!;
  return total;
}

/** What so much more value would do for the Work of this place in the hand. */
function lift(i: number, more: number): number {
  return workWorth(values[i]! + more, leasts[i]!) - workWorth(values[i]!, leasts[i]!);
}

/** Buildings and freedoms, by whoever in hand wants them. */
function offerItems(s: State, box: Edition, a: Assets, price: number): void {
  const build = cost(a, BUILD_PRICE[a.builders]!);
  for (let b = 0; b < BUILDING_COUNT; b++) {
    if ((a.buildings >> b) & 1 || s.buildings[b] === 0) continue;
    let gain = GAIN - build;
    for (let i = 0; i < a.hand.length; i++) if (box.wants[a.hand[i]!]!.building === b) gain += lift(i, VALUE.building);
    offerGain(gain * TEMPER.room);
  }
  for (let f = 0; f < FREEDOM_COUNT; f++) {
    if ((a.freedoms >> f) & 1 || s.freedoms[f] === 0) continue;
    let gain = -price;
    for (let i = 0; i < a.hand.length; i++) if (box.wants[a.hand[i]!]!.freedom === f) gain += lift(i, VALUE.freedom);
    offerGain(gain);
  }
}

/** Professions and bonus cards still to be drawn. */
function offerCards(s: State, box: Edition, a: Assets, base: number, works: number, price: number): void {
  const rounds = ROUNDS - a.round;
  const soon = soonLeast(a, box.minimum);
  // A profession takes an action to draw and one to play: its gain stands in the list twice, halved.
  const draws = Math.min(s.decks.profession.cards.length, rounds + (a.actions > 1 ? 1 : 0), TEMPER.draws);
  const drawn = (workWorth(base + 1 + TEMPER.drawnMatch, soon) + TEMPER.perCard * works - price) / 2;
  for (let i = 0; i < 2 * draws; i++) offerGain(drawn);
  const bonus = TEMPER.perBonus * TEMPER.bonusValue - price;
  for (let i = 0; i < 3; i++) offerGain(bonus);
}
