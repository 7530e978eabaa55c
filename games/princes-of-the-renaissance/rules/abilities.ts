/** Chapters 12 and 13: what families and city tiles do as long as they lie there. Fighting bonuses are in `forces.ts`. */
import type { Seat } from '@signoria/kernel';
import { type Currency, GOLD, INFLUENCE } from '../data/currency.ts';
import { editionOf } from '../data/edition.ts';
import { EVENT_COUNT, POPE_GOLD } from '../data/events.ts';
import { BAGLIONI, GONZAGA, MALATESTA, MONTEFELTRO } from '../data/families.ts';
import {
  ALFONSO,
  ARMOURER,
  BANKER,
  CARDINALS,
  CESARE,
  FERRANTE,
  LORENZO,
  LUCREZIA,
  LUDOVICO,
  PALLAVICINO,
  SWISS,
  TILE_COUNT,
  type Tile,
} from '../data/tiles.ts';
import { TROOP_COUNT } from '../data/troops.ts';
import type { GiverId } from './choices.ts';
import { type AuctionKind, NONE, type State, USED } from './state.ts';

const HAND = 2;
const MALATESTA_HAND = 3;
const MOST_TILES = 6;
const MOST_CITIES = 3;

/** POR-4.5, POR-12.5, POR-13.7 */
export function handLimit(s: State, seat: Seat): number {
  let limit = s.family[seat] === MALATESTA ? MALATESTA_HAND : HAND;
  if (s.tiles[FERRANTE] === seat) limit++;
  if (s.tiles[CESARE] === seat) limit++;
  return limit;
}

/** What comes off the price; discounts add up (POR-7.7). */
export function discount(s: State, seat: Seat, kind: AuctionKind, currency: Currency): number {
  return familyDiscount(s, seat, currency) + tileDiscount(s, seat, kind);
}

function familyDiscount(s: State, seat: Seat, currency: Currency): number {
  const standard = s.options.side === 'A';
  switch (s.family[seat]) {
    case BAGLIONI:
      return standard || s.declared === currency ? 1 : 0; // POR-12.1, POR-12.2
    case MONTEFELTRO:
      return currency === INFLUENCE ? (standard ? 2 : 1) : 0; // POR-12.7
    case GONZAGA:
      return currency === GOLD ? (standard ? 2 : 1) : 0; // POR-12.8
    default:
      return 0;
  }
}

function tileDiscount(s: State, seat: Seat, kind: AuctionKind): number {
  let off = 0;
  if (kind === 'pope') {
    for (const cardinal of CARDINALS) if (s.tiles[cardinal] === seat) off++; // POR-13.4
  } else if (kind === 'attacker' || kind === 'defender') {
    if (s.tiles[SWISS] === seat) off++; // POR-13.10
    if (s.tiles[ARMOURER] === seat) off++; // POR-13.11
  }
  return off;
}

/** POR-4.7, POR-4.8: why a player may not take this tile; null when they may. */
export function barredFrom(s: State, seat: Seat, tile: Tile): 'cities' | 'tiles' | null {
  const { tiles } = editionOf(s);
  const city = tiles[tile]!.city;
  let owned = 0;
  let cities = 1 << city;
  for (let other = 0; other < TILE_COUNT; other++) {
    if (s.tiles[other] !== seat) continue;
    owned++;
    cities |= 1 << tiles[other]!.city;
  }
  if (owned >= MOST_TILES) return 'tiles';
  return bits(cities) > MOST_CITIES ? 'cities' : null;
}

export function bits(set: number): number {
  let n = 0;
  for (let left = set; left !== 0; left &= left - 1) n++;
  return n;
}

/** POR-14.4: how many Wine Merchants tiles a player has. */
export function wineOf(s: State, seat: Seat): number {
  const { events } = editionOf(s);
  let n = 0;
  for (let event = 0; event < EVENT_COUNT; event++)
    if (s.eventOwner[event] === seat && events[event]!.kind === 'wine') n++;
  return n;
}

export function merchantsOf(s: State, seat: Seat): number {
  const { tiles } = editionOf(s);
  let n = 0;
  for (let tile = 0; tile < TILE_COUNT; tile++) if (s.tiles[tile] === seat && tiles[tile]!.merchant) n++;
  return n;
}

/** POR-10.1, POR-10.2: what the end of the decade brings; condottiere gold comes on top. */
export function income(s: State, seat: Seat, currency: Currency): number {
  const box = editionOf(s);
  let sum = s.family[seat] === NONE ? 0 : box.families[s.options.side][s.family[seat]!]![currency]!;
  const wine = currency === GOLD ? wineOf(s, seat) : 0;
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    if (s.tiles[tile] !== seat) continue;
    sum += box.tiles[tile]!.income[currency]!;
    if (box.tiles[tile]!.merchant) sum += wine;
  }
  if (currency === GOLD) {
    if (s.pope === seat) sum += POPE_GOLD; // POR-7.23
  } else {
    const army = s.troops[seat]!;
    for (let troop = 0; troop < TROOP_COUNT; troop++)
      if ((army & (1 << troop)) !== 0) sum += box.troops[troop]!.influence;
  }
  return sum;
}

const ONCE: readonly { readonly tile: Tile; readonly name: Exclude<keyof typeof USED, 'malatesta' | 'league'> }[] = [
  { tile: ALFONSO, name: 'alfonso' },
  { tile: PALLAVICINO, name: 'pallavicino' },
  { tile: LUCREZIA, name: 'lucrezia' },
  { tile: BANKER, name: 'banker' },
  { tile: LUDOVICO, name: 'ludovico' },
  { tile: LORENZO, name: 'lorenzo' },
];

/** POR-4.10 */
export function isTurned(s: State, tile: Tile): boolean {
  const once = ONCE.find((known) => known.tile === tile);
  return once !== undefined && (s.used & USED[once.name]) !== 0;
}

/** Whether the seat has this tile and has not used it this decade. */
export function hasUnused(s: State, seat: Seat, tile: Tile, bit: number): boolean {
  return s.tiles[tile] === seat && (s.used & bit) === 0;
}

/** POR-12.6, POR-13.6: whether this one gives the seat a free card now. */
export function mayGive(s: State, seat: Seat, giver: GiverId): boolean {
  switch (giver) {
    case 'malatesta':
      return s.family[seat] === MALATESTA && s.options.side === 'A' && (s.used & USED.malatesta) === 0;
    case 'alfonso':
      return hasUnused(s, seat, ALFONSO, USED.alfonso);
    case 'pallavicino':
      return hasUnused(s, seat, PALLAVICINO, USED.pallavicino);
  }
}

/** POR-H12: whether Lorenzo Medici lets the seat forbid a war. */
export function mayForbid(s: State, seat: Seat): boolean {
  return s.options.lorenzo === true && hasUnused(s, seat, LORENZO, USED.lorenzo);
}

export function unusedOf(s: State, seat: Seat): readonly (keyof typeof USED)[] {
  const tiles = ONCE.filter(({ tile, name }) =>
    name === 'lorenzo' ? mayForbid(s, seat) : hasUnused(s, seat, tile, USED[name]),
  ).map(({ name }) => name);
  const malatesta = mayGive(s, seat, 'malatesta') ? (['malatesta'] as const) : [];
  const league = s.pope === seat && (s.used & USED.league) === 0 ? (['league'] as const) : [];
  return [...malatesta, ...tiles, ...league];
}
