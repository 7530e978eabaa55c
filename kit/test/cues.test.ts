/** When a board tells what. */
import { describe, expect, it } from 'vitest';
import { cued, cueTimes } from '../motion/cues.ts';

describe('what has just happened', () => {
  it('is told event by event, the places of one event within its time', () => {
    const after = cueTimes([['card', 'strength'], [], ['token']], 100);
    expect([...after]).toEqual([
      ['card', 0],
      ['strength', 50],
      ['token', 100],
    ]);
  });

  it('never takes longer than three seconds, however much it is', () => {
    const many = Array.from({ length: 200 }, (_, i) => [`a${i}`, `b${i}`, `c${i}`, `d${i}`]);
    const times = [...cueTimes(many).values()];
    expect(times).toHaveLength(800);
    expect(Math.max(...times)).toBeLessThanOrEqual(3000);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('marks a changed place with its delay, and no other', () => {
    const cues = { after: cueTimes<'bid' | 'die'>([['die'], ['bid']], 100) };
    expect(cued(cues, 'bid', 'laid')).toEqual({ class: 'laid just-changed', style: { '--after': '100ms' } });
    expect(cued({ after: cueTimes<'bid' | 'die'>([['die']]) }, 'bid')).toEqual({ class: '' });
  });
});
