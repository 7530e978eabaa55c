/** A table of ratings for a mixed pool (openskill, Plackett–Luce). For show; to tell two bots apart, use `arena.ts`. */
import { keyFromSeed, type Random, random as seeded, seedOf } from '@signoria/kernel';
import { ordinal, type Rating, rate, rating } from 'openskill';
import { type Contestant, playGame } from '../play.ts';
import { winShare } from '../search/rollout.ts';
import type { Playable } from '../thought.ts';

export interface Pool {
  readonly contestants: { readonly [name: string]: Contestant };
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly options?: { readonly [id: string]: unknown };
  readonly edition?: unknown;
}

export interface Rated {
  readonly name: string;
  readonly mu: number;
  readonly sigma: number;
  /** A rating one can be sure of: mu - 3 sigma. */
  readonly ordinal: number;
  /** Seats taken, and the wins in them, shared ones split. */
  readonly seats: number;
  readonly wins: number;
}

interface Tally {
  rating: Rating;
  seats: number;
  wins: number;
}

/** Plays the pool out, best first. */
export function ratings(module: Playable, pool: Pool, progress?: (games: number) => void): readonly Rated[] {
  const names = Object.keys(pool.contestants);
  const table = new Map(names.map((name): [string, Tally] => [name, { rating: rating(), seats: 0, wins: 0 }]));
  const random = seeded(seedOf(pool.seed));
  const bag: string[] = [];
  for (let game = 0; game < pool.games; game++) {
    const seated = Array.from({ length: pool.seats }, () => drawName(bag, names, random));
    record(table, seated, playOne(module, pool, seated, game));
    progress?.(game + 1);
  }
  return [...table].map(toRated).sort((x, y) => y.ordinal - x.ordinal);
}

/** Everybody sits equally often: the bag is refilled only when it is empty. */
function drawName(bag: string[], names: readonly string[], random: Random): string {
  if (bag.length === 0) bag.push(...names);
  return bag.splice(random.below(bag.length), 1)[0]!;
}

function playOne(module: Playable, pool: Pool, seated: readonly string[], game: number): readonly number[] {
  const { seats, options = {}, edition = null } = pool;
  const own = `${pool.seed}/${game}`;
  const contestants = seated.map((name) => pool.contestants[name]!);
  const { outcome } = playGame(module, { seats, options, edition, key: keyFromSeed(own) }, contestants, seedOf(own));
  return seated.map((_, seat) => (outcome === null ? 1 / seats : winShare(outcome, seat)));
}

/** Winners share the first rank, all others the second. Who sat twice gets the mean of both. */
function record(table: Map<string, Tally>, seated: readonly string[], shares: readonly number[]): void {
  const before = seated.map((name) => [table.get(name)!.rating]);
  const after = rate(before, { rank: shares.map((share) => (share > 0 ? 1 : 2)) });
  for (const name of new Set(seated)) {
    const own = seated.flatMap((other, seat) => (other === name ? [seat] : []));
    const average = (field: keyof Rating) => own.reduce((sum, seat) => sum + after[seat]![0]![field], 0) / own.length;
    const standing = table.get(name)!;
    standing.rating = { mu: average('mu'), sigma: average('sigma') };
    standing.seats += own.length;
    standing.wins += own.reduce((sum, seat) => sum + shares[seat]!, 0);
  }
}

function toRated([name, standing]: [string, Tally]): Rated {
  const { mu, sigma } = standing.rating;
  return { name, mu, sigma, ordinal: ordinal(standing.rating), seats: standing.seats, wins: standing.wins };
}
