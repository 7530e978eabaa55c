/** What masters judge a position by: plain counts and what the hand-made projection says, fitted to games of adepts. */
import type { AnyState, Leaf, Seat } from '@signoria/kernel';
import { CITY_COUNT } from '../data/cities.ts';
import { GOLD, INFLUENCE } from '../data/currency.ts';
import { eventVp, wineVp } from '../rules/chapters/11-scoring.ts';
import { income } from '../rules/model/abilities.ts';
import { army, leader } from '../rules/model/forces.ts';
import type { State } from '../rules/model/state.ts';
import { victoryVp } from '../rules/model/victories.ts';
import { inSight, projected } from './evaluate.ts';
import { LEARNED } from './learned-data.ts';
import { eventsLeft, newProspects, type Prospects, survey } from './prospects.ts';
import { WEIGHTS } from './weights.ts';

/** Of these, all count again by how much of the game is left, and the first ones by how near its end is. */
const PLAIN = 21;
const AT_THE_END = 9;
const SIZE = 2 * PLAIN + AT_THE_END + 2;
const EVENTS = 12;

const prospects = newProspects();

function describe(s: State, into: Float64Array): void {
  survey(s, WEIGHTS, prospects);
  const left = eventsLeft(s);
  const clock = left / EVENTS;
  const end = 1 / (1 + left);
  for (let seat = 0; seat < s.seats; seat++) {
    const from = seat * SIZE;
    plain(s, prospects, seat, into, from);
    for (let i = 0; i < PLAIN; i++) into[from + PLAIN + i] = into[from + i]! * clock;
    for (let i = 0; i < AT_THE_END; i++) into[from + 2 * PLAIN + i] = into[from + i]! * end * 2;
    into[from + SIZE - 2] = clock;
    into[from + SIZE - 1] = end;
  }
}

/** Each divided by what is usual, so that all are of about the same size. */
function plain(s: State, p: Prospects, seat: Seat, x: Float64Array, from: number): void {
  const troops = s.troops[seat]!;
  const gold = goldOf(s, seat);
  const influence = s.purse[INFLUENCE][seat]!;
  let i = from;
  x[i++] = projected(s, WEIGHTS, p, seat) / 10;
  x[i++] = inSight(s, p, seat) / 10;
  x[i++] = eventVp(s, seat) / 5;
  x[i++] = wineVp(s, seat) / 5;
  x[i++] = victoryVp(s.victories[seat]!) / 5;
  x[i++] = s.victories[seat]! / 2;
  x[i++] = s.pope === seat ? 1 : 0;
  x[i++] = gold / 10;
  x[i++] = influence / 5;
  x[i++] = income(s, seat, GOLD) / 3;
  x[i++] = income(s, seat, INFLUENCE) / 2;
  x[i++] = army(s, seat, troops, 'attack') / 3;
  x[i++] = army(s, seat, troops, 'defence') / 3;
  x[i++] = leader(s, seat, troops, 'defence') / 2;
  x[i++] = troops === 0 ? 0 : 1;
  x[i++] = cardsOf(s, seat) / 2;
  i = tilesOf(p, seat, x, i);
  x[i++] = leads(s, seat, gold, goldOf) ? 1 : 0;
  x[i++] = leads(s, seat, influence, influenceOf) ? 1 : 0;
  x[i] = s.active === seat ? 1 : 0;
}

function goldOf(s: State, seat: Seat): number {
  return s.purse[GOLD][seat]! + s.pay[seat]!;
}

function influenceOf(s: State, seat: Seat): number {
  return s.purse[INFLUENCE][seat]!;
}

function cardsOf(s: State, seat: Seat): number {
  const hand = s.hands[seat]!;
  let n = 0;
  for (let kind = 0; kind < hand.length; kind++) n += hand[kind]!;
  return n;
}

/** How many tiles, and of how many cities. */
function tilesOf(p: Prospects, seat: Seat, x: Float64Array, at: number): number {
  let tiles = 0;
  let cities = 0;
  for (let city = 0; city < CITY_COUNT; city++) {
    const n = p.owned[seat * CITY_COUNT + city]!;
    tiles += n;
    if (n > 0) cities++;
  }
  x[at] = tiles / 3;
  x[at + 1] = cities / 2;
  return at + 2;
}

function leads(s: State, seat: Seat, mine: number, of: (s: State, seat: Seat) => number): boolean {
  for (let other = 0; other < s.seats; other++) if (other !== seat && of(s, other) >= mine) return false;
  return true;
}

export const leaf: Leaf<AnyState> = {
  size: SIZE,
  describe: (s, _own, into) => describe(s as State, into), // the generic bots hold this game's states by their kernel type
  open: true,
  search: { cut: 1, noise: 0, worlds: 256, lean: true, verdict: 'value' },
  learned: LEARNED,
};
