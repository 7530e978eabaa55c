/**
 * What a deal was to each seat, compared with all who had the same seat of it. Better is whoever was first at their table,
 * then whoever has more points. Pure; docs/deals.md tells players the rules.
 */
import type { Scoring } from '@signoria/protocol';
import { type Id, type Standing, standings } from './standings.ts';

export interface DealTable {
  /** In the order they sit. */
  readonly seats: readonly Id[];
  readonly places: readonly number[];
  readonly points: readonly number[];
}

/** By table and seat. */
export interface DealScores {
  /** Of the others with the same seat, how many did worse, equals counting half: 0 to 1. */
  readonly shares: readonly (readonly number[])[];
  /** Points above the mean of the seat. */
  readonly over: readonly (readonly number[])[];
}

/** Null while it is played at one of the tables. */
export type ScoredDeal = readonly DealTable[] | null;

export function dealScores(tables: readonly DealTable[]): DealScores {
  const shares = tables.map(({ seats }, table) => seats.map((_, seat) => shareAt(tables, table, seat)));
  const over = tables.map(({ points }) => points.map((own, seat) => own - meanAt(tables, seat)));
  return { shares, over };
}

/** Above zero when the first did better. */
function compared(a: DealTable, b: DealTable, seat: number): number {
  const first = Number(a.places[seat] === 1) - Number(b.places[seat] === 1);
  return first || a.points[seat]! - b.points[seat]!;
}

/** One table alone can be compared with nothing: it is as good as any. */
function shareAt(tables: readonly DealTable[], table: number, seat: number): number {
  const others = tables.filter((_, i) => i !== table);
  if (others.length === 0) return 0.5;
  const own = tables[table]!;
  const worth = others.map((other) => (1 + Math.sign(compared(own, other, seat))) / 2);
  return worth.reduce((sum, one) => sum + one, 0) / others.length;
}

function meanAt(tables: readonly DealTable[], seat: number): number {
  return tables.reduce((sum, { points }) => sum + points[seat]!, 0) / tables.length;
}

export interface DealStanding extends Standing {
  /** On average. */
  readonly share: number;
  readonly over: number;
}

interface Counted {
  readonly shares: readonly number[];
  readonly over: readonly number[];
}

/** What a deal that was dealt before somebody came is worth to them: the average. */
const MISSED = { share: 0.5, over: 0 } as const;

/**
 * `missed`: by entrant, how many deals were dealt before they came. Deals one was away from later are worth nothing, or
 * as little as the mean.
 */
export function dealStandings(
  entrants: readonly { readonly id: Id; readonly missed: number }[],
  deals: readonly ScoredDeal[],
  scoring: Scoring,
): readonly DealStanding[] {
  const done = deals.filter((deal) => deal !== null);
  const counted = countedBy(done);
  const plain = standings(
    entrants.map(({ id }) => id),
    done.map((tables) => ({ tables, byes: [] })),
  );
  const scored = entrants.map(({ id, missed }) => {
    const { shares, over } = counted.get(id) ?? { shares: [], over: [] };
    const share = sum(shares) + missed * MISSED.share;
    const own = { share: share / Math.max(1, shares.length + missed), over: sum(over) / Math.max(1, over.length) };
    const points = scoring === 'matchpoints' ? share : sum(over) + missed * MISSED.over;
    return { ...plain.find((one) => one.id === id)!, ...own, points, byes: missed };
  });
  const order = scored.toSorted(rank);
  return order.map((one) => ({ ...one, place: 1 + order.filter((other) => rank(other, one) < 0).length }));
}

function countedBy(deals: readonly (readonly DealTable[])[]): ReadonlyMap<Id, Counted> {
  const found = new Map<Id, Counted>();
  for (const tables of deals) {
    const scores = dealScores(tables);
    for (const [table, { seats }] of tables.entries()) {
      for (const [seat, id] of seats.entries()) {
        const before = found.get(id) ?? { shares: [], over: [] };
        const shares = [...before.shares, scores.shares[table]![seat]!];
        found.set(id, { shares, over: [...before.over, scores.over[table]![seat]!] });
      }
    }
  }
  return found;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Sums of thirds and the like: what differs by less is equal. */
const EQUAL = 1e-9;

/** By points, then victories. */
function rank(a: DealStanding | Omit<DealStanding, 'place'>, b: typeof a): number {
  for (const by of ['points', 'wins'] as const) if (Math.abs(a[by] - b[by]) > EQUAL) return b[by] - a[by];
  return 0;
}
