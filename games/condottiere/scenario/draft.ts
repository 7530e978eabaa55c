/** What a scenario was told of its position and its moment, before anything was checked. */
import type { Seat } from '@signoria/kernel';
import type { TableOf } from '@signoria/kernel/testing';
import type { CardId } from '../data/cards.ts';
import type { Correction } from '../data/edition.ts';
import type { RegionId } from '../data/map.ts';
import type { Options } from '../rules/model/options.ts';

export type Variant = 'drawAfterBattle' | 'points' | 'biggerKingdoms' | 'capturingRegions' | 'hiddenCards';

export interface Table extends TableOf<Options, Correction> {
  readonly variants?: readonly Variant[];
}

export interface Draft {
  readonly hands: readonly SomeCards[];
  readonly randomHands: boolean;
  readonly lines: readonly SomeCards[];
  readonly facedown: readonly { readonly seat: Seat; readonly card: CardId }[];
  readonly discards: readonly CardId[];
  /** Null: all that is named nowhere. */
  readonly pile: readonly CardId[] | null;
  readonly owns: readonly { readonly seat: Seat; readonly regions: readonly RegionId[] }[];
  readonly divided: readonly number[];
  readonly site: RegionId | null;
  readonly token: Seat;
  readonly pope: RegionId | null;
  readonly passed: readonly Seat[];
  readonly defenderPlayed: boolean;
  readonly points: { readonly [seat: number]: number };
  readonly starter: Seat;
  readonly finalists: readonly Seat[] | null;
}

export interface SomeCards {
  readonly seat: Seat;
  readonly cards: readonly CardId[];
}

/** Where the game stands when the scenario begins. */
export type Moment =
  | { readonly at: 'deciding'; readonly seat: Seat }
  | { readonly at: 'concluding' | 'drawing' | 'choosingSite' | 'discardingHands' | 'roundEnds' | 'finalBattle' };

export const NOTHING_SAID: Draft = {
  hands: [],
  randomHands: false,
  lines: [],
  facedown: [],
  discards: [],
  pile: null,
  owns: [],
  divided: [],
  site: null,
  token: 0,
  pope: null,
  passed: [],
  defenderPlayed: false,
  points: {},
  starter: 0,
  finalists: null,
};
