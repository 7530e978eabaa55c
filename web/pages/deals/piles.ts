/** How the games of a deal lie over their points: piles of what is equal, or too near to be told apart. */

/** More piles than that run into each other. */
const PILES = 30;

interface Pile {
  readonly at: number;
  readonly games: readonly boolean[];
}

/** Where each pile stands, 0 to 1, and whose games lie on it; one's own lie on top. */
export function pilesOf(points: readonly { readonly points: number; readonly own: boolean }[]): readonly Pile[] {
  const least = Math.min(...points.map((one) => one.points));
  const most = Math.max(...points.map((one) => one.points));
  const place = (n: number) => (most === least ? PILES / 2 : Math.round(((n - least) / (most - least)) * PILES));
  const piles = Map.groupBy(points, (one) => place(one.points));
  return [...piles].map(([at, games]) => ({
    at: at / PILES,
    games: games.map(({ own }) => own).toSorted((a, b) => Number(a) - Number(b)),
  }));
}

export function middleOf(points: readonly number[]): number {
  return points.toSorted((a, b) => a - b)[Math.floor(points.length / 2)] ?? 0;
}
