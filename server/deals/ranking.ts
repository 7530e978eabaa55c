/** How everybody did at a deal, among all who have played it. */
import type { Result } from './tries.ts';

export interface Ranked {
  readonly rank: number;
  /** Of the others, how many did worse, equals counting half. */
  readonly share: number;
}

/** Below zero when the first did better: with one's own hands, as a winner, by points. */
function compare(a: Result, b: Result): number {
  return Number(a.touched) - Number(b.touched) || Number(b.won) - Number(a.won) || b.points - a.points;
}

/** The best first; of equals whoever was there first. */
export function ranked<T extends { readonly result: Result }>(games: readonly T[]): readonly (T & Ranked)[] {
  const others = Math.max(1, games.length - 1);
  return games
    .toSorted((a, b) => compare(a.result, b.result) || a.result.at - b.result.at)
    .map((game) => {
      const better = games.filter((other) => compare(other.result, game.result) < 0).length;
      const worse = games.filter((other) => compare(other.result, game.result) > 0).length;
      const equal = games.length - better - worse - 1;
      return { ...game, rank: better + 1, share: games.length === 1 ? 0.5 : (worse + equal / 2) / others };
    });
}
