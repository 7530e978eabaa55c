/**
 * The course of a game at a table: the kernel's match and, for each entry, when it was made, by which request, and
 * under which number readers know of it.
 */
import {
  type AnyGame,
  type AnyState,
  backTo,
  branch,
  deciding,
  type Entry,
  findBarriers,
  judge,
  type Match,
  meant,
  type Played,
  Refused,
  replayEntry,
  type Seat,
  startMatch,
  underRules,
} from '@signoria/kernel';
import type { StoredEntry, TableRecord } from './record.ts';
import { atOnce, type Steps } from './slices.ts';

export interface Move extends Played {
  readonly at: number;
  readonly ticket: string | null;
  /** The number readers know: the same for all of them. */
  readonly shown: number;
  /** Whether the number is its own. An answer that leaves a sealed question open shares the one before. */
  readonly counts: boolean;
  /** It answered a sealed question: who did so, and when each, stays hidden. */
  readonly sealed: boolean;
  /** When the question it answers was put. */
  readonly opened: number;
  /** Who alone was asked then; null for a sealed question. */
  readonly turn: Seat | null;
  /** Whether another question stands after it, or none. */
  readonly closes: boolean;
}

export interface Course {
  match: Match;
  readonly moves: Move[];
  /** When the open question was put. */
  opened: number;
}

/** A stored log that cannot be played: other rules, or not what this game would have written. */
export class BadLog extends Error {
  readonly seq: number;
  constructor(seq: number, problem: string) {
    super(`entry ${seq}: ${problem}`);
    this.name = 'BadLog';
    this.seq = seq;
  }
}

type Beginning = Pick<TableRecord, 'header' | 'key' | 'position' | 'started'>;

export function beginCourse(game: AnyGame, { header, key, position, started }: Beginning): Course {
  const version = underRules(game, header.rules);
  if (version === null) throw new BadLog(0, `rules ${header.rules} of ${game.id}; this is ${game.rules}`);
  const { seats, options, edition } = header;
  const match = startMatch(from(version, position), { seats, options, edition, key });
  return { match, moves: [], opened: started ?? 0 };
}

/** A study is the same game with another beginning; so replay, undo and take-back need know nothing of it. */
function from(game: AnyGame, position: string | null): AnyGame {
  return position === null ? game : { ...game, setup: () => JSON.parse(position) as AnyState };
}

/** Is shown each position as it was. */
export type Seen = (state: AnyState, move: Move) => void;

type Log = Beginning & Pick<TableRecord, 'entries'>;

/** Everything stored, played again entry by entry. */
export function* replaying(game: AnyGame, record: Log, seen: Seen = () => {}): Steps<Course> {
  const course = beginCourse(game, record);
  for (const entry of record.entries) {
    const move = again(course, entry);
    seen(course.match.state, move);
    yield;
  }
  return course;
}

export function replay(game: AnyGame, record: Log, seen?: Seen): Course {
  return atOnce(replaying(game, record, seen));
}

/** The same for a game that goes on: it is also found out what can still be undone. */
export function* resuming(game: AnyGame, record: Log): Steps<Course> {
  const course = yield* replaying(game, record);
  yield* findBarriers(course.match);
  return course;
}

/** The course with more that was stored. What we hold stays as it is. */
export function* extending(course: Course, added: readonly StoredEntry[]): Steps<Course> {
  const next = { ...course, match: branch(course.match), moves: course.moves.slice() };
  for (const entry of added) {
    again(next, entry);
    yield;
  }
  yield* findBarriers(next.match);
  return next;
}

/** One more stored entry; throws when this game does not come to the same hash. */
function again(course: Course, entry: StoredEntry): Move {
  const before = course.match.state;
  const played = replayLegal(course.match, entry);
  if (played.entry.hash !== entry.hash) throw new BadLog(entry.seq, `'${entry.line}' leads to another position`);
  return enter(course, before, played, entry);
}

/** What is stored was checked before it was. */
function replayLegal(match: Match, entry: StoredEntry): Played {
  try {
    return replayEntry(match, entry, { checked: true });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new BadLog(entry.seq, `'${entry.line}' is refused: ${error.message}`);
  }
}

/** Note what was played. `before` is the state it was played in. */
export function enter(
  course: Course,
  before: AnyState,
  played: Played,
  { at, ticket }: Pick<StoredEntry, 'at' | 'ticket'>,
): Move {
  const { match, moves, opened } = course;
  const sealed = isSealed(match.game, before, played.entry);
  const newQuestion = match.state.asked !== before.asked || match.state.outcome !== null;
  const counts = !sealed || newQuestion;
  const shown = newest(moves) + (counts ? 1 : 0);
  const turn = before.picks === null ? (deciding(match.game, before)[0] ?? null) : null;
  const move = { ...played, at, ticket, shown, counts, sealed, opened, turn, closes: newQuestion };
  moves.push(move);
  if (newQuestion) course.opened = at;
  return move;
}

function isSealed(game: AnyGame, before: AnyState, entry: Entry): boolean {
  const deed = meant(entry);
  if (before.picks === null || deed?.kind !== 'answer') return false;
  return judge(game, before, deed.seat, game.notation.read(deed.line)).kind === 'answer'; // not a free act meanwhile
}

/** The number of the latest thing everybody can know of. */
export function newest(moves: readonly Move[]): number {
  return moves.at(-1)?.shown ?? 0;
}

/** The entry readers know by this number; 0 for the opening, null when there is none. */
export function entryOf(moves: readonly Move[], shown: number): number | null {
  if (shown === 0) return 0;
  return moves.find((move) => move.counts && move.shown === shown)?.entry.seq ?? null;
}

/** The number by which readers know the position after this entry. */
export function shownOf(moves: readonly Move[], seq: number): number {
  return moves[seq - 1]?.shown ?? 0;
}

/** How far back this went, by the numbers readers know; null for an answer. */
export function backOf(moves: readonly Move[], { entry }: Move): number | null {
  const to = backTo(entry);
  return to === null ? null : shownOf(moves, to);
}
