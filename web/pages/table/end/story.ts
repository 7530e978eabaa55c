/** How a game went, found in its log and its score: which moves changed most, and which lines decided. No engine. */
import type { GameEvent, ScoreLine, Seat } from '@signoria/kernel';
import type { LogItem, Totals } from '@signoria/table';
import { subjectOf } from '../chronicle/chronicle.ts';

/** A move that took somebody further ahead of the best of the others, or less far behind. */
export interface Swing {
  readonly seq: number;
  readonly seat: Seat;
  /** By how much. */
  readonly by: number;
  /** Ahead of the best of the others after it; less than nothing: behind. */
  readonly lead: number;
}

function leadOf(totals: readonly number[], seat: Seat): number {
  const others = totals.filter((_, other) => other !== seat);
  return (totals[seat] ?? 0) - (others.length === 0 ? 0 : Math.max(...others));
}

/** What each change of the score did for the one it helped most. */
export function swingsOf(changes: readonly Totals[]): readonly Swing[] {
  return changes.slice(1).flatMap(({ seq, totals }, i) => {
    const before = changes[i]!.totals;
    const all = totals.map((_, seat) => {
      const lead = leadOf(totals, seat);
      return { seq, seat, by: lead - leadOf(before, seat), lead };
    });
    const [best] = all.toSorted((a, b) => b.by - a.by);
    return best !== undefined && best.by > 0 ? [best] : [];
  });
}

/** Of two alike the one that led further, and then the later: it was closer to the end. */
const greater = (a: Swing, b: Swing): number => b.by - a.by || b.lead - a.lead || b.seq - a.seq;

/** The greatest of them; the last counting is no move, and only counts where there was nothing else. */
export function bestOf(swings: readonly Swing[], last: number): Swing | null {
  const moves = swings.filter(({ seq }) => seq < last);
  const [best] = (moves.length === 0 ? swings : moves).toSorted(greater);
  return best ?? null;
}

/** The moves worth a sentence, in the order in which they were made. */
export function turnsOf(swings: readonly Swing[], last: number, most: number): readonly Swing[] {
  const moves = swings.filter(({ seq }) => seq < last);
  const greatest = moves.toSorted(greater).slice(0, most);
  return greatest.toSorted((a, b) => a.seq - b.seq);
}

/** What is told apart from the moves. What went to some seats only (`to`) is no public deed either. */
const DULL: ReadonlySet<string> = new Set(['gameEnds', 'scored']);

/** Of what happened in a move, what tells it best: of the one it helped, and the rarest of its kind. */
export function tellingEvent(
  { events }: LogItem,
  seat: Seat,
  count: { readonly [what: string]: number },
): GameEvent | null {
  const told = events.filter((event) => !DULL.has(event.what) && !('to' in event));
  const own = told.filter((event) => subjectOf(event) === seat);
  const [best] = (own.length === 0 ? told : own).toSorted((a, b) => (count[a.what] ?? 0) - (count[b.what] ?? 0));
  return best ?? null;
}

function sums(lines: readonly ScoreLine[]): ReadonlyMap<string, number> {
  const by = new Map<string, number>();
  for (const { what, points } of lines) by.set(what, (by.get(what) ?? 0) + points);
  return by;
}

/** What the game ended by, where it is a line of the account; else the kinds of points of which a winner has more than every other seat. */
export function decisive(
  scores: readonly (readonly ScoreLine[])[],
  winners: readonly Seat[],
  reason: string | null = null,
): ReadonlySet<string> {
  if (reason !== null && scores.flat().some(({ what }) => what === reason)) return new Set([reason]);
  const all = scores.map(sums);
  const losers = all.filter((_, seat) => !winners.includes(seat));
  const ahead = (what: string, points: number) => losers.every((other) => points > (other.get(what) ?? 0));
  const found = winners.flatMap((seat) => [...(all[seat] ?? [])].filter(([what, points]) => ahead(what, points)));
  return new Set(found.map(([what]) => what));
}
