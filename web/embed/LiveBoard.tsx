/** A public game inside somebody else's page, as spectators see it now. Nothing can be done on it. */

import { type BoardProps, type GameBoard, SeatBar } from '@signoria/kit';
import type { OpenBoard } from '@signoria/protocol';
import type { SeatInfo } from '@signoria/table';
import { useEffect } from 'preact/hooks';
import { type ClientBundle, loadClientBundle } from '../games/client-bundle.ts';
import { loadBoard } from '../games/load.ts';
import { boardSeats, readerOf } from '../pages/table/seats/people.ts';
import { paths } from '../router.ts';
import { useAsync } from '../shell/use-async.ts';
import { language, upright } from '../state/settings.ts';
import { words } from '../state/words.ts';
import { Empty, Frame, Gone, Opening } from './Frame.tsx';
import { useBoard } from './live.ts';
import { openRule } from './open-rule.ts';
import { embedWords } from './words.ts';

export function LiveBoard({ table }: { readonly table: string }) {
  const followed = useBoard(table).value;
  if (followed === 'opening') return <Opening />;
  if (followed === 'gone') return <Gone />;
  if (followed.view === null) return <Empty {...embedWords.value.notYet} />;
  return <Fetching table={table} seen={followed} />;
}

interface Seen {
  readonly table: string;
  readonly seen: OpenBoard;
}

function Fetching({ table, seen }: Seen) {
  const { game } = seen;
  const fetched = useAsync(
    async () => ({ bundle: await loadClientBundle(game), board: await loadBoard(game) }),
    [game],
  );
  if (fetched.state === 'loading') return <Opening />;
  if (fetched.state === 'failed') return <Gone />;
  return <Shown table={table} seen={seen} {...fetched.value} />;
}

/** As the table knows seats; of whoever sits there a page elsewhere is told the name and no more. */
function seatOf({ kind, colour, name, level }: OpenBoard['seats'][number]): SeatInfo {
  if (kind === 'open') return { kind, colour };
  if (kind === 'bot') return { kind, colour, name, level: level ?? 'novice' };
  return { kind, colour, name, user: '', here: true, covered: level };
}

function propsOf({ game, seats, view, question, score }: OpenBoard, { notation, text }: ClientBundle): BoardProps {
  const known = seats.map(seatOf);
  return {
    view,
    question,
    options: [],
    blocked: [],
    freedoms: [],
    seats: boardSeats(known, question),
    you: null,
    reader: readerOf(known, null),
    text: text.value,
    language: language.value,
    score,
    selected: null,
    select: () => {},
    answer: () => {},
    write: (choice) => notation.write(choice),
    why: () => {},
    rule: (id) => openRule(game, id),
    news: [],
    past: true,
    phone: upright.value,
  };
}

interface ShownProps extends Seen {
  readonly bundle: ClientBundle;
  readonly board: GameBoard | null;
}

function headlineOf({ seen, board }: ShownProps, { text, reader, view }: BoardProps): string {
  if (seen.outcome !== null) return text.outcome(seen.outcome, reader);
  return board === null ? '' : board.headline(view, language.value);
}

function Shown(shown: ShownProps) {
  const { table, seen, bundle, board } = shown;
  const props = propsOf(seen, bundle);
  const { title } = props.text;
  const said = words.value.table;
  useEffect(() => {
    document.title = `${embedWords.value.board}: ${title}`;
  }, [title]);
  const rows = props.seats.map(({ seat, name, tincture, deciding }) => ({
    id: String(seat),
    tincture,
    name,
    spokenName: name,
    now: deciding,
  }));
  return (
    <Frame title={title} headline={headlineOf(shown, props)} home={paths.table(table, false)}>
      <main class="play">
        <div class="dock sheet">
          <SeatBar label={said.seats} seats={rows} />
        </div>
        <section class="stage" aria-label={said.stage}>
          {board === null ? <InWords {...props} /> : <board.Stage {...props} />}
        </section>
      </main>
    </Frame>
  );
}

function InWords({ text, view, reader }: BoardProps) {
  return (
    <ul class="in-words pad">
      {text.describe(view, reader).map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ul>
  );
}
