/**
 * One pass over a game: every entry judged on its own, so that passes can be stopped, cut into slices of time, and shared
 * out over several workers; whatever parts there are can be put together at any time. Nothing depends on the machine.
 */
import type { Playable } from '@signoria/bots';
import { type AnyState, type Match, seedOf } from '@signoria/kernel';
import { judgeAuction, type Lot, lotsIn } from './auctions.ts';
import { type Budget, QUICK } from './budget.ts';
import { compose, factsOf, guessOf, type Part, SEED } from './compose.ts';
import { judgeDecision } from './decision.ts';
import { type Judge, newJudge } from './judge.ts';
import { chancesOf } from './luck.ts';
import { difference, estimate, rounded, roundedEstimate } from './numbers.ts';
import { pathOf, type Step } from './path.ts';
import type { Curve, Ground, Review } from './result.ts';
import { startOf } from './start.ts';
import { column, type Knowing, type Sample, sampleAt, sharesOf, valued } from './values.ts';

export interface Plan {
  readonly seed?: string;
  readonly budget?: Budget;
  /** Whose curves are wanted besides hindsight. */
  readonly readers?: readonly Exclude<Knowing, 'open'>[];
  /** One of so many workers, which do the entries in turn, some at a time. */
  readonly share?: { readonly worker: number; readonly of: number };
}

export interface Tick {
  readonly done: number;
  readonly total: number;
  /** Null while a part is being worked on. */
  readonly found: Part | null;
}

interface Pass {
  readonly judge: Judge;
  readonly match: Match;
  readonly budget: Budget;
  readonly seed: number;
  readonly readers: readonly Exclude<Knowing, 'open'>[];
  /** The last position judged with open cards: most entries begin where another ended. */
  known: { readonly s: AnyState; readonly sample: Sample } | null;
}

function openSample(pass: Pass, s: AnyState): Sample {
  if (pass.known?.s === s) return pass.known.sample;
  const sample = sampleAt(pass.judge, s, 'open', pass.budget.values, pass.seed);
  pass.known = { s, sample };
  return sample;
}

/** So many entries in a row go to one worker: each begins where the last one ended, which is judged but once. */
const RUN = 8;

/** Workers take runs of the opening and all entries. */
function inRuns(
  pass: Pass,
  path: readonly Step[],
  part: (pass: Pass, step: Step) => Generator<void, Part>,
): readonly Work[] {
  return [() => openingPart(pass), ...path.map((step) => () => part(pass, step))];
}

type Work = () => Generator<void, Part>;

/** All positions again, in other worlds and more of them: what curve, ledger and luck are made of, and no decision. */
export function groundWork(judge: Judge, match: Match, plan: Plan & { readonly values: number }): readonly Work[] {
  const { share = { worker: 0, of: 1 }, seed = SEED, readers = [], values } = plan;
  const pass: Pass = { judge, match, budget: { ...QUICK, values }, seed: seedOf(seed), readers, known: null };
  return shared(inRuns(pass, pathOf(match), groundPart), share);
}

/** All parts of a game, or a worker's share of them. */
export function* reviewing(module: Playable, match: Match, plan: Plan = {}): Generator<Tick, void> {
  const { share = { worker: 0, of: 1 }, budget = QUICK, seed = SEED, readers = [] } = plan;
  const judge = newJudge(playable(module, match));
  const pass: Pass = { judge, match, budget, seed: seedOf(seed), readers, known: null };
  const path = pathOf(match);
  const lots = budget.auctions === 0 ? [] : lotsIn(pass.judge, path);
  const auctions = lots.map((lot) => () => auctionPart(pass.judge, lot, budget, pass.seed));
  yield* ticking(shared([...inRuns(pass, path, entryPart), ...auctions], share));
}

function shared(work: readonly Work[], { worker, of }: NonNullable<Plan['share']>): readonly Work[] {
  return work.filter((_, i) => Math.floor(i / RUN) % of === worker);
}

/** One piece of work after the other, with a tick wherever it can be left. */
export function* ticking(work: readonly (() => Generator<void, Part>)[]): Generator<Tick, void> {
  for (const [done, start] of work.entries()) {
    const part = start();
    let next = part.next();
    while (!next.done) {
      yield { done, total: work.length, found: null };
      next = part.next();
    }
    yield { done: done + 1, total: work.length, found: next.value };
  }
}

/** The rules the game was played by, which may be earlier ones. */
function playable({ policy }: Playable, { game }: Match): Playable {
  return { game, policy };
}

function* openingPart({ judge, match, budget, seed, readers }: Pass): Generator<void, Part> {
  const { seats } = match.header;
  const first = match.marks.get(0)!;
  const start = startOf(judge, match.header);
  yield;
  const open = sampleAt(judge, first, 'open', budget.values, seed);
  const values = readers.map((knowing): Curve => {
    return { knowing, value: valued(sampleAt(judge, first, knowing, budget.values, seed)) };
  });
  const curves: Curve[] = [{ knowing: 'open', value: valued(open) }, ...values];
  const errorAt = (seat: number) =>
    rounded(Math.hypot(start.errors[seat]!, estimate(column(open.shares, seats, seat)).se));
  const errors = Array.from({ length: seats }, (_, seat) => errorAt(seat));
  return {
    part: 'opening',
    opening: {
      worlds: budget.values,
      start: start.shares.map(rounded),
      open: sharesOf(open).map(rounded),
      errors,
      values: curves,
    },
  };
}

function* entryPart(pass: Pass, step: Step): Generator<void, Part> {
  const decision = yield* judgeDecision(pass.judge, step, pass.budget, pass.seed);
  const ground = yield* groundOf(pass, step);
  const { seq, seat } = step;
  return { part: 'entry', entry: { seq, seat, decision, guess: guessOf(decision, ground.hindsight), ...ground } };
}

function* groundPart(pass: Pass, step: Step): Generator<void, Part> {
  return { part: 'ground', seq: step.seq, ground: yield* groundOf(pass, step) };
}

function* groundOf(pass: Pass, step: Step): Generator<void, Ground> {
  const { judge, budget, seed, readers } = pass;
  const before = openSample(pass, step.before);
  yield;
  const after = openSample(pass, step.after);
  yield;
  const { luck, decided } = yield* chancesOf(judge, step, after, seed);
  const values: Curve[] = [{ knowing: 'open', value: valued(after) }];
  for (const knowing of readers) {
    values.push({ knowing, value: valued(sampleAt(judge, step.after, knowing, budget.values, seed)) });
    yield;
  }
  return {
    worlds: budget.values,
    hindsight: roundedEstimate(estimate(column(decided.shares, decided.seats, step.seat))),
    decided: sharesOf(decided).map(rounded),
    open: sharesOf(after).map(rounded),
    effect: effectOf(before, decided),
    luck,
    values,
  };
}

function effectOf(before: Sample, decided: Sample) {
  const { seats } = before;
  return Array.from({ length: seats }, (_, seat) =>
    roundedEstimate(difference(column(decided.shares, seats, seat), column(before.shares, seats, seat))),
  );
}

export function* auctionPart(judge: Judge, lot: Lot, budget: Budget, seed: number): Generator<void, Part> {
  return { part: 'auction', auction: yield* judgeAuction(judge, lot, budget, seed) };
}

/** The review so far, of whatever parts there are: of two about the same thing the later one holds. */
export function assemble(module: Playable, match: Match, plan: Plan, parts: Iterable<Part>): Review {
  return compose(factsOf(module, match), plan, parts);
}
