/** All the smaller questions: families, cards, wars once they are declared, artists, payment, ties. */
import type { Seat } from '@signoria/kernel';
import { editionOf } from '../data/box.ts';
import { CITY_COUNT, cityOf } from '../data/cities.ts';
import { GOLD, INFLUENCE } from '../data/currency.ts';
import { DECADES } from '../data/events.ts';
import { familyOf } from '../data/families.ts';
import {
  BAD_WEATHER,
  BRIBE_CARDINAL,
  BRIBE_TROOPS,
  CARDINAL_WORTH,
  kindOf,
  START_WAR,
  VETO,
} from '../data/treachery.ts';
import { troopOf } from '../data/troops.ts';
import type { Choice } from '../rules/model/choices.ts';
import { netPrice } from '../rules/model/purse.ts';
import { CITY_VP, places } from '../rules/model/ranking.ts';
import { ATTACKER, DEFENDER, NONE, type State, type War } from '../rules/model/state.ts';
import { taste } from './bids.ts';
import { placeWorth, worthOf } from './lots.ts';
import type { Prospects } from './prospects.ts';
import { cardWorth, rateAction } from './turns.ts';
import { chancesOf, declared, oddsOf, rolled, standing, warWorth } from './wars.ts';
import type { Weights } from './weights.ts';

export function rateAnswer(s: State, w: Weights, p: Prospects, seat: Seat, c: Choice): number {
  switch (c.do) {
    case 'family':
      return taste(s, familyOf(c.family)); // their incomes make up for their abilities
    case 'declare':
      return c.currency === 'gold' ? 0.1 : 0;
    case 'cities':
      if (s.troops[seat] === 0) return -1;
      return warWorth(s, w, p, seat, cityOf(c.attacker), cityOf(c.defender), chancesOf(s, seat));
    case 'keep':
      return keptWorth(s, w, kindOf(c.card));
    case 'discard':
      return -keptWorth(s, w, kindOf(c.card));
    case 'buyCard':
      return cardWorth(s, w, seat) - worthOf(s, w, seat, GOLD) - worthOf(s, w, seat, INFLUENCE);
    case 'pay':
      return payment(s, w, seat, c.cardinals, c.banker);
    case 'rank':
      return ranking(s, w, p, seat, cityOf(c.city));
    case 'place':
      return placement(s, w, p, seat, c.city);
    case 'startWar':
      return rateAction(s, w, p, seat, c) - w.cards[START_WAR]!;
    case 'freeCard':
    case 'steal':
      return rateAction(s, w, p, seat, c);
    default:
      return inWar(s, w, p, seat, c);
  }
}

/** A card and the Banker's service cost something, the currency saved is worth something; no change is given (POR-15.5). */
function payment(s: State, w: Weights, seat: Seat, cardinals: number, banker: number): number {
  const { currency, high, kind } = s.auction!;
  const unit = worthOf(s, w, seat, currency);
  const price = netPrice(s, seat, kind, currency, high);
  const saved = Math.min(CARDINAL_WORTH * cardinals, price) * unit;
  const swap = banker * (unit - worthOf(s, w, seat, currency === GOLD ? INFLUENCE : GOLD));
  return saved - cardinals * laterWorth(s, w, unit) + swap - (banker > 0 ? 0.4 * w.banker : 0);
}

/** There is one Pope a decade: a Bribe Cardinal kept is worth most of what it pays for the next one, and nothing after the last. */
function laterWorth(s: State, w: Weights, unit: number): number {
  return s.decade === DECADES ? 0 : Math.max(w.cards[BRIBE_CARDINAL]!, 0.8 * CARDINAL_WORTH * unit);
}

/** A card in hand, by what it can still be good for. */
function keptWorth(s: State, w: Weights, kind: number): number {
  return kind === BRIBE_CARDINAL && s.decade === DECADES && s.pope !== NONE ? 0 : w.cards[kind]!;
}

/** POR-R51: the city named takes the best of the places its group contests. Left tied, all fall to the lowest (POR-11.4). */
function ranking(s: State, w: Weights, p: Prospects, seat: Seat, city: number): number {
  const top = s.todo.at(-1);
  if (top?.at !== 'rankTied') return 0;
  const lowest = places(s)[city]!;
  const gain = CITY_VP[lowest - top.cities.length]! - CITY_VP[lowest - 1]!;
  let others = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) others += p.owned[other * CITY_COUNT + city]!;
  return gain * (p.owned[seat * CITY_COUNT + city]! - (w.rivalry * others) / (s.seats - 1));
}

function placement(s: State, w: Weights, p: Prospects, seat: Seat, city: string): number {
  const top = s.todo.at(-1);
  const by = top?.at === 'placeArtist' ? editionOf(s).events[top.event]!.status : 1;
  return placeWorth(s, w, p, seat, cityOf(city), by);
}

/** Answers that change a war under way are compared with letting it go on. */
function inWar(s: State, w: Weights, p: Prospects, seat: Seat, c: Choice): number {
  const war = s.war;
  if (war === null) return 0;
  switch (c.do) {
    case 'veto':
      return -declared(s, w, p, seat, war) - 0.9 * w.cards[VETO]!;
    case 'lorenzo': // once a decade, and for nothing (POR-H12): only what may come later speaks against it
      return -declared(s, w, p, seat, war) - 0.3 * w.cards[VETO]!;
    case 'weather': {
      const attacker = war.cities[ATTACKER] === cityOf(c.city);
      const [a, d] = war.weather;
      const then: War = { ...war, weather: attacker ? [a + 1, d] : [a, d + 1] };
      return declared(s, w, p, seat, then) - declared(s, w, p, seat, war) - 0.9 * w.cards[BAD_WEATHER]!;
    }
    case 'league': {
      const then: War = { ...war, league: c.side === 'attacker' ? ATTACKER : DEFENDER, leagueSeat: seat };
      return standing(s, w, p, seat, then) - standing(s, w, p, seat, war) - 0.5 * w.popeLeague;
    }
    case 'bribe': {
      const then: War = { ...war, bribes: [...war.bribes, { by: seat, owner: c.whom, troop: troopOf(c.troop) }] };
      return standing(s, w, p, seat, then) - standing(s, w, p, seat, war) - 0.8 * w.cards[BRIBE_TROOPS]!;
    }
    case 'reroll': {
      const before = rolled(s, w, p, seat, war);
      const again = war.rolls.at(-1)!.round === 1 ? standing(s, w, p, seat, war) : secondRound(s, w, p, seat, war);
      return again - before - 0.5 * w.reroll;
    }
    default:
      return 0;
  }
}

/** What a new roll of round two would bring: the defender wins or nobody does. */
function secondRound(s: State, w: Weights, p: Prospects, seat: Seat, war: War): number {
  const chances = oddsOf(s, war);
  const second = 1 - chances[0]! - chances[1]!;
  if (second <= 0) return 0;
  const attackerWins = chances[0]! + chances[1]!;
  // Round one is over: what is left of the war's worth once an attacker's win is out of the question.
  const counter = war.condottieri[ATTACKER] === seat ? s.victories[seat]! + 1 : 0;
  return (standing(s, w, p, seat, war) - attackerWins * counter) / Math.max(0.2, second);
}
