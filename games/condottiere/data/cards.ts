/** The deck (CON-1.2 to CON-1.4). Provenance: rulebook. A *kind* is an index into `CARDS`; piles count cards by kind. */
import type { Index } from '@signoria/kernel';

interface CardRow {
  readonly id: string;
  /** How many there are. */
  readonly count: number;
  /** As printed; 0 for cards without one. */
  readonly strength: number;
  /** CON-16.1: may be played facedown in Hidden Cards. */
  readonly facedown?: true;
}

/** Mercenaries first, the weakest before all (CON-1.11: Courtesan and Heroine are none). */
const ROWS = [
  { id: 'm1', count: 10, strength: 1, facedown: true },
  { id: 'm2', count: 8, strength: 2, facedown: true },
  { id: 'm3', count: 8, strength: 3, facedown: true },
  { id: 'm4', count: 8, strength: 4, facedown: true },
  { id: 'm5', count: 8, strength: 5, facedown: true },
  { id: 'm6', count: 8, strength: 6, facedown: true },
  { id: 'm10', count: 8, strength: 10, facedown: true },
  { id: 'winter', count: 3, strength: 0 },
  { id: 'spring', count: 3, strength: 0 },
  { id: 'bishop', count: 6, strength: 0 },
  { id: 'courtesan', count: 12, strength: 1, facedown: true },
  { id: 'drummer', count: 6, strength: 0, facedown: true },
  { id: 'heroine', count: 3, strength: 10, facedown: true },
  { id: 'scarecrow', count: 16, strength: 0 },
  { id: 'surrender', count: 3, strength: 0 },
] as const satisfies readonly CardRow[];

export type CardId = (typeof ROWS)[number]['id'];
export type MercenaryId = Extract<CardId, `m${number}`>;
/** Index into `CARDS`. */
export type Kind = Index<'kind'>;

export const CARDS: readonly CardId[] = ROWS.map(({ id }) => id);
export const COUNTS: readonly number[] = ROWS.map(({ count }) => count);
export const STRENGTHS: readonly number[] = ROWS.map(({ strength }) => strength);
export const FACEDOWN: readonly boolean[] = ROWS.map((row) => 'facedown' in row);

export const KIND = Object.fromEntries(CARDS.map((id, kind) => [id, kind])) as { readonly [id in CardId]: Kind };

export const KINDS = CARDS.length;
export const WINTER = KIND.winter;
export const SPRING = KIND.spring;
export const BISHOP = KIND.bishop;
export const COURTESAN = KIND.courtesan;
export const DRUMMER = KIND.drummer;
export const HEROINE = KIND.heroine;
export const SCARECROW = KIND.scarecrow;
export const SURRENDER = KIND.surrender;
/** Kinds below this are mercenaries. */
export const MERCENARIES = WINTER;

/** What follows from a mercenary's printed strength alone. */
export function everyMercenary<T>(make: (printed: number) => T): { readonly [id in MercenaryId]: T } {
  const rows = ROWS.slice(0, MERCENARIES).map(({ id, strength }) => [id, make(strength)] as const);
  return Object.fromEntries(rows) as { readonly [id in MercenaryId]: T };
}

/** -1 for what is no card. */
export function kindOf(id: string): Kind {
  return (CARDS as readonly string[]).indexOf(id);
}
