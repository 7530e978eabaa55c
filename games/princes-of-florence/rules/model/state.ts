/**
 * The table as data.
 *
 * Vocabulary: *prestige* = prestige points (PP); *value* = work value (WV) of one Work; *coins* = florins; *stack* = one of
 * the auction stacks; *prestige card* = a card of the prestige deck, kept in `cards`; *recruits* = recruiting cards in hand,
 * *recruited* = recruiting cards lying face up with a player who lost a profession (FLO-5.9). Cards, tiles and characters are
 * indexes into the tables of `data/`. In the solo game `players[1]` is Diego, who has no seat.
 */
import type { Core, Seat } from '@signoria/kernel';
import type { Bonus } from '../../data/bonus.ts';
import type { PlayedWith } from '../../data/box.ts';
import type { Stack } from '../../data/objects.ts';
import type { Building, Piece } from '../../data/pieces.ts';
import type { Prestige } from '../../data/prestige.ts';
import type { Profession } from '../../data/professions.ts';
import type { SetupFrame } from '../chapters/02-setup.ts';
import type { RoundFrame } from '../chapters/03-rounds.ts';
import type { AuctionFrame } from '../chapters/04-auction.ts';
import type { DrawFrame } from '../chapters/05-draw.ts';
import type { ObjectFrame } from '../chapters/05-objects.ts';
import type { TurnFrame } from '../chapters/06-actions.ts';
import type { WorkFrame } from '../chapters/07-works.ts';
import type { BuildFrame } from '../chapters/08-building.ts';
import type { MoneyFrame } from '../chapters/12-money.ts';
import type { EndFrame } from '../chapters/14-end.ts';
import type { SoloActionFrame } from '../chapters/18-diego-acts.ts';
import type { DiegoBuysFrame } from '../chapters/18-diego-buys.ts';
import type { SoloAuctionFrame } from '../chapters/18-solo-auction.ts';
import type { CharacterFrame } from '../chapters/19-characters.ts';
import type { PawnFrame } from '../chapters/19-pawns.ts';
import type { JointFrame } from '../chapters/20-cooperative.ts';
import type { Choice, DeckId } from './choices.ts';
import type { Options } from './options.ts';

export type Frame =
  | SetupFrame
  | RoundFrame
  | AuctionFrame
  | ObjectFrame
  | DrawFrame
  | TurnFrame
  | WorkFrame
  | BuildFrame
  | MoneyFrame
  | EndFrame
  | SoloAuctionFrame
  | DiegoBuysFrame
  | SoloActionFrame
  | CharacterFrame
  | PawnFrame
  | JointFrame;

/** No seat, no stack, no character. */
export const NONE = -1;
/** Where Diego sits in `players`. */
export const DIEGO_SEAT = 1;

export type Phase = 'setup' | 'auction' | 'characters' | 'actions' | 'scoring';

export interface State extends Core<Frame, Choice>, PlayedWith {
  readonly options: Options;
  /** 1 to 7. */
  round: number;
  phase: Phase;
  /** Who has the first-player marker; in the solo game it may be Diego's. */
  first: Seat;
  players: Player[];
  /** Left in the supply, by stack; the prestige cards are counted by their deck. */
  stock: number[];
  /** Buildings left, by type (FLO-8.3). */
  buildings: number[];
  /** Freedom tokens left, by type. */
  freedoms: number[];
  decks: { readonly [deck in DeckId]: Deck };
  /** Cards drawn and not yet kept or returned (FLO-5.7, FLO-9.1, FLO-11.1). */
  drawn: Drawn | null;
  /** Who won each stack this round, or NONE (FLO-4.3). */
  sold: Seat[];
  /** The auction that is going on. */
  lot: Lot | null;
  /** What the player on turn has done of their turn. */
  turn: Turn | null;
  /** Bonus cards that have left the game, in the order they were played (FLO-11.3). */
  spent: Bonus[];
  /** A Work that is begun: its profession lies on the table already. */
  work: BegunWork | null;
  /** Cooperative building: what is proposed. */
  offer: Offer | null;
  /** The Muse and the Princess; null without them. */
  cast: Cast | null;
  solo: Solo | null;
}

export interface Player {
  coins: number;
  prestige: number;
  /** Professions in hand, lowest index first. */
  hand: Profession[];
  /** Bit set of the professions in hand that everybody saw going there (recruited ones). */
  open: number;
  /** Professions face up in front of the player, in the order they were played. */
  table: Profession[];
  recruits: number;
  recruited: number;
  /** Bonus and prestige cards, lowest index first. */
  bonus: Bonus[];
  cards: Prestige[];
  jesters: number;
  builders: number;
  /** By freedom; only Diego has two of one (FLO-18.27). */
  freedoms: number[];
  landscapes: number[];
  /** By building; only Diego has two of one (FLO-18.25). */
  buildings: number[];
  tiles: Tile[];
  /** Covered squares as bit sets: rows 0 to 3, rows 4 to 6. */
  builtLow: number;
  builtHigh: number;
  landLow: number;
  landHigh: number;
  /** The highest value of a Work this round; 0 without one (FLO-7.10). */
  best: number;
  /** The stack bought from this round, or NONE. */
  bought: Stack;
  /** Out of this round's auctions without having bought (FLO-4.11). */
  dropped: boolean;
}

/** A tile on an estate: immutable. */
export interface Tile {
  readonly piece: Piece;
  /** Squares of this estate that it covers. */
  readonly squares: readonly number[];
  /** The neighbour whose estate it also lies in, or NONE (FLO-20.5). */
  readonly shared: Seat;
}

/** Top card first. */
export interface Deck {
  cards: number[];
  /** Who put the card of this place there and so knows it, or NONE (FLO-21.1). */
  by: Seat[];
}

export interface Drawn {
  readonly seat: Seat;
  readonly deck: DeckId;
  readonly cards: readonly number[];
  /** What was being chosen from when the Professor was used: it is taken up again afterwards (FLO-R55). */
  readonly before?: Drawn;
}

/** All cards somebody is choosing from, the present choice first. */
export function drawings(drawn: Drawn | null | undefined): readonly Drawn[] {
  return drawn ? [drawn, ...drawings(drawn.before)] : [];
}

/** All seats once, clockwise. */
export function seatsFrom({ seats }: State, from: Seat): readonly Seat[] {
  return Array.from({ length: seats }, (_, i) => (from + i) % seats);
}

export interface Lot {
  readonly stack: Stack;
  readonly starter: Seat;
  readonly bid: number;
  readonly leader: Seat;
  /** By seat. */
  readonly passed: readonly boolean[];
}

/** FLO-6.3: how often each action was done this round. */
export interface Turn {
  readonly seat: Seat;
  done: number;
  works: number;
  builds: number;
  bonuses: number;
  professions: number;
  freedoms: number;
  /** Proposals made for the build action that is being negotiated (FLO-R65). */
  proposals: number;
  cardinal: boolean;
  muse: boolean;
}

export interface BegunWork {
  readonly seat: Seat;
  readonly profession: Profession;
  /** Played with it so far. */
  readonly bonus: readonly Bonus[];
}

export interface Offer {
  readonly active: Seat;
  readonly partner: Seat;
  /** Who made this proposal. */
  readonly by: Seat;
  readonly building: Building;
  /** On the two estates side by side, 14 squares wide. */
  readonly at: number;
  readonly turn: 0 | 1 | 2 | 3;
  readonly flip: boolean;
  /** What the partner pays the active player. */
  readonly payment: number;
}

/** By character. */
export interface Cast {
  owner: Seat[];
  /** Used before the auction of this round was over: not on offer again (FLO-19.10). */
  facedown: boolean[];
  pawn: Seat[];
  bid: number[];
  /** Coins on the Banker. */
  pot: number;
  /** Won this round, or passed: takes no further part in the auction of characters, by seat. */
  out: boolean[];
  /** Who won the Banker in round 7, or NONE (FLO-19.12). */
  banker: Seat;
}

/** A card of Diego's row, leftmost first. */
export interface RowCard {
  /** A profession, or NONE for a recruiting card. */
  readonly card: Profession;
  readonly up: boolean;
  /** Known to the player although it lies face down: it was looked at (FLO-R45). */
  readonly seen: boolean;
  readonly bonus: readonly Bonus[];
}

export interface Virtual {
  readonly down: readonly Profession[];
  readonly up: readonly Profession[];
}

/** What was put up this round and at which roll. */
export interface PutUp {
  readonly stack: Stack;
  readonly die: number;
  readonly refused: boolean;
}

export interface Solo {
  row: RowCard[];
  virtual: Virtual[];
  /** Diego's cards still to come, next first. */
  deck: number[];
  /** The card that rules this round's auctions, or NONE. */
  card: number;
  /** In the order they were put up. */
  putUp: readonly PutUp[];
  /** This round, Diego has: taken a profession, introduced a freedom (FLO-R46). */
  profession: boolean;
  freedom: boolean;
}
