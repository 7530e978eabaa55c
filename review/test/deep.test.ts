/** The long look: what matters most first, and an end of its own by a clock that is handed in. */
import { module } from '@signoria/princes-of-florence';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Budget, deepening, type Part, QUICK, type Review, urgent } from '../index.ts';
import { played, reviewOf } from './drive.ts';

const SMALL: Budget = { ...QUICK, values: 1, first: 1, second: 1, last: 1, wide: 3, mixing: 4, auctions: 1 };

/** A clock on which every look at it takes a second. */
function ticking(): { readonly looks: () => number; now(): number } {
  let seconds = 0;
  return { looks: () => seconds, now: () => seconds++ };
}

describe('the long look at a game', () => {
  const match = played(module, 3, 'deep', 'novice', 40);
  let quick: Review;
  beforeAll(() => {
    quick = reviewOf(module, match, { budget: SMALL });
  });

  function found(at: number | null, share = { worker: 0, of: 1 }) {
    const clock = ticking();
    const until = at === null ? {} : { until: { at, now: clock.now } };
    const parts: Part[] = [];
    let pieces = 0;
    let told = { done: 0, total: 0 };
    for (const tick of deepening(module, match, quick, { budget: SMALL, share, ...until })) {
      pieces++;
      told = { done: tick.done, total: tick.total };
      if (tick.found !== null) parts.push(tick.found);
    }
    const seqs = parts.flatMap((part) => (part.part === 'entry' ? [part.entry.seq] : []));
    return { parts, seqs, pieces, told, looks: clock.looks() };
  }

  it('begins with the decisions that seem to have cost most, and ends with the auctions', () => {
    const { parts, seqs, told } = found(null);
    expect(seqs).toEqual(urgent(quick));
    expect(seqs.length).toBeGreaterThan(4);
    const kinds = parts.map(({ part }) => part);
    expect(kinds.lastIndexOf('entry')).toBeLessThan(kinds.indexOf('auction'));
    expect(told).toEqual({ done: parts.length, total: parts.length });
  });

  it('stops at its deadline between two pieces of work, with the most urgent done and how far it came told', () => {
    const whole = found(null);
    const cut = found(Math.floor(whole.pieces / 2));
    expect(cut.pieces).toBe(Math.floor(whole.pieces / 2));
    expect(cut.looks).toBe(cut.pieces + 1);
    expect(cut.parts.length).toBeGreaterThan(0);
    expect(cut.parts.length).toBeLessThan(whole.parts.length);
    expect(cut.parts).toEqual(whole.parts.slice(0, cut.parts.length));
    expect(cut.told).toMatchObject({ total: whole.parts.length });
    expect(cut.told.done).toBeLessThan(cut.told.total);
  });

  it('begins nothing after its deadline, and is not cut by one that never comes', () => {
    expect(found(0)).toMatchObject({ parts: [], pieces: 0 });
    expect(found(Number.POSITIVE_INFINITY).parts).toEqual(found(null).parts);
  });

  it('has the most urgent of all in the first pieces of every worker', () => {
    const shares = [0, 1].map((worker) => found(null, { worker, of: 2 }).seqs);
    expect(shares.map(([first]) => first)).toEqual(urgent(quick).slice(0, 2));
  });
});
