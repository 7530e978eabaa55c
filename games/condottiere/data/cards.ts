/** The deck (CON-1.2 to CON-1.4). Provenance: rulebook. A *kind* is an index into `CARDS`; piles count cards by kind. */

export const CARDS = [
  'm1',
  'm2',
  'm3',
  'm4',
  'm5',
  'm6',
  'm10',
  'winter',
  'spring',
  'bishop',
  'courtesan',
  'drummer',
  'heroine',
  'scarecrow',
  'surrender',
] as const;

export type CardId = (typeof CARDS)[number];
/** Index into `CARDS`. */
export type Kind = number;

export const KINDS = CARDS.length;
/** Kinds 0 to 6 are mercenaries, weakest first (CON-1.11: Courtesan and Heroine are none). */
export const MERCENARIES = 7;

export const WINTER = 7;
export const SPRING = 8;
export const BISHOP = 9;
export const COURTESAN = 10;
export const DRUMMER = 11;
export const HEROINE = 12;
export const SCARECROW = 13;
export const SURRENDER = 14;

export const COUNTS: readonly number[] = [10, 8, 8, 8, 8, 8, 8, 3, 3, 6, 12, 6, 3, 16, 3];
/** Printed strength; 0 for cards without one. */
export const STRENGTHS: readonly number[] = [1, 2, 3, 4, 5, 6, 10, 0, 0, 0, 1, 0, 10, 0, 0];

/** CON-16.1: mercenaries, Drummers, Heroines and Courtesans are played facedown in Hidden Cards. */
export const FACEDOWN: readonly boolean[] = CARDS.map(
  (_, kind) => kind < MERCENARIES || kind === DRUMMER || kind === HEROINE || kind === COURTESAN,
);

export const KIND = Object.fromEntries(CARDS.map((id, kind) => [id, kind])) as { readonly [id in CardId]: Kind };

/** -1 for what is no card. */
export function kindOf(id: string): Kind {
  return (CARDS as readonly string[]).indexOf(id);
}
