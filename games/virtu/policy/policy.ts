/** What Virtù tells the generic bots: how good each answer looks to a seat. There is nothing it could not know. */
import type { Choice as AnyChoice, AnyState, Payment, Policy, Seat } from '@signoria/kernel';
import { editionOf } from '../data/box.ts';
import { CITY } from '../data/cities.ts';
import { EXTRA_STEP_FLORINS } from '../data/figures.ts';
import { ROOM, type RoomId, SPACE, type SpaceId } from '../data/palace.ts';
import { familyOf } from '../rules/chapters/02-setup.ts';
import { exhaustedTokens, weightOf } from '../rules/chapters/08-govern.ts';
import { type Choice, cash, type FamilyPlace } from '../rules/model/choices.ts';
import { cashSources, FLORIN, mostAuthority } from '../rules/model/purse.ts';
import { NONE, ROOMS_EACH, roomAt, type State, spaceAt, troopsAt } from '../rules/model/state.ts';
import { evaluate } from './evaluate.ts';
import { JUDGEMENT } from './judgement.ts';
import { rateCampaign, rateDeclare } from './siege.ts';
import {
  arrowsWorth,
  bonusWorth,
  governWorth,
  paymentPrice,
  plantWorth,
  rateAnnex,
  removeWorth,
  roomWorth,
  stepWorth,
} from './spring.ts';
import { TEMPER } from './temper.ts';
import {
  allianceWorth,
  courtierWorth,
  palaceStrength,
  rateArrange,
  rateBuy,
  rateDiscard,
  rateHire,
  rateHouse,
} from './winter.ts';
import { bottomWorth, cityWorth, future, priceOf, refreshWorth } from './worth.ts';

/** The Palace as it would be, then as it was. */
function rateFamily(s: State, seat: Seat, places: readonly FamilyPlace[]): number {
  const cards = familyOf(s.powers[seat]!);
  let courtiers = 0;
  for (const [i, place] of places.entries()) {
    if (Object.hasOwn(SPACE, place)) courtiers += 0.55 * courtierWorth(s, cards[i]!);
    else slotsOf(s, place)[roomAt(seat, roomOf(place))] = cards[i]!;
  }
  const strength = palaceStrength(s, seat);
  for (const place of places) {
    if (!Object.hasOwn(SPACE, place)) slotsOf(s, place)[roomAt(seat, roomOf(place))] = NONE;
  }
  return strength + courtiers;
}

function slotsOf(s: State, place: FamilyPlace): number[] {
  return place.startsWith('under.') ? s.roomUpgrade : s.roomCard;
}

function roomOf(place: FamilyPlace): number {
  return ROOM[(place.startsWith('under.') ? place.slice(6) : place) as RoomId];
}

/** Where the marker would stand, what it would do there, whom it wakes on the way, and what lies ahead from there. */
function rateMarch(s: State, seat: Seat, rooms: number): number {
  const from = s.marker[seat]!;
  const to = (from + rooms) % ROOMS_EACH;
  const now = roomWorth(s, seat, to);
  return (now > 0 ? now : -TEMPER.idle) + arrowsWorth(s, seat, from, rooms) + aheadWorth(s, seat, to);
}

/** Next Spring's best Room: one of the two that can be reached for nothing. */
function aheadWorth(s: State, seat: Seat, room: number): number {
  if (s.ending !== null) return 0;
  const next = Math.max(roomWorth(s, seat, (room + 1) % ROOMS_EACH), roomWorth(s, seat, (room + 2) % ROOMS_EACH));
  return TEMPER.nextRoom * next;
}

function rateFurther(s: State, seat: Seat, by: string): number {
  const price = by === 'florins' ? EXTRA_STEP_FLORINS * TEMPER.florin * future(s) : priceOf(s, seat, by);
  return rateMarch(s, seat, 1) - price;
}

function florinsDue(s: State): number {
  const f = s.todo[s.todo.length - 1]!;
  return f.at === 'pay' ? (f.bill.costs[0]!.florin ?? 0) : f.at === 'raise' ? f.florins : 0;
}

/** VIR-R55: what is not cashed now belongs to the conqueror. */
function isLastMoment(s: State): boolean {
  return s.todo[s.todo.length - 1]!.at === 'salvage';
}

/** More than any token is worth. */
const SALVAGED = 100;

function ratePayment(s: State, seat: Seat, payment: Payment, worth: number): number {
  return worth - paymentPrice(s, seat, payment, florinsDue(s));
}

/** What a retreating Troop is worth where it goes; by sea it costs Ships. */
function rateRetreat(s: State, seat: Seat, c: Choice): number {
  if (c.do !== 'retreat') return 0;
  return 1 - (c.way === 'sea' ? 0.4 : 0) - 0.05 * s.troops[troopsAt(s, CITY[c.to], seat)]!;
}

/** Keep the best cards: the worst one goes, and rather to another space than away. */
function rateVacate(s: State, seat: Seat, c: Choice): number {
  if (c.do !== 'vacate') return 0;
  const card = s.courtier[spaceAt(seat, SPACE[c.space as SpaceId])]!;
  if (c.to === 'discard') return -courtierWorth(s, card);
  const other = s.courtier[spaceAt(seat, SPACE[c.to])]!;
  return other === NONE ? 1 - 0.01 * courtierWorth(s, card) : -courtierWorth(s, other) - 0.1;
}

function rateOne(s: State, seat: Seat, c: Choice): number {
  switch (c.do) {
    case 'family':
      return rateFamily(s, seat, c.places);
    case 'room':
      return roomWorth(s, seat, ROOM[c.room]);
    case 'march':
      return rateMarch(s, seat, c.rooms);
    case 'further':
      return rateFurther(s, seat, c.by);
    case 'redeem':
      return TEMPER.redeem - paymentPrice(s, seat, c.payment, 0);
    case 'govern':
      return governWorth(s, seat, c.symbols);
    case 'refresh':
      return refreshWorth(s, c.what) / weightOf(c.what);
    case 'patronise':
      return ratePayment(s, seat, c.payment, stepWorth(s, seat));
    case 'bonus':
      return bonusWorth(s, c.bonus);
    case 'trade':
      return c.ships * (2 * TEMPER.florin * future(s) - TEMPER.trade);
    case 'annex':
      return rateAnnex(s, seat, c);
    case 'agent':
      return c.from === 'reserve' ? 1 : -0.4;
    case 'plant':
      return plantWorth(s, seat, c.at);
    case 'remove':
      return removeWorth(s, seat, c.at);
    case 'pay':
    case 'raise':
      return ratePayment(s, seat, c.payment, isLastMoment(s) ? SALVAGED : 0);
    case 'siege':
      return cityWorth(s, seat, CITY[c.city]);
    case 'retreat':
      return rateRetreat(s, seat, c);
    case 'vacate':
      return rateVacate(s, seat, c);
    case 'salary':
      return c.florins * (s.ending === null ? 0.9 : -0.5);
    case 'dismiss':
      return -s.troops[troopsAt(s, CITY[c.city], seat)]!;
    case 'arrange':
      return rateArrange(s, seat, c);
    case 'discard':
      return rateDiscard(s, seat);
    case 'buy':
      return rateBuy(s, seat, c);
    case 'house':
      return rateHouse(s, seat, c);
    case 'hire':
      return rateHire(s, seat, c);
    case 'ally':
      return ratePayment(s, seat, c.payment, allianceWorth(s));
    default:
      return 0;
  }
}

/** To stop where the marker stands is worth what the Room brings. */
function rateStop(s: State, seat: Seat): number {
  return s.todo[s.todo.length - 1]!.at === 'further' ? rateMarch(s, seat, 0) : 0;
}

function rate(s: State, seat: Seat, choices: readonly Choice[], into: Float64Array): void {
  const { at } = s.todo[s.todo.length - 1]!;
  if (at === 'campaign') rateCampaign(s, seat, choices, into);
  else if (at === 'declare') rateDeclare(s, seat, choices, into);
  else {
    for (let i = 0; i < choices.length; i++) {
      const c = choices[i]!;
      into[i] = c.do === 'stop' ? rateStop(s, seat) : rateOne(s, seat, c);
    }
  }
}

/** VIR-8.4: before Govern, florins of tokens that will be turned at once cost nothing. */
function volunteer(s: State, seat: Seat): Choice | null {
  const f = s.todo[s.todo.length - 1]!;
  if (f.at !== 'govern' || f.seat !== seat) return null;
  const room = 2 * Math.min(2, mostAuthority(s, seat)) - exhaustedTokens(s, seat).length;
  if (room <= 0) return null;
  const { cityBottoms } = editionOf(s);
  for (const id of cashSources(s, seat)) {
    if (!Object.hasOwn(CITY, id)) continue;
    const bottom = cityBottoms[CITY[id as keyof typeof CITY]]!;
    if (bottom[FLORIN]! * TEMPER.florin >= 0.8 * bottomWorth(bottom)) return cash(id);
  }
  return null;
}

export const policy: Policy<AnyState, AnyChoice> = {
  rate: rate as Policy<AnyState, AnyChoice>['rate'],
  volunteer: volunteer as NonNullable<Policy<AnyState, AnyChoice>['volunteer']>,
  evaluate: evaluate as NonNullable<Policy<AnyState, AnyChoice>['evaluate']>,
  judgedAt: ['march', 'rearrange'],
  trust: 1,
  judgement: JUDGEMENT,
  cut: 25, // about a Year: what an action is for shows in the next one
};
