/** What the map is told about one city. It draws this and knows no rule. */
import type { Tincture } from '@signoria/kit';
import type { SeaId } from '../../data/cities.ts';

/** Plain: only to look at. Legal: may be chosen. Blocked: a reason can be asked for. Chosen: not yet confirmed. */
export type CityState = 'plain' | 'legal' | 'blocked' | 'chosen';

export interface TroopsLook {
  readonly tincture: Tincture;
  readonly count: number;
  /** Before the walls rather than behind them. */
  readonly besieging: boolean;
  /** By what name they are found on their way. */
  readonly place?: string;
}

export interface CityLook {
  readonly name: string;
  /** Spoken: everything that is drawn here, and what choosing it would do. */
  readonly label: string;
  readonly toughness: number;
  /** By how much an Agent changes it for the reader; 0 for nothing. */
  readonly change: number;
  readonly owner: Tincture | null;
  readonly state: CityState;
  /** Covered: no city at this table. */
  readonly closed: boolean;
  /** The seas of a port. */
  readonly seas: readonly SeaId[];
  readonly pirate: boolean;
  readonly cathedral: boolean;
  readonly agent: Tincture | null;
  readonly troops: readonly TroopsLook[];
  /** Something has just changed here: told after so many milliseconds. */
  readonly fresh?: number;
  /** The answer that pressing it would give, in notation: whoever points at it may be told what that would change. */
  readonly line?: string | undefined;
}

/** A way lit up on the map: by road or across the sea. */
export interface RouteLook<City extends string = string> {
  readonly from: City;
  readonly to: City;
  readonly way: 'land' | 'sea';
}
