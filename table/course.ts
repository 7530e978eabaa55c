/**
 * The course of a game at a table: the kernel's match and, for each entry, when it was made, by which request, and
 * under which number readers know of it.
 */
import {
  type AnyGame,
  type AnyState,
  type Barrier,
  deciding,
  type Entry,
  judge,
  type Match,
  type Played,
  Refused,
  replayEntry,
  type Seat,
  startMatch,
  underRules,
  words,
} from '@signoria/kernel';
import type { StoredEntry, TableRecord } from './record.ts';

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

export interface Replaying {
  /** So many entries at most. */
  readonly upTo?: number;
  /** Is shown each position as it was. */
  readonly seen?: (state: AnyState, move: Move) => void;
  /** Whether the game goes on from there, and answers may be taken back: what can be is found out by experiments. */
  readonly goesOn?: boolean;
}

/** Everything stored, played again. */
export function replay(
  game: AnyGame,
  record: Beginning & Pick<TableRecord, 'entries'>,
  { upTo = Infinity, seen = () => {}, goesOn = false }: Replaying = {},
): Course {
  const course = beginCourse(game, record);
  const entries = record.entries.slice(0, upTo);
  const targets = new Set(entries.map(takenBackTo));
  const kept = new Map([[0, course.match.state]]);
  for (const entry of entries) {
    const to = takenBackTo(entry);
    const move = to === null ? again(course, entry, goesOn) : backAgain(course, entry, kept.get(to));
    if (targets.has(entry.seq)) kept.set(entry.seq, course.match.state);
    seen(course.match.state, move);
  }
  return course;
}

export function takenBackTo({ seat, line }: Pick<Entry, 'seat' | 'line'>): number | null {
  return seat === null ? Number(words(line)[1]) : null;
}

/** One more stored entry; throws when this game does not come to the same hash. */
export function again(course: Course, entry: StoredEntry, goesOn = true): Move {
  const before = course.match.state;
  const played = replayLegal(course.match, entry, goesOn);
  if (played.entry.hash !== entry.hash) throw new BadLog(entry.seq, `'${entry.line}' leads to another position`);
  return enter(course, before, played, entry);
}

function replayLegal(match: Match, entry: StoredEntry, undone: boolean): Played {
  try {
    return replayEntry(match, entry, { undone });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new BadLog(entry.seq, `'${entry.line}' is refused: ${error.message}`);
  }
}

/** A take-back among stored entries: where it went is known, so nothing is replayed once more for it. */
function backAgain(course: Course, entry: StoredEntry, to: AnyState | undefined): Move {
  if (to === undefined) throw new BadLog(entry.seq, `'${entry.line}' leads nowhere`);
  const { match } = course;
  const before = match.state;
  match.state = match.game.clone(to);
  match.state.asked = before.asked + 1;
  match.drafts.length = 0;
  const { seq, seat, line, hash } = entry;
  const played = { entry: { seq, seat, line, hash }, events: [], barrier: 'others' as Barrier };
  match.log.push(played);
  return enter(course, before, played, entry);
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

function isSealed(game: AnyGame, before: AnyState, { seat, line }: Entry): boolean {
  if (before.picks === null || seat === null || line.startsWith('@')) return false;
  return judge(game, before, seat, game.notation.read(line)).kind === 'answer'; // not a free act meanwhile
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
  return entry.line.startsWith('@') ? shownOf(moves, Number(words(entry.line)[1])) : null;
}
