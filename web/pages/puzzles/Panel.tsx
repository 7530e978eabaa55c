/** The question of a puzzle and its answers; then whether it is solved, by how much, and why. */
import { Button, Shield } from '@signoria/kit';
import type { Decision } from '@signoria/review';
import { idOf, type Puzzle, sourceOf } from '@signoria/review/puzzles';
import { useEffect, useRef } from 'preact/hooks';
import { Answers } from '../review/Answers.tsx';
import { errorText, inPoints, signed } from '../review/figures.ts';
import { Pips } from '../review/Marks.tsx';
import { Choices } from '../review/retry/Choices.tsx';
import { answerText, readerAt } from '../review/say.ts';
import { reviewWords } from '../review/text.ts';
import { Why } from '../review/Why.tsx';
import { nameOf, tinctureOf } from '../table/seats/people.ts';
import { Medal } from './Medal.tsx';
import { progress } from './own-progress.ts';
import type { PosedProps } from './PuzzlePage.tsx';
import { type GameProgress, progressAt } from './progress.ts';
import type { Solving } from './solving.ts';
import { puzzleWords } from './text.ts';
import { isSolved } from './verdict.ts';

interface PanelProps extends PosedProps {
  readonly solving: Solving;
  /** As it was when the puzzle was put. */
  readonly before: GameProgress;
}

export function PuzzlePanel(props: PanelProps) {
  const { solving, onNext } = props;
  const say = puzzleWords.value;
  const given = solving.answered.value;
  return (
    <section class="sheet rv-decision rv-retry" aria-label={say.title}>
      <Head {...props} />
      {given === null ? <Choices entry={solving.entry.value} /> : null}
      {given !== null && given.decision === null ? (
        <p class="note pad">
          {reviewWords.value.retry.yours(answerText(solving, given.line, solving.entry.value.seat))}
        </p>
      ) : null}
      {given?.decision == null ? null : <Told {...props} decision={given.decision} />}
      {given === null ? (
        <div class="rv-foot">
          <Button kind="quiet" icon="next" onPress={onNext}>
            {say.skip}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function Head({ solving, set, puzzle }: PanelProps) {
  const say = puzzleWords.value;
  const heading = useRef<HTMLHeadingElement>(null);
  const decision = solving.answered.value?.decision ?? null;
  useEffect(() => {
    if (decision !== null) heading.current?.focus({ preventScroll: true });
  }, [decision]);
  const { reel } = solving;
  const seat = reel.seats.value[puzzle.seat];
  return (
    <div class="rv-said puzzle-head">
      <Medal theme={puzzle.themes[0]!} />
      <div>
        <p class="caption">
          <Shield tincture={tinctureOf(seat)} width={14} /> {nameOf(seat)} ·{' '}
          {say.place(set.puzzles.indexOf(puzzle) + 1, sourceOf(set, puzzle).seats)}
        </p>
        <h2 ref={heading} tabIndex={-1} aria-live="polite">
          <Asked solving={solving} puzzle={puzzle} />
        </h2>
      </div>
    </div>
  );
}

function Asked({ solving, puzzle: { seat } }: { readonly solving: Solving; readonly puzzle: Puzzle }) {
  const say = puzzleWords.value;
  const given = solving.answered.value;
  const { reel } = solving;
  if (given?.decision != null) return <>{headline(given.decision)}</>;
  if (given !== null) return <>{say.weighing}</>;
  const question = reel.look.value?.seats[seat]?.question ?? null;
  return <>{question === null ? say.title : reel.text.value.prompt(question, readerAt(solving, seat))}</>;
}

function headline(decision: Decision): string {
  const { right, good, wrong } = puzzleWords.value;
  if (decision.best === decision.given) return right;
  return isSolved(decision) ? good : wrong;
}

function Told({ solving, set, puzzle, before, decision, onNext }: PanelProps & { readonly decision: Decision }) {
  const say = puzzleWords.value;
  const { decision: words, grade } = reviewWords.value;
  const { loss, best, given } = decision;
  const answered = sourceOf(set, puzzle).log[puzzle.seq - 1]!;
  const byBot = answered.slice(answered.indexOf(' ') + 1) === given;
  return (
    <>
      <div class="rv-part rv-told">
        {best === given ? null : (
          <p class="rv-cost">
            {decision.grade === null ? null : <Pips grade={decision.grade} label={grade[decision.grade]} />}
            <span class="rv-big">
              <b class="num">{signed(-inPoints(loss.mean))}</b> <small>{errorText(inPoints(loss.se))}</small>{' '}
              {words.chance}
            </span>
          </p>
        )}
        {byBot ? <p class="note">{say.bot}</p> : null}
        <p class="puzzle-change">
          <Change game={set.game} before={before} id={idOf(puzzle)} />
        </p>
        <div class="rv-buttons">
          {isSolved(decision) ? null : (
            <Button icon="undo" onPress={solving.again}>
              {say.again}
            </Button>
          )}
          <Button kind="ink" icon="next" onPress={onNext}>
            {say.next}
          </Button>
        </div>
      </div>
      <Answers entry={solving.entry.value} given={say.yours} />
      <Why entry={solving.entry.value} />
    </>
  );
}

interface ChangeProps {
  readonly game: string;
  readonly before: GameProgress;
  readonly id: string;
}

function Change({ game, before, id }: ChangeProps) {
  const say = puzzleWords.value;
  if (id in before.tries) return <>{say.unrated}</>;
  const now = progressAt(progress.value, game);
  return <b>{say.changed(Math.round(before.solver.rating), Math.round(now.solver.rating))}</b>;
}
