// The generator of imagined worlds: the same numbers for the same seed for ever, since bots and simulations are
// compared by them.

import { describe, expect, it } from 'vitest';
import { random, seedOf, total } from '../index.ts';

/** sfc32 as its author wrote it down, in whole numbers without end. */
function sfc32(seed: number, count: number): readonly number[] {
  const cut = (n: bigint) => n & 0xffff_ffffn;
  let a = cut(BigInt(seed));
  let b = cut(BigInt(Math.trunc(seed / 2 ** 32)));
  let c = 0x9e3779b9n;
  return Array.from({ length: count }, (_, i) => {
    const result = cut(a + b + BigInt(i + 1));
    a = b ^ (b >> 9n);
    b = cut(c + (c << 3n));
    c = cut(cut((c << 21n) | (c >> 11n)) + result);
    return Number(result);
  });
}

describe('random', () => {
  it.each([0, 1, 7, 2 ** 31, 2 ** 32 - 1, 5 * 2 ** 32 + 3])('is sfc32 after twelve numbers, seed %d', (seed) => {
    const ours = random(seed);
    for (const word of sfc32(seed, 52).slice(12)) expect(ours.next()).toBe(word / 2 ** 32);
  });

  it('takes whole numbers below n from the same sequence', () => {
    const ours = random(4);
    for (const word of sfc32(4, 52).slice(12)) {
      expect(ours.below(1_000_000)).toBe(Math.floor((word * 1_000_000) / 2 ** 32));
    }
  });

  it('gives the whole word where every number is wanted', () => {
    const ours = random(5);
    for (const word of sfc32(5, 52).slice(12)) expect(ours.below(2 ** 32)).toBe(word);
  });

  it('makes seeds of words by FNV-1a', () => {
    expect([seedOf(''), seedOf('a'), seedOf('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
  });
});

describe('the total', () => {
  it('is the sum of all lines, and nothing without any', () => {
    const line = (points: number) => ({ what: 'line', points, rules: [] });
    expect([total([]), total([line(3)]), total([line(3), line(-1), line(4)])]).toEqual([0, 3, 6]);
  });
});
