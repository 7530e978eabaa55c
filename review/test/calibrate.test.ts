/** The arithmetic of calibration, on forecasts made up for it. */
import { type Judgement, random } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { WHOLE } from '../adjusted.ts';
import { ceilingOf } from '../calibrate/control.ts';
import { fit, PLAINLY, predicted, squaredError, withJudgement } from '../calibrate/fit.ts';
import { honestyOf, ledgerReview } from '../calibrate/honesty.ts';
import { calibrating } from '../calibrate/index.ts';
import { inOrder, rungs, stability } from '../calibrate/ladder.ts';
import type { Judged } from '../calibrate/positions.ts';
import { reliability } from '../calibrate/reliability.ts';
import type { Decision, Review, Row } from '../index.ts';
import { QUICK } from '../index.ts';
import { stretchAt } from '../judge.ts';
import { deviation } from '../numbers.ts';
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

const EVEN = [{ asked: 0, temper: 1, trust: 1, gain: 0, slope: 0, spread: 0 }];

describe('honesty', () => {
  it('finds that a game of nothing but luck has no variance left', () => {
    const games = Array.from({ length: 12 }, (_, i) => played(coin, 2, `toss ${i}`, 'adept'));
    const reviews = games.map((match, i) => ledgerReview(coin, match, { ...QUICK, values: 200 }, `honesty ${i}`));
    const { lessVariance, residual, games: count, evenLuck } = honestyOf(reviews);
    expect([count, residual, evenLuck]).toEqual([12, 0, true]);
    expect(lessVariance.mean).toBeGreaterThan(0.95);
    expect(lessVariance.se).toBeLessThan(0.05);
  });

  it('measures the very numbers that tables show, with the error of so few games', () => {
    const reviews = Array.from({ length: 6 }, (_, i) => {
      const review = ledgerReview(coin, played(coin, 2, `toss ${i}`, 'adept'), { ...QUICK, values: 4 }, `few ${i}`);
      // Whatever a judgement says of the beginning, no table shows it.
      const ledger = { ...review.ledger!, start: [i / 5, 1 - i / 5] };
      return { ...review, ledger };
    });
    const variance = (of: readonly number[]) => deviation(of) ** 2;
    const shown = variance(reviews.flatMap(({ players }) => players.map(({ adjusted }) => adjusted!)));
    const plain = variance(reviews.flatMap(({ ledger }) => ledger.result));
    const { lessVariance } = honestyOf(reviews);
    expect(lessVariance.mean).toBeCloseTo(1 - shown / plain, 10);
    expect(lessVariance.se).toBeGreaterThan(0);
  });

  /** Results that are half luck, which is measured twice as large as it was; the opening is measured where there is none. */
  const measured = (count: number) =>
    Array.from({ length: count }, (_, i) => {
      const chance = random(i + 1);
      const [luck, skill, noise] = [0, 1, 2].map(() => 0.2 * (chance.next() - 0.5));
      const result = [0.5 + luck! + skill!, 0.5 - luck! - skill!];
      const both = (of: Row['of'], share: number): Row => ({ of, moves: [share, -share] });
      const rows = [both('opening', noise!), both('chance', 2 * luck!), both('residual', 0)];
      const ledger = { start: [0.5, 0.5], result, rows, gap: 0 };
      const players = [0, 1].map((seat) => ({ seat, luck: (1 - 2 * seat) * (noise! + 2 * luck!) }));
      return { ledger, players, seats: 2, entries: [], opening: null, weights: WHOLE } as unknown as Review; // all it needs
    });

  it('books what draws did only together as unexplained by the strict definition', () => {
    const [one] = measured(1);
    const drawn = (mean: number) => ({
      purpose: 'toss',
      seat: null,
      index: 0,
      luck: [0, 1].map((i) => ({ mean: (1 - 2 * i) * mean, se: 0 })),
    });
    const entry = { open: [0.9, 0.1], decided: [0.5, 0.5], luck: [drawn(0.1), drawn(0.1)] };
    const alone = { open: [0.9, 0.1], decided: [0.5, 0.5], luck: [drawn(0.4)] };
    const of = (entries: readonly object[]) => honestyOf([{ ...one!, entries } as unknown as Review]);
    expect(of([entry]).strict).toBeGreaterThan(0.1);
    expect([of([alone]).strict, of([entry]).residual]).toEqual([expect.closeTo(0), 0]);
  });

  it('takes off as much luck as makes results vary least, found in one half and measured in the other', () => {
    const whole = honestyOf(measured(400));
    expect(whole.lessVariance.mean).toBeLessThan(-0.2);
    const fitted = honestyOf(measured(400), true);
    expect(fitted.weights.chance).toBeCloseTo(0.5, 1);
    expect(fitted.weights.opening).toBeLessThan(0.2);
    expect(fitted.lessVariance.mean).toBeGreaterThan(0.4);
    expect(Math.abs(fitted.lessVariance.mean - 0.5)).toBeLessThan(4 * fitted.lessVariance.se);
  });

  it('says how much of the variance is luck at all, the error of measuring it taken off', () => {
    const review = measured(200).map((one) => ({
      ...one,
      entries: [{ luck: [{ purpose: 'toss', seat: null, index: 0, luck: [0, 1].map(() => ({ mean: 0, se: 0.1 })) }] }],
    })) as unknown as readonly Review[];
    const [sure, unsure] = [ceilingOf(measured(200)), ceilingOf(review)];
    const variance = deviation(review.flatMap(({ ledger }) => ledger!.result)) ** 2;
    expect(sure - unsure).toBeCloseTo(0.01 / variance, 6);
  });

  it('begins all games of one set-up alike, whatever seed they are judged by', () => {
    const starts = ['one', 'other'].map((seed) => {
      const match = played(coin, 2, seed, 'adept');
      return ledgerReview(coin, match, { ...QUICK, values: 2 }, seed).opening!.start;
    });
    expect(starts[0]).toEqual(starts[1]);
    const kept = { ...coin, policy: { ...coin.policy, judgement: { stretches: EVEN, starts: { 2: [0.7, 0.3] } } } };
    const { start, errors, open } = ledgerReview(kept, played(coin, 2, 'one', 'adept'), QUICK, 'one').opening!;
    expect([start, open.length, errors!.length]).toEqual([[0.7, 0.3], 2, 2]);
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
    expect(next.value.honesty!.games).toBe(5);
  });

  it.each(['forecasts', 'ledgers', 'levels', 'stability'] as const)('measures one thing alone: %s', (only) => {
    const work = calibrating(coin, { ...TOY, only: [only], fit: true });
    const counts: number[] = [];
    let next = work.next();
    for (; !next.done; next = work.next()) counts.push(next.value.done / next.value.total);
    expect(counts.at(-1)).toBe(1);
    // A toss is too short to be cut into quarters.
    const { honesty, ladder, stability: stable, judgement } = next.value;
    expect([honesty !== null, ladder.length > 0, stable !== null]).toEqual(
      ['ledgers', 'levels', 'stability'].map((part) => part === only),
    );
    // What was not measured is not fitted; what seats may expect always is.
    expect(judgement!.luck === undefined).toBe(only !== 'ledgers');
    const [first, second] = judgement!.starts![2]!;
    expect(first! + second!).toBe(1);
    expect(Math.abs(first! - 0.5)).toBeLessThan(0.05);
  });

  it('is part of a whole calibration, which counts its way', () => {
    const work = calibrating(coin, TOY);
    const counts: number[] = [];
    let next = work.next();
    for (; !next.done; next = work.next()) counts.push(next.value.done / next.value.total);
    expect(counts.at(-1)).toBe(1);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(next.value.honesty!.games).toBe(4);
  });
});
