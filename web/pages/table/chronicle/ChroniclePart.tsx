/** The chronicle of this table, in the reader's language whatever language it was played in. */
import type { Seat } from '@signoria/kernel';
import { Chronicle } from '@signoria/kit';
import type { TableView } from '@signoria/table';
import { words } from '../../../state/words.ts';
import { type Play, usePlay } from '../play.ts';
import { chronicle } from './chronicle.ts';
import { useEntries } from './entries.tsx';

const NOBODY: ReadonlySet<Seat> = new Set();

/** Whose answers may be asked about: while a deal counts, nobody’s. At rated tables no bot sits. */
function botsAt({ seats, settings, status }: TableView): ReadonlySet<Seat> {
  if (status !== 'finished' && settings.deal?.counted) return NOBODY;
  return new Set(seats.flatMap((seat, i) => (seat.kind === 'bot' ? [i] : [])));
}

function Told({ play, view }: { readonly play: Play; readonly view: TableView }) {
  const at = play.past.value?.seq ?? null;
  const lines = chronicle({
    log: view.log,
    text: play.text.value,
    reader: play.reader.value,
    undoable: view.undoable.length,
    since: play.since.value,
    at,
    board: play.board,
    bots: botsAt(view),
  });
  const current = at === null ? undefined : lines.findLast((line) => line.kind === 'line' && line.seq <= at)?.id;
  return (
    <Chronicle
      label={words.value.table.chronicle}
      {...useEntries(lines, view)}
      {...(current === undefined ? {} : { current })}
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

export default function ChroniclePart() {
  const play = usePlay();
  const view = play.view.value;
  return view === null ? null : <Told play={play} view={view} />;
}
