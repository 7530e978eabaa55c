/** Chapter 11: the end of the game, and the score as it stands, line by line. */
import {
  type Asks,
  type Chapter,
  finish,
  list,
  type Parts,
  type ScoreLine,
  type Seat,
  schedule,
  total,
} from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { CITIES, cityOf } from '../../data/cities.ts';
import { CURRENCIES, type Currency, GOLD, INFLUENCE } from '../../data/currency.ts';
import { EVENT_COUNT, EVENTS, POPE_VP } from '../../data/events.ts';
import { BENTIVOGLIO } from '../../data/families.ts';
import { TILE_COUNT, TILES } from '../../data/tiles.ts';
import { merchantsOf, wineOf } from '../model/abilities.ts';
import { type Do, LEAVE_TIED, RANK } from '../model/choices.ts';
import { type EndReason, story } from '../model/events.ts';
import { cityPoints, tiedGroups } from '../model/ranking.ts';
import type { State } from '../model/state.ts';
import { victoryVp } from '../model/victories.ts';
import { lapse } from './04-offers.ts';

export type ScoringFrame =
  /** Are there ties for Bentivoglio A to decide (POR-12.4)? */
  | { readonly at: 'finalRanking' }
  /** The best of the tied cities, or leave them tied; `begun`: a group once begun is ordered to the end (POR-R51). */
  | Asks<
      { readonly at: 'rankTied'; readonly seat: Seat; readonly cities: readonly number[]; readonly begun: boolean },
      Do<'rank' | 'tied'>
    >
  | { readonly at: 'finalScore' };

/** POR-11.9 to POR-11.12, by currency. */
const MAJORITY: readonly { readonly [standing in MajorityPlace]: number }[] = [
  { first: 6, levelFirst: 5, second: 3, levelSecond: 2, none: 0 },
  { first: 4, levelFirst: 3, second: 2, levelSecond: 1, none: 0 },
];

/** POR-11.5 */
export function cityVp(s: State, seat: Seat, points: readonly number[] = cityPoints(s), parts: Parts = null): number {
  const { tiles } = editionOf(s);
  let sum = 0;
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    if (s.tiles[tile] !== seat) continue;
    const { city, vp } = tiles[tile]!;
    sum += points[city]! + vp;
    const facts = { tile: TILES[tile]!, city: CITIES[city]! };
    parts?.push({ what: 'cityTile', n: points[city]!, rules: ['POR-11.5'], facts });
    if (vp > 0) parts?.push({ what: 'printed', n: vp, rules: ['POR-11.1', 'POR-R54'], facts });
  }
  return sum;
}

/** POR-11.6 */
export function eventVp(s: State, seat: Seat, parts: Parts = null): number {
  const { events } = editionOf(s);
  let sum = 0;
  for (let event = 0; event < EVENT_COUNT; event++) {
    if (s.eventOwner[event] !== seat) continue;
    const { vp } = events[event]!;
    sum += vp;
    if (vp > 0) parts?.push({ what: 'event', n: vp, rules: ['POR-11.6'], facts: { event: EVENTS[event]! } });
  }
  return sum;
}

/** POR-11.7 */
export function wineVp(s: State, seat: Seat, parts: Parts = null): number {
  const wine = wineOf(s, seat);
  if (wine === 0) return 0;
  const merchants = merchantsOf(s, seat);
  for (let i = 0; i < wine; i++) parts?.push({ what: 'wine', n: merchants, rules: ['POR-11.7'], facts: { merchants } });
  return wine * merchants;
}

/** POR-11.8 */
export function popeVp(s: State, seat: Seat, parts: Parts = null): number {
  if (s.pope !== seat) return 0;
  parts?.push({ what: 'pope', n: POPE_VP, rules: ['POR-11.8'] });
  return POPE_VP;
}

/** Where a seat stands in a currency: first or second, alone or level with others; `none` below that. */
export type MajorityPlace = 'first' | 'levelFirst' | 'second' | 'levelSecond' | 'none';

/** POR-11.9 to POR-11.12, POR-R52 */
function standing(s: State, seat: Seat, currency: Currency): MajorityPlace {
  const held = s.purse[currency];
  const mine = held[seat]!;
  let above = 0;
  let level = 0;
  for (const amount of held) {
    if (amount > mine) above++;
    if (amount === mine) level++;
  }
  if (above === 0) return level === 1 ? 'first' : 'levelFirst';
  if (above > 1) return 'none'; // two or more have more: no second place left, or a tie for first
  return level === 1 ? 'second' : 'levelSecond';
}

const MAJORITY_RULES = [
  ['POR-11.9', 'POR-11.10'],
  ['POR-11.11', 'POR-11.12'],
] as const;

export function majorityVp(s: State, seat: Seat, currency: Currency, parts: Parts = null): number {
  const place = standing(s, seat, currency);
  const n = MAJORITY[currency]![place];
  const facts = { currency: CURRENCIES[currency], standing: place };
  parts?.push({ what: 'majority', n, rules: MAJORITY_RULES[currency], facts });
  return n;
}

function majorityLine(s: State, seat: Seat, currency: Currency): ScoreLine {
  const gold = currency === GOLD;
  return {
    what: gold ? 'gold' : 'influence',
    points: majorityVp(s, seat, currency),
    facts: { standing: standing(s, seat, currency) },
    rules: MAJORITY_RULES[currency],
  };
}

export function score(s: State, seat: Seat): readonly ScoreLine[] {
  const points = cityPoints(s);
  const { tiles, events } = editionOf(s);
  const owned = CITIES.map(() => 0);
  let printed = 0;
  for (let tile = 0; tile < TILES.length; tile++) {
    if (s.tiles[tile] !== seat) continue;
    const { city, vp } = tiles[tile]!;
    owned[city]!++;
    printed += vp;
  }
  const lines: ScoreLine[] = CITIES.flatMap((city, c) => {
    if (owned[c] === 0) return [];
    const facts = { city, tiles: owned[c]!, each: points[c]! };
    return [{ what: 'city', points: owned[c]! * points[c]!, facts, rules: ['POR-11.2', 'POR-11.5'] }];
  });
  const kept = EVENTS.filter((_, event) => s.eventOwner[event] === seat && events[event]!.vp > 0);
  const more: readonly ScoreLine[] = [
    { what: 'tiles', points: printed, rules: ['POR-11.1'] },
    { what: 'events', points: eventVp(s, seat), facts: { events: kept }, rules: ['POR-11.6'] },
    {
      what: 'wine',
      points: wineVp(s, seat),
      facts: { merchants: merchantsOf(s, seat), wine: wineOf(s, seat) },
      rules: ['POR-11.7'],
    },
    { what: 'pope', points: popeVp(s, seat), rules: ['POR-11.8'] },
    {
      what: 'victories',
      points: victoryVp(s.victories[seat]!),
      facts: { counters: s.victories[seat]! },
      rules: ['POR-11.13'],
    },
    majorityLine(s, seat, GOLD),
    majorityLine(s, seat, INFLUENCE),
  ];
  return [...lines, ...more.filter((line) => line.points > 0 || line.what === 'gold' || line.what === 'influence')];
}

/** POR-11.14 */
function winners(s: State): { readonly winners: readonly Seat[]; readonly reason: EndReason } {
  const best = leaders(
    s.family.map((_, seat) => seat),
    (seat) => total(score(s, seat)),
  );
  if (best.length === 1) return { winners: best, reason: 'points' };
  const richest = leaders(best, (seat) => wealth(s, seat));
  return { winners: richest, reason: richest.length === 1 ? 'holdings' : 'shared' };
}

function wealth(s: State, seat: Seat): number {
  return s.purse[GOLD][seat]! + s.purse[INFLUENCE][seat]!;
}

function leaders(seats: readonly Seat[], worth: (seat: Seat) => number): readonly Seat[] {
  const most = Math.max(...seats.map(worth));
  return seats.filter((seat) => worth(seat) === most);
}

/** The place of a city within its tied group: higher numbers first, each used once. */
function favour(s: State, city: number): void {
  s.favour[city] = 7 - s.favour.filter((value) => value > 0).length;
}

export const scoringSteps: Chapter<State, ScoringFrame> = {
  finalRanking: {
    run(s) {
      lapse(s, () => true);
      s.open = []; // POR-R14
      schedule(s, { at: 'finalScore' });
      const seat = s.family.indexOf(BENTIVOGLIO);
      if (seat < 0 || s.options.side !== 'A') return;
      const groups = tiedGroups(s);
      schedule(s, ...groups.map((cities) => ({ at: 'rankTied', seat, cities, begun: false }) as const));
    },
  },
  rankTied: {
    rules: ['POR-12.4', 'POR-R51'],
    seat: (_, f) => f.seat,
    menu(_, f) {
      const choices: Do<'rank' | 'tied'>[] = f.cities.map((city) => RANK[city]!);
      if (!f.begun) choices.push(LEAVE_TIED);
      return list(choices);
    },
    take(s, f, c) {
      if (c.do === 'tied') {
        story.sink?.push({ what: 'tiesLeft', seat: f.seat });
        return;
      }
      const city = cityOf(c.city);
      favour(s, city);
      story.sink?.push({ what: 'tiesRanked', seat: f.seat, city: c.city });
      const cities = f.cities.filter((other) => other !== city);
      if (cities.length > 1) return schedule(s, { at: 'rankTied', seat: f.seat, cities, begun: true });
    },
  },
  finalScore: {
    run(s) {
      const outcome = winners(s);
      story.sink?.push({ what: 'gameEnds', ...outcome });
      finish(s, outcome);
    },
  },
};
