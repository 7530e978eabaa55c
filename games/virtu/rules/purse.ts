/**
 * Chapter 3: what can pay for something. Every available Courtier and Domain token, Alliance bonuses where they apply, and
 * in Spring the cards of the Room; from each of them one kind (VIR-3.2). `gather` lists them all; whether a cost can be met
 * is answered by a small table rather than by trying every payment.
 */
import { type Cost, canonicalPayments, type Seat, type Source } from '@signoria/kernel';
import { ACTIONS, PRINTED } from '../data/actions.ts';
import { CARDS, type CardId } from '../data/cards.ts';
import { CITIES, EVERY_CITY } from '../data/cities.ts';
import { type Bottom, bottomOf, editionOf } from '../data/edition.ts';
import { INDULGENCES } from '../data/figures.ts';
import { EVERY_SPACE, SPACES, sideOf } from '../data/palace.ts';
import { ALLIANCE, ARTILLERY, BONUS, CATHEDRAL, EVERY_SINGLE, TOKENS } from '../data/pieces.ts';
import { SYMBOLS } from '../data/symbols.ts';
import { indulgencesLeft } from './palace.ts';
import { AVAILABLE, NONE, roomAt, type State, singleAt, spaceAt } from './state.ts';

/** What is paid for. The first six are actions, performed in a Room. */
export type Purpose = (typeof ACTIONS)[number] | 'redeem' | 'purchase' | 'alliance' | 'retreat' | 'florins';

export const FLORIN = 0;
export const CROWN = 1;
export const CROSS = 2;
export const CAVALRY = 3;
export const SHIP = 4;
export const MASK = 5;
export const WAR = 6;
export const ARROW = 7;

const ONE: readonly Bottom[] = SYMBOLS.map((id) => bottomOf({ [id]: 1 }));
const TWO_SHIPS = bottomOf({ ship: 2 });
export const CATHEDRAL_SOURCE: readonly string[] = CITIES.map((id) => `cathedral.${id}`);
const PRINTED_BOTTOM = ACTIONS.map((action) => {
  const symbol = PRINTED[action];
  return symbol === undefined ? null : bottomOf({ [symbol]: 1 });
});

/** All sources for one purpose. Used again and again, never kept: whoever gathers reads it at once. */
const pool = { ids: [] as string[], likes: [] as string[], bottoms: [] as Bottom[], cards: [] as number[], count: 0 };

function add(id: string, like: string, bottom: Bottom, card: number, without: readonly string[]): void {
  if (without.length > 0 && without.includes(id)) return;
  const n = pool.count++;
  pool.ids[n] = id;
  pool.likes[n] = like;
  pool.bottoms[n] = bottom;
  pool.cards[n] = card;
}

const NOTHING: readonly string[] = [];

function gather(s: State, seat: Seat, purpose: Purpose, without: readonly string[] = NOTHING): void {
  pool.count = 0;
  if (isAction(purpose)) gatherRoom(s, seat, purpose, without);
  gatherCourtiers(s, seat, without);
  gatherTokens(s, seat, without);
  gatherAlliances(s, seat, purpose, without);
  // VIR-7.2: for the action being performed, an acquisition or an Alliance; never to redeem.
  if ((isAction(purpose) || purpose === 'purchase' || purpose === 'alliance') && mayRequest(s, seat)) {
    add('indulgence', 'indulgence', ONE[CROWN]!, NONE, without);
  }
}

function isAction(purpose: Purpose): boolean {
  return (ACTIONS as readonly string[]).includes(purpose);
}

/** VIR-3.9: the Action card under the marker and its Upgrade, or the built-in symbol of a bare Room (VIR-3.10). */
function gatherRoom(s: State, seat: Seat, purpose: Purpose, without: readonly string[]): void {
  const { cards, rooms } = editionOf(s);
  const at = roomAt(seat, s.marker[seat]!);
  const card = s.roomCard[at]!;
  if (card === NONE) {
    const bottom = PRINTED_BOTTOM[rooms[s.powers[seat]!]![s.marker[seat]!]!];
    if (bottom) add('printed', 'printed', bottom, NONE, without);
  } else {
    add('card', 'card', cards[card]!.bottom, card, without);
    const upgrade = s.roomUpgrade[at]!;
    if (upgrade !== NONE) add('upgrade', 'upgrade', cards[upgrade]!.bottom, upgrade, without);
  }
  // VIR-8.14
  if (purpose === 'patronage' && s.bonusOwner[BONUS.michelangelo] === seat) {
    add('michelangelo', 'michelangelo', ONE[CROWN]!, NONE, without);
  }
}

function gatherCourtiers(s: State, seat: Seat, without: readonly string[]): void {
  const { cards } = editionOf(s);
  for (const space of EVERY_SPACE) {
    const at = spaceAt(seat, space);
    const card = s.courtier[at]!;
    if (card === NONE || !s.courtierReady[at]) continue; // VIR-3.5
    add(SPACES[space]!, LIKES[card]![sideOf(space) === 'right' ? 0 : 1]!, cards[card]!.bottom, card, without);
  }
}

/** Two Courtiers of one kind on one side will always be worth the same. */
const LIKES = CARDS.map((id) => [`${id} right`, `${id} left`]);

function gatherTokens(s: State, seat: Seat, without: readonly string[]): void {
  const { cityBottoms, tokens } = editionOf(s);
  for (const city of EVERY_CITY) {
    if (s.owner[city] !== seat) continue;
    if (s.cityReady[city]) add(CITIES[city]!, CITIES[city]!, cityBottoms[city]!, NONE, without);
    if (s.cathedral[city] === AVAILABLE) {
      add(CATHEDRAL_SOURCE[city]!, CATHEDRAL_SOURCE[city]!, tokens[CATHEDRAL]!.bottom, NONE, without);
    }
  }
  for (const token of EVERY_SINGLE) {
    if (s.singles[singleAt(seat, token)] === AVAILABLE) {
      add(TOKENS[token]!, TOKENS[token]!, tokens[token]!.bottom, NONE, without);
    }
  }
  if (s.artilleryReady && s.bonusOwner[BONUS.artillery] === seat) {
    add('artillery', 'artillery', tokens[ARTILLERY]!.bottom, NONE, without);
  }
}

/** VIR-15.32, VIR-15.33, VIR-15.35 */
function gatherAlliances(s: State, seat: Seat, purpose: Purpose, without: readonly string[]): void {
  if ((isAction(purpose) || purpose === 'purchase' || purpose === 'redeem') && hasBonus(s, seat, HRE)) {
    add('holy_roman_empire', 'holy_roman_empire', ONE[CROSS]!, NONE, without);
  }
  const sails = purpose === 'diplomacy' || purpose === 'war' || purpose === 'trade' || purpose === 'retreat';
  if (sails && hasBonus(s, seat, OTTOMAN)) add('ottoman_empire', 'ottoman_empire', TWO_SHIPS, NONE, without);
}

const HRE = ALLIANCE.holy_roman_empire;
const OTTOMAN = ALLIANCE.ottoman_empire;

/** VIR-15.29: the disc in the left cell and no enemy Agent. */
export function hasBonus(s: State, seat: Seat, alliance: number): boolean {
  return s.allianceHolder[alliance] === seat && s.allianceReady[alliance]! && !isAllianceBlocked(s, alliance);
}

export function isAllianceBlocked(s: State, alliance: number): boolean {
  const agent = s.allianceAgent[alliance]!;
  return agent !== NONE && agent !== s.allianceHolder[alliance];
}

/** VIR-7.1, VIR-7.5, VIR-R4: once a Year, after the marker has stopped, if its Room holds none. */
export function mayRequest(s: State, seat: Seat): boolean {
  if (s.pardoned[seat] || !s.stopped[seat]) return false;
  if (s.season === 'winter' && s.winterOf !== seat) return false;
  return !s.roomIndulgence[roomAt(seat, s.marker[seat]!)] && indulgencesLeft(s, INDULGENCES) > 0;
}

/** All florins within reach: the treasury and what can be cashed at once (VIR-3.7). */
export function florinsInReach(s: State, seat: Seat): number {
  return s.florins[seat]! + cashable(s, seat);
}

export function cashable(s: State, seat: Seat): number {
  pool.count = 0;
  gatherCourtiers(s, seat, NOTHING);
  gatherTokens(s, seat, NOTHING);
  let sum = 0;
  for (let i = 0; i < pool.count; i++) sum += pool.bottoms[i]![FLORIN]!;
  return sum;
}

/** Which sources could be cashed now. */
export function cashSources(s: State, seat: Seat): readonly string[] {
  pool.count = 0;
  gatherCourtiers(s, seat, NOTHING);
  gatherTokens(s, seat, NOTHING);
  const found: string[] = [];
  for (let i = 0; i < pool.count; i++) if (pool.bottoms[i]![FLORIN]! > 0) found.push(pool.ids[i]!);
  return found;
}

/** Sources of one kind, e.g. Arrows or War symbols, on Courtiers and tokens. */
export function sourcesWith(
  s: State,
  seat: Seat,
  kind: number,
): readonly { id: string; card: number; worth: number }[] {
  pool.count = 0;
  gatherCourtiers(s, seat, NOTHING);
  gatherTokens(s, seat, NOTHING);
  const found: { id: string; card: number; worth: number }[] = [];
  for (let i = 0; i < pool.count; i++) {
    const worth = pool.bottoms[i]![kind]!;
    if (worth > 0) found.push({ id: pool.ids[i]!, card: pool.cards[i]!, worth });
  }
  return found;
}

/** The most of one kind that all sources together give. */
export function mostOf(s: State, seat: Seat, purpose: Purpose, kind: number): number {
  gather(s, seat, purpose);
  let sum = 0;
  for (let i = 0; i < pool.count; i++) sum += pool.bottoms[i]![kind]!;
  return sum;
}

/** The most Crowns and Crosses together, one kind from each source. */
export function mostAuthority(s: State, seat: Seat): number {
  gather(s, seat, 'govern');
  let sum = 0;
  for (let i = 0; i < pool.count; i++) sum += Math.max(pool.bottoms[i]![CROWN]!, pool.bottoms[i]![CROSS]!);
  return sum;
}

/** What can be met at most: for each amount of two kinds, how much of a third is left to be had besides. */
export interface Reach {
  readonly first: number;
  readonly second: number;
  /** By amount of the first * (second + 1) + amount of the second; -1 for what cannot be met. */
  readonly third: Int16Array;
}

let reachNow = new Int16Array(64);
let reachNext = new Int16Array(64);

/** VIR-3.2 as a table: every source adds to one of three kinds. Amounts above the caps count as the caps. */
export function reach(
  s: State,
  seat: Seat,
  purpose: Purpose,
  kinds: readonly [number, number, number],
  caps: readonly [number, number],
  without: readonly string[] = NOTHING,
): Reach {
  gather(s, seat, purpose, without);
  const [a, b, c] = kinds;
  const [capA, capB] = caps;
  const width = capB + 1;
  const size = (capA + 1) * width;
  if (reachNow.length < size) {
    reachNow = new Int16Array(size * 2);
    reachNext = new Int16Array(size * 2);
  }
  reachNow.fill(-1, 0, size);
  reachNow[0] = c === FLORIN ? s.florins[seat]! : 0;
  for (let i = 0; i < pool.count; i++) {
    const bottom = pool.bottoms[i]!;
    const [da, db, dc] = [bottom[a]!, bottom[b]!, bottom[c]!];
    if (da + db + dc === 0) continue;
    reachNext.set(reachNow.subarray(0, size));
    for (let at = 0; at < size; at++) {
      const value = reachNow[at]!;
      if (value < 0) continue;
      if (dc > 0 && value + dc > reachNext[at]!) reachNext[at] = value + dc;
      if (da > 0) better(Math.min(capA, Math.floor(at / width) + da) * width + (at % width), value);
      if (db > 0) better(at - (at % width) + Math.min(capB, (at % width) + db), value);
    }
    [reachNow, reachNext] = [reachNext, reachNow];
  }
  return { first: capA, second: capB, third: atLeast(reachNow, capA, width) };
}

function better(at: number, value: number): void {
  if (value > reachNext[at]!) reachNext[at] = value;
}

/** Who can meet more of a kind can also meet less. */
function atLeast(table: Int16Array, capA: number, width: number): Int16Array {
  for (let x = capA; x >= 0; x--) {
    for (let y = width - 1; y >= 0; y--) {
      const at = x * width + y;
      if (x < capA && table[at + width]! > table[at]!) table[at] = table[at + width]!;
      if (y < width - 1 && table[at + 1]! > table[at]!) table[at] = table[at + 1]!;
    }
  }
  return table;
}

/** Only until the next `reach`: the table is used again. */
export function within({ first, second, third }: Reach, a: number, b: number, c: number): boolean {
  return a <= first && b <= second && third[a * (second + 1) + b]! >= c;
}

/** Can any of these costs be met? */
export function canPay(
  s: State,
  seat: Seat,
  purpose: Purpose,
  costs: readonly Cost[],
  without: readonly string[] = NOTHING,
): boolean {
  return costs.some((cost) => canMeet(s, seat, purpose, cost, without));
}

function canMeet(s: State, seat: Seat, purpose: Purpose, cost: Cost, without: readonly string[]): boolean {
  const kinds = SYMBOLS.flatMap((id, kind) => ((cost[id] ?? 0) > 0 && kind !== FLORIN ? [kind] : []));
  const florins = cost.florin ?? 0;
  if (kinds.length + (florins > 0 ? 1 : 0) > 3) {
    return !canonicalPayments(cost, sourcesFor(s, seat, purpose, [cost], without)).next().done;
  }
  const amount = (i: number) => (kinds[i] === undefined ? 0 : cost[SYMBOLS[kinds[i]!]!]!);
  const [a = WAR, b = ARROW, c = FLORIN] = kinds;
  const table = reach(s, seat, purpose, [a, b, c], [amount(0), amount(1)], without);
  return within(table, amount(0), amount(1), kinds.length === 3 ? amount(2) : florins);
}

/** The sources of a payment menu, each with the kinds that these costs ask for. */
export function sourcesFor(
  s: State,
  seat: Seat,
  purpose: Purpose,
  costs: readonly Cost[],
  without: readonly string[] = NOTHING,
): readonly Source[] {
  gather(s, seat, purpose, without);
  const wanted = SYMBOLS.flatMap((id, kind) => (costs.some((cost) => (cost[id] ?? 0) > 0) ? [kind] : []));
  const sources: Source[] = [];
  for (let i = 0; i < pool.count; i++) {
    const offers: { [kind: string]: number } = {};
    let helps = false;
    for (const kind of wanted) {
      const worth = pool.bottoms[i]![kind]!;
      if (worth === 0) continue;
      offers[SYMBOLS[kind]!] = worth;
      helps = true;
    }
    if (helps) sources.push({ id: pool.ids[i]!, like: pool.likes[i]!, offers });
  }
  addTreasury(s, seat, purpose, costs, sources);
  return sources;
}

/** Beside the free florins of a Room coins are laid down one by one; where nothing is free the treasury pays the rest. */
function addTreasury(s: State, seat: Seat, purpose: Purpose, costs: readonly Cost[], sources: Source[]): void {
  const due = Math.max(...costs.map((cost) => cost.florin ?? 0));
  const coins = Math.min(s.florins[seat]!, due);
  if (coins === 0 || purpose === 'florins') return;
  if (purpose === 'purchase') sources.push({ id: 'treasury', like: 'treasury', offers: { florin: s.florins[seat]! } });
  else for (let i = 1; i <= coins; i++) sources.push({ id: `coin${i}`, like: 'coin', offers: { florin: 1 } });
}

/** What lies behind the id of a source: the card, if it is one. */
export function cardBehind(s: State, seat: Seat, id: string): CardId | null {
  const space = (SPACES as readonly string[]).indexOf(id);
  const at = s.marker[seat] === NONE ? NONE : roomAt(seat, s.marker[seat]!);
  const card =
    space >= 0
      ? s.courtier[spaceAt(seat, space)]!
      : id === 'card' && at !== NONE
        ? s.roomCard[at]!
        : id === 'upgrade' && at !== NONE
          ? s.roomUpgrade[at]!
          : NONE;
  return card === NONE ? null : CARDS[card]!;
}
