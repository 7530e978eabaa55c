/** The arithmetic of estimates: means with their errors, and places from chances. Pure functions over numbers. */

/** A mean, and how far off it may be (one standard error). */
export interface Estimate {
  readonly mean: number;
  readonly se: number;
}

export const NOTHING: Estimate = { mean: 0, se: 0 };

export function estimate(samples: ArrayLike<number>): Estimate {
  const count = samples.length;
  if (count === 0) return NOTHING;
  const mean = meanOf(samples);
  return { mean, se: count === 1 ? 0 : Math.sqrt(squares(samples, mean) / (count - 1) / count) };
}

/** What lies between two quantities measured in the same worlds. */
export function difference(a: ArrayLike<number>, b: ArrayLike<number>): Estimate {
  return estimate(Float64Array.from({ length: a.length }, (_, i) => a[i]! - b[i]!));
}

/** By the number of samples, how much wider than two standard errors the interval is that holds 95 of 100 (Student). */
const WIDER = [1, 1, 6.48, 2.2, 1.62, 1.42, 1.31, 1.25, 1.21, 1.18, 1.15, 1.14];

function wider(samples: number): number {
  return WIDER[samples] ?? 1 + 1.35 / (samples - 1);
}

/**
 * What lies between two answers, with an error that can be relied on in few worlds: twice of it holds 95 of 100, however few
 * they were. Where all worlds say the same it is what one more in which there is no difference would make of it.
 */
export function apart(a: ArrayLike<number>, b: ArrayLike<number>): Estimate {
  const { mean, se } = difference(a, b);
  return { mean, se: wider(a.length) * Math.max(se, Math.abs(mean) / (a.length + 1)) };
}

export function meanOf(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < samples.length; i++) sum += samples[i]!;
  return samples.length === 0 ? 0 : sum / samples.length;
}

export function deviation(samples: ArrayLike<number>): number {
  return samples.length < 2 ? 0 : Math.sqrt(squares(samples, meanOf(samples)) / (samples.length - 1));
}

function squares(samples: ArrayLike<number>, mean: number): number {
  let sum = 0;
  for (let i = 0; i < samples.length; i++) sum += (samples[i]! - mean) ** 2;
  return sum;
}

/** Figures that are read by people and kept in files: five digits are more than any estimate has. */
export function rounded(x: number): number {
  return Math.round(x * 1e5) / 1e5 + 0; // never -0
}

export function roundedEstimate({ mean, se }: Estimate): Estimate {
  return { mean: rounded(mean), se: rounded(se) };
}

/**
 * How likely each seat is to come out at each place, if whoever is left takes the next place with the same chances as the
 * first (Plackett and Luce). `places[seat * seats + place]`; the first place is the chance to win itself.
 */
export function placesFrom(shares: ArrayLike<number>, into: Float64Array): void {
  const seats = shares.length;
  into.fill(0);
  const likely = new Float64Array(1 << seats);
  likely[0] = 1;
  for (let taken = 0; taken < likely.length - 1; taken++) {
    if (likely[taken] === 0) continue;
    const place = bits(taken);
    let left = 0;
    for (let seat = 0; seat < seats; seat++) if ((taken & (1 << seat)) === 0) left += shares[seat]!;
    for (let seat = 0; seat < seats; seat++) {
      if ((taken & (1 << seat)) !== 0) continue;
      const chance = likely[taken]! * (left > 0 ? shares[seat]! / left : 1 / (seats - place));
      into[seat * seats + place]! += chance;
      likely[taken | (1 << seat)]! += chance;
    }
  }
}

/** The same of a game that is over: winners first, then by points; those who are equal share their places. */
export function placesAtEnd(winners: readonly number[], points: ArrayLike<number>, into: Float64Array): void {
  const seats = points.length;
  into.fill(0);
  const rank = (seat: number) => (winners.includes(seat) ? Number.POSITIVE_INFINITY : points[seat]!);
  for (let seat = 0; seat < seats; seat++) {
    let better = 0;
    let equal = 0;
    for (let other = 0; other < seats; other++) {
      if (rank(other) > rank(seat)) better++;
      else if (rank(other) === rank(seat)) equal++;
    }
    for (let place = better; place < better + equal; place++) into[seat * seats + place] = 1 / equal;
  }
}

function bits(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}
