/** The review of a finished game: curve, verdicts, the board as it was seen then, the decision, the ledger, another try. */
import { Button, Mark } from '@signoria/kit';
import '../../css/review/review.css';
import { useEffect, useMemo } from 'preact/hooks';
import { focusMain, paths } from '../../router.ts';
import { Switches } from '../../shell/Switches.tsx';
import { phone } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import type { ReelState } from '../replay/reel.ts';
import { saveFile } from '../table/rules/Fair.tsx';
import { PassStrip, ReviewBar } from './Bar.tsx';
import { Board } from './Board.tsx';
import { CurvePanel } from './Curve.tsx';
import { DecisionPanel } from './Decision.tsx';
import { LedgerPanel } from './Ledger.tsx';
import { MomentContext } from './moment.ts';
import { RetryPanel } from './retry/RetryPanel.tsx';
import { makeReview, ReviewContext, useReview } from './state.ts';
import { Trust } from './Trust.tsx';
import { reviewWords } from './text.ts';
import { Verdicts } from './Verdicts.tsx';

export interface ReviewProps {
  readonly reel: ReelState;
  /** The table on a server whose game this is; null for a game of this device, or a file. */
  readonly table: string | null;
  /** Back to the replay of the same game. */
  onReplay(): void;
  /** Its room; null for a game of this device, or a file. */
  readonly onRoom: (() => void) | null;
}

export function Review({ reel, table, onReplay, onRoom }: ReviewProps) {
  const state = useMemo(() => makeReview(reel), [reel]);
  useEffect(focusMain, []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (state.retry.value === null) reel.onKey(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      state.stop();
      reel.stop();
    };
  }, [reel, state]);
  return (
    <ReviewContext.Provider value={state}>
      <MomentContext.Provider value={state}>
        <Panels table={table} onReplay={onReplay} onRoom={onRoom} />
      </MomentContext.Provider>
    </ReviewContext.Provider>
  );
}

type Ways = Omit<ReviewProps, 'reel'>;

function Panels({ table, onReplay, onRoom }: Ways) {
  const { retry } = useReview();
  const again = retry.value;
  return (
    <div class={again === null ? 'review-page' : 'review-page retrying'}>
      <Top onReplay={onReplay} onRoom={onRoom} />
      <main id="main" tabIndex={-1}>
        <CurvePanel />
        <Board />
        <div class="sheet rv-dock">
          <ReviewBar />
        </div>
        {again === null ? <PassStrip table={table} /> : null}
        {again === null ? <DecisionPanel /> : <RetryPanel retry={again} />}
        {again === null ? <Verdicts /> : <Covered />}
        {again === null ? <LedgerPanel /> : null}
        <Trust />
      </main>
    </div>
  );
}

/** In a retry nothing the engine knows may be seen. */
function Covered() {
  return (
    <div class="sheet rv-verdicts rv-covered">
      <p>{reviewWords.value.retry.covered}</p>
    </div>
  );
}

function Top({ onReplay, onRoom }: Omit<Ways, 'table'>) {
  const { reel, review, retry } = useReview();
  const { title, replay, save } = reviewWords.value;
  const { outcome } = reel.reel;
  const whole = review.value?.complete === true && retry.value === null ? review.value : null;
  const withReview = { ...reel.file, review: whole };
  const ended = outcome === null ? '' : ` · ${reel.text.value.outcome(outcome, { ...reel.reader.value, seat: null })}`;
  return (
    <header class="top-bar table-bar">
      <a class="brand" href={paths.home} aria-label={`Signoria. ${words.value.shell.home}`}>
        <Mark />
        <span class="wide-only">Signoria</span>
      </a>
      <h1>{reel.text.value.title}</h1>
      <span class="headline">
        {title}
        {retry.value === null ? ended : ''}
      </span>
      <span class="grow" />
      {whole === null || phone.value ? null : (
        <Button kind="quiet" icon="download" label={save} onPress={() => saveFile(withReview)} />
      )}
      {onRoom === null ? null : phone.value ? (
        <Button kind="quiet" icon="people" label={words.value.replay.room} onPress={onRoom} />
      ) : (
        <Button icon="people" onPress={onRoom}>
          {words.value.replay.room}
        </Button>
      )}
      {phone.value ? (
        <Button kind="quiet" icon="history" label={replay} onPress={onReplay} />
      ) : (
        <Button icon="history" onPress={onReplay}>
          {replay}
        </Button>
      )}
      {phone.value ? null : <Switches />}
    </header>
  );
}
