/** One decision: what was answered, what it cost, the answers there were, why, and how it may go on after them. */
import { Button, Shield } from '@signoria/kit';
import { type EntryReview, isSure } from '@signoria/review';
import { nameOf, tinctureOf } from '../table/seats/people.ts';
import { Answers } from './Answers.tsx';
import { errorText, inPoints, signed } from './figures.ts';
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
        <span class="rv-grade">{isSure(loss) ? say.little : say.unsure}</span>
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
