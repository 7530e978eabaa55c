/**
 * Lines in the plane for `make-map.ts`: roughening, crossing, thinning, writing as an SVG path.
 * Build time only; nothing here knows a region.
 */
import type { Point, Stretch } from './map.source.ts';

export type Line = readonly Point[];

/** A generator seeded by a word, so that the same border comes out the same on every machine. */
function dice(seed: string): () => number {
  let h = 2166136261;
  for (const c of seed) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return () => {
    h += 0x6d2b79f5;
    let t = Math.imul(h ^ (h >>> 15), h | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A straight border turned into one that looks surveyed: midpoints pushed sideways, three times over. */
export function roughened(a: Point, b: Point, seed: string, sway = 0.34, depth = 3): Line {
  const roll = dice(seed);
  let line: Point[] = [a, b];
  for (let d = 0; d < depth; d++) {
    const finer: Point[] = [line[0]!];
    for (let i = 1; i < line.length; i++) {
      const [p, q] = [line[i - 1]!, line[i]!];
      const off = (roll() - 0.5) * sway;
      finer.push([(p[0] + q[0]) / 2 - (q[1] - p[1]) * off, (p[1] + q[1]) / 2 + (q[0] - p[0]) * off], q);
    }
    line = finer;
  }
  return line;
}

export function signedArea(ring: Line): number {
  return ring.reduce((sum, p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    return sum + (p[0] * q[1] - q[0] * p[1]) / 2;
  }, 0);
}

export interface Crossing {
  readonly at: Point;
  /** How far along pq. */
  readonly t: number;
  /** Segment of the ring, and how far along that. */
  readonly along: number;
}

/** Where the segment pq first meets the ring. */
export function crossing(p: Point, q: Point, ring: Line): Crossing | null {
  let first: Crossing | null = null;
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [ring[i]!, ring[(i + 1) % ring.length]!];
    const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
    const det = dx * ey - dy * ex;
    const t = ((a[0] - p[0]) * ey - (a[1] - p[1]) * ex) / det;
    const u = ((a[0] - p[0]) * dy - (a[1] - p[1]) * dx) / det;
    const meets = t >= 0 && t <= 1 && u >= 0 && u < 1;
    if (meets && (!first || t < first.t)) first = { t, along: i + u, at: [p[0] + dx * t, p[1] + dy * t] };
  }
  return first;
}

/** Points of a ring after position `from` up to position `to`, going forward. */
export function stretchOfRing(ring: Line, from: number, to: number): Line {
  const n = ring.length;
  const end = to < from ? to + n : to;
  const points: Point[] = [];
  for (let i = Math.floor(from) + 1; i <= end; i++) points.push(ring[i % n]!);
  return points;
}

function distanceToChord(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(p[0] - a[0], p[1] - a[1]);
  return Math.abs(dx * (a[1] - p[1]) - (a[0] - p[0]) * dy) / length;
}

/** Douglas and Peucker: drops points nobody would miss; the ends stay. */
export function thinned(line: Line, detail: number): Line {
  let far = 0;
  let worst = 0;
  for (let i = 1; i < line.length - 1; i++) {
    const d = distanceToChord(line[i]!, line[0]!, line.at(-1)!);
    if (d > worst) [worst, far] = [d, i];
  }
  if (worst <= detail) return line.length < 2 ? line : [line[0]!, line.at(-1)!];
  return [...thinned(line.slice(0, far + 1), detail).slice(0, -1), ...thinned(line.slice(far), detail)];
}

/** A monotone map of [low, high] onto [0, 1] that gives more room around the stretches. */
export function stretched(low: number, high: number, stretches: readonly Stretch[]): (v: number) => number {
  const steps = 600;
  const sums = [0];
  for (let i = 1; i <= steps; i++) {
    const v = low + ((high - low) * (i - 0.5)) / steps;
    const gain = stretches.reduce((sum, [centre, width, g]) => sum + g * Math.exp(-(((v - centre) / width) ** 2)), 0);
    sums.push(sums[i - 1]! + 1 + gain);
  }
  const total = sums[steps]!;
  return (v) => {
    const u = ((v - low) / (high - low)) * steps;
    const i = Math.min(Math.max(Math.floor(u), 0), steps - 1);
    return (sums[i]! + (sums[i + 1]! - sums[i]!) * (u - i)) / total;
  };
}

const tenths = (v: number): number => Math.round(v * 10);

/** Numbers without the signs SVG can do without: 12, -3.5, .4 */
function packed(numbers: readonly number[]): string {
  return numbers
    .map((n) => String(n / 10).replace(/^(-?)0\./, '$1.'))
    .reduce((all, n, i) => all + (i > 0 && !n.startsWith('-') ? ' ' : '') + n, '');
}

/** A closed path in tenths of a unit. Points are rounded before the steps are taken, so shared lines stay shared. */
export function pathOf(ring: Line): string {
  const points = ring.map(([x, y]) => [tenths(x), tenths(y)] as const);
  const moved = points.filter((p, i) => i === 0 || p[0] !== points[i - 1]![0] || p[1] !== points[i - 1]![1]);
  const steps = moved.slice(1).flatMap((p, i) => [p[0] - moved[i]![0], p[1] - moved[i]![1]]);
  return `M${packed(moved[0]!)}l${packed(steps)}z`;
}
