/**
 * A seat's clock. Only its digits change with the seconds, and nothing is drawn anew for them; the rest follows when the
 * mood changes. A clock that runs low says so by its sign and weight, not by colour alone.
 */
import { useComputed } from '@preact/signals';
import type { Seat } from '@signoria/kernel';
import { Icon, type IconName } from '@signoria/kit';
import { language } from '../../../state/settings.ts';
import { inWords, onClock } from '../../pace/duration.ts';
import { second } from '../../pace/second.ts';
import { type Play, usePlay } from '../play.ts';
import { clockWords } from './clock-text.ts';
import { type TimeMood, timeOf } from './time.ts';

const SIGNS: { readonly [M in TimeMood]: IconName } = {
  still: 'clock',
  runs: 'clock',
  low: 'flag',
  out: 'flag',
  rests: 'pause',
};

const MINUTE = 60_000;

function shownTime(play: Play, seat: Seat) {
  const view = play.view.value;
  const clock = view?.clock?.seats[seat] ?? null;
  if (view === null || clock === null) return null;
  return timeOf(clock, seat, view.settings, second.value + play.connection.skew.value);
}

function momentWords(time: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

/** `bare`: only the digits, where there is no room. */
export default function SeatTime({ seat, bare = false }: { readonly seat: Seat; readonly bare?: boolean }) {
  const play = usePlay();
  const digits = useComputed(() => onClock(shownTime(play, seat)?.left ?? 0, language.value));
  // Read out by the minute: nobody wants to hear every second.
  const heard = useComputed(() => {
    const left = shownTime(play, seat)?.left ?? 0;
    return left <= 0 ? clockWords.value.out : clockWords.value.left(inWords(roundedUp(left), language.value));
  });
  // Each by itself: drawn again when one of them changes, not with every second.
  const mood = useComputed(() => shownTime(play, seat)?.mood ?? null).value;
  const why = useComputed(() => shownTime(play, seat)?.why ?? null).value;
  const until = useComputed(() => shownTime(play, seat)?.until ?? null).value;
  if (mood === null) return null;
  const { why: reasons, until: untilWords } = clockWords.value;
  const note = why === null ? '' : reasons[why] + (until === null ? '' : ` ${untilWords(momentWords(until))}`);
  return (
    <span class={`seat-time ${mood}`} role="timer" aria-live="off" aria-label={heard} title={note}>
      {bare ? null : <Icon name={SIGNS[mood]} />}
      <span class="num" aria-hidden="true">
        {digits}
      </span>
      {bare || note === '' ? null : <small>{note}</small>}
    </span>
  );
}

function roundedUp(left: number): number {
  return left < MINUTE ? left : Math.ceil(left / MINUTE) * MINUTE;
}
