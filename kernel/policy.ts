/** What a game tells the generic bots. It knows a state as a seat may imagine it, never the real one. */
import type { AnyState, Choice, Seat } from './game.ts';

/**
 * The rate of a choice that no bot makes while there is another: what only goes round in circles, so that a search that
 * sees no harm in it would go round for ever.
 */
export const NEVER = Number.NEGATIVE_INFINITY;

export interface Policy<S = AnyState, C = Choice> {
  /**
   * How good each choice looks to `seat`, written into `into` (higher is better; only the order and rough distance
   * matter, and `NEVER`). Cheap: it guides every step of a rollout.
   */
  rate(s: S, seat: Seat, choices: readonly C[], into: Float64Array): void;
  /**
   * What `seat` would do now of its own accord at an open free frame: sell, offer, accept; null for nothing. Asked again
   * after every change, so it must come to an end by itself.
   */
  volunteer?(s: S, seat: Seat): C | null;
  /** Chance to win from here for each seat, 0 to 1; for cutting rollouts short. Absent: rollouts go to the end. */
  evaluate?(s: S, into: Float64Array): void;
  /**
   * How far rivals may be expected to answer as `rate` would, 0 (not at all, the default) to 1: then the search looks for
   * the best reply to that, instead of crediting them with a search of their own.
   */
  readonly trust?: number;
  /** How often a rollout answers at random instead of by `rate`, 0 to 1: little where `rate` is good. */
  readonly noise?: number;
  /** How many decisions a rollout plays by `rate` before `evaluate` judges; the better `rate`, the more it tells. */
  readonly cut?: number;
  /** The frames at which `evaluate` makes sense, e.g. between two battles. Absent: anywhere. */
  readonly judgedAt?: readonly string[];
}
