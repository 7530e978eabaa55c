/** A league that is being thought up: plain data, and what is wrong with it. */
import type { Body, LeagueView, NewLeague } from '@signoria/protocol';
import type { TimeControl } from '@signoria/table';
import { type Strength, TIME_CONTROL_NAMES, timeControlRule } from '@signoria/table';

const DAY = 24 * 60 * 60_000;
const WEEK = 7 * DAY;

export interface Draft {
  readonly name: string;
  readonly about: string;
  readonly game: string;
  readonly size: number;
  readonly system: NewLeague['system'];
  readonly pace: TimeControl;
  readonly rated: boolean;
  readonly division: number;
  readonly moves: number;
  readonly rounds: number;
  readonly roundMs: number;
  readonly pauseMs: number;
  /** As the browser writes it: `2026-05-01`. */
  readonly start: string;
  readonly join: boolean;
  readonly bots: number;
  readonly level: Strength;
}

export const ROUND_TIMES = [WEEK, 2 * WEEK, 4 * WEEK] as const;
export const PAUSES = [0, WEEK, 4 * WEEK] as const;
/** Months are not played at one sitting. */
export const PACES = TIME_CONTROL_NAMES.filter((name) => timeControlRule(name).span === 'weeks');

/** So many a division needs at least: a deal has to be played at two tables to be compared. */
export function fewest({ system, size }: Pick<Draft, 'system' | 'size'>): number {
  return Math.max(3, system === 'duplicate' ? size + 1 : size);
}

export function newDraft(game: string, size: number): Draft {
  return {
    name: '',
    about: '',
    game,
    size,
    system: 'swiss',
    pace: PACES[0]!,
    rated: true,
    division: Math.max(8, 2 * size),
    moves: 2,
    rounds: 4,
    roundMs: WEEK,
    pauseMs: WEEK,
    start: '',
    join: true,
    bots: 0,
    level: 'adept',
  };
}

/** What depends on it follows. */
export function withPart(draft: Draft, change: Partial<Draft>): Draft {
  const next = { ...draft, ...change };
  return { ...next, division: Math.max(next.division, fewest(next)) };
}

/** It begins in the morning of its day, where its founder is. */
function startOf({ start }: Draft): number {
  return Date.parse(`${start}T09:00`);
}

export function canStart(draft: Draft, now: number): boolean {
  return startOf(draft) > now;
}

export function weeksOf({ rounds, roundMs }: Draft): number {
  return Math.round((rounds * roundMs) / WEEK);
}

export function toNewLeague(draft: Draft, options: NewLeague['options']): NewLeague {
  const { start: _, bots, level, name, ...plan } = draft;
  return { ...plan, name: name.trim(), options, startAt: startOf(draft), bots: { level, count: bots } };
}

/** `2026-05-01` where the reader is. */
export function dateOf(at: number): string {
  const day = new Date(at);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The same hour of another day. */
export function movedTo(at: number, date: string): number {
  const days = Math.round((Date.parse(date) - Date.parse(dateOf(at))) / DAY);
  return Number.isNaN(days) ? at : at + days * DAY;
}

/** A league as its founder would change it: what it will be from the next season on. */
export function draftOf(view: LeagueView): Draft {
  const { name, about, game, size, nextAt } = view;
  const { system, pace, rated, division, moves, rounds, roundMs, pauseMs } = view.changed ?? view;
  const start = nextAt === null ? '' : dateOf(nextAt);
  const own = { name, about, game, size, system, pace, rated, division, moves, rounds, roundMs, pauseMs, start };
  return { ...own, join: false, bots: 0, level: 'adept' };
}

/** When the rounds begin that are still to come. */
export function comingDays({ status, calendar }: LeagueView): readonly number[] {
  return status === 'running' ? calendar.filter(({ state }) => state === 'coming').map(({ opens }) => opens) : [];
}

/** A round that is moved moves those behind it as far as they need to keep their time. */
export function withDay(days: readonly number[], which: number, at: number, roundMs: number): readonly number[] {
  const next = days.with(which, at);
  for (let i = which + 1; i < next.length; i++) next[i] = Math.max(next[i]!, next[i - 1]! + roundMs);
  return next;
}

/** Only what is another. */
export function toChanges(
  view: LeagueView,
  draft: Draft,
  days: readonly number[],
): Body<'POST /api/leagues/:id/change'> {
  const before = draftOf(view);
  const { start, name, about, system, pace, rated, division, moves, rounds, roundMs, pauseMs } = draft;
  const plan = { name: name.trim(), about, system, pace, rated, division, moves, rounds, roundMs, pauseMs };
  const others = Object.entries(plan).filter(([key, value]) => value !== before[key as keyof typeof plan]);
  const moved = days.join() === comingDays(view).join() ? {} : { dates: [...days] };
  const begins = view.nextAt === null || start === before.start ? {} : { startAt: movedTo(view.nextAt, start) };
  return { ...Object.fromEntries(others), ...begins, ...moved };
}
