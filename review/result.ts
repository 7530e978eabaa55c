/** A review as it is kept with a game and shown: plain JSON, described in docs/game-file.md. */
import type { LuckWeights, Seat } from '@signoria/kernel';
import type { AuctionReview } from './auctions.ts';
import type { Budget } from './budget.ts';
import type { Decision } from './decision.ts';
import type { Grade } from './grades.ts';
import type { Ledger } from './ledger.ts';
import type { Luck } from './luck.ts';
import type { Estimate } from './numbers.ts';
import type { Knowing, Value } from './values.ts';

export const REVIEW_FORMAT = 'signoria-review/1';

export interface Review {
  readonly format: typeof REVIEW_FORMAT;
  /** Who judged: the game and its rules, the version of the engine, the fitted figures. */
  readonly engine: string;
  /** The hash of the last entry: which game this is about. */
  readonly hash: string;
  readonly seats: number;
  readonly seed: string;
  readonly budget: Budget;
  /** How much of the luck is taken off the results of `players`; the ledger has all of it. */
  readonly weights: LuckWeights;
  /** Whether every entry has been judged. */
  readonly complete: boolean;
  readonly opening: OpeningReview | null;
  /** Of the answers that stood, in their order. */
  readonly entries: readonly EntryReview[];
  readonly auctions: readonly AuctionReview[];
  readonly players: readonly PlayerReview[];
  /** Null as long as the review is not complete. */
  readonly ledger: Ledger | null;
}

export interface OpeningReview {
  /** In how many worlds. */
  readonly worlds: number;
  /** By seat, over all beginnings there could have been: the same for all games of one set-up. */
  readonly start: readonly number[];
  /** The beginning there was, with open cards. */
  readonly open: readonly number[];
  /** How far off the difference of the two may be, one standard error; reviews made before it was kept have none. */
  readonly errors?: readonly number[];
  readonly values: readonly Curve[];
}

/** A position for one reader. */
export interface Curve {
  readonly knowing: Knowing;
  readonly value: Value;
}

export interface EntryReview extends Ground {
  readonly seq: number;
  readonly seat: Seat;
  readonly decision: Decision;
  /** How much more (or less) it was worth with open cards than its seat could know. */
  readonly guess: Estimate;
}

/** What an entry led to, as it was found in so many worlds: everything but the decision itself. */
export interface Ground {
  readonly worlds: number;
  /** What the answer was worth to its seat with open cards. */
  readonly hindsight: Estimate;
  /** Win shares with open cards: decided but before chance spoke, and after. */
  readonly decided: readonly number[];
  readonly open: readonly number[];
  /** By seat, what the decision moved with open cards. */
  readonly effect: readonly Estimate[];
  readonly luck: readonly Luck[];
  /** The position after it, for the readers that were asked for. */
  readonly values: readonly Curve[];
}

export interface PlayerReview {
  readonly seat: Seat;
  /** Decisions that count. */
  readonly real: number;
  /** Mean loss of win share by each of them. */
  readonly errorRate: Estimate;
  readonly graded: { readonly [G in Grade]: number };
  /** What chance brought the seat in all, the opening included. */
  readonly luck: number;
  /** The result less so much of that luck as `weights` say. */
  readonly adjusted: number | null;
}
