/** How far a game's judgement can be trusted, measured on games by bots. Slow work in small steps. */
import { type Level, type Playable, RUNGS } from '@signoria/bots';
import type { Judgement, Start } from '@signoria/kernel';
import { type Budget, QUICK } from '../budget.ts';
import type { Decision } from '../decision.ts';
import type { Review } from '../result.ts';
import { fit, PLAINLY, predicted, squaredError, withJudgement } from './fit.ts';
import { playTable } from './games.ts';
import { type Honesty, honestyOf, ledgerReview } from './honesty.ts';
import { inOrder, type Rung, rungs, type Stability, stability, verdicts } from './ladder.ts';
import { type Judged, positionsOf } from './positions.ts';
import { type Reliability, reliability } from './reliability.ts';

export interface CalibrationPlan extends Omit<Start, 'key'> {
  /** Games by bots for the reliability; a part of them for all else, which is slower. */
  readonly games: number;
  /** How many of them have their ledger kept; a fifth as many are played by each level. One in ten unless told. */
  readonly ledgers?: number;
  readonly seed: string;
  readonly budget?: Budget;
  /** Worlds a position is judged in. */
  readonly worlds?: number;
  /** Iterations of the masters. */
  readonly iterations?: number;
  /** Fit the judgement anew to the first half and measure it on the second. */
  readonly fit?: boolean;
}

export interface Calibration {
  readonly games: number;
  readonly reliability: readonly Reliability[];
  /** Mean squared error of the forecasts, and of saying the same of everybody. */
  readonly squaredError: number;
  readonly knowingNothing: number;
  readonly honesty: Honesty;
  readonly ladder: readonly Rung[];
  readonly ordered: boolean;
  readonly stability: Stability;
  /** The judgement these figures are of: the game's own, or the new one. */
  readonly judgement: Judgement | null;
}

/** One in so many games has its ledger kept; for so many of these each level plays one. */
const LEDGERS = 10;
const LADDERS = 5;
/** Fewer tell nothing. */
const LEAST = 4;
/** As many as a position has in a review of a whole game. */
const WORLDS = QUICK.values;
const ITERATIONS = 60;
/** The tables are of one level each, in turn. */
const TABLES: readonly Level[] = ['novice', 'adept'];

export interface Count {
  readonly done: number;
  readonly total: number;
}

interface Course {
  readonly module: Playable;
  readonly plan: CalibrationPlan;
  readonly budget: Budget;
  readonly seed: string;
  readonly ledgers: number;
  readonly ladders: number;
}

export function* calibrating(module: Playable, plan: CalibrationPlan): Generator<Count, Calibration> {
  const { games, seed, budget = QUICK } = plan;
  const ledgers = Math.max(LEAST, plan.ledgers ?? Math.ceil(games / LEDGERS));
  const ladders = Math.max(LEAST, Math.ceil(ledgers / LADDERS));
  const course: Course = { module, plan, budget, seed, ledgers, ladders };
  const total = games + RUNGS.length * course.ladders;
  const { positions, reviews } = yield* judged(course, total);
  const decided: { [L in Level]?: Decision[] } = {};
  const pairs: [Decision, Decision][] = [];
  for (const [rung, level] of RUNGS.entries()) {
    const own: Decision[] = [];
    for (let game = 0; game < course.ladders; game++) {
      const match = table(course, level, `ladder/${level}/${game}`);
      if (match === null) continue;
      const once = finished(verdicts(module, match, budget, `${seed}/once`));
      own.push(...once);
      if (TABLES.includes(level)) {
        const twice = finished(verdicts(module, match, budget, `${seed}/twice`));
        pairs.push(...once.map((one, i): [Decision, Decision] => [one, twice[i]!]));
      }
      yield { done: games + rung * course.ladders + game + 1, total };
    }
    decided[level] = own;
  }
  const ladder = rungs(decided);
  const measured = { honesty: honestyOf(reviews), ladder, ordered: inOrder(ladder), stability: stability(pairs) };
  return { games, ...forecasts(module, positions, plan), ...measured };
}

/** A game by bots of one level. */
function table({ module, plan, seed }: Course, level: Level, own: string) {
  const { seats, options = {}, edition = null, iterations = ITERATIONS } = plan;
  const levels = Array<Level>(seats).fill(level);
  return playTable(module, { seats, options, edition, iterations, levels, seed: `${seed}/${own}` });
}

function* judged(course: Course, total: number) {
  const { module, plan, budget, seed, ledgers } = course;
  const positions: Judged[] = [];
  const reviews: Review[] = [];
  for (let game = 0; game < plan.games; game++) {
    const match = table(course, TABLES[game % TABLES.length]!, String(game));
    if (match !== null) positions.push(...positionsOf(module, match, plan.worlds ?? WORLDS, `${seed}/${game}/at`));
    if (match !== null && reviews.length < ledgers) {
      reviews.push(ledgerReview(module, match, budget, `${seed}/${game}/ledger`));
    }
    yield { done: game + 1, total };
  }
  return { positions, reviews };
}

/** Without its pauses. */
function finished<T>(work: Generator<void, T>): T {
  let next = work.next();
  while (!next.done) next = work.next();
  return next.value;
}

type Forecasts = Pick<Calibration, 'reliability' | 'squaredError' | 'knowingNothing' | 'judgement'>;

/** What is fitted is measured on games it has not seen. */
function forecasts({ policy }: Playable, positions: readonly Judged[], plan: CalibrationPlan): Forecasts {
  const half = positions.length >> 1;
  const { stretches: _, ...kept } = policy.judgement ?? { stretches: [] };
  const judgement = plan.fit ? fit(positions.slice(0, half), kept) : (policy.judgement ?? null);
  const measured = plan.fit ? positions.slice(half) : positions;
  const reading = judgement === null ? PLAINLY : withJudgement(judgement);
  const told = measured.map((one) => ({ phase: one.phase, predicted: predicted(one, reading), result: one.result }));
  return {
    reliability: reliability(told),
    squaredError: squaredError(measured, reading),
    knowingNothing: measured.reduce((sum, { result }) => sum + blind(result), 0) / Math.max(1, measured.length),
    judgement,
  };
}

function blind(result: readonly number[]): number {
  return result.reduce((sum, share) => sum + (share - 1 / result.length) ** 2, 0);
}
