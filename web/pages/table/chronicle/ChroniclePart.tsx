/** The chronicle of this table, in the reader's language whatever language it was played in. */
import type { Seat } from '@signoria/kernel';
import { Chronicle, type ChronicleEntry } from '@signoria/kit';
import type { TableView } from '@signoria/table';
import { useState } from 'preact/hooks';
import { words } from '../../../state/words.ts';
import { type Play, usePlay } from '../play.ts';
import { nameOf, tinctureOf } from '../seats/people.ts';
import { type ChronicleLine, chronicle, unfolded } from './chronicle.ts';

type Closed = ReadonlySet<string>;
const NONE: Closed = new Set();

/** Those folded behind a line, told as it is. */
function before(play: Play, line: ChronicleLine) {
  if (line.kind !== 'line' || line.before === undefined) return {};
  const { length } = line.before;
  return { before: { label: words.value.table.folded(length), entries: line.before.map((one) => entryOf(play, one)) } };
}

function chapterOf(closed: Closed, { id, text }: Extract<ChronicleLine, { kind: 'line' }>) {
  const open = !closed.has(id);
  const { fold, unfold } = words.value.table;
  return { open, label: `${open ? fold : unfold}: ${text}` };
}

function entryOf(play: Play, line: ChronicleLine, closed: Closed = NONE): ChronicleEntry {
  const { table } = words.value;
  const seats = play.view.value!.seats;
  switch (line.kind) {
    case 'line':
      return {
        kind: 'line',
        id: line.id,
        text: line.undone ? <s>{line.text}</s> : line.text,
        later: line.later,
        ...(line.chapter === undefined ? {} : { chapter: chapterOf(closed, line) }),
        ...(line.asked === undefined ? {} : { why: table.wonder(line.text) }),
        ...before(play, line),
        ...(line.seat === null ? {} : { tincture: tinctureOf(seats[line.seat]) }),
      };
    case 'back': {
      const who = line.seat === null ? null : nameOf(seats[line.seat]);
      const you = line.seat !== null && line.seat === play.view.value!.you;
      return {
        kind: 'line',
        id: line.id,
        text: <i>{you ? table.backYou : table.back(who)}</i>,
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

const NOBODY: ReadonlySet<Seat> = new Set();

/** Whose answers may be asked about: while a deal counts, nobody’s. At rated tables no bot sits. */
function botsAt({ seats, settings, status }: TableView): ReadonlySet<Seat> {
  if (status !== 'finished' && settings.deal?.counted) return NOBODY;
  return new Set(seats.flatMap((seat, i) => (seat.kind === 'bot' ? [i] : [])));
}

function toggled(closed: Closed, id: string): Closed {
  const next = new Set(closed);
  if (!next.delete(id)) next.add(id);
  return next;
}

export function ChroniclePart() {
  const play = usePlay();
  const view = play.view.value;
  const [closed, setClosed] = useState<Closed>(NONE);
  if (view === null) return null;
  const at = play.past.value?.seq ?? null;
  const lines = chronicle({
    log: view.log,
    text: play.text.value,
    reader: play.reader.value,
    undoable: view.undoable.length,
    since: play.since.value,
    at,
    chapters: new Set(play.board?.chapters),
    bots: botsAt(view),
  });
  const shown = unfolded(lines, closed);
  const current = at === null ? undefined : lines.findLast((line) => line.kind === 'line' && line.seq <= at)?.id;
  return (
    <Chronicle
      label={words.value.table.chronicle}
      entries={shown.map((line) => entryOf(play, line, closed))}
      {...(current === undefined ? {} : { current })}
      onFold={(id) => setClosed(toggled(closed, id))}
      onWhy={(id) => {
        play.wondered.value = Number(id.split('.')[0]);
        play.dialog.value = 'why';
      }}
      onOpen={(id) => {
        play.dialog.value = null;
        play.lookAt(Number(id.split('.')[0]));
      }}
    />
  );
}
