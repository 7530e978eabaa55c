// Mutation testing, on a small rule whose tests are known to be blind in two places.

import { describe, expect, it } from 'vitest';
import { choose, mutate } from '../mutate/main.ts';
import { type Mutant, mutantsOf, withMutants } from '../mutate/mutants.ts';
import { sample } from '../mutate/sample.ts';
import { targetOf } from '../mutate/target.ts';

const toll = {
  root: import.meta.dirname,
  folders: ['mutate-fixture'],
  sources: ['mutate-fixture/toll.ts'],
  testFiles: ['mutate-fixture/toll.check.ts'],
};
const all = { target: 'toll', size: 1_000, seed: 'x', among: () => true };

const whats = (source: string) => mutantsOf('a.ts', source).map(({ what }) => what);

describe('a mutant', () => {
  it.each([
    ['a < b', ['a < b → a <= b', 'a < b → a >= b']],
    ['a === b', ['a === b → a !== b']],
    ['(a + b) * c', ['(a + b) * c → (a + b) / c', 'a + b → a - b']],
    ['a && !b', ['a && !b → a || !b', '!b → b']],
    ['a[7]', ['7 → 8', '7 → 6']],
    ['a?.some(b)', ['some → every']],
    ['a.filter(b)', ['filter → slice']],
    ['Math.max(a, b)', ['max → min']],
    ['a ? b : c', ['a → true', 'a → false']],
    ["'a' + b", []],
    ['a.max(b)', []],
    ['a as 3', []],
    ['{ 4: a }', []],
  ])('of %s', (expression, expected) => {
    expect(whats(`export const x = ${expression};`)).toEqual(expected);
  });

  it('leaves out a statement, and keeps a guard against the impossible', () => {
    expect(whats('f(a);')).toEqual(['f(a); → (removed)']);
    expect(whats("if (a > 3) throw new Error('never');")).toEqual([]);
    expect(whats("if (a > 3) throw new Refused('no');")).toHaveLength(6);
  });

  it('stands behind its switch, on the line it is on', () => {
    const source = 'let a = 1;\nwhile (a < 9) a += 1;\nf(a);\nconst b = [a]\n  .some(g);\n';
    const chosen = mutantsOf('a.ts', source).map((mutant, i) => ({ ...mutant, id: i + 1 }));
    const code = withMutants(source, chosen);
    expect(code.split('\n')).toHaveLength(source.split('\n').length);
    expect(code.split('\n')[2]).toMatch(/^\{ if \(!\$mutant\(\d+\)\) \{ f\(a\); \} \}$/);
    expect(code).toMatch(/\[\$mutant\(\d+\) \? 'every' : 'some'\]\(g\)/);
    expect(code).toContain('{ $tick(); ');
  });

  it('that leaves a statement out leaves its else to the if it belongs to', () => {
    const source = 'if (a) f();\nelse g();\n';
    const chosen = mutantsOf('a.ts', source).map((mutant, i) => ({ ...mutant, id: i + 1 }));
    expect(withMutants(source, chosen)).toMatch(/\{ if \(!\$mutant\(\d+\)\) \{ f\(\); \} \}\nelse \{/);
  });
});

describe('a sample', () => {
  const mutants = Array.from({ length: 1_000 }, (_, i) => i);

  it('is the same for the same seed, and another for another', () => {
    expect(sample(mutants, 50, 'a')).toEqual(sample(mutants, 50, 'a'));
    expect(sample(mutants, 50, 'a')).not.toEqual(sample(mutants, 50, 'b'));
    const target = targetOf('condottiere', `${import.meta.dirname}/../..`)!;
    const wish = { target: 'condottiere', size: 30, seed: 'a', among: () => true };
    expect(choose(target, wish)).toEqual(choose(target, wish));
    expect(new Set(choose(target, wish).map(({ file }) => file)).size).toBeGreaterThan(10);
  });

  it('has the wanted size, no mutant twice, and comes from everywhere', () => {
    const some = sample(mutants, 50, 'a');
    expect(new Set(some).size).toBe(50);
    for (const [i, one] of some.entries()) expect(Math.floor(one / 20)).toBe(i);
    expect(sample(mutants, 5_000, 'a')).toEqual(mutants);
  });
});

describe('the hunt', () => {
  it('tells what the tests notice from what they do not', async () => {
    const { mutants, killed, survived, red } = await mutate(toll, all, () => {});
    expect(red).toEqual([]);
    const [file] = toll.sources;
    expect(survived).toEqual([
      { file, line: 9, what: 'age < 14 → age <= 14', reached: true },
      { file, line: 9, what: '14 → 15', reached: true },
      { file, line: 9, what: '14 → 13', reached: true },
      { file, line: 24, what: 'carts > 5 → carts >= 5', reached: false },
      { file, line: 24, what: 'carts > 5 → carts <= 5', reached: false },
      { file, line: 24, what: '5 → 6', reached: false },
      { file, line: 24, what: '5 → 4', reached: false },
    ]);
    expect(killed).toBe(mutants - survived.length);
  });

  it('breaks what was chosen, whatever an earlier sample broke', async () => {
    const among = ({ what }: Mutant) => what === '14 → 15' || what === '14 → 13';
    expect((await mutate(toll, { ...all, among }, () => {})).survived.map(({ what }) => what)).toEqual([
      '14 → 15',
      '14 → 13',
    ]);
  });

  it('ends a loop without end', async () => {
    const among = ({ what }: Mutant) => what === 'next += 1; → (removed)';
    expect(await mutate(toll, { ...all, among }, () => {})).toMatchObject({ mutants: 1, killed: 1, survived: [] });
  });
});
