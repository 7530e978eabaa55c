/** The chronicle's lines as they are shown, at a table and in a replay: chapters that fold, and what is folded behind a line. */
import type { Seat } from '@signoria/kernel';
import type { ChronicleEntry } from '@signoria/kit';
import type { SeatInfo } from '@signoria/table';
import { useState } from 'preact/hooks';
import { words } from '../../../state/words.ts';
import { nameOf, tinctureOf } from '../seats/people.ts';
import type { ChronicleLine } from './chronicle.ts';
import { unfolded } from './folding.ts';

export interface Sitting {
  readonly seats: readonly SeatInfo[];
  readonly you: Seat | null;
}

type Closed = ReadonlySet<string>;
const NONE: Closed = new Set();

/** Those folded behind a line, told as it is. */
function before(sitting: Sitting, line: ChronicleLine) {
  if (line.kind !== 'line' || line.before === undefined) return {};
  const { table } = words.value;
  const { length } = line.before;
  const label = line.ends ? table.led(length) : table.folded(length);
  return { before: { label, entries: line.before.map((one) => entryOf(sitting, one, NONE)) } };
}

function chapterOf(closed: Closed, { id, text, chapter }: Extract<ChronicleLine, { kind: 'line' }>) {
  const open = !closed.has(id);
  const { fold, unfold } = words.value.table;
  return { open, label: `${open ? fold : unfold}: ${text}`, ...(chapter === 'part' ? { part: true } : {}) };
}

function entryOf(sitting: Sitting, line: ChronicleLine, closed: Closed): ChronicleEntry {
  const { table } = words.value;
  const { seats, you } = sitting;
  switch (line.kind) {
    case 'line':
      return {
        kind: 'line',
        id: line.id,
        text: line.undone ? <s>{line.text}</s> : line.text,
        later: line.later,
        ...(line.chapter === undefined ? {} : { chapter: chapterOf(closed, line) }),
        ...(line.asked === undefined ? {} : { why: table.wonder(line.text) }),
        ...before(sitting, line),
        ...(line.seat === null ? {} : { tincture: tinctureOf(seats[line.seat]) }),
      };
    case 'back': {
      const who = line.seat === null ? null : nameOf(seats[line.seat]);
      return {
        kind: 'line',
        id: line.id,
        text: <i>{line.seat !== null && line.seat === you ? table.backYou : table.back(who)}</i>,
        ...(line.seat === null ? {} : { tincture: tinctureOf(seats[line.seat]) }),
      };
    }
    case 'since':
      return { kind: 'since', id: line.id, text: table.since };
    case 'stitch':
      return { kind: 'stitch', id: line.id, text: table.stitch };
    case 'sealed':
      return { kind: 'sealed', id: line.id, text: table.sealed[line.why] };
  }
}

function toggled(closed: Closed, id: string): Closed {
  const next = new Set(closed);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** What the chronicle is given of these lines; which chapters are closed is kept here. */
export function useEntries(lines: readonly ChronicleLine[], sitting: Sitting) {
  const [closed, setClosed] = useState(NONE);
  return {
    entries: unfolded(lines, closed).map((line) => entryOf(sitting, line, closed)),
    onFold: (id: string) => setClosed(toggled(closed, id)),
  };
}
