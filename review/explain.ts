/**
 * Why one answer is better than another, as far as it shows in the position: what it does to everybody's chances and to
 * the lines of their scores, both answers in the same worlds of the seat that decided; and how it may go on after each,
 * told for one of these worlds.
 */
import { mix } from '@signoria/bots';
import {
  type AnyState,
  carryOut,
  decider,
  type GameEvent,
  judge as judged,
  listen,
  mayKnow,
  type ScoreLine,
  type Seat,
} from '@signoria/kernel';
import { decide, type Judge, judgeWorld, newLeaf } from './judge.ts';
import { difference, type Estimate, roundedEstimate } from './numbers.ts';
import type { Step } from './path.ts';
import { column, playSeed, worldFor, worldSeed } from './values.ts';

export interface Explanation {
  readonly seq: number;
  /** Null: to do nothing, where it was free to act. */
  readonly better: string | null;
  readonly worse: string | null;
  /** By seat, what the worse answer moves in win share against the better one. */
  readonly shares: readonly Estimate[];
  /** The lines of the score that differ most, the largest first. */
  readonly terms: readonly Term[];
  /** After the better one, the worse one and those told besides, all in the same world. */
  readonly ways: readonly Way[];
}

export interface Way {
  readonly line: string | null;
  readonly course: Course;
}

/** A line of somebody's score after a while. */
export interface Term {
  readonly seat: Seat;
  /** In points, the worse answer against the better one. */
  readonly change: Estimate;
  /** How the line reads in a world where it changes like that; null where it is not there. */
  readonly better: ScoreLine | null;
  readonly worse: ScoreLine | null;
}

/** What the seat would see of it. */
export type Course = readonly CourseStep[];

export interface CourseStep {
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
}

export interface Wish {
  readonly better: string | null;
  readonly worse: string | null;
  /** Answers of which only is told how it may go on. */
  readonly besides: readonly (string | null)[];
  readonly worlds: number;
  /** Which of the worlds is told. */
  readonly told: number;
}

const MOST_TERMS = 4;
const MOST_STEPS = 7;
/** A line that changes less than this is not worth a word. */
const LEAST = 0.05;

/** Yields between worlds. */
export function* explaining(judge: Judge, step: Step, wish: Wish, seed: number): Generator<void, Explanation> {
  const { better, worse, besides, worlds, told } = wish;
  const { seq, seat, before } = step;
  const own = mix(seed, seq);
  const outcomes: Outcome[][] = [[], []];
  for (let world = 0; world < worlds; world++) {
    for (const [i, line] of [better, worse].entries()) outcomes[i]!.push(outcomeOf(judge, step, line, own, world));
    yield;
  }
  const [good, bad] = outcomes;
  const shares = Array.from({ length: before.seats }, (_, of) => {
    const of1 = (all: readonly Outcome[]) => Float64Array.from(all, (one) => one.shares[of]!);
    return roundedEstimate(difference(of1(bad!), of1(good!)));
  });
  const ways = [...new Set([better, worse, ...besides])].map((line) => ({
    line,
    course: courseOf(judge, step, line, own, told),
  }));
  return { seq, better, worse, shares, terms: termsOf(good!, bad!, told % worlds, seat), ways };
}

/** What a world came to after an answer. */
interface Outcome {
  readonly shares: Float64Array;
  /** By seat. */
  readonly scores: readonly (readonly ScoreLine[])[];
}

function outcomeOf(judge: Judge, step: Step, line: string | null, seed: number, world: number): Outcome {
  const s = begun(judge, step, line, seed, world);
  const leaf = newLeaf(s.seats);
  judgeWorld(judge, s, playSeed(seed, world), leaf);
  return {
    shares: column(leaf.shares, 1, 0),
    scores: Array.from({ length: s.seats }, (_, seat) => judge.game.score(s, seat)),
  };
}

/** A world of the seat's own, with the answer given. */
function begun({ game }: Judge, { before, seat }: Step, line: string | null, seed: number, world: number): AnyState {
  const s = worldFor(game, before, seat, worldSeed(seed, world));
  if (line !== null) carryOut(game, s, seat, judged(game, s, seat, game.notation.read(line)));
  return s;
}

/** Lines of the same name are one: which of them it is differs from world to world. */
function termsOf(good: readonly Outcome[], bad: readonly Outcome[], told: number, decided: Seat): readonly Term[] {
  const seats = good[0]?.scores.map((_, seat) => seat) ?? [];
  const terms = seats.flatMap((seat) =>
    namesIn([...good, ...bad], seat).map((what): Term => {
      const [sumsGood, sumsBad] = [good, bad].map((all) => all.map(({ scores }) => sumOf(scores[seat]!, what)));
      const change = roundedEstimate(difference(sumsBad!, sumsGood!));
      const at = tellingWorld(sumsGood!, sumsBad!, told, change.mean);
      const shown = (all: readonly Outcome[]) => all[at]!.scores[seat]!.find((line) => line.what === what) ?? null;
      return { seat, change, better: shown(good), worse: shown(bad) };
    }),
  );
  const size = ({ change, seat }: Term) => Math.abs(change.mean) * (seat === decided ? 2 : 1);
  return terms
    .filter(({ change }) => Math.abs(change.mean) >= Math.max(LEAST, 2 * change.se))
    .toSorted((a, b) => size(b) - size(a))
    .slice(0, MOST_TERMS);
}

/** From the world that is told on, the first in which the line changes as it does on the whole. */
function tellingWorld(good: readonly number[], bad: readonly number[], told: number, change: number): number {
  const worlds = good.map((_, i) => (told + i) % good.length);
  return worlds.find((i) => Math.sign(bad[i]! - good[i]!) === Math.sign(change)) ?? told;
}

function namesIn(outcomes: readonly Outcome[], seat: Seat): readonly string[] {
  return [...new Set(outcomes.flatMap(({ scores }) => scores[seat]!.map(({ what }) => what)))];
}

function sumOf(lines: readonly ScoreLine[], what: string): number {
  return lines.reduce((sum, line) => (line.what === what ? sum + line.points : sum), 0);
}

/** The first answers after it, by the game's policy, as far as anything of them can be seen. */
function courseOf(judge: Judge, step: Step, line: string | null, seed: number, world: number): Course {
  const { game } = judge;
  const { seat, before } = step;
  const steps: CourseStep[] = [];
  const note = (by: Seat, heard: readonly GameEvent[]) => {
    const events = heard.filter((event) => mayKnow(event, seat));
    if (events.length > 0) steps.push({ seat: by, events });
  };
  const s = worldFor(game, before, seat, worldSeed(seed, world));
  if (line !== null) {
    const deed = judged(game, s, seat, game.notation.read(line));
    note(seat, listen(() => carryOut(game, s, seat, deed)).heard);
  }
  while (s.outcome === null && steps.length < MOST_STEPS) {
    const by = decider(game, s);
    note(by, listen(() => decide(judge, s, playSeed(seed, world))).heard);
  }
  return steps;
}
