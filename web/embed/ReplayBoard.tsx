/** A finished game inside somebody else's page: the board, and the way through its moves. */
import type { GameFile } from '@signoria/kernel';
import { PromptBar } from '@signoria/kit';
import { useEffect, useMemo } from 'preact/hooks';
import { api } from '../api.ts';
import { ReplayStage } from '../pages/replay/Positions.tsx';
import { type Fetched, fetchAll } from '../pages/replay/Reeled.tsx';
import { Steps } from '../pages/replay/ReplayBar.tsx';
import { makeReel, ReelContext, type ReelState } from '../pages/replay/reel.ts';
import { paths } from '../router.ts';
import { useAsync } from '../shell/use-async.ts';
import { language } from '../state/settings.ts';
import { words } from '../state/words.ts';
import { Frame, Gone, Opening } from './Frame.tsx';
import { embedWords } from './words.ts';

interface Read extends Fetched {
  readonly file: GameFile;
}

async function read(table: string): Promise<Read> {
  const file = await api.file(table);
  return { file, ...(await fetchAll(file)) };
}

export function ReplayBoard({ table }: { readonly table: string }) {
  const found = useAsync(() => read(table), [table]);
  if (found.state === 'loading') return <Opening />;
  if (found.state === 'failed' || !found.value.loaded.ok) return <Gone />;
  return <Wound table={table} read={found.value} />;
}

function Wound({ table, read: { file, module, board, loaded } }: { readonly table: string; readonly read: Read }) {
  const reel = useMemo(
    () => (loaded.ok ? makeReel({ file, module, board, reel: loaded.reel }) : null),
    [file, module, board, loaded],
  );
  useEffect(() => {
    if (reel === null) return;
    const listen = (event: KeyboardEvent) => reel.onKey(event);
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      reel.stop();
    };
  }, [reel]);
  if (reel === null) return <Gone />;
  return (
    <ReelContext.Provider value={reel}>
      <Shown table={table} state={reel} />
    </ReelContext.Provider>
  );
}

function headlineOf({ look, board, reel, text, reader }: ReelState): string {
  const shown = look.value?.open.view ?? null;
  const where = shown === null || board === null ? '' : board.headline(shown, language.value);
  return reel.outcome === null
    ? where
    : `${where} · ${text.value.outcome(reel.outcome, { ...reader.value, seat: null })}`;
}

function Shown({ table, state }: { readonly table: string; readonly state: ReelState }) {
  const { replay, table: said } = words.value;
  const { seq, reel, text } = state;
  useEffect(() => {
    document.title = `${embedWords.value.replay}: ${text.value.title}`;
  }, [text.value]);
  return (
    <Frame title={text.value.title} headline={headlineOf(state)} home={`${paths.replay(table, false)}#${seq.value}`}>
      <main class="play">
        <div class="dock sheet">
          <PromptBar label={said.prompt} mood="past" question={replay.move(seq.value, reel.last)}>
            <Steps />
          </PromptBar>
          <input
            type="range"
            aria-label={said.past.slider}
            min={0}
            max={reel.last}
            value={seq.value}
            onInput={(event) => state.go(event.currentTarget.valueAsNumber)}
          />
        </div>
        <section class="stage" aria-label={said.stage}>
          <ReplayStage />
        </section>
      </main>
    </Frame>
  );
}
