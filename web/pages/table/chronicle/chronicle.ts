/** The log as lines: events in the reader's words, how far undo reaches, where it stops and why. */
import type { Barrier, GameEvent, PlayText, Reader, Seat } from '@signoria/kernel';
import type { LogItem } from '@signoria/table';

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
      /** It opens a chapter. */
      readonly chapter?: true;
      /** A bot did it: it may be asked why. */
      readonly asked?: true;
      /** Lines like it that came just before, folded away. */
      readonly before?: readonly ChronicleLine[];
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
  /** The entry after which everything is news to him; null when nothing is. */
  readonly since: number | null;
  /** The position on the board, when it is of the past. */
  readonly at: number | null;
  /** Events that open a chapter. */
  readonly chapters?: ReadonlySet<string>;
  /** Seats that may be asked why they answered so. */
  readonly bots?: ReadonlySet<Seat>;
}

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
  const { seat, who, winners } = event as {
    readonly seat?: unknown;
    readonly who?: unknown;
    winners?: readonly Seat[];
  };
  if (typeof seat === 'number') return seat;
  if (typeof who === 'number') return who;
  return winners?.length === 1 ? winners[0]! : null;
}

/** From so many on, lines of one kind in a row are one line with the rest behind it. */
const MANY = 3;

/** Fifteen bids are one auction: the last is told, and the others when asked for. */
function folded(lines: readonly ChronicleLine[]): readonly ChronicleLine[] {
  const result: ChronicleLine[] = [];
  let run: Extract<ChronicleLine, { kind: 'line' }>[] = [];
  const close = () => {
    const last = run.at(-1);
    if (last === undefined) return;
    if (run.length < MANY) result.push(...run);
    else result.push({ ...last, before: run.slice(0, -1) });
    run = [];
  };
  for (const line of lines) {
    const [first] = run;
    const same = line.kind === 'line' && !line.undone && line.what === first?.what && line.later === first.later;
    if (!same) close();
    if (line.kind === 'line' && !line.undone) run.push(line);
    else result.push(line);
  }
  close();
  return result;
}

function linesOf(item: LogItem, undone: boolean, telling: Telling): readonly ChronicleLine[] {
  const { text, reader, at, chapters, bots } = telling;
  const { seq, seat, events, back } = item;
  const later = at !== null && seq > at;
  const told = events.map((event, i): ChronicleLine => {
    const words = { what: event.what, text: text.event(event, reader) };
    return {
      ...{ kind: 'line', id: `${seq}.${i}`, seq, seat: subjectOf(event), ...words, undone, later },
      ...(chapters?.has(event.what) ? { chapter: true } : {}),
      // Of all that came of an answer, the first line is the answer.
      ...(i === 0 && seat !== null && bots?.has(seat) && back === null ? { asked: true } : {}),
    };
  });
  return back === null ? told : [...told, { kind: 'back', id: `${seq}.back`, seq, seat }];
}

/** The first entry that undo would take back; null when it reaches none. */
function firstUndoable({ log, reader, undoable }: Telling): number | null {
  const undone = undoneSeqs(log);
  const own = log.filter(({ seq, seat, back }) => seat === reader.seat && back === null && !undone.has(seq));
  return undoable === 0 ? null : (own.at(-undoable)?.seq ?? null);
}

/** The line that says why undo stops: before what can be undone, or after one's own last answer. */
function sealAt(telling: Telling): { readonly after: number; readonly why: Barrier } | null {
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

export function chronicle(telling: Telling): readonly ChronicleLine[] {
  const { log, since } = telling;
  const undone = undoneSeqs(log);
  const seal = sealAt(telling);
  const lines = log.flatMap((item): readonly ChronicleLine[] => [
    ...linesOf(item, undone.has(item.seq), telling),
    ...(seal?.after === item.seq ? [{ kind: 'sealed', id: 'sealed', why: seal.why } as const] : []),
    ...(since === item.seq ? [{ kind: 'since', id: 'since' } as const] : []),
  ]);
  const told = folded(lines);
  return firstUndoable(telling) === null ? told : [...told, { kind: 'stitch', id: 'stitch' }];
}

/** Without the lines of chapters that are folded; what undo and the past need is never hidden with them. */
export function unfolded(lines: readonly ChronicleLine[], closed: ReadonlySet<string>): readonly ChronicleLine[] {
  let hidden = false;
  return lines.filter((line) => {
    if (line.kind !== 'line') return true;
    if (line.chapter === true) {
      hidden = closed.has(line.id);
      return true;
    }
    return !hidden;
  });
}

/** What happened since the reader last did something; empty for watchers and for who has just begun. */
export function sinceLast(log: readonly LogItem[], you: Seat | null): number | null {
  if (you === null) return null;
  const last = log.findLast(({ seat }) => seat === you);
  const news = last === undefined ? [] : log.filter(({ seq }) => seq > last.seq);
  return news.length === 0 ? null : last!.seq;
}
