/** The deck (PAL-1.2): cards of five values. A pile counts cards by value: `pile[0]` is how many ones. Provenance: ours. */

export const VALUES = [1, 2, 3, 4, 5] as const;
export type Value = (typeof VALUES)[number];

/** A name for each value, for edition files. */
export const CARDS = ['1', '2', '3', '4', '5'] as const;

export type Pile = number[];

export const emptyPile = (): Pile => VALUES.map(() => 0);

export function size(pile: readonly number[]): number {
  let n = 0;
  for (const count of pile) n += count;
  return n;
}

/** Every card of a pile, lowest first. */
export function cardsIn(pile: readonly number[]): readonly Value[] {
  return VALUES.flatMap((value, i) => Array<Value>(pile[i]!).fill(value));
}
