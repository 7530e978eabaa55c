/** Quiet hours, by the reader's own clock. */
import type { NoticePreferences } from '@signoria/protocol';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/** Whoever is told later than this before their time runs out has no time left to answer. */
export const LAST_MOMENT_MS = 60 * MINUTE;

/** Minutes after midnight there. */
export function minuteIn(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  const of = new Map(parts.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return of.get('hour')! * 60 + of.get('minute')!;
}

/** When the quiet hours end that it is in now; null outside of them. */
export function quietUntil({ quiet, zone }: Pick<NoticePreferences, 'quiet' | 'zone'>, now: number): number | null {
  if (quiet === null || quiet.from === quiet.to) return null;
  const minute = minuteIn(zone, now);
  const length = wrapped(quiet.to - quiet.from);
  if (wrapped(minute - quiet.from) >= length) return null;
  const end = Math.floor(now / MINUTE) * MINUTE + wrapped(quiet.to - minute) * MINUTE;
  // A night in which the clocks are changed is an hour shorter or longer.
  const late = wrapped(minuteIn(zone, end) - quiet.to + DAY_MINUTES / 2) - DAY_MINUTES / 2;
  return end - late * MINUTE;
}

function wrapped(minutes: number): number {
  return ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
}

/** When it may be sent: at the end of the quiet hours, or at the last moment that still leaves time to answer. */
export function heldUntil(
  preferences: Pick<NoticePreferences, 'quiet' | 'zone'>,
  deadline: number | null,
  now: number,
): number {
  return inTime(quietUntil(preferences, now) ?? now, deadline, now);
}

export function inTime(wanted: number, deadline: number | null, now: number): number {
  return deadline === null ? wanted : Math.max(now, Math.min(wanted, deadline - LAST_MOMENT_MS));
}
