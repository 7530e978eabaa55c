/** What is left of the room's items where what comes after a moment is hidden. */
import type { Moment, RoomItem } from '@signoria/table';

function isLater(moment: Moment, { seq, variation, step }: Moment): boolean {
  return moment.seq > seq || (variation !== null && moment.variation === variation && moment.step > step);
}

/** The variation the room is in goes as far as the room; of none is there nothing, since a variation has an answer. */
function cut(item: RoomItem, { variation, step }: Moment): RoomItem {
  if (item.kind !== 'variation' || item.id !== variation) return item;
  return { ...item, lines: item.lines.slice(0, Math.max(1, step)) };
}

export function shownOf(items: ReadonlyMap<string, RoomItem>, until: Moment | null): ReadonlyMap<string, RoomItem> {
  if (until === null) return items;
  const shown = [...items.values()]
    .filter((item) => (item.kind === 'note' ? !isLater(item, until) : item.seq <= until.seq))
    .map((item) => [item.id, cut(item, until)] as const);
  return new Map(shown);
}
