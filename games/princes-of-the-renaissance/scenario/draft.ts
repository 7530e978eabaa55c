/** What a scenario was told of its position and its moment, before anything was checked. */
import type { Seat } from '@signoria/kernel';
import type { BySeat, TableOf } from '@signoria/kernel/testing';
import type { CityId } from '../data/cities.ts';
import type { CurrencyId } from '../data/currency.ts';
import type { Correction } from '../data/edition.ts';
import type { EventId } from '../data/events.ts';
import type { FamilyId } from '../data/families.ts';
import type { TileId } from '../data/tiles.ts';
import type { CardId } from '../data/treachery.ts';
import type { TroopId } from '../data/troops.ts';
import type { Options } from '../rules/model/options.ts';
import type { USED } from '../rules/model/state.ts';

export type Table = TableOf<Options, Correction>;
export type UsedId = keyof typeof USED;

export interface Draft {
  readonly order: readonly Seat[] | null;
  readonly families: BySeat<FamilyId>;
  readonly gold: BySeat<number>;
  readonly influence: BySeat<number>;
  readonly pay: BySeat<number>;
  readonly victories: BySeat<number>;
  readonly tiles: BySeat<readonly TileId[]>;
  readonly troops: BySeat<readonly TroopId[]>;
  readonly hands: BySeat<readonly CardId[]>;
  readonly events: BySeat<readonly EventId[]>;
  readonly artists: readonly { readonly city: CityId; readonly event: EventId }[];
  readonly offered: readonly TileId[];
  readonly status: { readonly [city in CityId]?: number };
  readonly deck: readonly CardId[] | null;
  readonly under: readonly CardId[];
  readonly discards: readonly CardId[];
  readonly pope: Seat | null;
  readonly used: readonly UsedId[];
  readonly declared: CurrencyId | null;
  readonly decade: number;
  readonly wars: number;
  readonly idle: number;
  /** The dice of the wars to come, roll by roll: attacker, defender. */
  readonly dice: readonly (readonly [number, number])[];
}

/** Where the game stands when the scenario begins. */
export type Moment =
  | { readonly at: 'turn'; readonly seat: Seat }
  | { readonly at: 'turnEnd'; readonly seat: Seat }
  | { readonly at: 'decadeEnds'; readonly seat: Seat };

export const NOTHING_SAID: Draft = {
  order: null,
  families: {},
  gold: {},
  influence: {},
  pay: {},
  victories: {},
  tiles: {},
  troops: {},
  hands: {},
  events: {},
  artists: [],
  offered: [],
  status: {},
  deck: null,
  under: [],
  discards: [],
  pope: null,
  used: [],
  declared: null,
  decade: 1,
  wars: 0,
  idle: 0,
  dice: [],
};
