/** What can be told of a finished game without knowing which: moves, times, events, and who led when. */
import type { Playable } from '@signoria/bots';
import { type AnyGame, type AnyState, backTo, type GameEvent, type Seat, total } from '@signoria/kernel';
import { refuse } from '../refusal.ts';
import { type Move, replay } from './course.ts';
import { isOver, type TableRecord } from './record.ts';
import { isOwn } from './request-keys.ts';

export interface Statistics {
  /** From the start to the last entry; null when the game was read from a file, which tells no times. */
  readonly duration: number | null;
  readonly seats: readonly SeatStatistics[];
  /** How often each kind of event happened, what was taken back left out. */
  readonly events: { readonly [what: string]: number };
  /** The totals whenever they changed, by the numbers readers know. */
  readonly totals: readonly Totals[];
  /** How often another seat, or other seats, came to lead. */
  readonly leadChanges: number;
}

export interface SeatStatistics {
  /** Answers that stood. */
  readonly moves: number;
  /** How many of them the player made themselves. */
  readonly byHand: number;
  /** Milliseconds from being asked to answering, over all answers; null when no times are known. */
  readonly time: number | null;
  readonly longest: { readonly ms: number; readonly seq: number } | null;
}

export interface Totals {
  readonly seq: number;
  readonly totals: readonly number[];
}

interface ScoreAt {
  readonly move: Move;
  readonly totals: readonly number[];
}

export function statistics({ game }: Pick<Playable, 'game'>, record: TableRecord): Statistics {
  if (!isOver(record) || record.started === null) refuse({ why: 'not-over' });
  const all: ScoreAt[] = [];
  const { match, moves } = replay(game, record, (state, move) => {
    all.push({ move, totals: totalsOf(game, state) });
  });
  const standing = standingOf(all);
  const timed = moves.some(({ at }) => at !== record.started);
  const totals = changesOf(standing);
  return {
    duration: timed ? moves.at(-1)!.at - record.started : null,
    seats: record.seats.map((_, seat) => seatStatistics(moves, standing, seat, timed)),
    events: countEvents([...match.opening, ...standing.flatMap(({ move }) => move.events)]),
    totals,
    leadChanges: leadChanges(totals),
  };
}

function totalsOf(game: AnyGame, s: AnyState): readonly number[] {
  return Array.from({ length: s.seats }, (_, seat) => total(game.score(s, seat)));
}

/** What was not taken back. */
function standingOf(all: readonly ScoreAt[]): readonly ScoreAt[] {
  let left: ScoreAt[] = [];
  for (const one of all) {
    const to = backTo(one.move.entry);
    if (to === null) left.push(one);
    else left = left.filter(({ move }) => move.entry.seq <= to);
  }
  return left;
}

function seatStatistics(
  moves: readonly Move[],
  standing: readonly ScoreAt[],
  seat: Seat,
  timed: boolean,
): SeatStatistics {
  const own = standing.filter(({ move }) => move.entry.seat === seat);
  const thoughts = moves
    .filter(({ entry }) => entry.seat === seat && backTo(entry) === null)
    .map(({ at, opened, shown }) => ({ ms: at - opened, seq: shown }));
  const longest = thoughts.reduce<SeatStatistics['longest']>((a, b) => (a === null || b.ms > a.ms ? b : a), null);
  return {
    moves: own.length,
    byHand: own.filter(({ move }) => isOwn(move.requestKey)).length,
    time: timed ? thoughts.reduce((sum, { ms }) => sum + ms, 0) : null,
    longest: timed ? longest : null,
  };
}

function countEvents(events: readonly GameEvent[]): { readonly [what: string]: number } {
  const counts: { [what: string]: number } = {};
  for (const { what } of events) counts[what] = (counts[what] ?? 0) + 1;
  return counts;
}

function changesOf(standing: readonly ScoreAt[]): readonly Totals[] {
  const points = standing.map(({ move, totals }) => ({ seq: move.shown, totals }));
  return points.filter(({ totals }, i) => i === 0 || totals.join() !== points[i - 1]!.totals.join());
}

/** Nobody leads while all are level. */
function leadChanges(totals: readonly Totals[]): number {
  const leads = totals.map(({ totals }) => leadersOf(totals)).filter((leaders) => leaders !== null);
  return leads.filter((leaders, i) => i > 0 && leaders !== leads[i - 1]).length;
}

function leadersOf(totals: readonly number[]): string | null {
  const most = Math.max(...totals);
  const leaders = totals.flatMap((points, seat) => (points === most ? [seat] : []));
  return leaders.length === totals.length ? null : leaders.join();
}
