/** The arithmetic of calibration, on forecasts made up for it. */
import { type Judgement, random } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { fit, PLAINLY, predicted, squaredError, withJudgement } from '../calibrate/fit.ts';
import { honestyOf, ledgerReview } from '../calibrate/honesty.ts';
import { calibrating } from '../calibrate/index.ts';
import { inOrder, rungs, stability } from '../calibrate/ladder.ts';
import type { Judged } from '../calibrate/positions.ts';
import { reliability } from '../calibrate/reliability.ts';
import type { Decision } from '../index.ts';
import { QUICK } from '../index.ts';
import { stretchAt } from '../judge.ts';
import { played } from './drive.ts';
import { coin } from './toys.ts';

/** Two seats; seat 0 really wins as often as `truth` says of what the policy says. */
function made(count: number, truth: (said: number) => number): readonly Judged[] {
  const chance = random(7);
  return Array.from({ length: count }, (_, i) => {
    const said = 0.05 + 0.9 * chance.next();
    const won = chance.next() < truth(said) ? 1 : 0;
    const world = { over: false, shares: [said, 1 - said], points: [0, 0] };
    return {
      phase: i % 4,
      asked: i % 100,
      worlds: [world],
      result: [won, 1 - won],
      points: [10 * won + 3, 13 - 10 * won],
    };
  });
}

/** What a first seat that was given so much is given by this judgement. */
function readAt(judgement: Judgement, asked: number, said: number): number {
  const world = { over: false, shares: [said, 1 - said], points: [0, 0] };
  return predicted({ phase: 0, asked, worlds: [world], result: [], points: [] }, withJudgement(judgement))[0]!;
}

describe('fitting', () => {
  /** As a policy that is twice as sure as it should be, in powers. */
  const half = (said: number) => said ** 0.5 / (said ** 0.5 + (1 - said) ** 0.5);

  it('finds how far chances have to be drawn together', () => {
    const judgement = fit(made(4000, half), {});
    expect(judgement.stretches).toHaveLength(5);
    for (const asked of [10, 50, 90]) expect(Math.abs(readAt(judgement, asked, 0.9) - half(0.9))).toBeLessThan(0.07);
    const held = made(4000, half).slice(2000);
    expect(squaredError(held, withJudgement(judgement))).toBeLessThan(squaredError(held, PLAINLY));
  });

  it('finds how much of them holds', () => {
    const judgement = fit(
      made(4000, (said) => 0.5 + 0.5 * (said - 0.5)),
      {},
    );
    for (const asked of [10, 50, 90]) expect(Math.abs(readAt(judgement, asked, 0.9) - 0.7)).toBeLessThan(0.07);
    expect(judgement.stretches.some(({ trust }) => trust < 1)).toBe(true);
  });

  it('leaves honest chances alone, and finds what they say about points', () => {
    const judgement = fit(
      made(4000, (said) => said),
      {},
    );
    for (const asked of [10, 50, 90]) expect(Math.abs(readAt(judgement, asked, 0.9) - 0.9)).toBeLessThan(0.07);
    for (const { gain, slope } of judgement.stretches) {
      expect(Math.abs(gain - 8)).toBeLessThan(1);
      expect(Math.abs(slope - 10)).toBeLessThan(2.5);
    }
  });

  it('changes evenly between two moments', () => {
    const at = (asked: number, temper: number) => ({ asked, temper, trust: 1, gain: 0, slope: 0, spread: 0 });
    const judgement = { stretches: [at(10, 1), at(20, 0.5)] };
    expect([0, 10, 15, 20, 99].map((asked) => stretchAt(judgement, asked).temper)).toEqual([1, 1, 0.75, 0.5, 0.5]);
  });
});

describe('reliability', () => {
  const told = (positions: readonly Judged[]) =>
    reliability(positions.map((one) => ({ phase: one.phase, predicted: predicted(one, PLAINLY), result: one.result })));

  it('is good where as many win as were promised', () => {
    for (const { error, noise, positions } of told(made(8000, (said) => said))) {
      expect(positions).toBe(2000);
      expect(error).toBeLessThan(0.03);
      expect(noise).toBeLessThan(0.02);
    }
  });

  it('is bad where promises mean nothing', () => {
    for (const { error } of told(made(4000, () => 0.5))) expect(error).toBeGreaterThan(0.15);
  });
});

describe('honesty', () => {
  it('finds that a game of nothing but luck has no variance left', () => {
    const games = Array.from({ length: 12 }, (_, i) => played(coin, 2, `toss ${i}`, 'adept'));
    const reviews = games.map((match, i) => ledgerReview(coin, match, { ...QUICK, values: 200 }, `honesty ${i}`));
    const { lessVariance, residual, games: count, evenLuck } = honestyOf(reviews);
    expect([count, residual, evenLuck]).toEqual([12, 0, true]);
    expect(lessVariance).toBeGreaterThan(0.95);
  });
});

describe('the ladder', () => {
  const lost = (mean: number, real = true) => ({ real, measured: { mean, se: 0 } }) as unknown as Decision; // all it needs

  it('counts real decisions alone', () => {
    const ladder = rungs({
      random: [lost(0.2), lost(0.9, false)],
      novice: [lost(0.1)],
      adept: [lost(0.05)],
      master: [],
    });
    expect(ladder.map(({ decisions, errorRate }) => [decisions, errorRate.mean])).toEqual([
      [1, 0.2],
      [1, 0.1],
      [1, 0.05],
      [0, 0],
    ]);
    expect([inOrder(ladder), inOrder(ladder.toReversed())]).toEqual([true, false]);
  });

  it('counts grades that another seed changes', () => {
    const graded = (grade: Decision['grade'], forced = false) => ({ grade, forced }) as unknown as Decision;
    const pairs = [
      [graded('blunder'), graded('blunder')],
      [graded('mistake'), graded(null)],
      [graded(null), graded(null)],
      [graded(null, true), graded(null, true)],
    ] as const;
    expect(stability(pairs)).toEqual({ decisions: 3, graded: 2, changed: 1 });
  });

  const TOY = { seats: 2, games: 6, seed: 'toy', budget: { ...QUICK, values: 4, last: 4 } };

  it('keeps as many ledgers as it is told', () => {
    const work = calibrating(coin, { ...TOY, ledgers: 5 });
    let next = work.next();
    while (!next.done) next = work.next();
    expect(next.value.honesty.games).toBe(5);
  });

  it('is part of a whole calibration, which counts its way', () => {
    const work = calibrating(coin, TOY);
    const counts: number[] = [];
    let next = work.next();
    for (; !next.done; next = work.next()) counts.push(next.value.done / next.value.total);
    expect(counts.at(-1)).toBe(1);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(next.value.honesty.games).toBe(4);
  });
});
