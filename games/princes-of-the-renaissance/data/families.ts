/** The six families (POR-1.2). Provenance: abilities rulebook, incomes reconstructed. */
import type { Index } from '@signoria/kernel';

export const FAMILIES = ['baglioni', 'bentivoglio', 'malatesta', 'montefeltro', 'gonzaga', 'd-este'] as const;

export type FamilyId = (typeof FAMILIES)[number];
/** Index into `FAMILIES`. */
export type Family = Index<'family'>;

export const BAGLIONI = 0;
export const BENTIVOGLIO = 1;
export const MALATESTA = 2;
export const MONTEFELTRO = 3;
export const GONZAGA = 4;
export const ESTE = 5;

/** POR-3.1: the sides of the family tiles. */
export const SIDES = ['A', 'B'] as const;
export type SideId = (typeof SIDES)[number];

/** By side and family: gold and influence at the end of a decade. */
export type FamilyIncomes = { readonly [side in SideId]: readonly (readonly [number, number])[] };

/**
 * Nobody could tell us the printed ones; these were set so that bots win about equally often with every family. Strong
 * abilities earn little.
 */
export const FAMILY_INCOMES: FamilyIncomes = {
  A: [
    [3, 2],
    [8, 5],
    [8, 4],
    [0, 0],
    [3, 2],
    [7, 5],
  ],
  B: [
    [4, 3],
    [6, 4],
    [6, 4],
    [2, 2],
    [4, 3],
    [6, 4],
  ],
};

/** -1 for what is no family. */
export function familyOf(id: string): Family {
  return (FAMILIES as readonly string[]).indexOf(id);
}
