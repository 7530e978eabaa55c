/** A game file taken apart for the pages that look at it: loaded, checked, and wound to the move the address names. */
import { type GameFile, type GameModule, kernelText } from '@signoria/kernel';
import { EmptyState, type GameBoard, Mark, Progress } from '@signoria/kit';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { loadBoard } from '../../games/load.ts';
import { loadGame } from '../../games/whole-game.ts';
import { call } from '../../local/client.ts';
import type { Loaded } from '../../local/worker-api.ts';
import { Page } from '../../shell/Page.tsx';
import { useAsync } from '../../shell/use-async.ts';
import { language } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { makeReel, ReelContext, type ReelState } from './reel.ts';
import { type Origin, TornPage } from './TornPage.tsx';

export interface Fetched {
  readonly module: GameModule;
  readonly board: GameBoard | null;
  readonly loaded: Loaded;
}

export async function fetchAll(file: GameFile): Promise<Fetched> {
  const { game } = file.header;
  try {
    const [module, board, loaded] = await Promise.all([loadGame(game), loadBoard(game), call('load', file)]);
    return { module, board, loaded };
  } catch (error) {
    console.error(error); // the page says only that it is our fault
    throw error;
  }
}

interface Wound {
  readonly file: GameFile;
  /** Held at this move of the game, whatever the address says. */
  readonly at?: number | undefined;
  /** The page that looks at it. It stops the reel when it goes. */
  children(reel: ReelState): ComponentChildren;
}

function Shown({ file, at, module, board, loaded, children }: Fetched & Wound) {
  const reel = useMemo(
    () => (loaded.ok ? makeReel({ file, module, board, reel: loaded.reel, at }) : null),
    [file, module, board, loaded],
  );
  if (reel !== null) return <ReelContext.Provider value={reel}>{children(reel)}</ReelContext.Provider>;
  const text = loaded.ok ? '' : kernelText[language.value].file(loaded.problem, module.text[language.value]);
  return (
    <Page>
      <EmptyState level={2} picture={<Mark />} title={words.value.table.fair.bad} text={text} />
    </Page>
  );
}

interface ReeledProps extends Wound {
  /** Null for a file from somewhere else. */
  readonly from: Origin | null;
}

export function Reeled({ file, at, from, children }: ReeledProps) {
  const fetched = useAsync(() => fetchAll(file), [file]);
  if (fetched.state === 'ready') {
    return (
      <Shown file={file} at={at} {...fetched.value}>
        {children}
      </Shown>
    );
  }
  if (fetched.state === 'failed') {
    return <TornPage error={fetched.error} file={file} from={from} again={fetched.again} />;
  }
  return (
    <main id="main" class="opening" tabIndex={-1}>
      <Progress label={words.value.replay.loading} />
    </main>
  );
}
