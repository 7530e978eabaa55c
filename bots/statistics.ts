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
