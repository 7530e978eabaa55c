/** One puzzle: the board as its seat saw it, the question, the verdict, and beside it the solver's progress. */
import '../../css/review/review.css';
import { Icon, Mark } from '@signoria/kit';
import { useEffect, useMemo } from 'preact/hooks';
import { focusMain, paths } from '../../router.ts';
import { Switches } from '../../shell/Switches.tsx';
import { phone } from '../../state/settings.ts';
import { words } from '../../state/words.ts';
import { OwnThings, ReplayStage } from '../replay/Positions.tsx';
import type { ReelState } from '../replay/reel.ts';
import { MomentContext } from '../review/moment.ts';
import { RetryStage } from '../review/retry/RetryBoard.tsx';
import { progress } from './own-progress.ts';
import { PuzzlePanel } from './Panel.tsx';
import type { PosedProps } from './PuzzlePage.tsx';
import { progressAt, withTry } from './progress.ts';
import { PuzzleSide } from './Side.tsx';
import { makeSolving, type Solving } from './solving.ts';
import { puzzleWords } from './text.ts';

export function Room({ reel, ...posed }: PosedProps & { readonly reel: ReelState }) {
  const { set, puzzle } = posed;
  const before = useMemo(() => progressAt(progress.value, set.game), [puzzle]);
  const solving = useMemo(() => {
    const done = (solved: boolean) => {
      const all = progress.value;
      progress.value = { ...all, [set.game]: withTry(progressAt(all, set.game), puzzle, solved) };
    };
    return makeSolving(reel, puzzle, done);
  }, [reel, puzzle]);
  useEffect(focusMain, []);
  useEffect(() => solving.stop, [solving]);
  return (
    <MomentContext.Provider value={solving}>
      <div class="review-page puzzle-page">
        <Top reel={reel} />
        <main id="main" tabIndex={-1}>
          <Board solving={solving} />
          <PuzzlePanel solving={solving} before={before} {...posed} />
          <PuzzleSide {...posed} />
        </main>
      </div>
    </MomentContext.Provider>
  );
}

function Top({ reel }: { readonly reel: ReelState }) {
  const { title } = puzzleWords.value;
  return (
    <header class="top-bar table-bar">
      <a class="brand" href={paths.home} aria-label={`Signoria. ${words.value.shell.home}`}>
        <Mark />
        <span class="wide-only">Signoria</span>
      </a>
      <h1>{reel.text.value.title}</h1>
      <a class="headline" href={paths.puzzles()}>
        {title}
      </a>
      <span class="grow" />
      {phone.value ? null : <Switches />}
    </header>
  );
}

function Board({ solving: { answered } }: { readonly solving: Solving }) {
  const { board } = puzzleWords.value;
  const open = answered.value === null;
  return (
    <section class="rv-board" aria-label={board}>
      <div class="rv-frame">
        <Icon name="eye" />
        <p>
          <b>{board}</b>
        </p>
      </div>
      <div class="stage">{open ? <RetryStage part="Stage" /> : <ReplayStage />}</div>
      <div class="rv-own">{open ? <RetryStage part="Own" /> : <OwnThings />}</div>
    </section>
  );
}
