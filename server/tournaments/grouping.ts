/**
 * Players divided into tables: neighbours in the order sit together, and nobody meets the same opponent again where that
 * can be avoided. A search from the top of the list downwards; it gives way a little at a time: first on even seats,
 * then on a repeated meeting, then on two.
 */
import { canSitEvenly, type SeatCounts } from './seating.ts';
import type { Id, PlayedRound } from './standings.ts';

export interface Meetings {
  times(a: Id, b: Id): number;
}

export function meetings(rounds: readonly PlayedRound[]): Meetings {
  const met = new Map<string, number>();
  for (const { tables } of rounds) {
    for (const { seats } of tables) {
      for (const a of seats) for (const b of seats) if (a !== b) met.set(key(a, b), (met.get(key(a, b)) ?? 0) + 1);
    }
  }
  return { times: (a, b) => met.get(key(a, b)) ?? 0 };
}

function key(a: Id, b: Id): string {
  return JSON.stringify([a, b]);
}

/** Steps of one search until it counts as failed: enough to look at every division of a dozen players. */
const PATIENCE = 5000;

interface Search {
  readonly size: number;
  readonly met: Meetings;
  readonly counts: SeatCounts;
  readonly even: boolean;
  steps: number;
}

export interface Grouping {
  readonly groups: readonly (readonly Id[])[];
  /** Who sits out. */
  readonly byes: readonly Id[];
}

/**
 * `ways` are the lists that may be divided, best first, each with those it leaves out. Each list is as long as the tables
 * have seats.
 */
export function grouped(
  ways: readonly { readonly order: readonly Id[]; readonly byes: readonly Id[] }[],
  size: number,
  met: Meetings,
  counts: SeatCounts,
): Grouping {
  const most = size * size * ways[0]!.order.length;
  for (let repeats = 0; repeats <= most; repeats++) {
    for (const even of [true, false]) {
      // Who sits out is changed only where that avoids every repeated meeting.
      for (const { order, byes } of repeats === 0 ? ways : ways.slice(0, 1)) {
        const groups = divide({ size, met, counts, even, steps: 0 }, order, repeats);
        if (groups !== null) return { groups, byes };
      }
    }
  }
  const { order, byes } = ways[0]!;
  return { groups: chunks(order, size), byes };
}

function chunks(order: readonly Id[], size: number): readonly (readonly Id[])[] {
  return Array.from({ length: order.length / size }, (_, i) => order.slice(i * size, (i + 1) * size));
}

function divide(search: Search, left: readonly Id[], repeats: number): readonly (readonly Id[])[] | null {
  const [first, ...others] = left;
  if (first === undefined) return [];
  return fill(search, [first], others, repeats, (group, rest, spare) => {
    if (search.even && !canSitEvenly(group, search.counts)) return null;
    const more = divide(search, rest, spare);
    return more === null ? null : [group, ...more];
  });
}

type Found = readonly (readonly Id[])[] | null;
type Then = (group: readonly Id[], rest: readonly Id[], spare: number) => Found;

/** Adds to the group whoever stands next in the list, or the one after, and so on, as long as meetings allow it. */
function fill(search: Search, group: readonly Id[], others: readonly Id[], repeats: number, then: Then): Found {
  if (group.length === search.size) return then(group, others, repeats);
  for (const [i, id] of others.entries()) {
    if (search.steps++ > PATIENCE) return null;
    const spare = repeats - group.filter((member) => search.met.times(member, id) > 0).length;
    if (spare < 0) continue;
    // Members are added in the order of the list: who was passed over for this place is not tried for the next.
    const found = fill(search, [...group, id], others.slice(i + 1), spare, (whole, rest, left) =>
      then(whole, [...others.slice(0, i), ...rest], left),
    );
    if (found !== null) return found;
  }
  return null;
}
