/**
 * Chapter 3: what can pay for something. Every available Courtier and Domain token, Alliance bonuses where they apply, and
 * in Spring the cards of the Room; from each of them one kind (VIR-3.2). What they reach together is the kernel's to say.
 */
import { type Cost, covers, most, type Parts, type Reach, reach, type Seat, type Source } from '@signoria/kernel';
import { ACTIONS } from '../../data/actions.ts';
import { editionOf } from '../../data/box.ts';
import { CARDS, type CardId } from '../../data/cards.ts';
import { EVERY_CITY } from '../../data/cities.ts';
import { INDULGENCES } from '../../data/figures.ts';
import { EVERY_SPACE, SPACES } from '../../data/palace.ts';
import { ALLIANCE, ARTILLERY, BONUS, EVERY_SINGLE } from '../../data/pieces.ts';
import {
  EMPIRE_SOURCE,
  INDULGENCE_SOURCE,
  MICHELANGELO_SOURCE,
  OTTOMAN_SOURCE,
  PRINTED_SOURCES,
  type PurseSource,
} from '../../data/sources.ts';
import { SYMBOLS } from '../../data/symbols.ts';
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

const NOTHING: readonly string[] = [];

/** All that could pay for this, but for sources that gave something else already. */
export function purseFor(
  s: State,
  seat: Seat,
  purpose: Purpose,
  without: readonly string[] = NOTHING,
): readonly PurseSource[] {
  const found: PurseSource[] = [];
  if (isAction(purpose)) addRoom(s, seat, purpose, found);
  addCourtiers(s, seat, found);
  addTokens(s, seat, found);
  addAlliances(s, seat, purpose, found);
  // VIR-7.2: for the action being performed, an acquisition or an Alliance; never to redeem.
  if ((isAction(purpose) || purpose === 'purchase' || purpose === 'alliance') && mayRequest(s, seat)) {
    found.push(INDULGENCE_SOURCE);
  }
  return without.length === 0 ? found : found.filter(({ id }) => !without.includes(id));
}

/** Courtiers and Domain tokens, which serve at any time. */
function standing(s: State, seat: Seat): readonly PurseSource[] {
  const found: PurseSource[] = [];
  addCourtiers(s, seat, found);
  addTokens(s, seat, found);
  return found;
}

function isAction(purpose: Purpose): boolean {
  return (ACTIONS as readonly string[]).includes(purpose);
}

/** VIR-3.9: the Action card under the marker and its Upgrade, or the built-in symbol of a bare Room (VIR-3.10). */
function addRoom(s: State, seat: Seat, purpose: Purpose, found: PurseSource[]): void {
  const { sources, rooms } = editionOf(s);
  const at = roomAt(seat, s.marker[seat]!);
  const card = s.roomCard[at]!;
  const upgrade = s.roomUpgrade[at]!;
  if (card === NONE) {
    const printed = PRINTED_SOURCES[rooms[s.powers[seat]!]![s.marker[seat]!]!]!;
    if (printed !== null) found.push(printed);
  } else {
    found.push(sources.roomCards[card]!);
    if (upgrade !== NONE) found.push(sources.upgrades[upgrade]!);
  }
  // VIR-8.14
  if (purpose === 'patronage' && s.bonusOwner[BONUS.michelangelo] === seat) found.push(MICHELANGELO_SOURCE);
}

function addCourtiers(s: State, seat: Seat, found: PurseSource[]): void {
  const { courtiers } = editionOf(s).sources;
  for (const space of EVERY_SPACE) {
    const at = spaceAt(seat, space);
    const card = s.courtier[at]!;
    if (card !== NONE && s.courtierReady[at]) found.push(courtiers[space]![card]!); // VIR-3.5
  }
}

function addTokens(s: State, seat: Seat, found: PurseSource[]): void {
  const { cities, cathedrals, tokens } = editionOf(s).sources;
  for (const city of EVERY_CITY) {
    if (s.owner[city] !== seat) continue;
    if (s.cityReady[city]) found.push(cities[city]!);
    if (s.cathedral[city] === AVAILABLE) found.push(cathedrals[city]!);
  }
  for (const token of EVERY_SINGLE) if (s.singles[singleAt(seat, token)] === AVAILABLE) found.push(tokens[token]!);
  if (s.artilleryReady && s.bonusOwner[BONUS.artillery] === seat) found.push(tokens[ARTILLERY]!);
}

/** VIR-15.32, VIR-15.33, VIR-15.35 */
function addAlliances(s: State, seat: Seat, purpose: Purpose, found: PurseSource[]): void {
  if ((isAction(purpose) || purpose === 'purchase' || purpose === 'redeem') && hasBonus(s, seat, HRE)) {
    found.push(EMPIRE_SOURCE);
  }
  const sails = purpose === 'diplomacy' || purpose === 'war' || purpose === 'trade' || purpose === 'retreat';
  if (sails && hasBonus(s, seat, OTTOMAN)) found.push(OTTOMAN_SOURCE);
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

export function cashable(s: State, seat: Seat, parts: Parts = null): number {
  const sources = standing(s, seat);
  if (parts !== null) {
    for (const { id, card, worth } of sources) {
      const facts = { source: id, card: CARDS[card] ?? null };
      if (worth[FLORIN]! > 0) parts.push({ what: 'cashed', n: worth[FLORIN]!, rules: ['VIR-3.7'], facts });
    }
  }
  return most(sources, FLORIN);
}

/** Which sources could be cashed now. */
export function cashSources(s: State, seat: Seat): readonly string[] {
  return sourcesWith(s, seat, FLORIN).map(({ id }) => id);
}

/** Sources of one kind, e.g. Arrows or War symbols, on Courtiers and tokens. */
export function sourcesWith(
  s: State,
  seat: Seat,
  kind: number,
): readonly { id: string; card: number; worth: number }[] {
  const found: { id: string; card: number; worth: number }[] = [];
  for (const { id, card, worth } of standing(s, seat)) {
    if (worth[kind]! > 0) found.push({ id, card, worth: worth[kind]! });
  }
  return found;
}

/** The most of one kind that all sources together give. */
export function mostOf(s: State, seat: Seat, purpose: Purpose, kind: number): number {
  return most(purseFor(s, seat, purpose), kind);
}

/** The most Crowns and Crosses together, one kind from each source. */
export function mostAuthority(s: State, seat: Seat): number {
  return most(purseFor(s, seat, 'govern'), CROWN, CROSS);
}

/** VIR-3.2 as a table: how much of three kinds can be met at once, the treasury's florins included. */
export function reachOf(
  s: State,
  seat: Seat,
  purpose: Purpose,
  kinds: readonly [number, number, number],
  caps: readonly [number, number],
  without: readonly string[] = NOTHING,
): Reach {
  return reach(purseFor(s, seat, purpose, without), kinds, caps, kinds[2] === FLORIN ? s.florins[seat]! : 0);
}

/** Scratch: by kind, what a cost asks for. */
const needed: number[] = SYMBOLS.map(() => 0);

/** Can any of these costs be met? */
export function canPay(
  s: State,
  seat: Seat,
  purpose: Purpose,
  costs: readonly Cost[],
  without: readonly string[] = NOTHING,
): boolean {
  const sources = purseFor(s, seat, purpose, without);
  return costs.some((cost) => {
    for (let kind = 0; kind < SYMBOLS.length; kind++) needed[kind] = cost[SYMBOLS[kind]!] ?? 0;
    needed[FLORIN]! -= s.florins[seat]!;
    return covers(needed, sources);
  });
}

/** The sources of a payment menu, each with the kinds that these costs ask for. */
export function sourcesFor(
  s: State,
  seat: Seat,
  purpose: Purpose,
  costs: readonly Cost[],
  without: readonly string[] = NOTHING,
): readonly Source[] {
  const wanted: number[] = [];
  for (let kind = 0; kind < SYMBOLS.length; kind++) {
    for (const cost of costs) {
      if ((cost[SYMBOLS[kind]!] ?? 0) <= 0) continue;
      wanted.push(kind);
      break;
    }
  }
  const sources: Source[] = [];
  for (const { id, like, worth } of purseFor(s, seat, purpose, without)) {
    const offers: { [kind: string]: number } = {};
    let helps = false;
    for (const kind of wanted) {
      if (worth[kind] === 0) continue;
      offers[SYMBOLS[kind]!] = worth[kind]!;
      helps = true;
    }
    if (helps) sources.push({ id, like, offers });
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
