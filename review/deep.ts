/** The second look: the decisions that seem to have cost most, or of which least is known, with a larger budget. */
import type { Playable } from '@signoria/bots';
import { type Match, seedOf } from '@signoria/kernel';
import { lotsIn } from './auctions.ts';
import { type Budget, DEEP, MEASURED_WORLDS } from './budget.ts';
import type { Part } from './compose.ts';
import { judgeDecision } from './decision.ts';
import { type Judge, newJudge } from './judge.ts';
import { auctionPart, groundWork, type Plan, type Tick, ticking } from './pass.ts';
import { pathOf, type Step } from './path.ts';
import type { EntryReview, Review } from './result.ts';

export interface DeepPlan {
  readonly budget?: Budget;
  /** How many decisions. */
  readonly most?: number;
  /** Rather these entries, whatever they seem to have cost: a look on demand. */
  readonly entries?: readonly number[];
  /** Auctions are judged anew too. */
  readonly auctions?: boolean;
  /**
   * After all else every position too, for these readers, in as many worlds as the published figures were measured with: so
   * that curve, ledger and luck are no surer and no less sure than those.
   */
  readonly ground?: Plan['readers'];
  readonly share?: { readonly worker: number; readonly of: number };
  /** When to stop, whatever is left: the most urgent was done first. No end of its own unless told. */
  readonly until?: Deadline;
}

/** A moment by a clock that whoever sets it knows. */
export interface Deadline {
  readonly at: number;
  now(): number;
}

const MOST = 20;
/** Nobody is to wait longer for the long look at a game. */
export const LONGEST_MS = 60_000;

/** Which entries a second look is for, the most urgent first. */
export function urgent({ entries }: Pick<Review, 'entries'>, most = MOST): readonly number[] {
  const doubt = ({ answers }: EntryReview['decision']) => Math.max(0, ...answers.map(({ share }) => share.se)) / 4;
  const weight = ({ decision }: EntryReview) =>
    decision.loss.mean + decision.loss.se + (decision.loss.mean === 0 ? doubt(decision) : 0);
  return entries
    .filter(({ decision }) => decision.real)
    .toSorted((a, b) => weight(b) - weight(a) || a.seq - b.seq)
    .slice(0, most)
    .map(({ seq }) => seq);
}

/** Better parts for a review of the quick pass: put them behind its own and `assemble` them all. */
export function* deepening(
  module: Playable,
  match: Match,
  review: Pick<Review, 'seed' | 'entries'>,
  plan: DeepPlan = {},
): Generator<Tick, void> {
  const { budget = DEEP, share = { worker: 0, of: 1 }, auctions = true, ground } = plan;
  const judge = newJudge({ game: match.game, policy: module.policy });
  const seed = seedOf(`${review.seed}/deep`);
  const path = pathOf(match);
  const wanted = plan.entries ?? urgent(review, plan.most);
  const entries = wanted.flatMap((seq) => review.entries.filter((entry) => entry.seq === seq));
  const closer = [
    ...entries.map((entry) => () => lookAgain(judge, path.find(({ seq }) => seq === entry.seq)!, entry, budget, seed)),
    ...(auctions ? lotsIn(judge, path) : []).map((lot) => () => auctionPart(judge, lot, budget, seed)),
  ].filter((_, i) => i % share.of === share.worker);
  const seen = { seed: review.seed, share, values: MEASURED_WORLDS };
  const again = ground === undefined ? [] : groundWork(judge, match, { ...seen, readers: ground });
  yield* inTime(ticking([...closer, ...again]), plan.until);
}

/** Time is looked at wherever the work can be left, so that no more than one such piece comes late. */
function* inTime(ticks: Generator<Tick, void>, until: Deadline | undefined): Generator<Tick, void> {
  const late = () => until !== undefined && until.now() >= until.at;
  while (!late()) {
    const { done, value } = ticks.next();
    if (done) return;
    yield value;
  }
}

function* lookAgain(judge: Judge, step: Step, entry: EntryReview, budget: Budget, seed: number): Generator<void, Part> {
  return { part: 'entry', entry: { ...entry, decision: yield* judgeDecision(judge, step, budget, seed) } };
}
