/** A finished game: any position, as any seat saw it or with all cards open, its curve, its figures, its proof. */
import { type GameFile, type GameModule, kernelText } from '@signoria/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { loadBoard, loadGame } from '../../games/load.ts';
import { EmptyState, type GameBoard, Mark, Progress, Tabs } from '../../kit/index.ts';
import type { Loaded } from '../../local/calls.ts';
import { call } from '../../local/client.ts';
import { focusMain } from '../../router.ts';
import { Page } from '../../shell/Page.tsx';
import { useAsync } from '../../shell/use-async.ts';
import { language } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { Curve } from './Curve.tsx';
import { OwnThings, ReplayStage } from './Positions.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { ReplaySide } from './ReplaySide.tsx';
import { ReplayTop } from './ReplayTop.tsx';
import { makeReel, ReelContext, type ReelState } from './reel.ts';
import { Torn } from './Torn.tsx';

interface Fetched {
  readonly module: GameModule;
  readonly board: GameBoard | null;
  readonly loaded: Loaded;
}

async function fetchAll(file: GameFile): Promise<Fetched> {
  const { game } = file.header;
  try {
    const [module, board, loaded] = await Promise.all([loadGame(game), loadBoard(game), call('load', file)]);
    return { module, board, loaded };
  } catch (error) {
    console.error(error); // the page says only that it is our fault
    throw error;
  }
}

/** Under the bar: how the chances went, or what was in the hands. */
function Below() {
  const { replay, table } = words.value;
  const [tab, setTab] = useState('curve');
  return (
    <Tabs
      label={table.prompt}
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'curve', label: replay.course },
        { id: 'own', label: replay.hands },
      ]}
    >
      {tab === 'curve' ? <Curve /> : <OwnThings />}
    </Tabs>
  );
}

function Screen({ reel }: { readonly reel: ReelState }) {
  useEffect(focusMain, []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => reel.onKey(event);
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      reel.stop();
    };
  }, [reel]);
  return (
    <ReelContext.Provider value={reel}>
      <div class="table-page replay-page">
        <ReplayTop />
        <main id="main" class="play" tabIndex={-1}>
          <div class="dock sheet">
            <ReplayBar />
            <Below />
          </div>
          <section class="stage" aria-label={words.value.table.stage}>
            <ReplayStage />
          </section>
        </main>
        <ReplaySide />
      </div>
    </ReelContext.Provider>
  );
}

function Shown({ file, module, board, loaded }: Fetched & { readonly file: GameFile }) {
  const reel = useMemo(
    () => (loaded.ok ? makeReel({ file, module, board, reel: loaded.reel }) : null),
    [file, module, board, loaded],
  );
  if (reel !== null) return <Screen reel={reel} />;
  const text = loaded.ok ? '' : kernelText[language.value].file(loaded.problem, module.text[language.value]);
  return (
    <Page>
      <EmptyState level={2} picture={<Mark />} title={words.value.table.fair.bad} text={text} />
    </Page>
  );
}

interface ReplayProps {
  readonly file: GameFile;
  /** Where the table of this game is; null for a file from somewhere else. */
  readonly table: string | null;
}

export function Replay({ file, table }: ReplayProps) {
  const fetched = useAsync(() => fetchAll(file), [file]);
  if (fetched.state === 'ready') return <Shown file={file} {...fetched.value} />;
  if (fetched.state === 'failed') {
    return (
      <Page>
        <Torn words={words.value} table={table} again={fetched.again} />
      </Page>
    );
  }
  return (
    <main id="main" class="opening" tabIndex={-1}>
      <Progress label={words.value.replay.loading} />
    </main>
  );
}
