/** What a city tile, an event or the Pope is worth to somebody, and what somebody would pay for it. */
import type { Seat } from '@signoria/kernel';
import { editionOf } from '../data/box.ts';
import { CITY_COUNT } from '../data/cities.ts';
import { type Currency, GOLD, INFLUENCE } from '../data/currency.ts';
import { DECADES, type EventTile, POPE_GOLD, POPE_VP } from '../data/events.ts';
import {
  ALFONSO,
  ARMOURER,
  BANKER,
  CARDINALS,
  CATERINA,
  CESARE,
  FERRANTE,
  GENOESE,
  LUCREZIA,
  LUDOVICO,
  PALLAVICINO,
  SPANISH,
  SWISS,
  type Tile,
} from '../data/tiles.ts';
import { merchantsOf, wineOf } from '../rules/model/abilities.ts';
import { reach } from '../rules/model/purse.ts';
import type { AuctionKind, State } from '../rules/model/state.ts';
import { net, type Prospects, shift } from './prospects.ts';
import type { Weights } from './weights.ts';

/** What one unit of a currency is worth to the seat now: the more it has, the less. */
export function worthOf(s: State, w: Weights, seat: Seat, currency: Currency): number {
  const plenty = w.plenty[currency]!;
  const base = (currency === GOLD ? w.gold : w.influence)[s.decade - 1]!;
  return (base * 2 * plenty) / (plenty + s.purse[currency][seat]!);
}

/** What all it has is worth: the sum of that, from the first unit to the last. */
export function holdingsWorth(s: State, w: Weights, currency: Currency, held: number): number {
  const plenty = w.plenty[currency]!;
  return (currency === GOLD ? w.gold : w.influence)[s.decade - 1]! * 2 * plenty * Math.log(1 + held / plenty);
}

/** What an income of one a decade is worth from now on: the last one comes too late to be spent. */
export function incomeWorth(s: State, w: Weights, currency: Currency): number {
  let sum = currency === GOLD ? w.lastGold : w.lastInfluence;
  for (let decade = s.decade; decade < DECADES; decade++) sum += (currency === GOLD ? w.gold : w.influence)[decade]!;
  return sum;
}

/** By tile: what its ability is worth for each decade left. */
const ABILITY: ReadonlyMap<Tile, keyof Weights> = new Map<Tile, keyof Weights>([
  [ALFONSO, 'cardTile'],
  [PALLAVICINO, 'cardTile'],
  [FERRANTE, 'hand'],
  [CESARE, 'hand'],
  [LUCREZIA, 'thief'],
  [BANKER, 'banker'],
  [LUDOVICO, 'reroll'],
  [CATERINA, 'warTile'],
  [GENOESE, 'warTile'],
  [SWISS, 'warTile'],
  [ARMOURER, 'warTile'],
  [SPANISH, 'warTile'],
  ...CARDINALS.map((tile) => [tile, 'cardinalTile'] as const),
]);

export function tileWorth(s: State, w: Weights, p: Prospects, seat: Seat, tile: Tile): number {
  const { city, income, merchant, vp } = editionOf(s).tiles[tile]!;
  const left = DECADES + 1 - s.decade;
  const ability = ABILITY.get(tile);
  let worth = p.points[city]! + vp - w.slot[s.decade - 1]!;
  worth += income[GOLD]! * incomeWorth(s, w, GOLD) + income[INFLUENCE]! * incomeWorth(s, w, INFLUENCE);
  if (ability !== undefined) worth += left * (w[ability] as number); // the map names plain numbers only
  if (merchant) worth += wineOf(s, seat) * (1 + incomeWorth(s, w, GOLD));
  if (p.owned[seat * CITY_COUNT + city] === 0) worth -= w.newCity;
  return worth;
}

const gains = new Float64Array(6);

/** Where an artist, or an invasion, serves the seat best. */
export function placeWorth(s: State, w: Weights, p: Prospects, seat: Seat, city: number, by: number): number {
  shift(s, p, city, by, -1, 0, gains);
  return net(s, seat, gains, w.rivalry);
}

export function eventWorth(s: State, w: Weights, p: Prospects, seat: Seat, event: EventTile): number {
  const { kind, vp, status } = editionOf(s).events[event]!;
  if (kind === 'vp') return vp;
  if (kind === 'wine') return vp + (merchantsOf(s, seat) + 0.3 * (DECADES - s.decade)) * (1 + incomeWorth(s, w, GOLD));
  let best = 0;
  for (let city = 0; city < CITY_COUNT; city++) best = Math.max(best, placeWorth(s, w, p, seat, city, status));
  return best;
}

export function popeWorth(s: State, w: Weights): number {
  const last = s.decade === DECADES;
  return POPE_GOLD * (last ? w.lastGold : w.gold[s.decade]!) + (last ? POPE_VP : 0) + w.popeLeague;
}

export function lotWorth(s: State, w: Weights, p: Prospects, seat: Seat, kind: AuctionKind, lot: number): number {
  if (kind === 'city') return tileWorth(s, w, p, seat, lot);
  return kind === 'event' ? eventWorth(s, w, p, seat, lot) : popeWorth(s, w);
}

/** The highest bid the seat would make for something of this worth: its price must not cost more than it brings. */
export function limitOf(
  s: State,
  w: Weights,
  seat: Seat,
  kind: AuctionKind,
  currency: Currency,
  worth: number,
): number {
  const most = reach(s, seat, kind, currency);
  const off = most - s.purse[currency][seat]!; // discounts and the like come on top of what is paid
  return Math.min(most, Math.floor(worth / worthOf(s, w, seat, currency)) + Math.max(0, off));
}
