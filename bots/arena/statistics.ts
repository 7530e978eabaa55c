/** The arithmetic of an arena. Pure functions over results. */
import { random as seeded } from '@signoria/kernel';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, x) => sum + x, 0) / values.length;
}

/** How many times the bootstrap draws a new set of blocks. */
const RESAMPLES = 2000;

/**
 * 95 % confidence interval of the mean over all games, by drawing whole blocks with replacement: games of a block
 * share their deal and are not independent.
 */
export function bootstrap(blocks: readonly (readonly number[])[], seed: number): Interval {
  const random = seeded(seed);
  const sums = blocks.map((block) => block.reduce((sum, x) => sum + x, 0));
  const means = Float64Array.from({ length: RESAMPLES }, () => {
    let sum = 0;
    let games = 0;
    for (let n = 0; n < blocks.length; n++) {
      const at = random.below(blocks.length);
      sum += sums[at]!;
      games += blocks[at]!.length;
    }
    return sum / games;
  }).sort();
  return { low: means[Math.floor(RESAMPLES * 0.025)]!, high: means[Math.ceil(RESAMPLES * 0.975) - 1]! };
}

/** The 97.5 % quantile of the normal distribution. */
const Z = 1.96;

/** 95 % score interval of a share of wins (Wilson): never empty, and honest for few games and for clean sweeps. */
export function wilson(share: number, games: number): Interval {
  const spread = (Z * Z) / games;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Z * Math.sqrt((share * (1 - share) + spread / 4) / games)) / (1 + spread);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/**
 * What both intervals allow: the bootstrap knows how much games of one deal have in common, but knows nothing beyond the
 * games it has seen and is too sure of few of them.
 */
export function confidence(blocks: readonly (readonly number[])[], seed: number): Interval {
  const games = blocks.flat();
  const [seen, few] = [bootstrap(blocks, seed), wilson(mean(games), games.length)];
  return { low: Math.min(seen.low, few.low), high: Math.max(seen.high, few.high) };
}

/** Elo-like difference of a candidate who wins `share` of the games against n - 1 equal opponents; 0 at parity. */
export function eloDifference(share: number, seats: number): number {
  return 400 * Math.log10(((seats - 1) * share) / (1 - share));
}

/** Nobody is infinitely better: a clean sweep counts as half a game short of one. */
export function withinHalfAGame(share: number, games: number): number {
  return Math.min(1 - 0.5 / games, Math.max(0.5 / games, share));
}

export interface Percentiles {
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly max: number;
}

/** Null when there is nothing to count. */
export function percentiles(values: readonly number[]): Percentiles | null {
  if (values.length === 0) return null;
  const sorted = Float64Array.from(values).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]!;
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99), max: sorted[sorted.length - 1]! };
}
