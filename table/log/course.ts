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
  judge,
  type Match,
  meant,
  type Played,
  Refused,
  replayEntry,
  type Seat,
  type Start,
  startMatch,
  underRules,
} from '@signoria/kernel';
import { atOnce, type Steps } from '../slices.ts';
import type { StoredEntry, TableRecord } from './record.ts';

export interface Move extends Played {
  readonly at: number;
  readonly requestKey: string | null;
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

export type Beginning = Pick<TableRecord, 'header' | 'key' | 'position' | 'started'>;

export function beginCourse(game: AnyGame, beginning: Beginning): Course {
  const match = startMatch(gameOf(game, beginning), startOf(beginning));
  return { match, moves: [], opened: beginning.started ?? 0 };
}

/** The game under the rules it began with. */
export function gameOf(game: AnyGame, { header, position }: Beginning): AnyGame {
  const version = underRules(game, header.rules);
  if (version === null) throw new BadLog(0, `rules ${header.rules} of ${game.id}; this is ${game.rules}`);
  return from(version, position);
}

export function startOf({ header, key }: Beginning): Start {
  const { seats, options, edition } = header;
  return { seats, options, edition, key };
}

/** A study is the same game with another beginning; so replay, undo and take-back need know nothing of it. */
function from(game: AnyGame, position: string | null): AnyGame {
  return position === null ? game : { ...game, setup: () => JSON.parse(position) as AnyState };
}

/** Is shown each position as it was. */
export type Seen = (state: AnyState, move: Move) => void;

type Log = Beginning & Pick<TableRecord, 'entries'>;

/** Everything stored, played again entry by entry, or on from where a snapshot leaves off. */
export function* replaying(
  game: AnyGame,
  record: Log,
  seen: Seen = () => {},
  resumed: Course | null = null,
): Steps<Course> {
  const course = resumed ?? beginCourse(game, record);
  for (const entry of record.entries.slice(course.moves.length)) {
    const move = again(course, entry);
    seen(course.match.state, move);
    yield;
  }
  return course;
}

export function replay(game: AnyGame, record: Log, seen?: Seen): Course {
  return atOnce(replaying(game, record, seen));
}

/** The course with more that was stored. What we hold stays as it is. */
export function* extending(course: Course, added: readonly StoredEntry[]): Steps<Course> {
  const next = { ...course, match: branch(course.match), moves: course.moves.slice() };
  for (const entry of added) {
    again(next, entry);
    yield;
  }
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
  { at, requestKey }: Pick<StoredEntry, 'at' | 'requestKey'>,
): Move {
  const { match, moves, opened } = course;
  const sealed = isSealed(match.game, before, played.entry);
  const newQuestion = match.state.asked !== before.asked || match.state.outcome !== null;
  const counts = !sealed || newQuestion;
  const shown = newest(moves) + (counts ? 1 : 0);
  const turn = before.picks === null ? (deciding(match.game, before)[0] ?? null) : null;
  const move = { ...played, at, requestKey, shown, counts, sealed, opened, turn, closes: newQuestion };
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

/** By request key, as far as each list of moves has been looked through: a list only grows. */
const byRequest = new WeakMap<readonly Move[], { readonly known: Map<string, Move>; upTo: number }>();

/** The move made by this request, if one was. */
export function moveBy(moves: readonly Move[], requestKey: string): Move | undefined {
  const index = byRequest.get(moves) ?? { known: new Map<string, Move>(), upTo: 0 };
  byRequest.set(moves, index);
  for (; index.upTo < moves.length; index.upTo++) {
    const move = moves[index.upTo]!;
    if (move.requestKey !== null && !index.known.has(move.requestKey)) index.known.set(move.requestKey, move);
  }
  return index.known.get(requestKey);
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
