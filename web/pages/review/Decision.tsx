/** One decision: what was answered, what it cost, the answers there were, why, and how it may go on after them. */
import { Button, Shield } from '@signoria/kit';
import type { AnswerValue, EntryReview } from '@signoria/review';
import { nameOf, tinctureOf } from '../table/seats/people.ts';
import { errorText, inPoints, plain, signed } from './figures.ts';
import { Pips } from './Marks.tsx';
import { Rules } from './Rules.tsx';
import { answerText, readerAt } from './say.ts';
import { useReview } from './state.ts';
import { reviewWords } from './text.ts';
import { canRetry } from './verdicts.ts';
import { Why } from './Why.tsx';

export function DecisionPanel() {
  const { entry } = useReview();
  const { decision } = reviewWords.value;
  const here = entry.value;
  return (
    <section class="sheet rv-decision" aria-label={decision.title}>
      {here === null ? (
        <div class="rv-said">
          <h2>{decision.none}</h2>
          <p>{decision.noneText}</p>
        </div>
      ) : (
        <Judged key={here.seq} entry={here} />
      )}
    </section>
  );
}

function Judged({ entry }: { readonly entry: EntryReview }) {
  const { decision } = entry;
  return (
    <>
      <Title entry={entry} />
      {decision.forced ? null : (
        <>
          <Answers entry={entry} />
          <Why entry={entry} />
        </>
      )}
      <Foot entry={entry} />
    </>
  );
}

function Title({ entry }: { readonly entry: EntryReview }) {
  const state = useReview();
  const { reel, hindsight } = state;
  const say = reviewWords.value.decision;
  const { seat, decision, guess } = entry;
  const question = reel.look.value?.seats[seat]?.question ?? null;
  return (
    <div class="rv-said">
      <p class="caption">
        <Shield tincture={tinctureOf(reel.seats.value[seat])} width={14} /> {nameOf(reel.seats.value[seat])}
        {question === null ? '' : ` · ${reel.text.value.prompt(question, readerAt(state, seat))}`}
      </p>
      <h2>{answerText(state, decision.given, seat)}</h2>
      <Verdict entry={entry} />
      {hindsight.value && !decision.forced ? (
        <p class="rv-hind">{say.hindsight(signed(inPoints(guess.mean)))}</p>
      ) : null}
      {question === null || question.rules.length === 0 ? null : (
        <p class="rv-rules">
          {say.rules} <Rules ids={question.rules} />
        </p>
      )}
    </div>
  );
}

/** Never a loss without its error, never a grade within it. */
function Verdict({ entry: { decision } }: { readonly entry: EntryReview }) {
  const { grade, decision: say } = reviewWords.value;
  const { forced, real, loss, lossPoints } = decision;
  if (forced) return <p class="note">{say.forced}</p>;
  if (!real) return <p class="note">{say.indifferent}</p>;
  if (loss.mean <= 0) return <p class="rv-found">{say.found}</p>;
  return (
    <p class="rv-cost">
      {decision.grade === null ? (
        <span class="rv-grade">{say.unsure}</span>
      ) : (
        <span class="rv-grade">
          <Pips grade={decision.grade} /> <b class="bad">{grade[decision.grade]}</b>
        </span>
      )}
      <span class="rv-big">
        <b class="num">{signed(-inPoints(loss.mean))}</b> <small>{errorText(inPoints(loss.se))}</small> {say.chance}
      </span>
      <span class="rv-big">
        <b class="num">{signed(-lossPoints.mean)}</b> <small>{errorText(lossPoints.se)}</small> {say.points}
      </span>
    </p>
  );
}

const MOST = 6;

/** The best, the given, and as many others as fit. */
export function shownAnswers({ decision: { answers, given, best } }: EntryReview): readonly AnswerValue[] {
  const must = answers.filter(({ line }) => line === given || line === best);
  const rest = answers.filter((one) => !must.includes(one)).slice(0, MOST - must.length);
  return answers.filter((one) => must.includes(one) || rest.includes(one));
}

function Answers({ entry }: { readonly entry: EntryReview }) {
  const state = useReview();
  const say = reviewWords.value.decision;
  const { decision, seat } = entry;
  const shown = shownAnswers(entry);
  const most = Math.max(0.01, ...shown.map(({ share }) => share.mean + 2 * share.se));
  return (
    <div class="rv-part">
      <h3>
        {say.answers} <span class="caption">{say.answersNote}</span>
      </h3>
      <ol class="rv-answers">
        {shown.map((answer) => {
          const kind = kindOf(answer, decision);
          return (
            <li key={answer.line} class={kind}>
              <span>
                <b>{answerText(state, answer.line, seat)}</b>
                <small>
                  {kind === '' ? '' : say[kind]}
                  {answer.mixed === undefined ? '' : ` ${say.mixed(Math.round(answer.mixed * 100))}`}
                </small>
              </span>
              <Bar answer={answer} kind={kind} most={most} />
              <span class="rv-value">
                <b class="num">{plain(inPoints(answer.share.mean), 0)}</b>{' '}
                <small>{errorText(inPoints(answer.share.se))}</small>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function kindOf({ line }: AnswerValue, { given, best }: EntryReview['decision']): '' | 'best' | 'given' {
  return line === best ? 'best' : line === given ? 'given' : '';
}

const WIDTH = 150;

/** The whisker is two errors to either side. */
function Bar({
  answer: { share },
  kind,
  most,
}: {
  readonly answer: AnswerValue;
  readonly kind: string;
  readonly most: number;
}) {
  const x = (value: number) => 1 + (Math.min(most, Math.max(0, value)) / most) * (WIDTH - 2);
  const [low, high] = [x(share.mean - 2 * share.se), x(share.mean + 2 * share.se)];
  return (
    <svg class="rv-bar" viewBox={`0 0 ${WIDTH} 16`} preserveAspectRatio="none" aria-hidden="true">
      <rect x=".5" y="3.5" width={WIDTH - 1} height="9" fill="var(--panel)" stroke="var(--line)" />
      <rect class="fill" x="1" y="3.5" width={Math.max(1, x(share.mean) - 1)} height="9" />
      {kind === 'given' ? (
        <rect x="1" y="3.5" width={Math.max(1, x(share.mean) - 1)} height="9" fill="url(#hatch-red)" />
      ) : null}
      <path d={`M${low} 8H${high}`} stroke="var(--panel)" stroke-width="4.5" />
      <path d={`M${low} 8H${high}M${low} 4v8M${high} 4v8`} stroke="var(--ink)" stroke-width="1.8" />
    </svg>
  );
}

function Foot({ entry }: { readonly entry: EntryReview }) {
  const { look, pass, deep, startRetry } = useReview();
  const { decision: say, retry } = reviewWords.value;
  const { seq, decision } = entry;
  const idle = pass.value.of === 'rest';
  return (
    <div class="rv-foot">
      {canRetry(entry) ? (
        <Button kind="ink" icon="undo" onPress={() => startRetry([seq], 0)}>
          {retry.start}
        </Button>
      ) : null}
      {decision.forced || deep.value.has(seq) || !idle ? null : <Button onPress={() => look(entry)}>{say.look}</Button>}
      <span class="note" aria-live="polite">
        {pass.value.of === 'look' ? say.thinking : ''}
      </span>
    </div>
  );
}
