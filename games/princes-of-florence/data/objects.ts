/** What can be auctioned (FLO-4.1). Provenance: rulebook. A *stack* is an index into `STACKS`. */
import type { Index } from '@signoria/kernel';
import type { Landscape } from './pieces.ts';

export const STACKS = [
  'forest',
  'lake',
  'park',
  'jester',
  'builder',
  'prestige',
  'recruiting',
  /** Two players: the three landscapes are one object (FLO-17.4). */
  'landscape',
] as const;
export type StackId = (typeof STACKS)[number];
/** Index into `STACKS`. */
export type Stack = Index<'stack' | 'landscape'>;

/** Stacks 0 to 2 are the landscapes, in the order of `LANDSCAPES`. */
export const JESTER = 3;
export const BUILDER = 4;
export const PRESTIGE_CARD = 5;
export const RECRUITING = 6;
export const ANY_LANDSCAPE = 7;

/** How many of each are in the box (FLO-1.3, FLO-1.5, FLO-1.6); the prestige cards are a deck. */
export const STOCK: readonly number[] = [6, 6, 6, 7, 6, 14, 5];

export const STACK = Object.fromEntries(STACKS.map((id, stack) => [id, stack])) as { readonly [id in StackId]: Stack };

/** What lies on one of the first stacks. */
export function landscapeOn(stack: Stack): Landscape {
  const place: number = stack;
  return place;
}

/** -1 for what is none. */
export function stackOf(id: string): Stack {
  return (STACKS as readonly string[]).indexOf(id);
}
