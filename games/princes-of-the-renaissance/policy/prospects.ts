/** What the cities promise: the points each of its tiles can be expected to score, and who gains when status moves. */
import type { Seat } from '@signoria/kernel';
import { editionOf } from '../data/box.ts';
import { CITY_COUNT, type City, HIGHEST, LOWEST } from '../data/cities.ts';
import { DECADES, EVENT_COUNT } from '../data/events.ts';
import { TILE_COUNT } from '../data/tiles.ts';
import { isUnsold } from '../rules/model/event-tiles.ts';
import { artistsOn, CITY_VP } from '../rules/model/ranking.ts';
import type { State } from '../rules/model/state.ts';
import type { Weights } from './weights.ts';

const EVENTS_PER_DECADE = 4;
/** An artist tile breaks a tie; a tie itself is worse than it looks, because both fall to the lower place. */
const ARTIST = 0.3;
const TIE = 0.25;
const SEATS = 6;

/** Everything about the cities that a decision needs, worked out once for each decision. */
export interface Prospects {
  /** By city: what a tile can be expected to score. */
  readonly points: Float64Array;
  /** By seat * 5 + city: tiles owned. */
  readonly owned: Int8Array;
  readonly keys: Float64Array;
  /** By city: e to the power of its key over the spread. */
  readonly powers: Float64Array;
  spread: number;
}

export function newProspects(): Prospects {
  return {
    points: new Float64Array(CITY_COUNT),
    owned: new Int8Array(SEATS * CITY_COUNT),
    keys: new Float64Array(CITY_COUNT),
    powers: new Float64Array(CITY_COUNT),
    spread: 1,
  };
}

/** How many events are still to be sold: the clock of the game. */
export function eventsLeft(s: State): number {
  let n = (DECADES - s.decade) * EVENTS_PER_DECADE;
  for (let event = 0; event < EVENT_COUNT; event++) if (isUnsold(s, event)) n++;
  return n;
}

export function survey(s: State, w: Weights, into: Prospects): void {
  into.spread = w.noise + w.noisePerEvent * eventsLeft(s);
  for (let city = 0; city < CITY_COUNT; city++) {
    into.keys[city] = s.status[city]! + ARTIST * artistsOn(s, city);
    into.powers[city] = Math.exp(into.keys[city]! / into.spread);
  }
  expected(into.powers, into.spread, into.points);
  into.owned.fill(0);
  const { tiles } = editionOf(s);
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    const owner = s.tiles[tile]!;
    if (owner >= 0) into.owned[owner * CITY_COUNT + tiles[tile]!.city]!++;
  }
}

/** The chance that b ends above a is 1 / (1 + e^((a - b - TIE) / spread)), written with the powers of both. */
function expected(powers: Float64Array, spread: number, into: Float64Array): void {
  const tie = Math.exp(-TIE / spread);
  for (let a = 0; a < CITY_COUNT; a++) {
    let above = 0;
    const own = powers[a]! * tie;
    for (let b = 0; b < CITY_COUNT; b++) if (a !== b) above += powers[b]! / (powers[b]! + own);
    const whole = Math.min(CITY_COUNT - 2, Math.floor(above));
    const part = above - whole;
    into[a] = CITY_VP[whole]! * (1 - part) + CITY_VP[whole + 1]! * part;
  }
}

const moved = new Float64Array(CITY_COUNT);
const then = new Float64Array(CITY_COUNT);

/** By seat, into `gains`: what its tiles gain when two cities move; a second city of -1 does not. */
export function shift(s: State, p: Prospects, a: City, by: number, b: City, byB: number, gains: Float64Array): void {
  for (let city = 0; city < CITY_COUNT; city++) moved[city] = p.powers[city]!;
  moved[a] = Math.exp((p.keys[a]! + clamp(s.status[a]!, by)) / p.spread);
  if (b >= 0) moved[b] = Math.exp((p.keys[b]! + clamp(s.status[b]!, byB)) / p.spread);
  expected(moved, p.spread, then);
  for (let seat = 0; seat < s.seats; seat++) {
    let sum = 0;
    for (let city = 0; city < CITY_COUNT; city++) {
      const n = p.owned[seat * CITY_COUNT + city]!;
      if (n > 0) sum += n * (then[city]! - p.points[city]!);
    }
    gains[seat] = sum;
  }
}

function clamp(status: number, by: number): number {
  return Math.min(HIGHEST, Math.max(LOWEST, status + by)) - status;
}

/** My gain less a share of what rivals gain. */
export function net(s: State, seat: Seat, gains: Float64Array, rivalry: number): number {
  let others = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) others += gains[other]!;
  return gains[seat]! - (rivalry * others) / (s.seats - 1);
}
