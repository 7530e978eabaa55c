/** Borders for `make-map.ts`: roughening them, and where they cross a coast. Build time only; nothing knows a region. */
import type { Line, Point } from '@signoria/kit/mapping';

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
