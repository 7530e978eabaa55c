// Menus: what is listed is accepted, what is accepted was offered, and nothing else gets through.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyGame, Choice, Menu, Question } from '../index.ts';
import { any, canonical, enumerate, find, isEmpty, list, menuOf, random, same } from '../index.ts';
import { mutations } from '../testing/index.ts';
import { ticTacToe } from '../testing/toys/tictactoe.ts';
import { atMost, isForced } from '../text/menus.ts';
import { state } from './toys/act.ts';
import { auction } from './toys/auction.ts';
import { ballot } from './toys/ballot.ts';
import { market } from './toys/market.ts';
import { mosaic } from './toys/mosaic.ts';
import { regatta } from './toys/regatta/game.ts';

type Loose = Choice & { readonly [field: string]: unknown };
type Bid = { readonly do: 'bid'; readonly lot?: string; readonly amount: number };
const accepts = (menu: object, choice: Loose) => find(menu as Menu<Loose>, choice) !== null;

describe.each<AnyGame>([ticTacToe, auction, market, mosaic, ballot, regatta])('$id', (game) => {
  const s = state(game, 2);
  const menu = menuOf(game, s, 0)!;

  it('accepts every choice it lists, as data from outside too', () => {
    const choices = enumerate(menu, random(1));
    expect(choices.length).toBeGreaterThan(0);
    expect(isEmpty(menu)).toBe(false);
    for (const choice of choices) expect(find(menu, JSON.parse(JSON.stringify(choice)))).toEqual(choice);
  });

  it('lists nothing twice', () => {
    const texts = enumerate(menu).map(canonical);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('accepts a spoilt choice only where it is another of its choices', () => {
    const all = new Set(enumerate(menu, undefined, Infinity).map(canonical));
    const taken = enumerate(menu)
      .flatMap(mutations)
      .filter((m) => find(menu, m) !== null);
    // A payment may waste, and may be spelt in any order: those are legal without being listed.
    expect(taken.filter((m) => m.do !== 'pay' && !all.has(canonical(m)))).toEqual([]);
  });
});

describe('a list', () => {
  it('gives back its own copy', () => {
    const own = { do: 'go' };
    expect(find(list([own]), { do: 'go' })).toBe(own);
    expect(find(list([own]), own)).toBe(own);
  });
});

describe('an amount', () => {
  const menu: Menu<Bid> = { kind: 'amount', base: { do: 'bid' }, min: 10, max: 30, step: 5 };

  it('takes steps from the least to the most', () => {
    expect(enumerate(menu).map((c) => c.amount)).toEqual([10, 15, 20, 25, 30]);
    expect(
      [9, 12, 35, 12.5, -10, Number.NaN, Infinity, '10', null].filter((amount) => accepts(menu, { do: 'bid', amount })),
    ).toEqual([]);
  });

  it('refuses a missing or a further field, and another base', () => {
    expect(accepts(menu, { do: 'bid' })).toBe(false);
    expect(accepts(menu, { do: 'bid', amount: 10, extra: 1 })).toBe(false);
    expect(accepts(menu, { do: 'bud', amount: 10 })).toBe(false);
    expect(accepts({ ...menu, base: { do: 'bid', lot: 'a' } }, { do: 'bid', lot: 'b', amount: 10 })).toBe(false);
  });

  it('is spread over its whole range when it is wide, ends included', () => {
    const amounts = enumerate<Bid>({ ...menu, min: 0, max: 1000, step: 1 }, undefined, 5).map((c) => c.amount);
    expect(amounts).toEqual([0, 250, 500, 750, 1000]);
    expect(enumerate<Bid>({ ...menu, min: 3, max: 1000, step: 1 }, undefined, 1).map((c) => c.amount)).toEqual([3]);
  });

  it('is listed whole as long as it has no more than 64 answers', () => {
    const amounts = enumerate<Bid>({ ...menu, min: 0, max: 63, step: 1 }).map((c) => c.amount);
    expect(amounts).toEqual(Array.from({ length: 64 }, (_, i) => i));
    expect(enumerate<Bid>({ ...menu, min: 0, max: 64, step: 1 })).toHaveLength(64);
    expect(enumerate<Bid>({ ...menu, min: 10, max: 33, step: 5 }).map((c) => c.amount)).toEqual([10, 15, 20, 25, 30]);
  });

  it('may be empty', () => {
    expect(isEmpty({ ...menu, min: 31 })).toBe(true);
    expect(isEmpty({ ...menu, min: 30, max: 30 })).toBe(false);
    expect(enumerate<Bid>({ ...menu, min: 31 })).toEqual([]);
  });

  it('has likely answers, each of which bots look at, and a few beyond', () => {
    const far = { ...menu, min: 3, max: 1003, step: 10 };
    const amounts = (likely: number, wide?: number) =>
      enumerate<Bid>({ ...far, likely }, undefined, wide).map((c) => c.amount);
    expect(amounts(39)).toEqual([3, 13, 23, 33, 43, 363, 683, 1003]);
    expect(amounts(39, 2)).toEqual([3, 33, 43, 363, 683, 1003]);
    expect(amounts(0)).toEqual([3, 13, 343, 673, 1003]);
    expect(amounts(5000, 5)).toEqual(enumerate<Bid>(far, undefined, 5).map((c) => c.amount));
  });
});

describe('a placement', () => {
  const menu = menuOf(mosaic, state(mosaic, 1), 0)!;

  it('takes a cell with its turn and its flip', () => {
    expect(accepts(menu, { do: 'place', at: 0, turn: 0, flip: false })).toBe(true);
    expect(accepts(menu, { do: 'place', at: 2, turn: 0, flip: false })).toBe(false); // over the edge
    expect(accepts(menu, { do: 'place', at: 2, turn: 1, flip: false })).toBe(true);
    expect(accepts(menu, { do: 'place', at: 0, turn: 0, flip: true })).toBe(false);
    expect(accepts(menu, { do: 'place', at: 0, turn: 0 })).toBe(false);
    expect(accepts(menu, { do: 'place', at: '0', turn: 0, flip: false })).toBe(false);
  });

  it('lists all of them', () => {
    expect(enumerate(menu)).toHaveLength(12); // dominoes on a board of three by three
    const places = menu as Extract<typeof menu, { kind: 'placement' }>;
    expect(
      [[], places.spots.map((spot) => ({ ...spot, at: [] }))].map((spots) => isEmpty({ ...places, spots })),
    ).toEqual([true, true]);
  });
});

describe('a subset', () => {
  type Take = { readonly do: 'take'; readonly items: readonly string[] };
  const of = Array.from({ length: 8 }, (_, i) => ({ id: `i${i}`, count: 1 }));
  const menu: Menu<Take> = { kind: 'subset', base: { do: 'take' }, of, min: 1, max: 1 };

  it('lists all there are, and no more than are wanted', () => {
    expect(enumerate(menu).map((c) => c.items)).toEqual(of.map(({ id }) => [id]).reverse());
    expect(enumerate(menu, random(1), 8)).toEqual(enumerate(menu));
    expect(enumerate(menu, undefined, 3)).toEqual(enumerate(menu).slice(0, 3));
  });

  it('is sampled where it is too wide, however few are wanted', () => {
    const drawn = Array.from({ length: 40 }, (_, seed) => enumerate(menu, random(seed), 1));
    expect(drawn.every((some) => some.length === 1)).toBe(true);
    expect(new Set(drawn.map(([one]) => one!.items[0])).size).toBeGreaterThan(4);
  });

  it('is listed from the beginning where chance hits none of them', () => {
    const heavy = of.map((item, i) => ({ ...item, weight: i < 6 ? 9 : 0 }));
    const tight: Menu<Take> = { ...menu, of: heavy, min: 0, max: 8, budget: 0 };
    const blind = { below: (n: number) => n - 1, next: () => 0.99 }; // always as many as can be
    expect(enumerate(tight, blind, 2)).toEqual(enumerate(tight, undefined, 2));
    expect(enumerate(tight, blind, 2)).toHaveLength(2);
  });

  it('is empty where nothing fits, and not where nothing has to be taken', () => {
    expect([isEmpty(menu), isEmpty({ ...menu, min: 9, max: 9 }), isEmpty({ ...menu, min: 0, max: 0 })]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('a payment', () => {
  type Pay = { readonly do: 'pay'; readonly payment: readonly { readonly id: string; readonly as: string }[] };
  const source = (id: string, offers: { readonly [kind: string]: number }) => ({ id, like: id, offers });
  const sources = [source('a', { gold: 1 }), source('b', { gold: 1, wood: 1 }), source('c', { gold: 2 })];
  const menu: Menu<Pay> = { kind: 'payment', base: { do: 'pay' }, costs: [{ gold: 2 }], sources };
  const spelt = (m: Menu<Pay>, wide?: number) =>
    enumerate(m, undefined, wide).map((c) => c.payment.map(({ id, as }) => `${id}:${as}`).join(' '));

  it('lists what pays a cost and wastes nothing', () => {
    expect(spelt(menu)).toEqual(['a:gold b:gold', 'c:gold']);
  });

  it('pays one cost or the other, what pays either listed once', () => {
    expect(spelt({ ...menu, costs: [{ gold: 2 }, { gold: 2 }] })).toEqual(spelt(menu));
    expect(spelt({ ...menu, costs: [{ gold: 2 }, { wood: 1 }] })).toEqual([...spelt(menu), 'b:wood']);
  });

  it('stops at as many as are wanted, and is empty where nothing pays', () => {
    expect(spelt(menu, 1)).toEqual(spelt(menu).slice(0, 1));
    const either = { ...menu, costs: [{ gold: 2 }, { wood: 1 }, { gold: 1 }] };
    expect([1, 2, 3, 4].map((wide) => spelt(either, wide))).toEqual([1, 2, 3, 4].map((n) => spelt(either).slice(0, n)));
    expect([isEmpty(menu), isEmpty({ ...menu, costs: [{ wood: 2 }] }), isEmpty({ ...menu, costs: [{}] })]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('is taken as two words for each source and no other way', () => {
    const pays = (...payment: readonly unknown[]) => accepts(menu, { do: 'pay', payment });
    expect(pays({ id: 'c', as: 'gold' })).toBe(true);
    expect([
      pays(),
      pays(null),
      pays({ id: 'c' }),
      pays({ id: 'c', as: 'gold', extra: 1 }),
      pays({ id: 1, as: 'gold' }),
    ]).toEqual([false, false, false, false, false]);
    expect(accepts(menu, { do: 'pay', payment: 'c' })).toBe(false);
  });
});

describe('several menus at once', () => {
  it('take what any of them takes and are empty when all are', () => {
    const both = any<Choice>(list([{ do: 'a' }]), list([{ do: 'b' }]));
    expect(enumerate(both)).toEqual([{ do: 'a' }, { do: 'b' }]);
    expect([find(both, { do: 'b' }), find(both, { do: 'c' })]).toEqual([{ do: 'b' }, null]);
    expect([isEmpty(both), isEmpty(any(list([]), list([])))]).toEqual([false, true]);
  });
});

describe('same', () => {
  it('holds exactly for equal data', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(same(a, JSON.parse(JSON.stringify(a)))).toBe(true);
        expect(same(a, b)).toBe(canonical(a) === canonical(b));
      }),
    );
  });

  it('tells lists from objects, and missing from undefined', () => {
    expect(same({ a: undefined }, {})).toBe(false);
    expect(same({}, { a: undefined })).toBe(false);
    expect(same({ a: { b: [1, 2] } }, { a: { b: [1, 3] } })).toBe(false);
    expect([same([], {}), same({ a: 1 }, { b: 1 }), same({ a: undefined }, { b: 1 }), same(null, {})]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('what a prompt says of its menu', () => {
  const asked = (menu: Menu<Choice> | null) => ({ menu }) as Question;
  const one = { do: 'go' };

  it('is the most of a form, and nothing without one', () => {
    const amount: Menu<Choice> = { kind: 'amount', base: { do: 'bid' }, min: 1, max: 7, step: 1 };
    const subset: Menu<Choice> = { kind: 'subset', base: { do: 'take' }, of: [{ id: 'a', count: 3 }], min: 0, max: 3 };
    expect([amount, subset, list([one]), null].map((menu) => atMost(asked(menu)))).toEqual([7, 3, 0, 0]);
  });

  it('is that there is only one answer', () => {
    const menus = [list([one]), list([one, { do: 'stop' }]), null];
    expect(menus.map((menu) => isForced(asked(menu)))).toEqual([true, false, false]);
  });
});
