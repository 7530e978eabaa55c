/** Where somebody looks, as an address: `#78` a moment, `#78-ID` a note there, `#78-ID.3` the third step of a variation. */
import type { Moment, RoomItem, RoomPlace, VariationLine } from '@signoria/table';

/** Answers nobody gave, from a moment on, and how far they are shown. Without an id they are not kept. */
export interface Branch {
  readonly id: string | null;
  readonly seq: number;
  readonly lines: readonly VariationLine[];
  readonly step: number;
}

/** Stands behind the number in a link that is to be followed, whoever leads. */
export const HERE = 'here';

export interface Linked {
  readonly item: string;
  readonly step: number | null;
}

/** What a link names behind its number; null where it is only a number. */
export function linkedIn(anchor: string): Linked | null {
  const found = /^\d+-([\w-]+)(?:\.(\d+))?$/.exec(anchor);
  if (found === null) return null;
  return { item: found[1]!, step: found[2] === undefined ? null : Number(found[2]) };
}

export function linkTo({ seq, variation, step }: Moment): string {
  return variation === null ? `#${seq}-${HERE}` : `#${seq}-${variation}.${step}`;
}

export function linkToItem({ seq, id }: RoomItem): string {
  return `#${seq}-${id}`;
}

export function isSamePlace(a: RoomPlace, b: RoomPlace): boolean {
  return a.seq === b.seq && a.variation === b.variation && a.step === b.step && a.eyes === b.eyes;
}

/** What is not kept, or not told to this reader, has no place of its own: there one sees where it leaves the game. */
export function placeOf(seq: number, eyes: number | null, branch: Branch | null): RoomPlace {
  if (branch === null || branch.id === null || branch.seq !== seq) return { seq, variation: null, step: 0, eyes };
  return { seq, variation: branch.id, step: branch.step, eyes };
}

export function branchAt(items: ReadonlyMap<string, RoomItem>, { variation, step }: Moment): Branch | null {
  const item = variation === null ? undefined : items.get(variation);
  if (item?.kind !== 'variation') return null;
  return { id: item.id, seq: item.seq, lines: item.lines, step: Math.min(step, item.lines.length) };
}
