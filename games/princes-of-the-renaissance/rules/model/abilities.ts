/** Chapters 12 and 13: what families and city tiles do as long as they lie there. Fighting bonuses are in `forces.ts`. */
import type { Part, Parts, Seat } from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { type Currency, GOLD, INFLUENCE } from '../../data/currency.ts';
import { EVENT_COUNT, POPE_GOLD } from '../../data/events.ts';
import { BAGLIONI, FAMILIES, GONZAGA, MALATESTA, MONTEFELTRO } from '../../data/families.ts';
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
  TILES,
  type Tile,
} from '../../data/tiles.ts';
import { TROOP_COUNT, TROOPS } from '../../data/troops.ts';
import type { GiverId } from './choices.ts';
import { type AuctionKind, NONE, type State, USED } from './state.ts';

const HAND = 2;
const MALATESTA_MORE = 1;
const MOST_TILES = 6;
const MOST_CITIES = 3;

/** POR-13.7 */
const LARGER_HAND: readonly Tile[] = [FERRANTE, CESARE];

/** POR-4.5, POR-12.5, POR-13.7 */
export function handLimit(s: State, seat: Seat, parts: Parts = null): number {
  const more = s.family[seat] === MALATESTA ? MALATESTA_MORE : 0;
  let limit = HAND + more;
  parts?.push({ what: 'hand', n: HAND, rules: ['POR-4.5'] });
  if (more > 0) parts?.push(byFamily(s, seat, more, 'POR-12.5'));
  for (let i = 0; i < LARGER_HAND.length; i++) {
    const tile = LARGER_HAND[i]!;
    if (s.tiles[tile] !== seat) continue;
    limit++;
    parts?.push(byTile(tile, 1, 'POR-13.7'));
  }
  return limit;
}

function byFamily(s: State, seat: Seat, n: number, rule: string): Part {
  return { what: 'family', n, rules: [rule], facts: { family: FAMILIES[s.family[seat]!]! } };
}

function byTile(tile: Tile, n: number, rule: string): Part {
  return { what: 'tile', n, rules: [rule], facts: { tile: TILES[tile]! } };
}

/** What comes off the price; discounts add up (POR-7.7). */
export function discount(s: State, seat: Seat, kind: AuctionKind, currency: Currency, parts: Parts = null): number {
  const family = familyDiscount(s, seat, currency);
  if (family > 0) parts?.push(byFamily(s, seat, family, discountRule(s, seat)));
  return family + tileDiscount(s, seat, kind, parts);
}

/** The rule of a family that pays less. */
function discountRule(s: State, seat: Seat): string {
  if (s.family[seat] === BAGLIONI) return s.options.side === 'A' ? 'POR-12.1' : 'POR-12.2';
  return s.family[seat] === MONTEFELTRO ? 'POR-12.7' : 'POR-12.8';
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

function tileDiscount(s: State, seat: Seat, kind: AuctionKind, parts: Parts): number {
  const tiles = CHEAPER[kind];
  let off = 0;
  for (let i = 0; i < tiles.length; i++) {
    const { tile, rule } = tiles[i]!;
    if (s.tiles[tile] !== seat) continue;
    off++;
    parts?.push(byTile(tile, 1, rule));
  }
  return off;
}

interface Cheaper {
  readonly tile: Tile;
  readonly rule: string;
}

const CARDINAL_TILES: readonly Cheaper[] = CARDINALS.map((tile) => ({ tile, rule: 'POR-13.4' }));
const HIRING_TILES: readonly Cheaper[] = [
  { tile: SWISS, rule: 'POR-13.10' },
  { tile: ARMOURER, rule: 'POR-13.11' },
];

/** Which tiles take 1 off, by what is auctioned. */
const CHEAPER: { readonly [kind in AuctionKind]: readonly Cheaper[] } = {
  city: [],
  event: [],
  pope: CARDINAL_TILES,
  attacker: HIRING_TILES,
  defender: HIRING_TILES,
};

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
export function income(s: State, seat: Seat, currency: Currency, parts: Parts = null): number {
  const box = editionOf(s);
  const rule = currency === GOLD ? 'POR-10.1' : 'POR-10.2';
  let sum = s.family[seat] === NONE ? 0 : box.families[s.options.side][s.family[seat]!]![currency]!;
  if (sum > 0) parts?.push(byFamily(s, seat, sum, rule));
  const wine = currency === GOLD ? wineOf(s, seat) : 0;
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    if (s.tiles[tile] !== seat) continue;
    const earns = box.tiles[tile]!.income[currency]!;
    sum += earns;
    if (earns > 0) parts?.push(byTile(tile, earns, rule));
    if (!box.tiles[tile]!.merchant || wine === 0) continue;
    sum += wine;
    parts?.push({ what: 'merchant', n: wine, rules: ['POR-14.4'], facts: { tile: TILES[tile]! } });
  }
  return sum + (currency === GOLD ? popeIncome(s, seat, parts) : troopIncome(s, seat, parts));
}

/** POR-10.3: with the condottiere gold that lies on the family tile. */
export function takings(s: State, seat: Seat, currency: Currency, parts: Parts = null): number {
  const pay = currency === GOLD ? s.pay[seat]! : 0;
  const earned = income(s, seat, currency, parts);
  if (pay > 0) parts?.push({ what: 'pay', n: pay, rules: ['POR-10.3', 'POR-8.17'] });
  return earned + pay;
}

/** POR-7.23 */
function popeIncome(s: State, seat: Seat, parts: Parts): number {
  if (s.pope !== seat) return 0;
  parts?.push({ what: 'pope', n: POPE_GOLD, rules: ['POR-7.23'] });
  return POPE_GOLD;
}

function troopIncome(s: State, seat: Seat, parts: Parts): number {
  const army = s.troops[seat]!;
  const { troops } = editionOf(s);
  let sum = 0;
  for (let troop = 0; troop < TROOP_COUNT; troop++) {
    const { influence } = troops[troop]!;
    if ((army & (1 << troop)) === 0 || influence === 0) continue;
    sum += influence;
    parts?.push({ what: 'troop', n: influence, rules: ['POR-10.2'], facts: { troop: TROOPS[troop]! } });
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
