/** Of all positions in which a seat was given so much, how often did it win? By phase of the game. */
import { PHASES } from './positions.ts';

export interface Forecast {
  readonly phase: number;
  readonly predicted: readonly number[];
  readonly result: readonly number[];
}

export interface Reliability {
  readonly phase: number;
  readonly positions: number;
  /** Mean distance between predicted and true frequencies over the bins, each as often as it was met. */
  readonly error: number;
  /** So much of it would be found in forecasts that are right, by the accident of so few games (mean). */
  readonly noise: number;
  readonly bins: readonly Bin[];
}

export interface Bin {
  readonly predicted: number;
  readonly won: number;
  readonly count: number;
}

const BINS = 10;

export function reliability(forecasts: readonly Forecast[]): readonly Reliability[] {
  return Array.from({ length: PHASES }, (_, phase) => {
    const own = forecasts.filter((forecast) => forecast.phase === phase);
    const bins = binsOf(own);
    const all = bins.reduce((sum, { count }) => sum + count, 0);
    const weighted = (of: (bin: Bin) => number) =>
      all === 0 ? 0 : bins.reduce((sum, bin) => sum + bin.count * of(bin), 0) / all;
    return {
      phase,
      positions: own.length,
      error: weighted(({ predicted, won }) => Math.abs(predicted - won)),
      noise: weighted(({ predicted, count }) => 0.8 * Math.sqrt((predicted * (1 - predicted)) / count)),
      bins,
    };
  });
}

function binsOf(forecasts: readonly Forecast[]): readonly Bin[] {
  const bins = Array.from({ length: BINS }, () => ({ predicted: 0, won: 0, count: 0 }));
  for (const { predicted, result } of forecasts) {
    for (const [seat, share] of predicted.entries()) {
      const bin = bins[Math.min(BINS - 1, Math.floor(share * BINS))]!;
      bin.predicted += share;
      bin.won += result[seat]!;
      bin.count++;
    }
  }
  return bins
    .filter(({ count }) => count > 0)
    .map(({ predicted, won, count }) => ({ predicted: predicted / count, won: won / count, count }));
}
