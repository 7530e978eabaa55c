// What is the same in every world a seat can imagine, and how many worlds that takes.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyGame, AnyState } from '../index.ts';
import { alike, canonical, imagine, inBoth, isSure, PUBLIC_WORLDS, sureOf, worldsOf } from '../index.ts';
import { ticTacToe } from '../testing/toys/tictactoe.ts';
import { match, playAll, state } from './toys/act.ts';
import { ballot } from './toys/ballot.ts';
import { ask, flow } from './toys/flow.ts';
import { regatta } from './toys/regatta/game.ts';

const WORLDS = 12;

/** A game in which nobody knows its one card. */
const hidden: AnyGame = {
  ...flow({ only: ask(0) }, 'only'),
  imagine(s: AnyState & { acted?: string[] }, _, random) {
    s.acted = [`card ${random.below(1000)}`];
  },
};

/** A ballot at which everybody sees who has voted. */
const spoken: AnyGame = { ...ballot, steps: { ...ballot.steps, vote: { ...ballot.steps.vote, hushed: false } } };

const card = (world: AnyState) => (world as AnyState & { acted: string[] }).acted[0]!;

describe('the worlds of a seat', () => {
  it('are a dozen, each one that can be imagined, where something is hidden', () => {
    const s = state(regatta, 3);
    const worlds = [...worldsOf(regatta, s, 1)].map(canonical);
    expect(worlds).toEqual(Array.from({ length: WORLDS }, (_, i) => canonical(imagine(regatta, s, 1, i + 1))));
    expect(new Set(worlds).size).toBeGreaterThan(1);
  });

  it('are as many as asked for', () => {
    expect([...worldsOf(hidden, state(hidden, 2), null, PUBLIC_WORLDS)]).toHaveLength(64);
    expect([...worldsOf(hidden, state(hidden, 2), 0, 3)]).toHaveLength(3);
  });

  it('are one where nothing had to be dealt anew', () => {
    const s = state(ticTacToe, 2);
    expect([...worldsOf(ticTacToe, s, 0)].map(canonical)).toEqual([canonical(imagine(ticTacToe, s, 0, 1))]);
  });

  it('are many again where somebody else has answered a sealed question', () => {
    const m = match(spoken, 3);
    expect([...worldsOf(spoken, m.state, 0)]).toHaveLength(1);
    playAll(m, '1 yes');
    expect([...worldsOf(spoken, m.state, 0)]).toHaveLength(WORLDS);
    expect([...worldsOf(spoken, m.state, 1)]).toHaveLength(1);
  });

  it('are one where nobody can tell whether others have answered: then they are taken to be thinking', () => {
    const m = match(ballot, 3);
    playAll(m, '1 yes');
    expect([...worldsOf(ballot, m.state, 0)].map(({ picks }) => picks)).toEqual([[null, null, null]]);
  });

  it('may be used up without a trace in the real one', () => {
    const s = state(hidden, 2);
    const before = canonical(s);
    for (const world of worldsOf(hidden, s, 0)) world.asked = 99;
    expect(canonical(s)).toBe(before);
  });
});

describe('what is sure', () => {
  it('holds in every world', () => {
    const s = state(hidden, 2);
    const cards = [...worldsOf(hidden, s, 0)].map(card);
    expect(isSure(hidden, s, 0, (world) => cards.includes(card(world)))).toBe(true);
    expect(isSure(hidden, s, 0, (world) => card(world) !== cards.at(-1))).toBe(false);
  });

  it('is asked no longer than it stays so', () => {
    let asked = 0;
    isSure(hidden, state(hidden, 2), 0, () => ++asked < 3);
    expect(asked).toBe(3);
  });

  it('is looked for no longer than anything is left on the list', () => {
    let asked = 0;
    const lists = [[{ a: 1 }, { b: 2 }], [{ b: 2 }], []];
    expect(sureOf(hidden, state(hidden, 2), 0, () => lists[asked++]!)).toEqual([]);
    expect(asked).toBe(3);
  });

  it('is on the list in every world, in the order of the first', () => {
    const found = sureOf(hidden, state(hidden, 2), 0, (world) => [{ b: 2 }, { card: card(world) }, { a: 1 }]);
    expect(found).toEqual([{ b: 2 }, { a: 1 }]);
    expect(sureOf(hidden, state(hidden, 2), 0, () => [])).toEqual([]);
  });
});

describe('what two lists have in common', () => {
  it('is told by its text and keeps the order of the first', () => {
    expect(inBoth([{ a: 1 }, { a: 2 }, { a: 3 }], [{ a: 3 }, { a: 1 }])).toEqual([{ a: 1 }, { a: 3 }]);
    expect(inBoth([], [1])).toEqual([]);
    expect(inBoth([1], [2])).toEqual([]);
  });

  it('is the very list where they are alike: nothing is built anew', () => {
    const some = [{ a: 1 }, { b: 2 }];
    expect(inBoth(some, [{ a: 1 }, { b: 2 }])).toBe(some);
  });
});

describe('what is alike', () => {
  it('would read the same as JSON, keys in whatever order', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(alike(a, b)).toBe(canonical(a) === canonical(b));
      }),
    );
    expect(alike({ a: [1, { b: 2 }], c: 'x' }, { c: 'x', a: [1, { b: 2 }] })).toBe(true);
    expect([alike({ a: undefined }, {}), alike({}, { a: undefined })]).toEqual([true, true]);
  });

  it.each([
    [5, {}],
    [null, {}],
    [[], {}],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: undefined }, { a: 1 }],
  ])('tells %j from %j', (a, b) => {
    expect([alike(a, b), alike(b, a)]).toEqual([false, false]);
  });
});
