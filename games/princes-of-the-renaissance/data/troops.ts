/**
 * The 24 troop tiles (POR-1.4). Provenance: the five types rulebook; that a tile costs 1 to 6 gold public; counts, values and
 * which type costs how much reconstructed.
 */
import type { Index } from '@signoria/kernel';

export const TROOPS = ['crossbowmen', 'infantry', 'pikemen', 'cavalry', 'artillery'] as const;

export type TroopId = (typeof TROOPS)[number];
/** Index into `TROOPS`; a player's troops are a bit set of these (POR-6.3: at most one of each). */
export type Troop = Index<'troop'>;

export const TROOP_COUNT = TROOPS.length;
export const ALL_TROOPS: readonly Troop[] = TROOPS.map((_, troop) => troop);

export const CROSSBOWMEN = 0;
export const INFANTRY = 1;
export const PIKEMEN = 2;
export const CAVALRY = 3;
export const ARTILLERY = 4;

export interface TroopFigures {
  readonly count: number;
  readonly cost: number;
  readonly attack: number;
  readonly defence: number;
  readonly influence: number;
}

export const TROOP_FIGURES: readonly TroopFigures[] = [
  { count: 6, cost: 1, attack: 0, defence: 1, influence: 0 },
  { count: 5, cost: 2, attack: 1, defence: 0, influence: 0 },
  { count: 5, cost: 4, attack: 1, defence: 1, influence: 0 },
  { count: 4, cost: 5, attack: 2, defence: 0, influence: 1 },
  { count: 4, cost: 6, attack: 1, defence: 2, influence: 0 },
];

/** POR-6.4: the first decade in which a type can be bought. */
export const TROOP_DECADE: readonly number[] = [1, 1, 1, 2, 2];

/** -1 for what is no troop. */
export function troopOf(id: string): Troop {
  return (TROOPS as readonly string[]).indexOf(id);
}
