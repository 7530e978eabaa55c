import type { ScoreLine } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { bestOf, decisive, swingsOf, tellingEvent, turnsOf } from '../pages/table/end/story.ts';

const at = (seq: number, ...totals: readonly number[]) => ({ seq, totals });
const line = (what: string, points: number): ScoreLine => ({ what, points, rules: [] });
const COURSE = [at(0, 0, 0), at(3, 2, 0), at(5, 2, 5), at(8, 4, 5), at(12, 9, 5)];

describe('how a game went', () => {
  it('a swing is what a move did for whom it helped most', () => {
    expect(swingsOf(COURSE)).toEqual([
      { seq: 3, seat: 0, by: 2, lead: 2 },
      { seq: 5, seat: 1, by: 5, lead: 3 },
      { seq: 8, seat: 0, by: 2, lead: -1 },
      { seq: 12, seat: 0, by: 5, lead: 4 },
    ]);
    expect(swingsOf([])).toEqual([]);
  });

  it('the greatest moment is a move, not the last counting', () => {
    expect(bestOf(swingsOf(COURSE), 12)?.seq).toBe(5);
    expect(bestOf(swingsOf(COURSE.slice(-2)), 12)?.seq).toBe(12);
    expect(bestOf([], 12)).toBeNull();
  });

  it('the turns are told in the order in which they came', () => {
    expect(turnsOf(swingsOf(COURSE), 12, 2).map(({ seq }) => seq)).toEqual([3, 5]);
  });

  it('a move is told by the rarest public thing that happened to the one it helped', () => {
    const events = [
      { what: 'played', seat: 1 },
      { what: 'conquered', seat: 1 },
      { what: 'drewCards', seat: 1, to: [1] },
      { what: 'rare', seat: 0 },
    ];
    const item = { seq: 5, seat: 1, at: 0, events, barrier: null, back: null };
    const count = { played: 40, conquered: 6, drewCards: 1, rare: 1 };
    expect(tellingEvent(item, 1, count)?.what).toBe('conquered');
    expect(tellingEvent({ ...item, events: [] }, 1, count)).toBeNull();
  });

  it('what decided is what the winner has more of than everybody else', () => {
    const scores = [
      [line('works', 20), line('cards', 3)],
      [line('works', 12), line('works', 10), line('cards', 1)],
    ];
    expect([...decisive(scores, [0])]).toEqual(['cards']);
  });

  it('but where a line of the account ended it, that one did', () => {
    const scores = [
      [line('regions', 5), line('adjacent', 0)],
      [line('regions', 1), line('adjacent', 0)],
    ];
    expect([...decisive(scores, [0], 'adjacent')]).toEqual(['adjacent']);
    expect([...decisive(scores, [0], 'agreed')]).toEqual(['regions']);
  });
});
