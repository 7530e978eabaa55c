/**
 * The numbers that an answer moves, by seat: strength, coins, points. Read off a view, so that they are known to whoever sees
 * it; what they come to after an answer is found by the rules themselves (`knowledge/foresight.ts`).
 */
import type { Translated } from '../text/languages.ts';
import type { Seat } from './game.ts';

export interface Stake {
  /** An id that `StakeText` puts into words. */
  readonly what: string;
  readonly n: number;
}

/** What a seat has by this view, the most telling first; a number that the view does not tell is left out. */
export type Stakes = (view: unknown, seat: Seat) => readonly Stake[];

/** What each number is called. Read when somebody points at an answer, so fetched apart: keep it in `text/stakes.ts`. */
export type StakeText = Translated<{ readonly [what: string]: string }>;
