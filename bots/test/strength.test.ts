/** What is published of the bots' strength follows from the records, and rests on enough games. */
import { describe, expect, it } from 'vitest';
import { recordsIn } from '../../scripts/strength.ts';
import { readContestant } from '../arena/arena.ts';
import { FIGURES } from '../strength/figures.ts';
import { figuresOf, LEAST_GAMES } from '../strength.ts';

describe('published strength', () => {
  it('[O7] is what the records say: npm run strength', () => {
    expect(FIGURES).toEqual(figuresOf(recordsIn()));
  });

  it('[O7] rests on at least 200 games each, with an interval and a day', () => {
    expect(FIGURES.length).toBeGreaterThan(0);
    for (const { a, b, share, low, high, games, date } of FIGURES) {
      expect(games).toBeGreaterThanOrEqual(LEAST_GAMES);
      expect(low <= share && share <= high && low < high).toBe(true);
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect([readContestant(a), readContestant(b)]).not.toContain(null);
    }
  });

  it('says nothing of pairs that have hardly played', () => {
    const few = { a: 'adept', b: 'novice', goal: 0.4, date: '2026-11-18', blocks: [[9, 0, 1, 0, 0, 1]] };
    const record = { game: 'x', rules: 1, players: 4, options: {}, seed: 's', rungs: [few] };
    expect(figuresOf([record])).toEqual([]);
  });
});
