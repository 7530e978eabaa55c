/** What counts as a decision, what as a loss, and how sure one is of it in few worlds. */
import { type Match, play, random, startMatch } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { type Budget, DEEP, GLANCE, gradeOf, judgeDecision, newJudge, pathOf, QUICK } from '../index.ts';
import { apart } from '../numbers.ts';
import { edge, fingers, odds } from './toys.ts';

const SEEDS = Array.from({ length: 24 }, (_, i) => i + 1);

function verdict(module: typeof odds, match: Match, budget: Budget, seed: number) {
  const work = judgeDecision(newJudge(module), pathOf(match)[0]!, budget, seed);
  let next = work.next();
  while (!next.done) next = work.next();
  return next.value;
}

function answered(module: typeof odds, line: string): Match {
  const match = startMatch(module.game, { seats: 2, key: '0'.repeat(64) });
  play(match, 0, line);
  return match;
}

describe('a decision', () => {
  const budget: Budget = { ...QUICK, first: 2, second: 30, last: 60 };

  it('counts whatever the first few worlds happened to show, where much is surely lost by it', () => {
    const folded = answered(odds, 'fold');
    const found = SEEDS.map((seed) => verdict(odds, folded, budget, seed));
    expect(found.filter(({ real, grade }) => !real || grade !== 'blunder')).toEqual([]);
  });

  it('does not count where all answers come to the same in every world', () => {
    const pointed = answered(fingers, 'b');
    expect(SEEDS.map((seed) => verdict(fingers, pointed, budget, seed).real)).toEqual(SEEDS.map(() => false));
  });

  it('counts where it cannot be told', () => {
    const folded = answered(odds, 'fold');
    const few: Budget = { ...QUICK, first: 2, second: 4, last: 4 };
    const different = SEEDS.map((seed) => verdict(odds, folded, few, seed)).filter(({ answers }) =>
      answers.some(({ share }) => share.mean !== answers[0]!.share.mean),
    );
    expect(different.length).toBeGreaterThan(0);
    expect(different.every(({ real }) => real)).toBe(true);
  });
});

describe('the error of a loss', () => {
  const against = (losses: readonly number[]) =>
    apart(
      losses,
      losses.map(() => 0),
    );

  it('is so wide that two of it hold 95 of 100 in few worlds as in many', () => {
    const chance = random(5);
    const normal = () => Math.sqrt(-2 * Math.log(1 - chance.next())) * Math.cos(2 * Math.PI * chance.next());
    for (const worlds of [2, 4, 8, 30]) {
      const tries = Array.from({ length: 4000 }, () => against(Array.from({ length: worlds }, normal)));
      const wrong = tries.filter(({ mean, se }) => Math.abs(mean) > 2 * se).length;
      expect(wrong / tries.length).toBeLessThan(0.06);
    }
  });

  it('is not nothing because a few worlds agree', () => {
    expect(gradeOf(against([0.2, 0.2]), 4)).toBeNull();
    expect(gradeOf(against([0.2, 0.21, 0.2]), 4)).toBeNull();
    expect(gradeOf(against(Array<number>(6).fill(0.2)), 4)).toBe('blunder');
    expect(against([0, 0, 0])).toEqual({ mean: 0, se: 0 });
  });
});

describe('a sealed answer', () => {
  it.each(Object.entries({ GLANCE, QUICK, DEEP }))('that nobody should mix in is a loss: %s', (_, budget) => {
    const laid = startMatch(edge.game, { seats: 2, key: '0'.repeat(64) });
    play(laid, 0, 'edge');
    const found = SEEDS.slice(0, 8).map((seed) => verdict(edge, laid, budget, seed));
    expect(found.map(({ grade }) => grade)).toEqual(found.map(() => 'blunder'));
    expect(found.every(({ best }) => best !== 'edge')).toBe(true);
  });
});
