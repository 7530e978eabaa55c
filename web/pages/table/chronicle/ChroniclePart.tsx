/** The chronicle of this table, in the reader's language whatever language it was played in. */
import { Chronicle, type ChronicleEntry } from '@signoria/kit';
import { words } from '../../../state/words.ts';
import { type Play, usePlay } from '../play.ts';
import { nameOf, tinctureOf } from '../seats/people.ts';
import { type ChronicleLine, chronicle } from './chronicle.ts';

/** Those folded behind a line, told as it is. */
function before(play: Play, line: ChronicleLine) {
  if (line.kind !== 'line' || line.before === undefined) return {};
  const { length } = line.before;
  return { before: { label: words.value.table.folded(length), entries: line.before.map((one) => entryOf(play, one)) } };
}

function entryOf(play: Play, line: ChronicleLine): ChronicleEntry {
  const { table } = words.value;
  const seats = play.view.value!.seats;
  switch (line.kind) {
    case 'line':
      return {
        kind: 'line',
        id: line.id,
        text: line.undone ? <s>{line.text}</s> : line.text,
        later: line.later,
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

export function ChroniclePart() {
  const play = usePlay();
  const view = play.view.value;
  if (view === null) return null;
  const at = play.past.value?.seq ?? null;
  const lines = chronicle({
    log: view.log,
    text: play.text.value,
    reader: play.reader.value,
    undoable: view.undoable.length,
    since: play.since.value,
    at,
  });
  const current = at === null ? undefined : lines.findLast((line) => line.kind === 'line' && line.seq <= at)?.id;
  return (
    <Chronicle
      label={words.value.table.chronicle}
      entries={lines.map((line) => entryOf(play, line))}
      {...(current === undefined ? {} : { current })}
      onOpen={(id) => {
        play.dialog.value = null;
        play.lookAt(Number(id.split('.')[0]));
      }}
    />
  );
}
