/**
 * Whether one answer to a question is clearly better than all others. Every answer meets the same worlds; those that are
 * clearly worse drop out on the way, and as soon as one is neither clearly worse nor the same, there is no puzzle here.
 */
import { mix } from '@signoria/bots';
import { enumerate, menuOf, random } from '@signoria/kernel';
import { scale } from '../grades.ts';
import type { Judge } from '../judge.ts';
import { difference, type Estimate, estimate, roundedEstimate } from '../numbers.ts';
import type { Step } from '../path.ts';
import { type Candidate, candidate, play, type Trial } from '../trial.ts';

/** Counted in worlds, round by round, like every budget of the house. */
export interface Search {
  readonly rounds: readonly number[];
  readonly seed: number;
}

export interface Contest {
  /** The best, and what is as good as it. */
  readonly best: readonly string[];
  /** All answers, the best first. */
  readonly answers: readonly Contested[];
  /** What the best of all other answers loses against it. */
  readonly margin: Estimate;
}

export interface Contested {
  readonly line: string;
  readonly share: Estimate;
  /** Against the best, in the same worlds. */
  readonly loss: Estimate;
}

/** Fewer answers than this are no question, but in an auction: to stay in or not is all there is to it. */
export const LEAST_ANSWERS = 3;
const LEAST_BIDS = 2;
/** More than so many could not all be looked at. */
export const MOST_ANSWERS = 40;
/** At a table of four: what every other answer surely loses, and what may lie between two that are the same. */
export const CLEAR = 0.05;
const SAME = 0.02;
const SURE = 2;
/** So much surer than needed, an answer need not be looked at any longer. */
const DROPPED = 4;

/** Null where there is no such answer. Yields between worlds. */
export function* contesting(judge: Judge, step: Step, { rounds, seed }: Search): Generator<void, Contest | null> {
  const { before: s, seat } = step;
  const trial: Trial = { judge, s, seat, seed: mix(seed, step.seq) };
  const all = candidatesIn(trial);
  if (all === null) return null;
  const wide = scale(s.seats);
  let on: readonly Candidate[] = all;
  let from = 0;
  for (const [i, worlds] of rounds.entries()) {
    yield* play(trial, on, from, worlds);
    from += worlds;
    const leader = leaderOf(on);
    const rivals = on.map((one) => ({ one, loss: lossOf(leader, one) }));
    if (rivals.some(({ loss }) => between(loss, wide, i === rounds.length - 1))) return null;
    on = rivals.flatMap(({ one, loss }) => (isClear(loss, wide, DROPPED) ? [] : [one]));
  }
  return told(all, leaderOf(on), wide);
}

/** The answer that does best in so many worlds, clearly or not; null where there is nothing to ask. */
export function* leading(judge: Judge, step: Step, worlds: number, seed: number): Generator<void, string | null> {
  const trial: Trial = { judge, s: step.before, seat: step.seat, seed: mix(seed, step.seq) };
  const all = candidatesIn(trial);
  if (all === null) return null;
  yield* play(trial, all, 0, worlds);
  return leaderOf(all).line;
}

/** The answers of a question that is asked openly, if they are few enough to look at every one. */
function candidatesIn({ judge: { game, policy }, s, seat, seed }: Trial): readonly Candidate[] | null {
  if (s.picks !== null) return null;
  const menu = menuOf(game, s, seat);
  const choices = menu === null ? [] : enumerate(menu, random(seed), MOST_ANSWERS + 1);
  const least = policy.auctions?.[s.todo.at(-1)!.at] === undefined ? LEAST_ANSWERS : LEAST_BIDS;
  if (choices.length < least || choices.length > MOST_ANSWERS) return null;
  return choices.map((choice) => candidate({ kind: 'answer', choice }, game.notation.write(choice)));
}

function leaderOf(on: readonly Candidate[]): Candidate {
  return on.toSorted((a, b) => estimate(b.shares).mean - estimate(a.shares).mean)[0]!;
}

/** In the worlds both of them met. */
function lossOf({ shares }: Candidate, other: Candidate): Estimate {
  const met = other.shares.length;
  return difference(shares.slice(0, met), other.shares);
}

function isClear({ mean, se }: Estimate, wide: number, sure = SURE): boolean {
  return mean - sure * se >= CLEAR * wide;
}

function isSame({ mean, se }: Estimate, wide: number): boolean {
  return mean + SURE * se <= SAME * wide;
}

/** Neither clearly worse nor the same, or (while more worlds are to come) surely never to be either. */
function between(loss: Estimate, wide: number, last: boolean): boolean {
  if (isClear(loss, wide) || isSame(loss, wide)) return false;
  const hopeful = loss.mean + SURE * loss.se >= CLEAR * wide || loss.mean - SURE * loss.se <= 0;
  return last || !hopeful;
}

/** Null where more answers are right than wrong: nothing to be found. */
function told(all: readonly Candidate[], leader: Candidate, wide: number): Contest | null {
  const answers = all
    .map((one): Contested => {
      const share = roundedEstimate(estimate(one.shares));
      return { line: one.line!, share, loss: roundedEstimate(lossOf(leader, one)) };
    })
    .toSorted((a, b) => a.loss.mean - b.loss.mean);
  const right = answers.filter(({ loss }) => isSame(loss, wide));
  const wrong = answers.filter((one) => !right.includes(one));
  if (wrong.length === 0 || right.length > wrong.length) return null;
  return { best: right.map(({ line }) => line), answers, margin: wrong[0]!.loss };
}
