/** What a scenario was told of its position and its moment, before anything was checked. */
import type { Seat } from '@signoria/kernel';
import type { TableOf } from '@signoria/kernel/testing';
import type { BonusId } from '../data/bonus.ts';
import type { CharacterId } from '../data/characters.ts';
import type { Correction } from '../data/edition.ts';
import type { StackId } from '../data/objects.ts';
import type { BuildingId, PieceId } from '../data/pieces.ts';
import type { PrestigeId } from '../data/prestige.ts';
import type { FreedomId, ProfessionId } from '../data/professions.ts';
import type { CardId, DeckId } from '../rules/model/choices.ts';
import type { Options } from '../rules/model/options.ts';

export type Table = TableOf<Options, Correction>;

/** What a seat has; all of it has a default. */
export interface Holding {
  readonly coins?: number;
  readonly prestige?: number;
  readonly hand?: readonly ProfessionId[];
  readonly table?: readonly ProfessionId[];
  readonly recruits?: number;
  readonly recruited?: number;
  readonly bonus?: readonly BonusId[];
  readonly cards?: readonly PrestigeId[];
  readonly jesters?: number;
  readonly builders?: number;
  readonly freedoms?: readonly FreedomId[];
  /** Tiles: where they lie, or by name alone: wherever they fit first. */
  readonly tiles?: readonly (PieceId | Placed)[];
  readonly best?: number;
  readonly character?: CharacterId;
}

export interface Placed {
  readonly piece: PieceId;
  readonly at: number;
  readonly turn?: 0 | 1 | 2 | 3;
  readonly flip?: boolean;
}

/** Solo: what Diego has. */
export interface DiegoHolding {
  readonly coins?: number;
  readonly prestige?: number;
  readonly jesters?: number;
  readonly builders?: number;
  readonly freedoms?: readonly FreedomId[];
  readonly landscapes?: readonly PieceId[];
  readonly buildings?: readonly BuildingId[];
  readonly cards?: readonly PrestigeId[];
  /** Left to right: a face-down card, or `{ up: card }`; 'recruiting' for a recruiting card. */
  readonly row?: readonly (ProfessionId | 'recruiting' | { readonly up: ProfessionId | 'recruiting' })[];
  /** Bonus cards on the leftmost face-down card. */
  readonly bonus?: readonly BonusId[];
  /** His next cards, by number from 1. */
  readonly next?: readonly number[];
}

export interface Draft {
  readonly seats: { readonly [seat: number]: Holding };
  readonly diego: DiegoHolding;
  readonly virtual: readonly { readonly up: readonly ProfessionId[]; readonly down: readonly ProfessionId[] }[] | null;
  readonly round: number;
  readonly first: Seat;
  /** Top cards of each deck, in order. */
  readonly decks: { readonly [deck in DeckId]?: readonly CardId[] };
  /** Left in the supply: the rest has left the game, as in the solo game, or is with seats that were not asked about. */
  readonly stock: { readonly [stack in StackId]?: number };
  readonly buildings: { readonly [id in BuildingId]?: number };
  readonly freedoms: { readonly [id in FreedomId]?: number };
  readonly pot: number | null;
}

export type Moment =
  | { readonly at: 'auction' | 'characters' | 'actions' | 'bestWork' | 'end' }
  | { readonly at: 'turn'; readonly seat: Seat; readonly done: number };

export const NOTHING_SAID: Draft = {
  seats: {},
  diego: {},
  virtual: null,
  round: 1,
  first: 0,
  decks: {},
  stock: {},
  buildings: {},
  freedoms: {},
  pot: null,
};
