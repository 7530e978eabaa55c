/** How one region looks: what the board tells the map about it. */
import type { Tincture } from '@signoria/kit';

/** Plain: nothing is asked of it. Legal: gold. Blocked: veiled, answers why. Chosen: not confirmed yet. */
export type RegionState = 'plain' | 'legal' | 'blocked' | 'chosen';

export interface RegionLook {
  /** Printed on the map. */
  readonly name: string;
  /** Spoken: the name and what matters about it. */
  readonly label: string;
  readonly owner: Tincture | null;
  readonly state: RegionState;
  /** The answer that pressing it would give, in notation: whoever points at it may be told what that would change. */
  readonly line?: string | undefined;
  /** Has just changed hands; told after so many milliseconds. */
  readonly fresh?: number;
  /** It is one of those that won the game. */
  readonly won?: boolean;
}
