/** Puzzles in the browser: which comes next, what an answer comes to, and what is kept of it. */
import { idOf, NEW_SOLVER, type Puzzle } from '@signoria/review/puzzles';
import { describe, expect, it } from 'vitest';
import { about, lessonOn, nextPuzzle, solvedIn, triedIn } from '../pages/puzzles/choose.ts';
import { NOTHING_TRIED, ratingOf, readProgress, withTry } from '../pages/puzzles/progress.ts';
import { decisionFor, isSolved } from '../pages/puzzles/verdict.ts';
import { PUZZLE_WORDS } from '../pages/puzzles/words.ts';
import { paths, routeOf } from '../router.ts';

function puzzle(seq: number, rating: number, themes: Puzzle['themes'] = ['middle']): Puzzle {
  return {
    of: 3,
    seq,
    seat: 1,
    at: 'turn',
    best: ['pass', 'stop'],
    margin: { mean: 0.12, se: 0.01 },
    answers: [
      ['pass', 400, 20, 0, 0],
      ['stop', 398, 20, 2, 3],
      ['play m1', 280, 20, 120, 10],
      ['play m2', 250, 20, 150, 12],
    ],
    themes,
    rating,
  };
}

const [easy, fit, hard] = [puzzle(1, 700), puzzle(2, 1010, ['pass', 'middle']), puzzle(3, 1400)] as const;
const all = [easy, fit, hard];

describe('the next puzzle', () => {
  it('is the untried one nearest to the solver, of the theme asked for', () => {
    expect(nextPuzzle(all, NOTHING_TRIED, null)).toBe(fit);
    expect(nextPuzzle(all, NOTHING_TRIED, null, idOf(fit))).toBe(easy);
    expect(nextPuzzle(all, NOTHING_TRIED, 'pass')).toBe(fit);
    expect(about(all, 'pass')).toEqual([fit]);
    expect(nextPuzzle(all, NOTHING_TRIED, 'win')).toBeNull();
  });

  it('when all were tried, is one that was missed', () => {
    const tried = all.reduce((sofar, one) => withTry(sofar, one, one !== hard), NOTHING_TRIED);
    expect(nextPuzzle(all, tried, null)).toBe(hard);
    expect([solvedIn(all, tried), triedIn(all, tried)]).toEqual([2, 3]);
  });
});

describe('a lesson', () => {
  it('is an easy, a fair and a hard puzzle of its theme, in rising rating', () => {
    const many = Array.from({ length: 12 }, (_, i) => puzzle(i, 1600 - 100 * i, i % 2 === 0 ? ['pass'] : ['pay']));
    expect(lessonOn(many, 'pass').map(({ rating }) => rating)).toEqual([800, 1200, 1600]);
    expect(lessonOn(all, 'pass')).toEqual([fit]);
    expect(lessonOn(all, 'win')).toEqual([]);
  });
});

describe('an answer', () => {
  it('solves it if it is the best or as good, and else says what it loses', () => {
    expect(['pass', 'stop'].map((line) => isSolved(decisionFor(fit, 4, line)!))).toEqual([true, true]);
    const wrong = decisionFor(fit, 4, 'play m1')!;
    expect(wrong).toMatchObject({ best: 'pass', given: 'play m1', grade: 'blunder', loss: { mean: 0.12, se: 0.01 } });
    expect(isSolved(wrong)).toBe(false);
    expect(decisionFor(fit, 4, 'play m9')).toBeNull();
  });
});

describe('progress', () => {
  it('is rated once: the solver gains what the puzzle loses faith in, and only the first try counts', () => {
    const solved = withTry(NOTHING_TRIED, fit, true);
    expect(solved.solver.rating).toBeGreaterThan(NEW_SOLVER.rating);
    expect(ratingOf(solved, fit).rating).toBeLessThan(fit.rating);
    expect(solved).toMatchObject({ streak: 1, history: [Math.round(solved.solver.rating)] });
    expect(withTry(solved, fit, false)).toBe(solved);
    const failed = withTry(solved, easy, false);
    expect(failed.streak).toBe(0);
    expect(failed.solver.rating).toBeLessThan(solved.solver.rating);
    expect(failed.solver.deviation).toBeLessThan(solved.solver.deviation);
  });

  it('comes back from the device as it was, and nonsense is forgotten', () => {
    const kept = { condottiere: withTry(NOTHING_TRIED, fit, true) };
    expect(readProgress(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(readProgress({ ...kept, virtu: { solver: 'x' }, palio: null })).toEqual(kept);
    expect([readProgress(null), readProgress('no')]).toEqual([undefined, undefined]);
  });
});

describe('addresses and words', () => {
  it('a puzzle has an address', () => {
    expect(routeOf(paths.puzzles())).toEqual({ page: 'puzzles', game: '' });
    expect(routeOf('/puzzles/condottiere')).toEqual({ page: 'puzzles', game: 'condottiere' });
    expect(paths.puzzles('condottiere', '3-12')).toBe('/puzzles/condottiere#3-12');
  });

  it('counts in Russian', () => {
    const { count } = PUZZLE_WORDS.ru;
    expect([1, 2, 5, 21, 45].map(count)).toEqual(['1 задача', '2 задачи', '5 задач', '21 задача', '45 задач']);
  });
});
