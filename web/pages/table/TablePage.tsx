/** The table: opens the connection, fetches the one game it needs, and puts the parts in their places. */
import { effect } from '@preact/signals';
import { Curtain, EmptyState, type GameBoard, Mark, Progress, TINCTURES } from '@signoria/kit';
import type { TableView } from '@signoria/table';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { api } from '../../api.ts';
import type { Gone, NextReader, TableConnection } from '../../connection/connection.ts';
import { localTable } from '../../connection/local.ts';
import { remoteTable } from '../../connection/remote.ts';
import { type ClientBundle, loadClientBundle } from '../../games/client-bundle.ts';
import { loadBoard } from '../../games/load.ts';
import { focusMain, paths } from '../../router.ts';
import { accompany, later } from '../../shell/later.tsx';
import { Page } from '../../shell/Page.tsx';
import { toastTrouble } from '../../shell/trouble.ts';
import { useAsync } from '../../shell/use-async.ts';
import { attention } from '../../state/attention.ts';
import { lessons } from '../../state/lessons.ts';
import { banned, introduce, socket } from '../../state/me.ts';
import { compact, phone, still, volume } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { Keepsake, Own, Stage } from './BoardPart.tsx';
import { onKey } from './keyboard.ts';
import { makePlay, type Play, PlayContext, usePlay } from './play.ts';
import { Prompt } from './prompt/Prompt.tsx';
import { Side } from './Side.tsx';
import { SeatStrip } from './seats/SeatList.tsx';
import { unreadBotReport } from './seats/unread-report.ts';
import { TopBar } from './TopBar.tsx';

function connect(table: string, local: boolean): TableConnection {
  if (local) return localTable(table);
  return remoteTable({ socket: socket(), table, fetchFile: api.file });
}

const BotReport = later(() => import('./seats/BotReport.tsx'));
const Digest = later(() => import('./chronicle/Digest.tsx'));
const Guide = later(() => import('./guide/Guide.tsx'));
const Proposals = later(() => import('./prompt/Proposals.tsx'));
const SealedDeal = later(() => import('./SealedDeal.tsx'));
const TheEnd = later(() => import('./end/TheEnd.tsx'));
const WhyNotSlip = later(() => import('./prompt/WhyNotSlip.tsx'));

type Dialogs = typeof import('./dialogs.tsx')['DIALOGS'];

/** What opens above the table comes when it is first asked for. */
function Held() {
  const { dialog } = usePlay();
  const [dialogs, setDialogs] = useState<Dialogs | null>(null);
  const name = dialog.value;
  useEffect(() => {
    if (name === null || dialogs !== null) return;
    import('./dialogs.tsx').then(
      ({ DIALOGS }) => setDialogs(DIALOGS),
      (error: unknown) => {
        dialog.value = null;
        toastTrouble(error);
      },
    );
  }, [name, dialogs]);
  const Open = name === null ? null : dialogs?.[name];
  return Open ? <Open /> : null;
}

/** Seats, link and start: once the game runs nobody needs them. */
function Gathering({ view }: { readonly view: TableView }) {
  const fetched = useAsync(() => import('./BeforeStart.tsx'), []);
  if (fetched.state === 'failed') return <NotThere why="closed" />;
  if (fetched.state === 'loading') return <Opening />;
  return <fetched.value.BeforeStart view={view} />;
}

interface HandOverProps {
  readonly to: NextReader;
  readonly onReady: () => void;
}

function HandOver({ to: { name, colour }, onReady }: HandOverProps) {
  const { curtain } = words.value.table;
  return (
    <Curtain
      open
      tincture={TINCTURES[colour] ?? 'red'}
      title={curtain.title(name)}
      text={curtain.text}
      ready={curtain.ready(name)}
      onReady={onReady}
    />
  );
}

function isLesson({ connection }: Play): boolean {
  return connection.local && lessons.value[connection.view.value?.table ?? ''] !== undefined;
}

function Playing() {
  const play = usePlay();
  useEffect(focusMain, []);
  const { table } = words.value;
  const lost = play.connection.link.value === 'lost' ? ' lost' : '';
  return (
    <div class={`table-page${lost}`}>
      <TopBar />
      {compact.value ? <SeatStrip /> : null}
      {/* The question first, then one's own things, then the board: the order in which the keyboard meets them. */}
      <main id="main" class="play" tabIndex={-1} data-ticket={play.view.value?.question?.ticket}>
        <div class="dock sheet">
          {(play.connection.view.value?.proposals.length ?? 0) > 0 ? <Proposals /> : null}
          {isLesson(play) ? <Guide /> : null}
          <Prompt />
          <Own />
        </div>
        <section class="stage" aria-label={table.stage}>
          <Stage />
          {phone.value ? null : <WhyNotSlip />}
          {isLesson(play) ? null : <Digest />}
          {play.view.value?.status === 'finished' ? <TheEnd keepsake={<Keepsake />} /> : null}
          {unreadBotReport(play).length > 0 ? <BotReport /> : null}
        </section>
      </main>
      {compact.value ? null : <Side />}
      <Held />
    </div>
  );
}

/** The window's title shows that an answer is awaited. */
function callAttention(play: Play): () => void {
  const stop = effect(() => {
    const asked = play.question.value;
    attention.value = play.view.value?.status === 'running' && asked?.menu != null && asked.picked === null;
  });
  return () => {
    stop();
    attention.value = false;
  };
}

function Table() {
  const play = usePlay();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(play, event);
    const skip = () => play.playback.skip();
    document.addEventListener('keydown', listen);
    document.addEventListener('pointerdown', skip);
    return () => {
      document.removeEventListener('keydown', listen);
      document.removeEventListener('pointerdown', skip);
    };
  }, [play]);
  useEffect(() => callAttention(play), [play]);
  const heard = volume.value !== 'off';
  useEffect(() => accompany(play, heard, () => import('../../sound/follow.ts')), [play, heard]);
  const moving = !still.value;
  useEffect(() => accompany(play, moving, () => import('../../motion/follow.ts')), [play, moving]);
  const view = play.view.value;
  if (view === null) return <Opening />;
  if (view.status === 'abandoned' && view.view === null) return <NotThere why="closed" />;
  if (view.status !== 'open' && view.view === null) return <SealedDeal />;
  return view.status === 'open' ? (
    <div class="table-page before">
      <TopBar />
      <Gathering view={view} />
      <Held />
    </div>
  ) : (
    <Playing />
  );
}

function Opening() {
  return (
    <main id="main" class="opening" tabIndex={-1}>
      <Progress label={words.value.table.status.connecting} />
    </main>
  );
}

function NotThere({ why }: { readonly why: Gone }) {
  const { table, shell } = words.value;
  return (
    <Page>
      <EmptyState
        level={2}
        picture={<Mark />}
        title={table.gone[why].title}
        text={table.gone[why].text}
        action={
          <a class="btn ink" href={paths.home}>
            {shell.home}
          </a>
        }
      />
    </Page>
  );
}

/** What the game needs is fetched as soon as its name is known, and once. */
function useGame(game: string | undefined) {
  const [fetched, setFetched] = useState<{ readonly bundle: ClientBundle; readonly board: GameBoard | null } | null>(
    null,
  );
  const [failed, setFailed] = useState(false);
  const known = fetched?.bundle.id;
  useEffect(() => {
    if (game === undefined || game === known) return;
    void Promise.all([loadClientBundle(game), loadBoard(game)]).then(
      ([bundle, board]) => setFetched({ bundle, board }),
      () => setFailed(true),
    );
  }, [game, known]);
  return { fetched, failed };
}

export default function TablePage({ table, local }: { readonly table: string; readonly local: boolean }) {
  const [connection, setConnection] = useState<TableConnection | null>(null);
  useEffect(() => {
    let opened: TableConnection | null = null;
    let stopped = false;
    // The cookie comes with the first call of the API: the socket needs it.
    void (local ? Promise.resolve() : introduce()).then(() => {
      if (stopped) return;
      opened = connect(table, local);
      setConnection(opened);
    });
    return () => {
      stopped = true;
      opened?.close();
      setConnection(null);
    };
  }, [table, local]);
  if (connection === null) return <Opening />;
  return <Connected connection={connection} />;
}

const HouseNews = later(() => import('../../shell/HouseNews.tsx'));

function Connected({ connection }: { readonly connection: TableConnection }) {
  const { fetched, failed } = useGame(connection.view.value?.header.game);
  const play: Play | null = useMemo(
    () => (fetched === null ? null : makePlay(connection, fetched.bundle, fetched.board)),
    [connection, fetched],
  );
  useEffect(() => () => play?.stop(), [play]);
  const gone = connection.gone.value;
  const next = connection.curtain.value;
  // The curtain falls once what has just happened has been told to the one who sits there still.
  if (next !== null && (play?.playback.idle.value ?? true)) return <HandOver to={next} onReady={connection.lift} />;
  if (gone !== null) return <NotThere why={gone} />;
  if (banned.value !== null && !connection.local) return <NotThere why="forbidden" />;
  if (failed) return <NotThere why="closed" />;
  if (play === null) return <Opening />;
  return (
    <PlayContext.Provider value={play}>
      {connection.local ? null : <HouseNews />}
      <Table />
    </PlayContext.Provider>
  );
}
