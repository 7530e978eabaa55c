/** Why one answer is better than another, and what another answer would have been worth. */
import { enumerate, type Match, mayKnow, menuOf, play, Refused, startMatch } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { findGame } from '../../games/registry.ts';
import {
  type Explanation,
  explaining,
  judgeDecision,
  newJudge,
  otherwise,
  pathOf,
  QUICK,
  type Wish,
} from '../index.ts';
import { partsFound, played } from './drive.ts';
import { coin } from './toys.ts';

function finished<T>(work: Generator<void, T>): T {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}

function yielded(): Match {
  const match = startMatch(coin.game, { seats: 2, key: '0'.repeat(64) });
  play(match, 1, 'nod');
  play(match, 0, 'yield');
  return match;
}

const WISH: Wish = { better: 'toss', worse: 'yield', besides: [], worlds: 200, told: 0 };

function explained(match: Match): Explanation {
  return finished(explaining(newJudge(coin), pathOf(match)[1]!, WISH, 1));
}

describe('an explanation', () => {
  it('says what the worse answer moves from whom to whom', () => {
    const { shares } = explained(yielded());
    expect(Math.abs(shares[0]!.mean + 0.5)).toBeLessThan(4 * shares[0]!.se);
    expect(shares[0]!.mean + shares[1]!.mean).toBeCloseTo(0, 5);
  });

  it('names the lines of the score that change, of the seat that decided first', () => {
    const { terms } = explained(yielded());
    expect(terms.map(({ seat, better }) => [seat, better?.what])).toEqual([
      [0, 'win'],
      [1, 'win'],
    ]);
    expect(Math.abs(terms[0]!.change.mean + 5)).toBeLessThan(4 * terms[0]!.change.se);
    expect(terms[1]!.change.mean).toBeCloseTo(-terms[0]!.change.mean, 5);
    expect(terms.map(({ better, worse }) => [better!.points, worse!.points])).toEqual([
      [10, 0],
      [0, 10],
    ]);
  });

  it('is silent where both answers are the same', () => {
    const wish = { ...WISH, worse: 'toss' };
    const { shares, terms } = finished(explaining(newJudge(coin), pathOf(yielded())[1]!, wish, 1));
    expect(shares.map(({ mean }) => mean)).toEqual([0, 0]);
    expect(terms).toEqual([]);
  });

  it('tells how it may go on, and nothing the seat would not see', async () => {
    const module = await findGame('condottiere');
    const match = played(module, 3, 'course', 'novice', 30);
    const step = pathOf(match).findLast(({ deed }) => deed.kind === 'answer')!;
    const { menu, text } = { menu: menuOf(module.game, step.before, step.seat)!, text: module.game.notation };
    const others = enumerate(menu).map((choice) => text.write(choice));
    const [worse, third] = others.filter((line) => line !== step.line);
    const wish = { better: step.line, worse: worse!, besides: [step.line, third!], worlds: 2, told: 1 };
    const { ways } = finished(explaining(newJudge(module), step, wish, 1));
    // Each answer once, the best of all first.
    expect(ways.map(({ line }) => line)).toEqual([step.line, worse, third]);
    expect(ways[0]!.course.length).toBeGreaterThan(2);
    const events = ways.flatMap(({ course }) => course.flatMap((one) => one.events));
    expect(events.filter((event) => !mayKnow(event, step.seat))).toEqual([]);
  });
});

describe('another answer', () => {
  it('is judged as if it had been given', () => {
    const [, step] = pathOf(yielded());
    const judge = newJudge(coin);
    const tried = finished(judgeDecision(judge, otherwise(judge, step!, 'toss'), QUICK, 1));
    expect(tried).toMatchObject({ given: 'toss', best: 'toss', grade: null });
    expect(finished(judgeDecision(judge, step!, QUICK, 1))).toMatchObject({ given: 'yield', grade: 'blunder' });
  });

  it('is refused where it could not be given', () => {
    const [, step] = pathOf(yielded());
    expect(() => otherwise(newJudge(coin), step!, 'nod')).toThrow(Refused);
  });
});

describe('workers', () => {
  it('find the same together as one alone', () => {
    const match = yielded();
    const alone = partsFound(coin, match);
    const shared = [0, 1, 2].flatMap((worker) => partsFound(coin, match, { share: { worker, of: 3 } }));
    expect(shared).toHaveLength(alone.length);
    expect(shared).toEqual(expect.arrayContaining([...alone]));
  });
});
