// What sources can pay together, against every payment tried.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers, type Means, most, reach, within } from '../index.ts';

const KINDS = 5;
const amounts = (max: number) => fc.array(fc.nat({ max }), { minLength: KINDS, maxLength: KINDS });
const sources: fc.Arbitrary<readonly Means[]> = fc.array(
  amounts(3).map((worth) => ({ worth })),
  { maxLength: 5 },
);

/** What each way of using every source as one kind comes to, kind by kind. */
function ways(all: readonly Means[]): readonly (readonly number[])[] {
  const nothing = Array<number>(KINDS).fill(0);
  return all.reduce<readonly (readonly number[])[]>(
    (so, { worth }) => so.flatMap((sum) => worth.map((n, kind) => sum.with(kind, sum[kind]! + n))),
    [nothing],
  );
}

const meets = (way: readonly number[], need: readonly number[]) => need.every((n, kind) => way[kind]! >= n);

describe('what sources reach', () => {
  it('covers a need exactly when some payment does', () => {
    fc.assert(
      fc.property(amounts(3), sources, (need, all) => {
        expect(covers(need, all)).toBe(ways(all).some((way) => meets(way, need)));
      }),
      { numRuns: 300 },
    );
  });

  it('covers what is not needed without any source, and needs nothing of what is there already', () => {
    expect([covers([], []), covers([0, 0], []), covers([0, -3], [])]).toEqual([true, true, true]);
    expect([covers([0, 1], []), covers([-1, 1, 2], [{ worth: [0, 1, 0] }])]).toEqual([false, false]);
    const two = [{ worth: [0, 1, 2] }, { worth: [0, 1, 2] }];
    expect([covers([-1, 1, 2], two), covers([-1, 2, 1], two), covers([-1, 3, 0], two)]).toEqual([true, false, false]);
  });

  it('is, in a table, what can be met at once of three kinds, with what is there already', () => {
    const kind = fc.nat({ max: KINDS - 1 });
    const three = fc.tuple(kind, kind, kind).filter((kinds) => new Set(kinds).size === 3);
    fc.assert(
      fc.property(
        sources,
        three,
        fc.nat({ max: 4 }),
        fc.nat({ max: 4 }),
        fc.nat({ max: 3 }),
        (all, kinds, x, y, had) => {
          const table = reach(all, kinds, [x, y], had);
          const tried = ways(all);
          expect(table.third).toHaveLength((x + 1) * (y + 1));
          const best = (a: number, b: number) =>
            Math.max(-1, ...tried.flatMap((w) => (w[kinds[0]]! >= a && w[kinds[1]]! >= b ? [w[kinds[2]]! + had] : [])));
          for (let a = 0; a <= x; a++) {
            for (let b = 0; b <= y; b++) {
              expect(table.third[a * (y + 1) + b]).toBe(best(a, b));
              expect(within(table, a, b, best(a, b) + 1)).toBe(false);
              if (best(a, b) >= 0) expect(within(table, a, b, best(a, b))).toBe(true);
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('ends at the caps', () => {
    const table = reach([{ worth: [9, 9, 9] }], [0, 1, 2], [2, 1]);
    expect(table).toMatchObject({ first: 2, second: 1 });
    expect(within(table, 2, 0, 0)).toBe(true);
    expect(within(table, 3, 0, 0)).toBe(false);
    expect(within(table, 0, 2, 0)).toBe(false);
  });

  it('begins with nothing that is there already, unless it is said', () => {
    expect(reach([], [0, 1, 2], [1, 0])).toEqual({ first: 1, second: 0, third: [0, -1] });
    expect(reach([{ worth: [1, 0, 2] }], [0, 1, 2], [1, 0], 4).third).toEqual([6, 4]);
  });

  it('is most when each source gives its best', () => {
    const all = [{ worth: [1, 2, 0] }, { worth: [3, 1, 0] }, { worth: [0, 0, 5] }];
    expect(most(all, 0)).toBe(4);
    expect(most(all, 0, 1)).toBe(5);
    expect([most([], 0), most(all)]).toEqual([0, 0]);
  });

  it('is the same again, whatever was asked in between', () => {
    const ask = () => reach([{ worth: [2, 1, 1] }, { worth: [1, 0, 2] }], [0, 1, 2], [3, 2]);
    const first = ask();
    const copy = structuredClone(first);
    reach([{ worth: [9, 9, 9] }], [2, 1, 0], [9, 9], 9);
    expect(first).toEqual(copy);
    expect(ask()).toEqual(copy);
  });
});
