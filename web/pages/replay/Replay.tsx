/** A finished game: any position, as any seat saw it or with all cards open, its curve, its figures, its proof. */
import type { GameFile } from '@signoria/kernel';
import { Tabs } from '@signoria/kit';
import { useEffect, useState } from 'preact/hooks';
import { focusMain } from '../../router.ts';
import { accompany } from '../../shell/later.tsx';
import { still } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { Curve } from './Curve.tsx';
import { OwnThings, ReplayStage } from './Positions.tsx';
import { Reeled } from './Reeled.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { ReplaySide } from './ReplaySide.tsx';
import { ReplayTop } from './ReplayTop.tsx';
import type { ReelState } from './reel.ts';
import type { Origin } from './TornPage.tsx';

/** Under the bar: how the chances went, or what was in the hands. */
export function Below() {
  const { replay, table } = words.value;
  const [tab, setTab] = useState<'curve' | 'own'>('curve');
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

interface ScreenProps {
  readonly reel: ReelState;
  /** Where the same is made to stand in pages of others; null for what only this device has. */
  readonly embed: string | null;
  /** The review, at this move. */
  onReview(seq: number): void;
  readonly onRoom: ((seq: number) => void) | null;
}

function Screen({ reel, embed, onReview, onRoom }: ScreenProps) {
  useEffect(focusMain, []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => reel.onKey(event);
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      reel.stop();
    };
  }, [reel]);
  const moving = !still.value;
  useEffect(() => accompany(reel, moving, () => import('../../motion/reel.ts')), [reel, moving]);
  return (
    <div class="table-page replay-page">
      <ReplayTop onRoom={onRoom} />
      <main id="main" class="play" tabIndex={-1}>
        <div class="dock sheet">
          <ReplayBar onReview={onReview} />
          <Below />
        </div>
        <section class="stage" aria-label={words.value.table.stage}>
          <ReplayStage />
        </section>
      </main>
      <ReplaySide embed={embed} />
    </div>
  );
}

interface ReplayProps extends Omit<ScreenProps, 'reel'> {
  readonly file: GameFile;
  /** Null for a file from somewhere else. */
  readonly from: Origin | null;
}

export function Replay({ file, from, ...ways }: ReplayProps) {
  return (
    <Reeled file={file} from={from}>
      {(reel) => <Screen reel={reel} {...ways} />}
    </Reeled>
  );
}
