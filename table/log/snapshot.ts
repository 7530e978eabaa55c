/**
 * The course of a game written down as it goes on, so that a table opens without playing it all again. A snapshot that does
 * not fit its log is thrown away; `isTrue` plays everything again, and tells whether it says what really came of it.
 */
import { type AnyGame, canonical, resumeMatch, type Written, writeMatch } from '@signoria/kernel';
import { atOnce } from '../slices.ts';
import { type Beginning, type Course, gameOf, type Move, replaying, startOf } from './course.ts';
import type { TableRecord } from './record.ts';

export interface TableSnapshot {
  /** The entry it follows. */
  readonly seq: number;
  readonly text: string;
}

/** How it is written changes with the program; what was written otherwise is thrown away. */
const FORM = 1;

type Noted = readonly [
  shown: number,
  counts: boolean,
  sealed: boolean,
  opened: number,
  turn: number | null,
  closes: boolean,
];

interface Sheet extends Written {
  readonly form: number;
  readonly opened: number;
  readonly moves: readonly Noted[];
}

/** After so many entries it is time for another. */
const EVERY = 40;
/** When nothing more will happen for a while: fewer are not worth one, they are soon played again. */
export const FEW = 8;

/** Whether to write one now; `last` is the entry the latest follows. */
export function isDue({ match }: Course, last: number, every = EVERY): boolean {
  return match.log.length - last >= every && match.drafts.length === 0;
}

/** Null while something can still be undone. */
export function snapshotOf({ match, moves, opened }: Course): TableSnapshot | null {
  const written = writeMatch(match);
  if (written === null) return null;
  const seq = match.log.length;
  const sheet: Sheet = { form: FORM, ...written, opened, moves: moves.slice(0, seq).map(noted) };
  return { seq, text: JSON.stringify(sheet) };
}

function noted({ shown, counts, sealed, opened, turn, closes }: Move): Noted {
  return [shown, counts, sealed, opened, turn, closes];
}

type Log = Beginning & Pick<TableRecord, 'entries'>;

/** The course up to the snapshot; null when it does not fit, or cannot even be read. */
export function courseFromSnapshot(game: AnyGame, record: Log, { text }: TableSnapshot): Course | null {
  try {
    return courseOf(game, record, JSON.parse(text) as Sheet); // whatever else it is shows when it is used
  } catch {
    return null;
  }
}

function courseOf(game: AnyGame, record: Log, sheet: Sheet): Course | null {
  if (sheet.form !== FORM) return null;
  const match = resumeMatch(gameOf(game, record), startOf(record), record.entries, sheet);
  if (match === null || sheet.moves.length !== match.log.length) return null;
  const moves = match.log.map((played, i): Move => {
    const { at, requestKey } = record.entries[i]!;
    const [shown, counts, sealed, opened, turn, closes] = sheet.moves[i]!;
    return { ...played, at, requestKey, shown, counts, sealed, opened, turn, closes };
  });
  return { match, moves, opened: sheet.opened };
}

/** Whether a snapshot says what playing the log again would. Takes as long as that: not for the event loop. */
export function isTrue(game: AnyGame, record: Log, { seq, text }: TableSnapshot): boolean {
  const played = atOnce(replaying(game, { ...record, entries: record.entries.slice(0, seq) }));
  const truth = snapshotOf(played);
  return truth !== null && canonical(JSON.parse(truth.text)) === canonical(JSON.parse(text));
}
