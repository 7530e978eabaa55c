/** The log as lines: events in the reader's words, how far undo reaches, where it stops and why. */
import type { Barrier, GameEvent, PlayText, Reader, Seat } from '@signoria/kernel';
import type { GameBoard } from '@signoria/kit';
import type { LogItem } from '@signoria/table';
import { folded, headed } from './folding.ts';

export type ChronicleLine =
  | {
      readonly kind: 'line';
      readonly id: string;
      readonly seq: number;
      /** Whom it speaks of; null for the table. */
      readonly seat: Seat | null;
      readonly what: string;
      readonly text: string;
      /** Its effect was taken back later. */
      readonly undone: boolean;
      readonly later: boolean;
      /** It opens a chapter, or a part of one. */
      readonly chapter?: 'chapter' | 'part';
      /** A bot did it: it may be asked why. */
      readonly asked?: true;
      /** What came just before, folded away: lines like it, or what it is the end of. */
      readonly before?: readonly ChronicleLine[];
      /** It is the end of what is folded behind it. */
      readonly ends?: true;
    }
  | { readonly kind: 'back'; readonly id: string; readonly seq: number; readonly seat: Seat | null }
  | { readonly kind: 'since' | 'stitch'; readonly id: string }
  | { readonly kind: 'sealed'; readonly id: string; readonly why: Barrier };

export interface Telling {
  readonly log: readonly LogItem[];
  readonly text: PlayText;
  readonly reader: Reader;
  /** How many of the reader's answers can still be taken back. */
  readonly undoable: number;
  /** The entry after which everything is news to them; null when nothing is. */
  readonly since: number | null;
  /** The position on the board, when it is of the past. */
  readonly at: number | null;
  /** What the board knows of its events. */
  readonly board?: Pick<GameBoard, 'chapters' | 'parts' | 'stories'> | null;
  /** Seats that may be asked why they answered so. */
  readonly bots?: ReadonlySet<Seat>;
}

/** What can be taken back is known from these. */
export type UndoTelling = Pick<Telling, 'log' | 'reader' | 'undoable'>;

/** The entries whose effect no longer stands. */
export function undoneSeqs(log: readonly LogItem[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const { seq, back } of log) {
    if (back === null) continue;
    for (const item of log) if (item.seq > back && item.seq < seq) undone.add(item.seq);
  }
  return undone;
}

/** Games name the one an event speaks of `seat` or `who`, and those who have won `winners`. */
export function subjectOf(event: GameEvent): Seat | null {
  // Beside `what` an event has what its game gave it.
  const { seat, who, winners }: { readonly [field: string]: unknown } = { ...event };
  if (typeof seat === 'number') return seat;
  if (typeof who === 'number') return who;
  const [first, ...more]: readonly unknown[] = Array.isArray(winners) ? winners : [];
  return typeof first === 'number' && more.length === 0 ? first : null;
}

function linesOf(item: LogItem, undone: boolean, telling: Telling): readonly ChronicleLine[] {
  const { text, reader, at, bots } = telling;
  const { seq, seat, events, back } = item;
  const later = at !== null && seq > at;
  const told = events.map((event, i): ChronicleLine => {
    const words = { what: event.what, text: text.event(event, reader) };
    return {
      ...{ kind: 'line', id: `${seq}.${i}`, seq, seat: subjectOf(event), ...words, undone, later },
      // Of all that came of an answer, the first line is the answer.
      ...(i === 0 && seat !== null && bots?.has(seat) && back === null ? { asked: true } : {}),
    };
  });
  return back === null ? told : [...told, { kind: 'back', id: `${seq}.back`, seq, seat }];
}

/** The first entry that undo would take back; null when it reaches none. */
function firstUndoable({ log, reader, undoable }: UndoTelling): number | null {
  const undone = undoneSeqs(log);
  const own = log.filter(({ seq, seat, back }) => seat === reader.seat && back === null && !undone.has(seq));
  return undoable === 0 ? null : (own.at(-undoable)?.seq ?? null);
}

/** The line that says why undo stops: before what can be undone, or after one's own last answer. */
function sealAt(telling: UndoTelling): { readonly after: number; readonly why: Barrier } | null {
  const { log, reader } = telling;
  const undone = undoneSeqs(log);
  const first = firstUndoable(telling);
  const last = log.findLast(({ seq, seat, back }) => {
    if (undone.has(seq) || back !== null) return false;
    return first === null ? seat === reader.seat : seq < first;
  });
  if (reader.seat === null || last === undefined || last.seq === 0) return null;
  return last.barrier === null ? null : { after: last.seq, why: last.barrier };
}

/** What the reader's undo cannot go back over; null where they have answered nothing yet. */
export function undoBarrier(telling: UndoTelling): Barrier | null {
  return sealAt(telling)?.why ?? null;
}

export function chronicle(telling: Telling): readonly ChronicleLine[] {
  const { log, since, board } = telling;
  const undone = undoneSeqs(log);
  const seal = sealAt(telling);
  const lines = log.flatMap((item): readonly ChronicleLine[] => [
    ...linesOf(item, undone.has(item.seq), telling),
    ...(seal?.after === item.seq ? [{ kind: 'sealed', id: 'sealed', why: seal.why } as const] : []),
    ...(since === item.seq ? [{ kind: 'since', id: 'since' } as const] : []),
  ]);
  const told = folded(headed(lines, board ?? {}), board?.stories ?? {});
  return firstUndoable(telling) === null ? told : [...told, { kind: 'stitch', id: 'stitch' }];
}
