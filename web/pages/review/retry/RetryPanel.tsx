/** A moment again: the question and its answers, the engine hidden; then the verdict; then the next. */
import { Button, Icon } from '@signoria/kit';
import type { Decision, EntryReview } from '@signoria/review';
import { useEffect, useRef } from 'preact/hooks';
import { errorText, inPoints, plain, signed } from '../figures.ts';
import { Pips } from '../Marks.tsx';
import { answerText, readerAt } from '../say.ts';
import { type Retry, useReview } from '../state.ts';
import { reviewWords } from '../text.ts';
import { Choices } from './Choices.tsx';

export function RetryPanel({ retry }: { readonly retry: Retry }) {
  const { entry, leaveRetry } = useReview();
  const say = reviewWords.value.retry;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [retry.at, retry.tried?.verdict]);
  const here = entry.value;
  return (
    <section class="sheet rv-decision rv-retry" aria-label={say.title}>
      <div class="rv-said">
        <p class="caption">
          <Icon name="undo" /> {say.at(retry.at + 1, retry.queue.length)}
        </p>
        <h2 ref={heading} tabIndex={-1}>
          <Asked retry={retry} />
        </h2>
      </div>
      {here === null ? null : retry.tried === null ? (
        <Choices entry={here} />
      ) : (
        <Answered entry={here} retry={retry} line={retry.tried.line} verdict={retry.tried.verdict} />
      )}
      <div class="rv-foot">
        <Button kind="quiet" icon="close" onPress={leaveRetry}>
          {say.leave}
        </Button>
      </div>
    </section>
  );
}

function Asked({ retry: { tried } }: { readonly retry: Retry }) {
  const state = useReview();
  const { reel, entry } = state;
  const say = reviewWords.value.retry;
  const seat = entry.value?.seat;
  const question = seat === undefined ? null : (reel.look.value?.seats[seat]?.question ?? null);
  if (tried?.verdict != null) return <>{headline(tried.verdict)}</>;
  if (tried !== null) return <>{say.thinking}</>;
  return (
    <>{question === null || seat === undefined ? say.title : reel.text.value.prompt(question, readerAt(state, seat))}</>
  );
}

function headline({ best, given, grade }: Decision): string {
  const { retry } = reviewWords.value;
  if (best === given) return retry.best;
  return grade === null ? retry.close : retry.lost;
}

interface AnsweredProps {
  readonly entry: EntryReview;
  readonly retry: Retry;
  readonly line: string;
  readonly verdict: Decision | null;
}

function Answered({ entry, retry, line, verdict }: AnsweredProps) {
  const state = useReview();
  const { retry: say, grade } = reviewWords.value;
  if (verdict === null) return <p class="note pad">{say.yours(answerText(state, line, entry.seat))}</p>;
  const more = retry.at + 1 < retry.queue.length;
  const { loss } = verdict;
  return (
    <div class="rv-part rv-told">
      {verdict.best === verdict.given ? null : (
        <p class="rv-cost">
          {verdict.grade === null ? null : <Pips grade={verdict.grade} label={grade[verdict.grade]} />}
          <span class="rv-big">
            <b class="num">{signed(-inPoints(loss.mean))}</b> <small>{errorText(inPoints(loss.se))}</small>{' '}
            {reviewWords.value.decision.chance}
          </span>
        </p>
      )}
      <dl class="rv-compare">
        <Compared label={say.now} line={line} verdict={verdict} seat={entry.seat} />
        {line === entry.decision.given ? null : (
          <Compared label={say.given} line={entry.decision.given} verdict={verdict} seat={entry.seat} />
        )}
        {verdict.best === line ? null : (
          <Compared label={say.better} line={verdict.best} verdict={verdict} seat={entry.seat} />
        )}
      </dl>
      {line === entry.decision.given ? <p class="note">{say.same}</p> : null}
      <div class="rv-buttons">
        <Button icon="undo" onPress={() => state.startRetry(retry.queue, retry.at)}>
          {say.again}
        </Button>
        <Button
          kind="ink"
          icon="next"
          onPress={() => (more ? state.startRetry(retry.queue, retry.at + 1) : state.leaveRetry())}
        >
          {more ? say.next : say.done}
        </Button>
      </div>
    </div>
  );
}

interface ComparedProps {
  readonly label: string;
  readonly line: string | null;
  readonly verdict: Decision;
  readonly seat: number;
}

/** What an answer promised, in the worlds of this verdict. */
function Compared({ label, line, verdict, seat }: ComparedProps) {
  const state = useReview();
  const value = verdict.answers.find((answer) => answer.line === line)?.share;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>{answerText(state, line, seat)}</span>{' '}
        {value === undefined ? null : (
          <span>
            <b class="num">{plain(inPoints(value.mean), 0)}</b> <small>{errorText(inPoints(value.se))}</small>
          </span>
        )}
      </dd>
    </div>
  );
}
