// Subset menus against brute force over small cases.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choose, fits, type Limits, sample } from '../choices/subset.ts';
import type { Choice, Menu } from '../index.ts';
import { enumerate, random } from '../index.ts';

const item = fc.record(
  { count: fc.integer({ min: 0, max: 3 }), group: fc.constantFrom('x', 'y'), weight: fc.integer({ min: 0, max: 4 }) },
  { requiredKeys: ['count'] },
);

const limits: fc.Arbitrary<Limits> = fc
  .record(
    {
      of: fc.array(item, { maxLength: 4 }),
      min: fc.integer({ min: 0, max: 4 }),
      max: fc.integer({ min: 0, max: 5 }),
      perGroup: fc.integer({ min: 0, max: 3 }),
      budget: fc.integer({ min: 0, max: 8 }),
    },
    { requiredKeys: ['of', 'min', 'max'] },
  )
  .map(({ of, ...rest }) => ({ ...rest, of: of.map((x, i) => ({ ...x, id: `i${i}` })) }));

/** Every way to take so many of each, judged by the words of the menu and nothing else. */
function bruteForce({ of, min, max, perGroup = Infinity, budget = Infinity }: Limits): readonly string[] {
  const counts = of.reduce<number[][]>(
    (all, { count }) => all.flatMap((taken) => Array.from({ length: count + 1 }, (_, n) => [...taken, n])),
    [[]],
  );
  const sum = (taken: number[], of: (i: number) => number) => taken.reduce((total, n, i) => total + n * of(i), 0);
  const legal = counts.filter((taken) => {
    const inGroup = (group: string) => sum(taken, (i) => (of[i]!.group === group ? 1 : 0));
    const size = sum(taken, () => 1);
    const weight = sum(taken, (i) => of[i]!.weight ?? 0);
    return size >= min && size <= max && weight <= budget && inGroup('x') <= perGroup && inGroup('y') <= perGroup;
  });
  return legal.map((taken) => taken.flatMap((n, i) => Array<string>(n).fill(of[i]!.id)).join(' ')).sort();
}

const spelt = (subsets: readonly (readonly string[])[]) => subsets.map((items) => items.join(' ')).sort();

describe('subsets', () => {
  it('are chosen exactly as brute force finds them', () => {
    fc.assert(
      fc.property(limits, (l) => {
        expect(spelt(choose(l, Infinity))).toEqual(bruteForce(l));
      }),
      { numRuns: 500 },
    );
  });

  it('are drawn from all there is, each thing once', () => {
    const of = Array.from({ length: 5 }, (_, i) => ({ id: `i${i}`, count: 1 }));
    for (let seed = 1; seed <= 20; seed++) {
      expect(spelt(sample({ of, min: 5, max: 5 }, random(seed), 1))).toEqual(['i0 i1 i2 i3 i4']);
    }
  });

  it('fit exactly when brute force finds them', () => {
    const words = fc.array(fc.constantFrom('i0', 'i1', 'i2', 'i3', 'i4'), { maxLength: 5 });
    fc.assert(
      fc.property(limits, words, (l, items) => {
        expect(fits(l, items)).toBe(bruteForce(l).includes(items.join(' ')));
      }),
      { numRuns: 2000 },
    );
  });

  it('stop after as many as were asked for', () => {
    fc.assert(
      fc.property(limits, fc.nat({ max: 5 }), (l, most) => {
        expect(choose(l, most)).toEqual(choose(l, Infinity).slice(0, most));
      }),
    );
  });

  it('are not looked for where there can be none: the search would never end', () => {
    const of = Array.from({ length: 60 }, (_, i) => ({
      id: `i${i}`,
      count: 1,
      group: `g${i % 3}`,
      weight: 1 + (i % 2),
    }));
    expect(choose({ of, min: 30, max: 60, budget: 29 }, Infinity)).toEqual([]);
    expect(choose({ of, min: 7, max: 60, perGroup: 2 }, Infinity)).toEqual([]);
    expect(choose({ of, min: 61, max: 70 }, Infinity)).toEqual([]);
    expect(choose({ of, min: 30, max: 20 }, Infinity)).toEqual([]);
    const some = of.map(({ id, weight }) => ({ id, count: 1, ...(weight > 1 ? { weight } : {}) })); // the others weigh nothing
    expect(choose({ of: some, min: 45, max: 60, budget: 29 }, Infinity)).toEqual([]);
    // All the light ones, and nothing else: one way among more than can be counted.
    const light = of.filter(({ weight }) => weight === 1).map(({ id }) => id);
    expect(choose({ of, min: 30, max: 60, budget: 30 }, Infinity)).toEqual([light]);
    expect(choose({ of, min: 60, max: 60 }, Infinity)).toEqual([of.map(({ id }) => id)]);
  });

  it('drawn at random come in every size there is, and all of them where they are few', () => {
    const of = ['a', 'b', 'c', 'd'].map((id) => ({ id, count: 1 }));
    const sizes = (min: number, max: number) => new Set(sample({ of, min, max }, random(3), 200).map((s) => s.length));
    expect(sizes(0, 4)).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(sizes(0, 9)).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(sizes(2, 2)).toEqual(new Set([2]));
    expect(spelt(sample({ of, min: 1, max: 1 }, random(1), 8))).toEqual(['a', 'b', 'c', 'd']);
    expect(sample({ of, min: 0, max: 4 }, random(1), 3)).toHaveLength(3);
  });

  it('drawn at random take every thing alike', () => {
    const of = ['a', 'b', 'c'].map((id) => ({ id, count: 1 }));
    const first = Array.from({ length: 300 }, (_, seed) => sample({ of, min: 1, max: 1 }, random(seed), 1)[0]![0]!);
    for (const { id } of of) expect(first.filter((one) => one === id).length).toBeGreaterThan(60);
  });

  it('drawn at random are legal and different', () => {
    fc.assert(
      fc.property(limits, fc.integer(), (l, seed) => {
        if (bruteForce(l).length === 0) return;
        const drawn = sample(l, random(seed), 8);
        expect(drawn.every((items) => fits(l, items))).toBe(true);
        expect(new Set(spelt(drawn)).size).toBe(drawn.length);
      }),
    );
  });

  const hand: Limits = { of: ['a', 'b'].map((id) => ({ id, count: 2 })), min: 0, max: 3 };

  it('have one spelling: in the order of the menu, no more than there are', () => {
    expect(fits(hand, ['a', 'a', 'b'])).toBe(true);
    expect(
      [['b', 'a'], ['a', 'b', 'a'], ['a', 'a', 'a'], ['c'], ['a', 'a', 'b', 'b']].map((items) => fits(hand, items)),
    ).toEqual([false, false, false, false, false]);
  });

  it('of a huge hand are found without trying all of them', () => {
    const many = Array.from({ length: 60 }, (_, i) => ({ id: `c${i}`, count: 1, group: 'suit' }));
    expect(choose({ of: many, min: 2, max: 5, perGroup: 1 }, 1)).toEqual([]);
    expect(choose({ of: many, min: 59, max: 60 }, Infinity)).toHaveLength(61);
  });

  it('are listed even where a random draw hardly hits one', () => {
    const light = Array.from({ length: 70 }, (_, i) => ({ id: `l${i}`, count: 1, weight: 0 }));
    const heavy = Array.from({ length: 150 }, (_, i) => ({ id: `h${i}`, count: 1, weight: 1 }));
    const menu: Menu<Choice> = {
      kind: 'subset',
      base: { do: 'take' },
      of: [...light, ...heavy],
      min: 40,
      max: 41,
      budget: 0,
    };
    expect(enumerate(menu, random(1), 4).length).toBeGreaterThan(0);
  });
});
