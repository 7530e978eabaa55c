/**
 * Clocks: nothing is stored but what happened when. What a player has left follows from the settings, the times of the
 * log and the recorded stops. Only time between a question to one seat and its answer is counted: a sealed question
 * costs nobody anything, since what it cost would tell who answered it when. But whoever has not answered one by the
 * time their bank would be empty has let their flag fall.
 */
import type { Seat } from '@signoria/kernel';
import type { TableSettings } from '../wire.ts';
import { openingAt, type PlayHours } from './play-hours.ts';
import { BACK_SHARE, timeControlRule } from './time-controls.ts';

/** Why a clock stands still. All but `leave`, `pause` and `outage` also mean that the player was not there. */
export type StopWhy = 'pause' | 'outage' | 'leave' | 'cover' | 'left' | 'vacant';

/** A time in which a seat's clock, or everybody's, does not run. */
export interface Stop {
  readonly why: StopWhy;
  /** Null for the whole table. */
  readonly seat: Seat | null;
  readonly from: number;
  /** Null while nobody knows. */
  readonly to: number | null;
  /** Of `cover`, `left` and `vacant`: who was away. */
  readonly user?: string;
  /** Of `cover`: all that the bot may answer with. */
  readonly limit?: 'pass';
}

export interface ClockPlan {
  readonly bank: number;
  readonly increment: number;
  readonly window: PlayHours | null;
  readonly stops: readonly Stop[];
}

/** Null for a table without a clock. */
export function planOf(settings: TableSettings, stops: readonly Stop[]): ClockPlan | null {
  const { clock } = timeControlRule(settings.pace);
  return clock === null ? null : { ...clock, window: settings.window ?? null, stops };
}

type Running = Pick<ClockPlan, 'window' | 'stops'>;

/** The stretches of time in which this seat's clock runs, if it is asked, from a moment on. */
function* stretches({ window, stops }: Running, seat: Seat, from: number): Generator<readonly [number, number]> {
  const own = stops.filter((stop) => stop.seat === null || stop.seat === seat);
  for (let time = from; ; ) {
    const opening = window === null ? { from: time, to: Infinity } : openingAt(window, time);
    const begin = Math.max(time, opening.from);
    const standing = own.find((stop) => stop.from <= begin && begin < (stop.to ?? Infinity));
    if (standing !== undefined) {
      if (standing.to === null) return;
      time = standing.to;
      continue;
    }
    const end = own.reduce((least, stop) => (stop.from > begin ? Math.min(least, stop.from) : least), opening.to);
    yield [begin, end];
    if (end === Infinity) return;
    time = end;
  }
}

/** How much of the time between two moments counts. */
export function counted(plan: Running, seat: Seat, from: number, to: number): number {
  if (to <= from) return 0;
  let sum = 0;
  for (const [begin, end] of stretches(plan, seat, from)) {
    if (begin >= to) break;
    sum += Math.min(end, to) - begin;
  }
  return sum;
}

/** When so much will have been counted; null when nobody knows. */
export function momentAfter(plan: Running, seat: Seat, from: number, amount: number): number | null {
  let left = amount;
  for (const [begin, end] of stretches(plan, seat, from)) {
    if (end - begin >= left) return begin + left;
    left -= end - begin;
  }
  return null;
}

/** A question that was closed, as the clocks see it. */
export interface Turn {
  readonly seq: number;
  readonly opened: number;
  readonly at: number;
  /** Who alone was asked; null for a sealed question. */
  readonly turn: Seat | null;
  /** They decided themselves: the increment is theirs. */
  readonly earned: boolean;
  /** For an undo or a take-back, the entry it went back to. */
  readonly back: number | null;
}

/** What every seat had left when the open question was put. */
export interface Ledger {
  readonly banks: number[];
  /** Increments that stand, and how many of each seat were taken back with their answers. */
  credits: { readonly seq: number; readonly seat: Seat }[];
  readonly debts: number[];
  at: number;
}

export function newLedger({ bank }: ClockPlan, seats: number, started: number): Ledger {
  return {
    banks: Array<number>(seats).fill(bank),
    credits: [],
    debts: Array<number>(seats).fill(0),
    at: started,
  };
}

export function enterTurn(plan: ClockPlan, ledger: Ledger, { seq, opened, at, turn, earned, back }: Turn): void {
  for (const [seat, bank] of ledger.banks.entries()) {
    const runs = seat === turn;
    const { left, since } = lastReturn(plan, seat, bank, { from: opened, to: at, runs });
    ledger.banks[seat] = runs ? spent(plan, seat, left, since, at) : left;
  }
  if (turn !== null && earned) credit(plan, ledger, seq, turn);
  if (back !== null) takeCredits(ledger, back);
  ledger.at = at;
}

function spent(plan: Running, seat: Seat, left: number, from: number, to: number): number {
  return Math.max(0, left - counted(plan, seat, from, to));
}

interface Passing {
  readonly from: number;
  readonly to: number;
  readonly runs: boolean;
}

/** What was left at the player's latest return in this time, which refills their bank a little; or at its beginning. */
function lastReturn(plan: ClockPlan, seat: Seat, bank: number, { from, to, runs }: Passing) {
  let left = bank;
  let since = from;
  for (const back of comebacks(plan.stops, seat, from, to)) {
    if (runs) left = spent(plan, seat, left, since, back);
    left = Math.max(left, plan.bank * BACK_SHARE);
    since = back;
  }
  return { left, since };
}

function comebacks(stops: readonly Stop[], seat: Seat, from: number, to: number): readonly number[] {
  const isBack = (stop: Stop) =>
    stop.seat === seat && isAbsence(stop) && stop.to !== null && stop.to > from && stop.to <= to;
  return stops.flatMap((stop) => (isBack(stop) ? [stop.to!] : [])).sort((a, b) => a - b);
}

export function isAbsence({ why }: Stop): boolean {
  return why === 'cover' || why === 'left' || why === 'vacant';
}

/** An answer that was taken back and given again earns nothing: else undoing would make time. */
function credit({ bank, increment }: ClockPlan, { banks, credits, debts }: Ledger, seq: number, seat: Seat): void {
  credits.push({ seq, seat });
  if (debts[seat]! > 0) debts[seat]!--;
  else banks[seat] = Math.min(bank, banks[seat]! + increment);
}

function takeCredits(ledger: Ledger, back: number): void {
  for (const { seq, seat } of ledger.credits) if (seq > back) ledger.debts[seat]!++;
  ledger.credits = ledger.credits.filter(({ seq }) => seq <= back);
}

/** One seat's clock as it stands, whatever the time is now. */
export interface ClockStanding {
  /** What the bank held at `since`. */
  readonly left: number;
  readonly since: number;
  readonly runs: boolean;
  /** When it will be empty, if nothing happens; null when it does not run, or stands still nobody knows how long. */
  readonly flag: number | null;
}

export function standingOf(plan: ClockPlan, { banks, at }: Ledger, seat: Seat, runs: boolean): ClockStanding {
  const { left, since } = lastReturn(plan, seat, banks[seat]!, { from: at, to: Infinity, runs });
  return { left, since, runs, flag: runs ? momentAfter(plan, seat, since, left) : null };
}

/** What a clock shows at a moment. */
export function leftAt(plan: Running, seat: Seat, { left, since, runs }: ClockStanding, now: number): number {
  return runs ? spent(plan, seat, left, since, now) : left;
}
