/**
 * How fast a table is played: the named paces and the ladder of what happens to a seat that does not answer. One table
 * of constants: the clocks run by it, players are shown it, docs/club.md prints it (a test compares).
 */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** All at the table at once, or each when they have time. */
export type SpanOfPlay = 'live' | 'weeks';

export interface TimeControlRule {
  readonly span: SpanOfPlay;
  /** A bank of time for each player, and what every decision adds to it, never above the bank; null without a clock. */
  readonly clock: { readonly bank: number; readonly increment: number } | null;
}

/** `live` and `days` are the paces of friends: nobody counts. */
export const TIME_CONTROLS = {
  blitz: { span: 'live', clock: { bank: 10 * MINUTE, increment: 15 * SECOND } },
  steady: { span: 'live', clock: { bank: 30 * MINUTE, increment: 30 * SECOND } },
  relaxed: { span: 'live', clock: { bank: 60 * MINUTE, increment: 60 * SECOND } },
  live: { span: 'live', clock: null },
  daily: { span: 'weeks', clock: { bank: 2 * DAY, increment: 12 * HOUR } },
  club: { span: 'weeks', clock: { bank: 5 * DAY, increment: 18 * HOUR } },
  slow: { span: 'weeks', clock: { bank: 14 * DAY, increment: 2 * DAY } },
  days: { span: 'weeks', clock: null },
} as const satisfies { readonly [name: string]: TimeControlRule };

export type TimeControl = keyof typeof TIME_CONTROLS;
export const TIME_CONTROL_NAMES = Object.keys(TIME_CONTROLS) as readonly TimeControl[];

export function timeControlRule(pace: TimeControl): TimeControlRule {
  return TIME_CONTROLS[pace];
}

export function spanOf({ pace }: { readonly pace: TimeControl }): SpanOfPlay {
  return TIME_CONTROLS[pace].span;
}

export interface Rungs {
  /** A reminder, and a warning, so long before the flag falls. */
  readonly remind: number;
  readonly warn: number;
  /** So long after the flag fell the seat may be given to somebody else, or the game be ended without its player. */
  readonly vacant: number;
}

export const LADDER: { readonly [S in SpanOfPlay]: Rungs } = {
  live: { remind: 3 * MINUTE, warn: MINUTE, vacant: 15 * MINUTE },
  weeks: { remind: DAY, warn: 6 * HOUR, vacant: 3 * DAY },
};

/** But not before this much of the time has gone by: whoever has little of it is not reminded on being asked. */
export const NOT_BEFORE = { remind: 1 / 2, warn: 7 / 8 } as const;

/** Without a clock a seat counts as vacant when it has been asked for so long. */
export const SILENCE = 30 * DAY;

/** Whoever comes back finds at least this share of the bank. */
export const BACK_SHARE = 1 / 4;

/** Days a year on which a player's clocks rest in games over weeks. */
export const LEAVE_DAYS = 30;
