/** Who sits where, so that everybody comes to sit evenly often in each place: the first may have an advantage. */
import type { Id, PlayedRound } from './standings.ts';

/** By player, how often they sat in each seat. */
export type SeatCounts = ReadonlyMap<Id, readonly number[]>;

/** Nobody sits in one seat so much more often than in another, where that can be helped. */
export const MOST_UNEVEN = 2;

export function seatCounts(ids: readonly Id[], size: number, rounds: readonly PlayedRound[]): SeatCounts {
  const counts = new Map(ids.map((id): [Id, number[]] => [id, new Array<number>(size).fill(0)]));
  for (const { tables } of rounds) {
    for (const { seats } of tables) {
      for (const [seat, id] of seats.entries()) {
        const own = counts.get(id);
        if (own !== undefined && seat < size) own[seat]!++;
      }
    }
  }
  return counts;
}

/** How much more often than in another they have sat in one seat, once they sit in `seat`. */
function unevenAt(counts: readonly number[], seat: number): number {
  const after = counts.map((n, i) => (i === seat ? n + 1 : n));
  return Math.max(...after) - Math.min(...after);
}

/** Whether the group can sit down without anybody's seats becoming too uneven. */
export function canSitEvenly(group: readonly Id[], counts: SeatCounts): boolean {
  return tryAll(group, counts, MOST_UNEVEN) !== null;
}

/** The group in the order it sits: as even as can be, first for whoever is worst off, then for all. */
export function seated(group: readonly Id[], counts: SeatCounts): readonly Id[] {
  for (let most = 1; ; most++) {
    const found = tryAll(group, counts, most);
    if (found !== null) return found;
  }
}

interface Best {
  cost: number;
  order: readonly Id[] | null;
}

/** Of all orders that are not more uneven than `most`, the one whose players sat least often where they now sit. */
function tryAll(group: readonly Id[], counts: SeatCounts, most: number): readonly Id[] | null {
  const best: Best = { cost: Infinity, order: null };
  const sit = (order: readonly Id[], left: readonly Id[], cost: number): void => {
    if (cost >= best.cost) return;
    if (left.length === 0) {
      best.cost = cost;
      best.order = order;
      return;
    }
    for (const id of left) {
      const own = counts.get(id)!;
      if (unevenAt(own, order.length) > most) continue;
      sit(
        [...order, id],
        left.filter((other) => other !== id),
        cost + own[order.length]!,
      );
    }
  };
  sit([], group, 0);
  return best.order;
}
