// Payments against brute force over small cases.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Choice, Cost, Menu, Payment, Source } from '../index.ts';
import { canonicalPayments, enumerate, find, isPaid, owed } from '../index.ts';
import { COSTS, SOURCES } from './toys/market.ts';

const KINDS = ['crown', 'cross', 'ship'] as const;
const kinds = (most: number) =>
  fc.dictionary(fc.constantFrom(...KINDS), fc.integer({ min: 1, max: most }), { maxKeys: 3, noNullPrototype: true });

/** Sources of a few designs: what looks alike is alike. */
const sources: fc.Arbitrary<readonly Source[]> = fc
  .array(fc.record({ offers: kinds(2), copies: fc.integer({ min: 1, max: 3 }) }), { maxLength: 3 })
  .map((designs) =>
    designs.flatMap(({ offers, copies }, d) =>
      Array.from({ length: copies }, (_, i) => ({ id: `d${d}-${i}`, like: `d${d}`, offers })),
    ),
  )
  .filter((all) => all.length <= 6);

/** Every way to use each source as one of its kinds or not at all. */
function assignments(all: readonly Source[]): readonly Payment[] {
  return all.reduce<Payment[]>(
    (so, { id, offers }) => so.flatMap((paid) => [paid, ...Object.keys(offers).map((as) => [...paid, { id, as }])]),
    [[]],
  );
}

function covers(cost: Cost, all: readonly Source[], payment: Payment): boolean {
  const paid = (kind: string) =>
    payment.filter((p) => p.as === kind).reduce((sum, p) => sum + all.find((s) => s.id === p.id)!.offers[kind]!, 0);
  return Object.entries(cost).every(([kind, n]) => paid(kind) >= n);
}

const wastes = (cost: Cost, all: readonly Source[], payment: Payment) =>
  payment.some((_, i) => covers(cost, all, payment.toSpliced(i, 1)));

/** How many of each design as each kind: what a payment is but for look-alikes. */
const shape = (payment: Payment, all: readonly Source[]) =>
  payment
    .map(({ id, as }) => `${all.find((s) => s.id === id)!.like}=${as}`)
    .sort()
    .join(' ');

describe('payments', () => {
  it('are legal exactly when brute force says so', () => {
    fc.assert(
      fc.property(kinds(3), sources, (cost, all) => {
        for (const payment of assignments(all)) {
          const useful = payment.every(({ as }) => Object.hasOwn(cost, as));
          expect(isPaid({ costs: [cost], sources: all }, payment)).toBe(useful && covers(cost, all, payment));
        }
      }),
    );
  });

  it('owe what is not covered, and nothing when paid', () => {
    fc.assert(
      fc.property(kinds(3), sources, (cost, all) => {
        for (const payment of assignments(all).slice(0, 50)) {
          expect(Object.keys(owed(cost, all, payment)).length === 0).toBe(covers(cost, all, payment));
        }
      }),
    );
    expect(owed({ wood: 2, stone: 1 }, SOURCES, [{ id: 'forest1', as: 'wood' }])).toEqual({ wood: 1, stone: 1 });
    expect(owed({ wood: 2, stone: 1 }, SOURCES, [{ id: 'forest1', as: 'stone' }])).toEqual({ wood: 2, stone: 1 }); // no use it has
  });

  it('worth considering are the thrifty ones, each shape once', () => {
    fc.assert(
      fc.property(kinds(3), sources, (cost, all) => {
        const thrifty = assignments(all).filter((p) => covers(cost, all, p) && !wastes(cost, all, p));
        const found = [...canonicalPayments(cost, all)];
        const shapes = found.map((p) => shape(p, all));
        expect(found.every((p) => covers(cost, all, p) && !wastes(cost, all, p))).toBe(true);
        expect(shapes.toSorted()).toEqual([...new Set(thrifty.map((p) => shape(p, all)))].sort());
      }),
      { numRuns: 300 },
    );
  });

  it('suggested first spend what has only one use', () => {
    const [first] = canonicalPayments({ stone: 1 }, SOURCES);
    expect(first).toEqual([{ id: 'quarry', as: 'stone' }]);
    expect([...canonicalPayments({ wood: 2 }, SOURCES)][0]).toEqual([
      { id: 'forest1', as: 'wood' },
      { id: 'forest2', as: 'wood' },
    ]);
  });

  it('spend nothing for a kind of which nothing is owed', () => {
    expect([...canonicalPayments({ wood: 2, gold: 0 }, SOURCES)]).toEqual([...canonicalPayments({ wood: 2 }, SOURCES)]);
  });

  it('for nothing are nothing', () => {
    expect([...canonicalPayments({}, SOURCES)]).toEqual([[]]);
    expect([...canonicalPayments({ wood: 0, stone: -1 }, SOURCES)]).toEqual([[]]);
    expect(isPaid({ costs: [{}], sources: SOURCES }, [])).toBe(true);
    expect(isPaid({ costs: [], sources: SOURCES }, [])).toBe(false);
  });
});

describe('a payment menu', () => {
  const menu: Menu<Choice> = { kind: 'payment', base: { do: 'pay' }, costs: COSTS, sources: SOURCES };
  const pay = (...payment: unknown[]) => ({ do: 'pay', payment }) as Choice;
  const paid = [
    { id: 'forest1', as: 'wood' },
    { id: 'forest2', as: 'wood' },
    { id: 'quarry', as: 'stone' },
  ];

  it('takes any legal payment, wasteful ones and any order included', () => {
    expect(find(menu, pay(...paid))).not.toBeNull();
    expect(find(menu, pay(...paid.toReversed()))).not.toBeNull();
    expect(find(menu, pay(...paid, { id: 'forest3', as: 'wood' }))).not.toBeNull();
    expect(find(menu, pay({ id: 'mint', as: 'gold' }))).not.toBeNull();
  });

  it.each([
    ['nothing', []],
    ['too little', paid.slice(1)],
    ['one card twice', [paid[0], paid[0], paid[2]]],
    ['one card in two uses', [...paid, { id: 'quarry', as: 'wood' }]],
    ['a use the card has not', [...paid, { id: 'forest3', as: 'stone' }]],
    ['a kind the cost has not', [{ id: 'mint', as: 'gold' }, ...paid.slice(0, 2)]],
    ['an unknown card', [...paid, { id: 'x', as: 'wood' }]],
    ['a kind every object inherits', [...paid, { id: 'forest3', as: '__proto__' }]],
    ['another one', [...paid, { id: 'forest3', as: 'constructor' }]],
    ['further fields', [{ ...paid[0], worth: 9 }, ...paid.slice(1)]],
    ['no cards at all', [null]],
    ['words', ['forest1=wood']],
  ])('refuses %s', (_, payment) => {
    expect(find(menu, pay(...payment))).toBeNull();
  });

  it('lists a payment once though it covers two costs', () => {
    const card = { id: 'chest', like: 'chest', offers: { gold: 2 } };
    expect(enumerate({ ...menu, costs: [{ gold: 1 }, { gold: 2 }], sources: [card] })).toEqual([
      pay({ id: 'chest', as: 'gold' }),
    ]);
  });
});
