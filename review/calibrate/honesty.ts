/** What whole reviews show about the judgement itself: does luck even out, does the ledger explain the result? */
import type { Playable } from '@signoria/bots';
import { type LuckWeights, type Match, random, type Seat } from '@signoria/kernel';
import { adjustedBy, WHOLE } from '../adjusted.ts';
import type { Budget } from '../budget.ts';
import type { Part } from '../compose.ts';
import { deviation, type Estimate, estimate } from '../numbers.ts';
import { assemble, type Plan, reviewing } from '../pass.ts';
import type { EntryReview, Review } from '../result.ts';
import { ceilingOf, weightsOf } from './control.ts';

export interface Honesty {
  readonly games: number;
  /** By seat, in win share a game: over all seats it is nothing by itself. */
  readonly luck: readonly Estimate[];
  /** Whether all of that is nothing but accident: within two standard errors, or three of one seat. */
  readonly evenLuck: boolean;
  /** Standard deviation of what the ledger does not explain, a game and seat. */
  readonly residual: number;
  /** The same by the strict definition: chance is what each draw brought by itself, and what several did only together is unexplained. */
  readonly strict: number;
  /** How much less results vary once luck is taken off them, just as tables show both: 0.3 is 30 % less variance. */
  readonly lessVariance: Estimate;
  /** How much of each kind of luck was taken off for that, and what part of the variance all of it is as far as it was measured. */
  readonly weights: LuckWeights;
  readonly ceiling: number;
}

/** Luck and the ledger need no answers weighed. */
const ONLY_VALUES: Omit<Budget, 'values'> = { first: 1, second: 0, last: 0, wide: 2, mixing: 1, auctions: 0 };
/** So often games are drawn anew out of those there are, to see how far the figure may be off. */
const RESAMPLES = 400;

export function ledgerReview(module: Playable, match: Match, { values }: Budget, seed: string): Review {
  const plan: Plan = { budget: { values, ...ONLY_VALUES }, seed };
  const parts: Part[] = [];
  for (const { found } of reviewing(module, match, plan)) if (found !== null) parts.push(found);
  return assemble(module, match, plan, parts);
}

/** `fitted`: how much luck is taken off is fitted to one half of the games and measured on the other. */
export function honestyOf(reviews: readonly Review[], fitted = false): Honesty {
  const half = fitted ? reviews.length >> 1 : 0;
  const weights = fitted ? weightsOf(reviews.slice(0, half)) : (reviews[0]?.weights ?? WHOLE);
  const seats = reviews.flatMap(({ players, ledger, entries }) =>
    players.map(({ luck, seat }) => {
      const residual = ledger!.rows.find(({ of }) => of === 'residual')!.moves[seat]!;
      return { seat, luck, residual, strict: residual + together(entries, seat) };
    }),
  );
  const bySeat = [...new Set(seats.map(({ seat }) => seat))].map((seat) =>
    estimate(seats.filter((one) => one.seat === seat).map(({ luck }) => luck)),
  );
  const far = bySeat.map(({ mean, se }) => (se === 0 ? 0 : Math.abs(mean) / se));
  return {
    games: reviews.length,
    luck: bySeat,
    evenLuck: far.every((x) => x <= 3) && far.filter((x) => x > 2).length <= 1,
    residual: deviation(seats.map(({ residual }) => residual)),
    strict: deviation(seats.map(({ strict }) => strict)),
    lessVariance: lessVariance(reviews.slice(half).map((review) => shownOf(review, weights))),
    weights,
    ceiling: ceilingOf(reviews),
  };
}

/** What the draws of an entry brought the seat beyond what each of them did by itself, in the whole game. */
function together(entries: readonly EntryReview[], seat: Seat): number {
  return entries.reduce((sum, { open, decided, luck }) => {
    if (luck.length === 0) return sum;
    const each = luck.reduce((all, event) => all + event.luck[seat]!.mean, 0);
    return sum + open[seat]! - decided[seat]! - each;
  }, 0);
}

/** What tables show of a game, seat by seat. */
interface Shown {
  readonly result: readonly number[];
  readonly adjusted: readonly number[];
}

function shownOf({ ledger }: Review, weights: LuckWeights): Shown {
  return { result: ledger!.result, adjusted: adjustedBy(ledger!, weights) };
}

/** The error is that of drawing other games (bootstrap), the seats of a game together. */
function lessVariance(games: readonly Shown[]): Estimate {
  const dice = random(games.length);
  const others = Array.from({ length: games.length < 2 ? 0 : RESAMPLES }, () =>
    saved(games.map(() => games[dice.below(games.length)]!)),
  );
  return { mean: saved(games), se: deviation(others) };
}

function saved(games: readonly Shown[]): number {
  const raw = deviation(games.flatMap(({ result }) => result)) ** 2;
  return raw === 0 ? 0 : 1 - deviation(games.flatMap(({ adjusted }) => adjusted)) ** 2 / raw;
}
