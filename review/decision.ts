/**
 * What a decision cost: the best answer against the one given, in the worlds of the seat that decided, with the same
 * cards, chance key and accidents for both. The best is chosen in some worlds and measured in others, because whatever is
 * chosen for its luck in a sample looks better there than it is. Errors of losses are such that twice of them hold 95 of 100,
 * however few worlds there were.
 */
import { type Considered, highest, makeBot, mix, rateInto, SEARCH } from '@signoria/bots';
import {
  type Choice,
  canonical,
  enumerate,
  freeOf,
  imagine,
  judge as judged,
  menuOf,
  random,
  type Seat,
} from '@signoria/kernel';
import type { Budget } from './budget.ts';
import { type Grade, gradeOf, inDoubt, SURE } from './grades.ts';
import type { Judge } from './judge.ts';
import { apart, difference, type Estimate, estimate, meanOf, NOTHING, rounded, roundedEstimate } from './numbers.ts';
import type { Deed, Step } from './path.ts';
import { type Candidate, candidate, play, type Trial } from './trial.ts';

export interface Decision {
  readonly seq: number;
  readonly seat: Seat;
  /** The question, by the name of its frame. */
  readonly at: string;
  readonly given: string;
  /** As good as any found; `given` itself where nothing better was. Null: to do nothing, where it was free to act. */
  readonly best: string | null;
  /** There was nothing to choose. */
  readonly forced: boolean;
  /** Neither forced nor indifferent: it counts in the error rate. */
  readonly real: boolean;
  readonly loss: Estimate;
  /**
   * What the loss was measured as: below nothing where the answer that had seemed better was not. Means of many losses are
   * taken of this, since chance never makes a loss smaller than none.
   */
  readonly measured: Estimate;
  /** The loss in points. */
  readonly lossPoints: Estimate;
  readonly grade: Grade | null;
  /** What the given answer promised its seat then. */
  readonly own: Estimate;
  /** The best found first, then by what they promise, as far as they were looked at. */
  readonly answers: readonly AnswerValue[];
}

export interface AnswerValue {
  readonly line: string | null;
  readonly share: Estimate;
  readonly points: Estimate;
  readonly worlds: number;
  /** At a sealed question: how often the engine itself would give it. */
  readonly mixed?: number;
}

/** All answers surely within so much of each other: whoever is asked loses nothing by any of them. */
const INDIFFERENT = 0.01;
/** An answer mixed in less often than this share of the favourite was only explored. */
const MEANT = 0.2;
/** How many of the answers get to the second round. */
const HOPEFUL = 4;
/** So many times the last worlds are drawn where the grade is in doubt. */
const ROUNDS = 8;

/** Yields between pieces of work. */
export function* judgeDecision(
  judge: Judge,
  step: Pick<Step, 'seq' | 'seat' | 'line' | 'deed' | 'before'>,
  budget: Budget,
  seed: number,
): Generator<void, Decision> {
  const { before: s, seat, deed } = step;
  const at = deed.kind === 'free' ? deed.frame.at : s.todo.at(-1)!.at;
  const about = { seq: step.seq, seat, at, given: step.line };
  const trial: Trial = { judge, s, seat, seed: mix(seed, step.seq) };
  const candidates = candidatesFor(trial, deed, step.line, budget);
  if (candidates.length === 1) return forced(about);
  const given = candidates[0]!;
  yield* play(trial, candidates, 0, budget.first);
  const [, worst] = farthest(candidates);
  const hopeful = best(candidates, HOPEFUL, given);
  yield* play(trial, [...new Set([...hopeful, worst])], budget.first, budget.second);
  const real = !areAlike(candidates);
  const rival = best(hopeful, 1, null)[0]!;
  const last = rival === given ? null : [fresh(rival), fresh(given)];
  if (last !== null) yield* measure(trial, last, budget);
  return verdict(about, s.seats, candidates, last, real);
}

/** The same moment with another answer, as if it had been given: refused where it may not be given. */
export function otherwise({ game }: Judge, step: Step, line: string): Step {
  return { ...step, line, deed: judged(game, step.before, step.seat, game.notation.read(line)) };
}

/** The best and the given, until more worlds would not change the grade, or as long as the budget allows. */
function* measure(trial: Trial, [rival, given]: readonly Candidate[], budget: Budget): Generator<void, void> {
  const from = budget.first + budget.second;
  for (let round = 0; round < ROUNDS && budget.last > 0; round++) {
    yield* play(trial, [rival!, given!], from + round * budget.last, budget.last);
    if (!inDoubt(apart(rival!.shares, given!.shares), trial.s.seats)) return;
  }
}

type About = Pick<Decision, 'seq' | 'seat' | 'at' | 'given'>;

function forced(about: About): Decision {
  const nothing = { loss: NOTHING, measured: NOTHING, lossPoints: NOTHING, grade: null, own: NOTHING, answers: [] };
  return { ...about, best: about.given, forced: true, real: false, ...nothing };
}

function verdict(
  about: About,
  seats: number,
  candidates: readonly Candidate[],
  last: readonly Candidate[] | null,
  real: boolean,
): Decision {
  const given = candidates[0]!;
  const paired = last === null ? NOTHING : apart(last[0]!.shares, last[1]!.shares);
  const better = paired.mean > 0 && given.meant !== true;
  const loss = better ? roundedEstimate(paired) : NOTHING;
  const lossPoints = better ? roundedEstimate(apart(last![0]!.points, last![1]!.points)) : NOTHING;
  const grade = gradeOf(loss, seats);
  for (const [i, { shares, points }] of (last ?? []).entries()) {
    const whole = i === 1 ? given : candidates.find(({ line }) => line === last![0]!.line)!;
    whole.shares.push(...shares);
    whole.points.push(...points);
  }
  return {
    ...about,
    best: better ? last![0]!.line : about.given,
    forced: false,
    // What is surely a loss was no matter of indifference, whatever it looked like before.
    real: real || grade !== null,
    loss,
    measured: given.meant === true ? NOTHING : roundedEstimate(paired),
    lossPoints,
    grade,
    own: roundedEstimate(estimate(given.shares)),
    answers: inOrder(
      candidates.map((one) => told(one, given)),
      better ? last![0]!.line : about.given,
    ),
  };
}

function inOrder(answers: readonly AnswerValue[], first: string | null): readonly AnswerValue[] {
  return answers.toSorted((a, b) => Number(b.line === first) - Number(a.line === first) || b.share.mean - a.share.mean);
}

function told({ line, shares, points, mixed }: Candidate, given: Candidate): AnswerValue {
  const share = within(beside(shares, given.shares));
  const value = { line, share: roundedEstimate(share), points: roundedEstimate(beside(points, given.points)) };
  return { ...value, worlds: shares.length, ...(mixed === undefined ? {} : { mixed: rounded(mixed) }) };
}

/**
 * What an answer promises, beside the one given. It was looked at in the first of the given one's worlds: had those been kind
 * to everybody, its mean would be too. So it is the given one's mean in all worlds, and what lies between them in theirs.
 */
function beside(own: readonly number[], given: readonly number[]): Estimate {
  if (own.length === given.length) return estimate(own);
  const all = estimate(given);
  const apart = difference(own, given);
  return { mean: all.mean + apart.mean, se: Math.hypot(all.se, apart.se) };
}

/** No chance is below none or above certain. */
function within({ mean, se }: Estimate): Estimate {
  return { mean: Math.min(1, Math.max(0, mean)), se };
}

/** The given answer first. */
function candidatesFor(trial: Trial, deed: Deed, line: string, budget: Budget): Candidate[] {
  const { judge, s, seat } = trial;
  const { game } = judge;
  const given = candidate(deed, line);
  if (deed.kind === 'free') return freeOf(game, deed.frame).aside === true ? [given] : [given, candidate(null, null)];
  const menu = menuOf(game, s, seat)!;
  const all = enumerate(menu, random(trial.seed));
  const own = canonical(deed.choice);
  const others = all.filter((choice) => canonical(choice) !== own);
  const mix = s.picks === null ? null : mixOf(trial, budget.mixing);
  const known = promising(trial, others, budget.wide - 1).map((choice) =>
    candidate({ kind: 'answer', choice }, game.notation.write(choice)),
  );
  if (mix === null) return [given, ...known];
  return [given, ...known].map((one) => ({ ...one, ...(mix.get(one.line!) ?? { mixed: 0, meant: false }) }));
}

function fresh({ deed, line }: Candidate): Candidate {
  return candidate(deed, line);
}

/** Judged in a world of the seat's own, so that which answers are looked at gives nothing away. */
function promising({ judge, s, seat, seed }: Trial, choices: readonly Choice[], most: number): readonly Choice[] {
  if (choices.length <= most) return choices;
  const world = imagine(judge.game, s, seat, seed);
  rateInto(judge.scratch, judge.policy, world, seat, choices);
  const rates = judge.scratch.rates.slice(0, choices.length);
  const chance = random(seed);
  const order = Array.from({ length: most }, () => {
    const at = highest(rates, rates.length, chance);
    rates[at] = Number.NEGATIVE_INFINITY;
    return at;
  });
  const found = [...new Set(order)];
  return withOtherKinds(found, choices, rates).map((at) => choices[at]!);
}

/** Sums of money must not crowd out the pass: where all are of one kind, the best of each other kind is looked at too. */
function withOtherKinds(
  found: readonly number[],
  choices: readonly Choice[],
  rates: ArrayLike<number>,
): readonly number[] {
  if (found.length < 2) return found;
  const kind = choices[found[0]!]!.do;
  if (found.some((at) => choices[at]!.do !== kind)) return found;
  const others = new Map<string, number>();
  for (const [at, choice] of choices.entries()) {
    const best = others.get(choice.do);
    if (choice.do !== kind && (best === undefined || rates[at]! > rates[best]!)) others.set(choice.do, at);
  }
  const more = [...others.values()].slice(0, found.length - 1);
  return [...found.slice(0, found.length - more.length), ...more];
}

interface Mixed {
  readonly mixed: number;
  readonly meant: boolean;
}

/**
 * How often a master would give each answer to a sealed question, by its line, what it only explores taken off; and whether it
 * means it: not much less often than its favourite, and (a search begins by trying everything) not with less success.
 */
function mixOf({ judge, s, seat, seed }: Trial, iterations: number): ReadonlyMap<string, Mixed> {
  const bot = makeBot(judge, 'master', { seed });
  const { considered } = bot.think(imagine(judge.game, s, seat, seed), seat, { iterations });
  const visits = considered.reduce((sum, one) => sum + one.visits, 0);
  const explored = (SEARCH.mixing * visits) / considered.length;
  const often = considered.map((one) => Math.max(0, one.visits - explored));
  const whole = often.reduce((sum, n) => sum + n, 0);
  const favourite = considered.toSorted((a, b) => b.visits - a.visits)[0];
  return new Map(
    considered.map((one, i) => {
      const mixed = whole === 0 ? 0 : often[i]! / whole;
      const meant = often[i]! >= MEANT * Math.max(...often) && isAsGood(one, favourite!);
      return [judge.game.notation.write(one.choice), { mixed, meant }];
    }),
  );
}

/** Within two standard errors of wins and losses. */
function isAsGood(one: Considered, other: Considered): boolean {
  if (one.value === null || other.value === null) return false;
  return one.value >= other.value - Math.hypot(1 / Math.sqrt(one.visits), 1 / Math.sqrt(other.visits));
}

/** The best and the worst of those looked at in most worlds. */
function farthest(candidates: readonly Candidate[]): readonly [Candidate, Candidate] {
  const most = Math.max(...candidates.map(({ shares }) => shares.length));
  const order = candidates
    .filter(({ shares }) => shares.length === most)
    .toSorted((a, b) => meanOf(b.shares) - meanOf(a.shares));
  return [order[0]!, order.at(-1)!];
}

/** Whether all answers surely come to the same, within so little. Where it cannot be told the decision counts. */
function areAlike(candidates: readonly Candidate[]): boolean {
  const [high, low] = farthest(candidates);
  const { mean, se } = apart(high.shares, low.shares);
  return mean + SURE * se < INDIFFERENT;
}

/** The best so far, and `always`. */
function best(candidates: readonly Candidate[], count: number, always: Candidate | null): readonly Candidate[] {
  const order = candidates.toSorted((a, b) => estimate(b.shares).mean - estimate(a.shares).mean);
  return candidates.filter((one) => one === always || order.indexOf(one) < count);
}
