/** What whole reviews show about the judgement itself: does luck even out, does the ledger explain the result? */
import type { Playable } from '@signoria/bots';
import type { Match } from '@signoria/kernel';
import type { Budget } from '../budget.ts';
import type { Part } from '../compose.ts';
import { deviation, type Estimate, estimate } from '../numbers.ts';
import { assemble, type Plan, reviewing } from '../pass.ts';
import type { Review } from '../result.ts';

export interface Honesty {
  readonly games: number;
  /** By seat, in win share a game: over all seats it is nothing by itself. */
  readonly luck: readonly Estimate[];
  /** Whether all of that is nothing but accident: within two standard errors, or three of one seat. */
  readonly evenLuck: boolean;
  /** Standard deviation of what the ledger does not explain, a game and seat. */
  readonly residual: number;
  /** How much less results vary once luck is taken off them: 0.3 is 30 % less variance. */
  readonly lessVariance: number;
}

/** Luck and the ledger need no answers weighed. */
const ONLY_VALUES: Omit<Budget, 'values'> = { first: 1, second: 0, last: 0, wide: 2, mixing: 1, auctions: 0 };

export function ledgerReview(module: Playable, match: Match, { values }: Budget, seed: string): Review {
  const plan: Plan = { budget: { values, ...ONLY_VALUES }, seed };
  const parts: Part[] = [];
  for (const { found } of reviewing(module, match, plan)) if (found !== null) parts.push(found);
  return assemble(module, match, plan, parts);
}

export function honestyOf(reviews: readonly Review[]): Honesty {
  const seats = reviews.flatMap(({ players, ledger }) =>
    players.map(({ luck, seat }) => ({
      seat,
      luck,
      result: ledger!.result[seat]! - ledger!.start[seat]!,
      residual: ledger!.rows.find(({ of }) => of === 'residual')!.moves[seat]!,
    })),
  );
  const variance = (of: (one: (typeof seats)[number]) => number) => deviation(seats.map(of)) ** 2;
  const raw = variance(({ result }) => result);
  const bySeat = [...new Set(seats.map(({ seat }) => seat))].map((seat) =>
    estimate(seats.filter((one) => one.seat === seat).map(({ luck }) => luck)),
  );
  const far = bySeat.map(({ mean, se }) => (se === 0 ? 0 : Math.abs(mean) / se));
  return {
    games: reviews.length,
    luck: bySeat,
    evenLuck: far.every((x) => x <= 3) && far.filter((x) => x > 2).length <= 1,
    residual: Math.sqrt(variance(({ residual }) => residual)),
    lessVariance: raw === 0 ? 0 : 1 - variance(({ result, luck }) => result - luck) / raw,
  };
}
