/** The answers to a question with what they promised, as bars with their errors. */
import type { AnswerValue } from '@signoria/review';
import { errorText, inPoints, plain } from './figures.ts';
import { type Asked, useMoment } from './moment.ts';
import { answerText } from './say.ts';
import { reviewWords } from './text.ts';

const MOST = 6;

/** The best, the given, and as many others as fit. */
function shownAnswers({ decision: { answers, given, best } }: Asked): readonly AnswerValue[] {
  const must = answers.filter(({ line }) => line === given || line === best);
  const rest = answers.filter((one) => !must.includes(one)).slice(0, MOST - must.length);
  return answers.filter((one) => must.includes(one) || rest.includes(one));
}

interface AnswersProps {
  readonly entry: Asked;
  /** What the answer given is called, where it is not that of a game. */
  readonly given?: string;
}

export function Answers({ entry, given }: AnswersProps) {
  const state = useMoment();
  const say = reviewWords.value.decision;
  const called = { best: say.best, given: given ?? say.given };
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
                  {kind === '' ? '' : called[kind]}
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

function kindOf({ line }: AnswerValue, { given, best }: Asked['decision']): '' | 'best' | 'given' {
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
