/** A tournament that is being thought up: plain data, the steps that change it, and what is wrong with it. */
import type { NewTournament, Scoring, System } from '@signoria/protocol';
import { type Strength, type TimeControl, timeControlRule } from '@signoria/table';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

export interface Draft {
  readonly name: string;
  readonly about: string;
  readonly game: string;
  readonly size: number;
  readonly system: System;
  readonly rounds: number;
  /** Of a duplicate tournament. */
  readonly scoring: Scoring;
  readonly pace: TimeControl;
  readonly rated: boolean;
  readonly entry: 'open' | 'invitation';
  readonly least: number;
  readonly most: number;
  readonly start: 'full' | 'time';
  /** As the browser writes it: `2026-05-01T18:00`. */
  readonly time: string;
  readonly roundMs: number;
  readonly join: boolean;
  readonly bots: number;
  readonly level: Strength;
}

export const MOST_PLACES = 64;
export const MOST_ROUNDS = 30;

interface Players {
  readonly min: number;
  readonly max: number;
}

/** What a round may take, by kind of pace. */
export const ROUND_TIMES = {
  live: [HOUR, 2 * HOUR, 4 * HOUR],
  weeks: [3 * DAY, 7 * DAY, 14 * DAY, 28 * DAY],
} as const;

const USUAL_TIME = { live: 2 * HOUR, weeks: 7 * DAY } as const;

/** Nobody plays a tournament against themselves. */
export function leastSize({ min }: Players): number {
  return Math.max(2, min);
}

/** A full table of most games; a duel is chosen by whoever wants one. */
const USUAL_SIZE = 4;

export function newDraft(game: string, players: Players): Draft {
  const size = Math.min(Math.max(USUAL_SIZE, leastSize(players)), players.max);
  return {
    name: '',
    about: '',
    game,
    size,
    system: 'swiss',
    rounds: 3,
    scoring: 'matchpoints',
    pace: 'live',
    rated: false,
    entry: 'open',
    least: size,
    most: Math.max(8, 2 * size),
    start: 'full',
    time: '',
    roundMs: USUAL_TIME.live,
    join: true,
    bots: 0,
    level: 'adept',
  };
}

/** So many it takes; a deal has to be played at two tables to be compared. */
export function fewest({ system, size }: Pick<Draft, 'system' | 'size'>): number {
  return system === 'duplicate' ? size + 1 : size;
}

function withFewest(draft: Draft): Draft {
  const needed = fewest(draft);
  const most = Math.max(draft.most, needed);
  return { ...draft, most, least: Math.min(Math.max(draft.least, needed), most) };
}

/** Another number at a table changes how many are needed; and how many deals give everybody every seat, unless others were chosen. */
export function withSize(draft: Draft, size: number): Draft {
  const followed = draft.system === 'duplicate' && draft.rounds === draft.size;
  return withFewest({ ...draft, size, rounds: followed ? size : draft.rounds });
}

/** In a duplicate tournament everybody should have had every seat once. */
export function withSystem(draft: Draft, system: System): Draft {
  return withFewest({ ...draft, system, rounds: system === 'duplicate' ? draft.size : draft.rounds });
}

export function withGame(draft: Draft, game: string, players: Players): Draft {
  const size = Math.min(Math.max(draft.size, leastSize(players)), players.max);
  return withSize({ ...draft, game }, size);
}

/** A round over weeks takes as long as no live one. */
export function withPace(draft: Draft, pace: TimeControl): Draft {
  const { span } = timeControlRule(pace);
  const same = timeControlRule(draft.pace).span === span;
  return { ...draft, pace, roundMs: same ? draft.roundMs : USUAL_TIME[span] };
}

export function withMost(draft: Draft, most: number): Draft {
  return { ...draft, most, least: Math.min(draft.least, most), bots: Math.min(draft.bots, most) };
}

export type DraftProblem = 'tooManyBots' | 'timePassed';

export function problemOf({ bots, join, most, start, time }: Draft, now: number): DraftProblem | null {
  if (bots + Number(join) > most) return 'tooManyBots';
  return start === 'time' && !(Date.parse(time) > now) ? 'timePassed' : null;
}

/** Nothing can be rated among bots. */
export function canBeRated({ bots, most }: Draft): boolean {
  return bots < most - 1;
}

export function toNewEvent(draft: Draft, options: NewTournament['options']): NewTournament {
  const { start, time, bots, level, rated, name, ...plan } = draft;
  return {
    ...plan,
    name: name.trim(),
    options,
    rated: rated && canBeRated(draft),
    startAt: start === 'time' ? Date.parse(time) : null,
    bots: { level, count: bots },
  };
}

/** How many rounds there will be at most when all places are taken, as the server counts them. */
export function roundsOf({ system, rounds, most, size }: Draft): number {
  if (system !== 'round-robin') return rounds;
  return size === 2 ? most - 1 + (most % 2) : 2 * Math.ceil((most - 1) / (size - 1));
}

/** How many a round has when all places are taken: in a duplicate tournament bots fill the last one. */
export function tablesOf({ system, most, size }: Draft): number {
  return system === 'duplicate' ? Math.ceil(most / size) : Math.floor(most / size);
}
