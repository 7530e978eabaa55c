/** How much is thought about what. Counted in worlds, never in time: the same budget gives the same review anywhere. */

export interface Budget {
  /** Worlds in which every position is judged, and in which each chance event is drawn anew. */
  readonly values: number;
  /**
   * Worlds for all answers to a question; then for the best of them; then new ones for the best and the given, and up to
   * eight times as many as long as the grade is in doubt.
   */
  readonly first: number;
  readonly second: number;
  readonly last: number;
  /** So many answers to a question are looked at, the most promising by the game's policy; the given always. */
  readonly wide: number;
  /**
   * Iterations of search that find out how sealed answers are to be mixed. With fewer than `LEAST_MIXING` every answer has been
   * tried about as often, and bad ones would pass for mixed in.
   */
  readonly mixing: number;
  /** Worlds in which a seat's price for a lot is sought; 0: no auction is judged. */
  readonly auctions: number;
}

export const LEAST_MIXING = 300;

/** Worlds a position has in the measurements of docs/review.md. */
export const MEASURED_WORLDS = 16;

/** A first look at every entry: enough for a curve and for where to look longer. */
export const GLANCE: Budget = { values: 4, first: 2, second: 2, last: 4, wide: 6, mixing: LEAST_MIXING, auctions: 0 };

/** Every entry of a game. */
export const QUICK: Budget = {
  values: MEASURED_WORLDS,
  first: 4,
  second: 8,
  last: 20,
  wide: 10,
  mixing: LEAST_MIXING,
  auctions: 6,
};

/** The decisions that matter most. */
export const DEEP: Budget = { values: 48, first: 16, second: 48, last: 96, wide: 24, mixing: 600, auctions: 32 };
