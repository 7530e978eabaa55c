/** How good each action of a turn looks: the hope after it. */
import type { Seat } from '@signoria/kernel';
import { bonusOf } from '../data/bonus.ts';
import { CARDINAL, characterOf, MUSE } from '../data/characters.ts';
import { ACTION_PRICE, BUILD_PRICE, COINS_FOR_PRESTIGE, COINS_PER_VALUE, GAIN } from '../data/economy.ts';
import { buildingOf } from '../data/pieces.ts';
import { freedomOf, PROFESSION, type Profession } from '../data/professions.ts';
import type { Choice } from '../rules/model/choices.ts';
import type { State } from '../rules/model/state.ts';
import { bonusSum, bonusValue, minimum, princessValue, workValue } from '../rules/model/value.ts';
import { type Assets, copyAssets, newAssets, readAssets } from './assets.ts';
import { cardsWorth } from './cards.ts';
import { asking } from './joint.ts';
import { hope } from './plan.ts';
import { TEMPER } from './temper.ts';

const now = newAssets();
const then = newAssets();

/** The pay goes where it is worth most. */
function addPay(a: Assets, value: number, s: State): void {
  a.coins += value * COINS_PER_VALUE;
  const most = Math.floor(value / 2);
  let best = Number.NEGATIVE_INFINITY;
  let bought = 0;
  for (let points = 0; points <= most; points++) {
    a.coins -= points * COINS_FOR_PRESTIGE;
    a.points += points;
    const worth = hope(s, a);
    a.coins += points * COINS_FOR_PRESTIGE;
    a.points -= points;
    if (worth > best) {
      best = worth;
      bought = points;
    }
  }
  a.coins -= bought * COINS_FOR_PRESTIGE;
  a.points += bought;
}

/** How likely a Work of this value is to be the best of the round, in points. */
function bestChance(s: State, seat: Seat, value: number): number {
  let highest = 0;
  let toCome = 0;
  const place = (of: Seat) => (of - s.first + s.players.length) % s.players.length;
  for (let other = 0; other < s.players.length; other++) {
    if (other === seat) continue;
    highest = Math.max(highest, s.players[other]!.best);
    if (place(other) > place(seat)) toCome++;
  }
  if (value < highest || value <= s.players[seat]!.best) return 0;
  const margin = Math.max(0.15, Math.min(0.95, TEMPER.bestBase + (value - minimum(s)) * TEMPER.bestStep));
  return GAIN * margin ** toCome;
}

function afterWork(s: State, seat: Seat, profession: Profession | null, value: number): number {
  copyAssets(now, then);
  then.actions--;
  if (profession !== null) then.hand.splice(then.hand.indexOf(profession), 1);
  addPay(then, value, s);
  return hope(s, then) + bestChance(s, seat, value) + worksGain(s, seat, profession !== null);
}

/** One more Work on the table, for the prestige cards that count them. */
function worksGain(s: State, seat: Seat, counts: boolean): number {
  const p = s.players[seat]!;
  if (!counts || p.cards.length === 0) return 0;
  const before = cardsWorth(s, seat);
  p.recruited++;
  const after = cardsWorth(s, seat);
  p.recruited--;
  return (after - before) * TEMPER.prestigeHope;
}

function rateWork(s: State, seat: Seat, profession: Profession): number {
  const value = workValue(s, seat, profession);
  if (value >= minimum(s)) return afterWork(s, seat, profession, value);
  const more = bonusSum(s, seat, s.players[seat]!.bonus, 1);
  const kept = now.bonus;
  now.bonus = 0;
  const rate = afterWork(s, seat, profession, value + more);
  now.bonus = kept;
  return rate;
}

function afterBuilding(s: State, seat: Seat, building: number, price: number): number {
  copyAssets(now, then);
  then.actions--;
  then.coins -= price;
  if (then.coins < 0) then.coins = 0;
  then.buildings |= 1 << building;
  then.points += GAIN;
  return hope(s, then) + buildingGain(s, seat, building);
}

function buildingGain(s: State, seat: Seat, building: number): number {
  const p = s.players[seat]!;
  if (p.cards.length === 0) return 0;
  const before = cardsWorth(s, seat);
  p.buildings[building]!++;
  const after = cardsWorth(s, seat);
  p.buildings[building]!--;
  return (after - before) * TEMPER.prestigeHope;
}

function rateFreedom(s: State, seat: Seat, freedom: number): number {
  copyAssets(now, then);
  then.actions--;
  then.coins -= ACTION_PRICE;
  then.freedoms |= 1 << freedom;
  const p = s.players[seat]!;
  let gain = 0;
  if (p.cards.length > 0) {
    gain = -cardsWorth(s, seat);
    p.freedoms[freedom]!++;
    gain += cardsWorth(s, seat);
    p.freedoms[freedom]!--;
  }
  return hope(s, then) + gain * TEMPER.prestigeHope;
}

function rateCharacter(s: State, seat: Seat, character: number): number {
  copyAssets(now, then);
  if (character === CARDINAL) {
    then.actions++;
    return hope(s, then) + 0.01;
  }
  if (character === MUSE) {
    const ready =
      now.actions > 0 && s.players[seat]!.hand.some((card) => workValue(s, seat, card) + s.round >= minimum(s));
    return hope(s, now) + (ready ? 1 + s.round / 2 : -0.5);
  }
  const value = princessValue(s, seat);
  const keeps = 0.3; // no profession is used up
  return afterWork(s, seat, null, value) + keeps;
}

/** Only where the neighbour may be expected to agree: a refused proposal costs time and shows one's hand. */
function rateJoint(s: State, seat: Seat, building: number, partner: Seat): number {
  const payment = asking(s, seat, partner, building);
  if (payment === null) return REFUSED;
  const price = Math.max(0, BUILD_PRICE[now.builders]! - payment);
  return afterBuilding(s, seat, building, price) - 0.6 - 2 * s.turn!.proposals;
}

/** Worse than anything. */
const REFUSED = -1000;

function rateOne(s: State, seat: Seat, c: Choice): number {
  switch (c.do) {
    case 'work':
      return rateWork(s, seat, PROFESSION[c.profession]);
    case 'build':
      return afterBuilding(s, seat, buildingOf(c.building), BUILD_PRICE[now.builders]!);
    case 'buildWith':
      return rateJoint(s, seat, buildingOf(c.building), c.partner);
    case 'freedom':
      return rateFreedom(s, seat, freedomOf(c.freedom));
    case 'profession':
      copyAssets(now, then);
      then.actions--;
      then.coins -= ACTION_PRICE;
      then.cards++;
      then.ghosts++;
      return hope(s, then);
    case 'bonus':
      copyAssets(now, then);
      then.actions--;
      then.coins -= ACTION_PRICE;
      then.bonus += TEMPER.bonusValue;
      return hope(s, then);
    case 'recruit':
      copyAssets(now, then);
      then.hand.push(PROFESSION[c.profession]);
      return hope(s, then);
    case 'use':
      return rateCharacter(s, seat, characterOf(c.character));
    default:
      copyAssets(now, then);
      then.actions = 0;
      return hope(s, then) + 0.001;
  }
}

export function rateTurn(s: State, seat: Seat, choices: readonly Choice[], into: Float64Array): void {
  readAssets(s, seat, now);
  for (let i = 0; i < choices.length; i++) into[i] = rateOne(s, seat, choices[i]!);
}

/** Exchange and conversion: coins against points. */
export function rateExchange(s: State, seat: Seat, choices: readonly Choice[], into: Float64Array): void {
  readAssets(s, seat, now);
  for (let i = 0; i < choices.length; i++) {
    const c = choices[i]!;
    const points = c.do === 'exchange' || c.do === 'convert' ? c.amount : 0;
    copyAssets(now, then);
    then.coins -= points * COINS_FOR_PRESTIGE;
    then.points += points;
    into[i] = hope(s, then);
  }
}

/** Bonus cards: as many as reach the minimum, and those that are worth playing rather than keeping. */
export function rateBonus(s: State, seat: Seat, choices: readonly Choice[], into: Float64Array): void {
  const { hand } = s.players[seat]!;
  const later = s.round < 6 && hand.length > 0 ? 0.5 : 0;
  for (let i = 0; i < choices.length; i++) {
    const c = choices[i]!;
    into[i] = c.do === 'addBonus' ? bonusValue(s, seat, bonusOf(c.card)) * (1 - later) - later * 2 : 0;
  }
}
