/** The drawn map: every region whole, its city inside it, its borders the very lines of its neighbours. */
import { describe, expect, it } from 'vitest';
import { REGION_DRAWINGS } from '../map.data.ts';
import { REGIONS, type RegionId, RINGS } from '../map.source.ts';

type Corner = readonly [number, number];

/** Corners of a path in tenths of a unit: one absolute point, then steps. */
function corners(path: string): Corner[] {
  const numbers = [...path.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([n]) => Math.round(Number(n) * 10));
  const points: Corner[] = [[numbers[0]!, numbers[1]!]];
  for (let i = 2; i < numbers.length; i += 2) {
    const [x, y] = points.at(-1)!;
    points.push([x + numbers[i]!, y + numbers[i + 1]!]);
  }
  return points;
}

const outlines = Object.fromEntries(REGIONS.map((id) => [id, corners(REGION_DRAWINGS[id].path)])) as Record<
  RegionId,
  Corner[]
>;

/** Sides of an outline, each written the same way whichever region it belongs to. */
function sides(id: RegionId): Set<string> {
  const ring = outlines[id];
  return new Set(ring.map((p, i) => [p, ring[(i + 1) % ring.length]!].map(String).sort().join(' ')));
}

function inside([x, y]: Corner, ring: readonly Corner[]): boolean {
  let within = false;
  for (const [i, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(i + 1) % ring.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

/** Two regions touch where their rings of corners in the source share a side. */
function touch(a: RegionId, b: RegionId): boolean {
  const keys = (id: RegionId) => RINGS[id].map((p, i, ring) => [p, ring[(i + 1) % ring.length]!].sort().join());
  const others = new Set(keys(b));
  return keys(a).some((key) => others.has(key));
}

const pairs = REGIONS.flatMap((a, i) => REGIONS.slice(i + 1).map((b) => [a, b] as const));

describe('the map of Italy', () => {
  it('has seventeen regions and thirty-four borders', () => {
    expect(REGIONS).toHaveLength(17);
    expect(pairs.filter(([a, b]) => touch(a, b))).toHaveLength(34);
  });
  it.each(pairs)('%s and %s share a line exactly when they touch', (a, b) => {
    const theirs = sides(b);
    const shared = [...sides(a)].filter((side) => theirs.has(side));
    expect(shared.length > 0).toBe(touch(a, b));
  });
  it('has no gap and no overlap: a side is shared by two regions or by none', () => {
    const uses = new Map<string, number>();
    for (const id of REGIONS) for (const side of sides(id)) uses.set(side, (uses.get(side) ?? 0) + 1);
    expect(Math.max(...uses.values())).toBe(2);
  });
  it.each(REGIONS.map((id) => [id]))('the label of %s stands over its own land', (id) => {
    const [x, y] = REGION_DRAWINGS[id].shield;
    expect(inside([x * 10, y * 10], outlines[id])).toBe(true);
  });
});
