/** What a scenario was told of its position and its moment. */
import type { Seat } from '@signoria/kernel';
import type { TableOf } from '@signoria/kernel/testing';
import type { Correction } from '../data/edition.ts';
import type { RoomId } from '../data/palace.ts';
import type { Options } from '../rules/model/options.ts';
import type { State } from '../rules/model/state.ts';

export interface Table extends TableOf<Options, Correction> {
  readonly players: 3 | 4 | 5;
}

export interface Draft {
  /** What differs from the empty table, in the order it was told. */
  readonly changes: readonly Change[];
}

export type Change = (s: State) => void;

export const NOTHING_SAID: Draft = { changes: [] };

/** Where the game stands when the scenario begins. */
export type Moment =
  | { readonly at: 'spring' | 'sieges' | 'scoring' }
  | { readonly at: 'turn' | 'winter'; readonly seat: Seat }
  | { readonly at: 'acting'; readonly seat: Seat; readonly room: RoomId };
