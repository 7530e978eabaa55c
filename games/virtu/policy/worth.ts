/**
 * What things are worth to a bot, in units of one Crown used once. Prestige is dear at any time; whatever only serves
 * later Years is worth the less the nearer the end.
 */
import type { Seat } from '@signoria/kernel';
import { editionOf } from '../data/box.ts';
import { CITIES, type City } from '../data/cities.ts';
import { CITIES_FOR_SPACE, LAST_CITY_CELL, LAST_STEP, TROPHY_VP } from '../data/figures.ts';
import { SPACE, type SpaceId } from '../data/palace.ts';
import { CATHEDRAL, TOKEN, type TokenId } from '../data/pieces.ts';
import type { Bottom } from '../data/symbols.ts';
import { citiesOf } from '../rules/model/palace.ts';
import { prestige } from '../rules/model/scoring.ts';
import { ABSENT, CLOSED, NONE, type State, spaceAt } from '../rules/model/state.ts';
import { TEMPER } from './temper.ts';

const uses = new Float64Array(8);

/** What one use of these symbols is worth: the best kind, and a little for the second best. */
export function bottomWorth(bottom: Bottom): number {
  const t = TEMPER;
  uses[0] = bottom[0]! * t.florin;
  uses[1] = bottom[1]! * t.crown;
  uses[2] = bottom[2]! * t.cross;
  uses[3] = bottom[3]! * t.cavalry;
  uses[4] = bottom[4]! * t.ship;
  uses[5] = bottom[5]! * t.mask;
  uses[6] = bottom[6]! * t.war;
  uses[7] = bottom[7]! * t.arrow;
  let best = 0;
  let second = 0;
  for (let kind = 0; kind < 8; kind++) {
    const worth = uses[kind]!;
    if (worth > best) {
      second = best;
      best = worth;
    } else if (worth > second) second = worth;
  }
  return best + t.versatile * second;
}

/** 0 at the beginning, 1 when this is the last Year. */
export function progress(s: State): number {
  if (s.ending !== null) return 1;
  let cities = 0;
  let steps = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    cities = Math.max(cities, citiesOf(s, seat));
    steps = Math.max(steps, s.patronage[seat]!);
  }
  let neutral = 0;
  let open = 0;
  for (const owner of s.owner) {
    if (owner === NONE) neutral++;
    if (owner !== CLOSED) open++;
  }
  const full = 1 - neutral / (open - 2 * s.seats);
  const near = Math.max((cities - 2) / (LAST_CITY_CELL - 2), steps / LAST_STEP, full, s.year / s.options.longestGame);
  return Math.min(0.95, near);
}

/** How much of a thing's later use is still to come. */
export function future(s: State): number {
  return s.ending !== null ? 0.02 : Math.max(0.02, 1 - TEMPER.haste * progress(s));
}

/** To end the game is good for whoever leads it, and bad for everybody else. */
export function closing(s: State, seat: Seat): number {
  if (s.ending !== null) return 0;
  const mine = prestige(s, seat);
  let best = -Infinity;
  for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, prestige(s, other));
  return TEMPER.closing * Math.max(-4, Math.min(4, mine + 1 - best));
}

/** What it costs to exhaust this source now: tokens wait for Govern, Courtiers for their arrow. */
export function priceOf(s: State, seat: Seat, id: string): number {
  const { cards, tokens, cityBottoms } = editionOf(s);
  switch (id) {
    case 'card':
    case 'upgrade':
    case 'printed':
    case 'michelangelo':
      return 0;
    case 'indulgence':
      return s.ending !== null ? TEMPER.prestige : TEMPER.indulgence;
    case 'holy_roman_empire':
      return 0.6;
    case 'ottoman_empire':
      return 0.6;
    case 'artillery':
      return 0.4;
  }
  if (Object.hasOwn(SPACE, id)) {
    const card = s.courtier[spaceAt(seat, SPACE[id as SpaceId])]!;
    return card === NONE ? 0 : TEMPER.courtierPrice * bottomWorth(cards[card]!.bottom) * future(s);
  }
  if (id.startsWith('coin')) return TEMPER.florin * future(s);
  if (Object.hasOwn(TOKEN, id))
    return TEMPER.tokenPrice * bottomWorth(tokens[TOKEN[id as TokenId]]!.bottom) * future(s);
  if (id.startsWith('cathedral.')) return TEMPER.tokenPrice * bottomWorth(tokens[CATHEDRAL]!.bottom) * future(s);
  const city = (CITIES as readonly string[]).indexOf(id);
  return city < 0 ? 0 : TEMPER.tokenPrice * bottomWorth(cityBottoms[city]!) * future(s);
}

/** What turning this token back is worth. */
export function refreshWorth(s: State, id: string): number {
  const { tokens, cityBottoms } = editionOf(s);
  if (id === 'artillery') return 0.6;
  if (Object.hasOwn(TOKEN, id)) return TEMPER.refresh * bottomWorth(tokens[TOKEN[id as TokenId]]!.bottom);
  if (id.startsWith('cathedral.')) return TEMPER.refresh * bottomWorth(tokens[CATHEDRAL]!.bottom);
  const city = (CITIES as readonly string[]).indexOf(id);
  if (city >= 0) return TEMPER.refresh * bottomWorth(cityBottoms[city]!);
  return id === 'holy_roman_empire' ? 1.1 : 0.9; // Alliances
}

/** What it is worth to win this city: a cell of the track, its token, Crosses, and what a rival loses. */
export function cityWorth(s: State, seat: Seat, city: City): number {
  const box = editionOf(s);
  const mine = citiesOf(s, seat);
  const cell = (n: number) => box.cityTrack[Math.min(n, LAST_CITY_CELL)]!;
  const { cityToken, cityCross, rivalCity, space } = TEMPER;
  let worth = TEMPER.prestige * (cell(mine + 1) - cell(mine));
  worth += cityToken * bottomWorth(box.cityBottoms[city]!) * future(s) + cityCross * box.cityBottoms[city]![2]!;
  if (mine + 1 === CITIES_FOR_SPACE) worth += space * future(s);
  if (mine + 1 === LAST_CITY_CELL) worth += closing(s, seat);
  const owner = s.owner[city]!;
  if (owner >= 0) {
    worth += rivalCity;
    if ((s.trophies[seat]! & (1 << owner)) === 0) worth += TROPHY_VP * TEMPER.prestige;
    if (s.cathedral[city] !== ABSENT) worth += TEMPER.prestige;
  }
  return worth;
}
