/** Days off: how many are left, which are planned, and a form to take more. What was typed stays when it is refused. */
import { Button, Sheet } from '@signoria/kit';
import type { LeaveSpan, MyPace } from '@signoria/protocol';
import { useId, useState } from 'preact/hooks';
import { ApiError } from '../../api.ts';
import { toastTrouble } from '../../shell/trouble.ts';
import { language } from '../../state/settings.ts';
import { toast } from '../../state/toasts.ts';
import { paceApi } from './api.ts';
import { paceWords } from './text.ts';

export interface HolidaysProps {
  readonly pace: Pick<MyPace, 'leave' | 'now'>;
  readonly onChange: (pace: MyPace) => void;
}

function complain(error: unknown): void {
  const trouble = error instanceof ApiError ? error.trouble : null;
  const { problems } = paceWords.value;
  const code = trouble?.kind === 'problem' ? trouble.code : null;
  if (code === 'leave-overlaps') toast('bad', () => problems.overlaps);
  else if (code === 'no-such-leave') toast('bad', () => problems.gone);
  else if (trouble?.kind === 'problem' && code === 'no-leave-left') {
    const days = Number(trouble.detail);
    toast('bad', () => problems.left(days));
  } else toastTrouble(error);
}

function dayWords(time: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(time);
}

/** As a date field wants it, where the reader is. */
function dateValue(time: number): string {
  const date = new Date(time);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Midnight of the day typed, where the reader is; null for today: then from now on. */
function beginOf(typed: string, now: number): number | null {
  if (typed === dateValue(now)) return null;
  return new Date(`${typed}T00:00`).getTime();
}

function Span({ span, pace, onChange }: HolidaysProps & { readonly span: LeaveSpan }) {
  const { span: words, now, back, cancel, ended } = paceWords.value;
  const begun = span.from <= pace.now;
  if (span.to <= pace.now) return <li>{words(dayWords(span.from), dayWords(span.to))}</li>;
  const end = () =>
    paceApi.endLeave(span.from).then((changed) => {
      onChange(changed);
      toast('good', () => ended);
    }, complain);
  return (
    <li>
      {words(dayWords(span.from), dayWords(span.to))} {begun ? <b>({now})</b> : null}
      <Button onPress={() => void end()}>{begun ? back : cancel}</Button>
    </li>
  );
}

function Form({ pace: { leave, now }, onChange }: HolidaysProps) {
  const id = useId();
  const say = paceWords.value;
  const [from, setFrom] = useState(dateValue(now));
  const [days, setDays] = useState('7');
  const take = () =>
    paceApi.takeLeave(beginOf(from, now), Number(days)).then((pace) => {
      onChange(pace);
      toast('good', () => say.taken);
    }, complain);
  return (
    <form
      class="leave-form"
      onSubmit={(event) => {
        event.preventDefault();
        void take();
      }}
    >
      <div class="field">
        <label for={`${id}-from`}>{say.from}</label>
        <input
          id={`${id}-from`}
          class="text-field"
          type="date"
          required
          min={dateValue(now)}
          value={from}
          onInput={(event) => setFrom(event.currentTarget.value)}
        />
      </div>
      <div class="field">
        <label for={`${id}-days`}>{say.days}</label>
        <input
          id={`${id}-days`}
          class="text-field"
          type="number"
          required
          min={1}
          max={leave.perYear}
          value={days}
          onInput={(event) => setDays(event.currentTarget.value)}
        />
      </div>
      <Button type="submit" kind="ink">
        {say.take}
      </Button>
    </form>
  );
}

export function Holidays({ pace, onChange }: HolidaysProps) {
  const say = paceWords.value;
  const { leave } = pace;
  return (
    <Sheet title={say.holidays}>
      <div class="pad stack">
        <p>
          {say.holidaysNote} <b>{leave.left > 0 ? say.left(leave.left, leave.perYear) : say.noneLeft}</b>
        </p>
        {leave.spans.length === 0 ? <p class="note">{say.none}</p> : null}
        <ul class="leave-spans">
          {leave.spans.map((span) => (
            <Span key={span.from} span={span} pace={pace} onChange={onChange} />
          ))}
        </ul>
        <Form pace={pace} onChange={onChange} />
      </div>
    </Sheet>
  );
}
