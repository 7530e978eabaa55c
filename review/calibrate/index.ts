/** How far a game's judgement can be trusted, measured on games by bots. Slow work in small steps. */
import { type Level, type Playable, RUNGS } from '@signoria/bots';
import { type Judgement, keyFromSeed, type Start, startMatch } from '@signoria/kernel';
import { type Budget, MEASURED_WORLDS, QUICK } from '../budget.ts';
import type { Decision } from '../decision.ts';
import { AS_IT_IS, newJudge } from '../judge.ts';
import type { Review } from '../result.ts';
import { isBasic, startIn } from '../start.ts';
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
  /** What is measured; everything unless told. */
  readonly only?: readonly Measuring[];
}

export type { Honesty } from './honesty.ts';

/** Forecasts are cheap and take many games; the other three take long. */
export const MEASURING = ['forecasts', 'ledgers', 'levels', 'stability'] as const;
export type Measuring = (typeof MEASURING)[number];

export interface Calibration {
  readonly games: number;
  readonly reliability: readonly Reliability[];
  /** Mean squared error of the forecasts, and of saying the same of everybody. */
  readonly squaredError: number;
  readonly knowingNothing: number;
  /** Null, or empty, is what was not measured. */
  readonly honesty: Honesty | null;
  readonly ladder: readonly Rung[];
  readonly ordered: boolean | null;
  readonly stability: Stability | null;
  /** The judgement these figures are of: the game's own, or the new one. */
  readonly judgement: Judgement | null;
}

/** One in so many games has its ledger kept; for so many of these each level plays one. */
const LEDGERS = 10;
const LADDERS = 5;
/** Fewer tell nothing. */
const LEAST = 4;
/** As many as a position has in a review of a whole game. */
const WORLDS = MEASURED_WORLDS;
const ITERATIONS = 60;
/** Beginnings looked at to say what seats may expect. */
const STARTS = 4000;
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
  wants(part: Measuring): boolean;
}

export function* calibrating(module: Playable, plan: CalibrationPlan): Generator<Count, Calibration> {
  const { games, seed, budget = QUICK, only = MEASURING } = plan;
  const ledgers = Math.max(LEAST, plan.ledgers ?? Math.ceil(games / LEDGERS));
  const ladders = Math.max(LEAST, Math.ceil(ledgers / LADDERS));
  const course: Course = { module, plan, budget, seed, ledgers, ladders, wants: (part) => only.includes(part) };
  const levels = levelsFor(course);
  const first = gamesFor(course);
  const total = first + levels.length * ladders;
  const { positions, reviews } = yield* judged(course, { done: 0, total });
  const { decided, pairs } = yield* weighed(course, levels, { done: first, total });
  const ladder = course.wants('levels') ? rungs(decided) : [];
  const honesty = course.wants('ledgers') ? honestyOf(reviews, plan.fit) : null;
  return {
    games,
    ...forecasts(course, positions, honesty),
    honesty,
    ladder,
    ordered: course.wants('levels') ? inOrder(ladder) : null,
    stability: course.wants('stability') ? stability(pairs) : null,
  };
}

function gamesFor({ plan, ledgers, wants }: Course): number {
  if (wants('forecasts')) return plan.games;
  return wants('ledgers') ? Math.min(plan.games, ledgers) : 0;
}

function levelsFor({ wants }: Course): readonly Level[] {
  if (wants('levels')) return RUNGS;
  return wants('stability') ? TABLES : [];
}

/** The verdicts on decisions of each level, and of some of them those by another seed. */
function* weighed(course: Course, levels: readonly Level[], { done, total }: Count) {
  const { module, budget, seed, ladders, wants } = course;
  const decided: { [L in Level]?: Decision[] } = {};
  const pairs: [Decision, Decision][] = [];
  for (const [rung, level] of levels.entries()) {
    const own: Decision[] = [];
    for (let game = 0; game < ladders; game++) {
      const match = table(course, level, `ladder/${level}/${game}`);
      if (match === null) continue;
      const once = finished(verdicts(module, match, budget, `${seed}/once`));
      own.push(...once);
      if (wants('stability') && TABLES.includes(level)) {
        const twice = finished(verdicts(module, match, budget, `${seed}/twice`));
        pairs.push(...once.map((one, i): [Decision, Decision] => [one, twice[i]!]));
      }
      yield { done: done + rung * ladders + game + 1, total };
    }
    decided[level] = own;
  }
  return { decided, pairs };
}

/** A game by bots of one level. */
function table({ module, plan, seed }: Course, level: Level, own: string) {
  const { seats, options = {}, edition = null, iterations = ITERATIONS } = plan;
  const levels = Array<Level>(seats).fill(level);
  return playTable(module, { seats, options, edition, iterations, levels, seed: `${seed}/${own}` });
}

function* judged(course: Course, { total }: Count) {
  const { module, plan, budget, seed, ledgers, wants } = course;
  const positions: Judged[] = [];
  const reviews: Review[] = [];
  for (let game = 0; game < gamesFor(course); game++) {
    const match = table(course, TABLES[game % TABLES.length]!, String(game));
    if (match !== null && wants('forecasts')) {
      positions.push(...positionsOf(module, match, plan.worlds ?? WORLDS, `${seed}/${game}/at`));
    }
    if (match !== null && wants('ledgers') && reviews.length < ledgers) {
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
function forecasts({ module, plan }: Course, positions: readonly Judged[], honesty: Honesty | null): Forecasts {
  const half = positions.length >> 1;
  const judgement = plan.fit
    ? fitted(module, plan, positions.slice(0, half), honesty)
    : (module.policy.judgement ?? null);
  const measured = plan.fit ? positions.slice(half) : positions;
  const reading = judgement === null ? PLAINLY : withJudgement(judgement);
  const told = measured.map((one) => ({ phase: one.phase, predicted: predicted(one, reading), result: one.result }));
  return {
    reliability: positions.length === 0 ? [] : reliability(told),
    squaredError: squaredError(measured, reading),
    knowingNothing: measured.reduce((sum, { result }) => sum + blind(result), 0) / Math.max(1, measured.length),
    judgement,
  };
}

/** What was not measured stays as it is. */
function fitted(
  { game, policy }: Playable,
  { seats, options = {}, edition = null }: CalibrationPlan,
  positions: readonly Judged[],
  honesty: Honesty | null,
): Judgement {
  const { stretches, ...kept } = policy.judgement ?? AS_IT_IS;
  const shape = positions.length === 0 ? { ...kept, stretches } : fit(positions, kept);
  const { header } = startMatch(game, { seats, options, edition, key: keyFromSeed('start') });
  const luck = honesty === null ? {} : { luck: honesty.weights };
  if (!isBasic(game, header)) return { ...shape, ...luck };
  const start = startIn(newJudge({ game, policy: { ...policy, judgement: shape } }), header, STARTS);
  return { ...shape, ...luck, starts: { ...shape.starts, [seats]: evened(start.shares) } };
}

/** Four digits that still add up. */
function evened(shares: readonly number[]): readonly number[] {
  const short = shares.map((share) => Math.round(share * 1e4));
  const rest = 1e4 - short.reduce((sum, n) => sum + n, 0);
  return short.map((n, seat) => (seat === 0 ? n + rest : n) / 1e4);
}

function blind(result: readonly number[]): number {
  return result.reduce((sum, share) => sum + (share - 1 / result.length) ** 2, 0);
}
