/** Intervals that may be looked at after every result. */
import { random } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { ERROR, sureInterval } from '../arena/betting.ts';

/** Means of blocks of four games, each won with chance p. */
function blocks(seed: number, p: number, count: number): readonly number[] {
  const { next } = random(seed);
  const game = () => (next() < p ? 1 : 0);
  return Array.from({ length: count }, () => (game() + game() + game() + game()) / 4);
}

describe('an interval that is looked at after every block', () => {
  it.each([0.1, 0.25, 0.5, 0.9])('holds %d all the time, in nearly all cases', (p) => {
    const RUNS = 120;
    let wrong = 0;
    for (let seed = 0; seed < RUNS; seed++) {
      const values = blocks(seed, p, 60);
      const strays = values.some((_, i) => {
        const { low, high } = sureInterval(values.slice(0, i + 1));
        return low > p || high < p;
      });
      if (strays) wrong++;
    }
    expect(wrong / RUNS).toBeLessThanOrEqual(ERROR);
  });

  it('says nothing before the first result, and little after one', () => {
    expect(sureInterval([])).toEqual({ low: 0, high: 1 });
    const { low, high } = sureInterval([1]);
    expect([low < 0.3, high]).toEqual([true, 1]);
  });

  it('closes in on the truth, and tells a strong bot from an equal one', () => {
    const { low, high } = sureInterval(blocks(7, 0.25, 400));
    expect(high - low).toBeLessThan(0.1);
    expect(sureInterval(blocks(8, 0.45, 100)).low).toBeGreaterThan(0.25);
  });

  it('is the same for wins and losses', () => {
    const values = blocks(9, 0.3, 50);
    const turned = sureInterval(values.map((x) => 1 - x));
    const { low, high } = sureInterval(values);
    expect(turned.low).toBeCloseTo(1 - high, 5);
    expect(turned.high).toBeCloseTo(1 - low, 5);
  });

  it('holds for results that are all alike', () => {
    const { low, high } = sureInterval(Array<number>(30).fill(0.25));
    expect(low).toBeLessThan(0.25);
    expect(high).toBeGreaterThan(0.25);
  });
});
