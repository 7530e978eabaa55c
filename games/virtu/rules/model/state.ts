/**
 * The table as data.
 *
 * Vocabulary: *Room* = one of the five action cells of a Palace; *Action card* = the card lying in a Room; *Upgrade* = the
 * card tucked under it; *Courtier* = a card on a Courtier *space*; *Domain* = a player's tokens; *available / exhausted* =
 * which side is up; *bottom* = the symbols of a card or token; *enemy* = any other player.
 *
 * A City or Cathedral token always lies in the Domain of whoever controls the city, so tokens need no owner of their own.
 * Rooms and spaces of all seats stand in one array each: see `roomAt` and `spaceAt`.
 */
import { type Core, cloneChance, type Seat } from '@signoria/kernel';
import type { PlayedWith } from '../../data/box.ts';
import type { City } from '../../data/cities.ts';
import type { Room, Space } from '../../data/palace.ts';
import type { SetupFrame } from '../chapters/02-setup.ts';
import type { PayFrame } from '../chapters/03-payment.ts';
import type { SpaceFrame } from '../chapters/04-spaces.ts';
import type { YearFrame } from '../chapters/05-year.ts';
import type { MarkerFrame } from '../chapters/06-marker.ts';
import type { IndulgenceFrame } from '../chapters/07-indulgences.ts';
import type { GovernFrame } from '../chapters/08-govern.ts';
import type { PatronageFrame } from '../chapters/08-patronage.ts';
import type { TradeFrame } from '../chapters/08-trade.ts';
import type { DiplomacyFrame } from '../chapters/09-diplomacy.ts';
import type { WarFrame } from '../chapters/10-war.ts';
import type { IntrigueFrame } from '../chapters/11-intrigue.ts';
import type { BattleFrame } from '../chapters/12-battle.ts';
import type { RetreatFrame } from '../chapters/12-retreat.ts';
import type { SiegeFrame } from '../chapters/12-siege.ts';
import type { AcquireFrame } from '../chapters/15-acquisitions.ts';
import type { AllianceFrame } from '../chapters/15-alliances.ts';
import type { ArrangeFrame } from '../chapters/15-rearranging.ts';
import type { HireFrame } from '../chapters/15-troops.ts';
import type { EndFrame } from '../chapters/16-end.ts';
import type { Choice } from './choices.ts';
import type { EndReason } from './events.ts';
import type { Options } from './options.ts';

export type Frame =
  | SetupFrame
  | YearFrame
  | MarkerFrame
  | IndulgenceFrame
  | PayFrame
  | GovernFrame
  | PatronageFrame
  | TradeFrame
  | DiplomacyFrame
  | WarFrame
  | IntrigueFrame
  | SiegeFrame
  | BattleFrame
  | RetreatFrame
  | SpaceFrame
  | ArrangeFrame
  | AcquireFrame
  | HireFrame
  | AllianceFrame
  | EndFrame;

/** No seat, no card, no power. */
export const NONE = -1;
/** The "owner" of a city that is not on this side of the map, or covered (VIR-R53). */
export const CLOSED = -2;

/** A token that is not there, there exhausted, there available. */
export const ABSENT = 0;
export const EXHAUSTED = 1;
export const AVAILABLE = 2;

export const ROOMS_EACH = 5;
export const SPACES_EACH = 6;
export const SINGLES_EACH = 5;

export interface State extends Core<Frame, Choice>, PlayedWith {
  readonly options: Options;
  /** Which rules the game began with: absent under versions 1 and 2. */
  readonly rules?: 3 | undefined;
  year: number;
  season: 'setup' | 'spring' | 'winter';
  /** Whose Winter turn it is; NONE in Spring. */
  winterOf: number;
  /** By seat, its power; NONE before it is chosen. */
  powers: number[];
  /** Seats in turn order. */
  order: Seat[];
  /** Seats by when their disc came to its cell of the City track, latest last: of equals the latest lies on top. */
  arrivals: Seat[];
  florins: number[];
  /** By seat, the cell of the Patronage track. */
  patronage: number[];
  /** By seat, the Room of the Action marker; NONE before the first Spring. */
  marker: number[];
  /** By seat: the marker has stopped this Year (VIR-R4). */
  stopped: boolean[];
  /** By seat: an Indulgence was requested this Year (VIR-7.1). */
  pardoned: boolean[];
  /** By `roomAt`. */
  roomCard: number[];
  roomUpgrade: number[];
  roomIndulgence: boolean[];
  /** Whose Agent is there; NONE for none. */
  roomAgent: number[];
  /** By `spaceAt`, the card; NONE for none. */
  courtier: number[];
  courtierReady: boolean[];
  /** By city, the seat that controls it, NONE or CLOSED. */
  owner: number[];
  /** By city, whether its token is available. */
  cityReady: boolean[];
  /** By city: ABSENT, EXHAUSTED or AVAILABLE. */
  cathedral: number[];
  cityAgent: number[];
  /** By `troopsAt`. */
  troops: number[];
  /** Of these, how many must leave at the end of Spring. */
  retreating: number[];
  /** By alliance. */
  allianceHolder: number[];
  /** The disc lies in the left cell. */
  allianceReady: boolean[];
  allianceAgent: number[];
  /** By seat * SINGLES_EACH + token: ABSENT, EXHAUSTED or AVAILABLE. */
  singles: number[];
  artilleryReady: boolean;
  /** By bonus, the seat that has it. */
  bonusOwner: number[];
  /** By seat: 1 for a Creator taken, 2 for a Creation (VIR-8.8, VIR-R36). */
  bonusTaken: number[];
  /** By seat, how many Agents are usable, placed or not. */
  agents: number[];
  /** By seat, the seats whose Trophy it has, as bits. */
  trophies: number[];
  /** War-bonus tokens, by seat. */
  warTokens: number[];
  /** Noble cards on sale, by card. */
  supply: number[];
  battle: Battle | null;
  /** Who won a field battle where, and may call the siege off (VIR-13.4). */
  victors: readonly Victor[];
  /** Why this is the last Year; null while it is not. */
  ending: EndReason | null;
}

/** A siege or a field battle while bonuses are declared. Replaced, never changed. */
export interface Battle {
  readonly kind: 'siege' | 'field';
  readonly city: City;
  /** In a field battle: who is earlier in turn order (VIR-R19). */
  readonly attacker: Seat;
  /** NONE for a neutral city. */
  readonly defender: number;
  readonly attackBonus: number;
  readonly defenceBonus: number;
  /** What was declared, in order. */
  readonly declared: readonly Declared[];
}

export interface Declared {
  readonly seat: Seat;
  readonly with: string;
  readonly worth: number;
}

export interface Victor {
  readonly seat: Seat;
  readonly city: City;
}

export function roomAt(seat: Seat, room: Room): number {
  return seat * ROOMS_EACH + room;
}

export function spaceAt(seat: Seat, space: Space): number {
  return seat * SPACES_EACH + space;
}

export function singleAt(seat: Seat, token: number): number {
  return seat * SINGLES_EACH + token;
}

export function troopsAt(s: { readonly seats: number }, city: City, seat: Seat): number {
  return city * s.seats + seat;
}

export function clone(s: State): State {
  return {
    seats: s.seats,
    todo: s.todo.slice(),
    open: s.open,
    picks: s.picks,
    asked: s.asked,
    chance: cloneChance(s.chance),
    outcome: s.outcome,
    options: s.options,
    edition: s.edition,
    printing: s.printing,
    rules: s.rules,
    year: s.year,
    season: s.season,
    winterOf: s.winterOf,
    powers: s.powers.slice(),
    order: s.order.slice(),
    arrivals: s.arrivals.slice(),
    florins: s.florins.slice(),
    patronage: s.patronage.slice(),
    marker: s.marker.slice(),
    stopped: s.stopped.slice(),
    pardoned: s.pardoned.slice(),
    roomCard: s.roomCard.slice(),
    roomUpgrade: s.roomUpgrade.slice(),
    roomIndulgence: s.roomIndulgence.slice(),
    roomAgent: s.roomAgent.slice(),
    courtier: s.courtier.slice(),
    courtierReady: s.courtierReady.slice(),
    owner: s.owner.slice(),
    cityReady: s.cityReady.slice(),
    cathedral: s.cathedral.slice(),
    cityAgent: s.cityAgent.slice(),
    troops: s.troops.slice(),
    retreating: s.retreating.slice(),
    allianceHolder: s.allianceHolder.slice(),
    allianceReady: s.allianceReady.slice(),
    allianceAgent: s.allianceAgent.slice(),
    singles: s.singles.slice(),
    artilleryReady: s.artilleryReady,
    bonusOwner: s.bonusOwner.slice(),
    bonusTaken: s.bonusTaken.slice(),
    agents: s.agents.slice(),
    trophies: s.trophies.slice(),
    warTokens: s.warTokens.slice(),
    supply: s.supply.slice(),
    battle: s.battle,
    victors: s.victors,
    ending: s.ending,
  };
}
