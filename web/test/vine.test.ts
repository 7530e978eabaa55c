import { describe, expect, it } from 'vitest';
import { leavesOn, pointAt, sampled, softPath } from '../pages/table/end/vine.ts';

const BOX = { width: 620, height: 120, margin: 20 };

describe('the vine of a game', () => {
  it('draws the first, the last and some moves between, however long the game', () => {
    expect(sampled(4)).toEqual([0, 1, 2, 3]);
    const many = sampled(900);
    expect(many).toHaveLength(36);
    expect([many[0], many.at(-1)]).toEqual([0, 899]);
    expect(many).toEqual([...new Set(many)].sort((a, b) => a - b));
    expect([sampled(0), sampled(1)]).toEqual([[], [0]]);
  });

  it('stands inside its box, higher for more', () => {
    expect(pointAt(0, 0, 10, 5, BOX)).toEqual({ x: 20, y: 100 });
    expect(pointAt(10, 5, 10, 5, BOX)).toEqual({ x: 600, y: 20 });
    expect(pointAt(0, 0, 0, 0, BOX)).toEqual({ x: 20, y: 100 });
  });

  it('goes through its points and bears leaves on both sides', () => {
    const points = Array.from({ length: 12 }, (_, i) => ({ x: i * 20, y: 50 }));
    expect(softPath(points.slice(0, 2))).toBe('M0 50C10 50 10 50 20 50');
    expect(softPath([])).toBe('');
    const leaves = leavesOn(points);
    expect(leaves.length).toBeGreaterThan(3);
    expect(new Set(leaves.map(({ turn }) => Math.sign(turn))).size).toBe(2);
    expect(leaves.every(({ x }) => x > 0 && x < 220)).toBe(true);
  });
});
