// Positions kept along the way: any other is a few answers away from one, whatever was taken back between.

import { describe, expect, it } from 'vitest';
import { branch, canonical, play, resumeMatch, schedule, stateAfter, takeBack, undo, writeMatch } from '../index.ts';
import { match } from './toys/act.ts';
import { ask, flow } from './toys/flow.ts';

/** A game of one question, put to seat 0 for ever. */
const endless = () => flow({ turn: ask(0, (s) => schedule(s, { at: 'turn' }), 'a', 'b') }, 'turn');

/** So many entries, a few of them ways back, and the state after each. */
function long(length: number) {
  const m = match(endless(), 2);
  const states = [canonical(m.state)];
  while (m.log.length < length) {
    const n = m.log.length;
    if (n % 50 === 49) takeBack(m, n - 20, [0, 1]);
    else if (n % 10 === 9) undo(m, 0);
    else play(m, 0, n % 3 === 0 ? 'a' : 'b');
    states.push(canonical(m.state));
  }
  return { m, states };
}

describe('positions kept', () => {
  it('are the first, and every sixty-fourth after it', () => {
    const { m, states } = long(130);
    expect([...m.marks.keys()]).toEqual([0, 64, 128]);
    for (const [seq, kept] of m.marks) expect(canonical(kept)).toBe(states[seq]);
  });

  it('lead to every other position, before and after ways back', () => {
    const { m, states } = long(140);
    expect(states.map((_, seq) => canonical(stateAfter(m, seq)))).toEqual(states);
    const only = { ...branch(m), marks: new Map([[0, m.marks.get(0)!]]) };
    expect(states.map((_, seq) => canonical(stateAfter(only, seq)))).toEqual(states);
  });

  it('are handed out as they are, and not changed by what is done elsewhere', () => {
    const { m } = long(70);
    expect(stateAfter(m, 64)).toBe(m.marks.get(64));
    expect(stateAfter(m, 70)).toBe(m.state);
    const before = canonical(m.marks.get(64));
    stateAfter(m, 69);
    expect(canonical(m.marks.get(64))).toBe(before);
  });

  it('are there again when the match is resumed from what was written down', () => {
    const { m } = long(130);
    takeBack(m, 120, [0, 1]); // nothing is left to undo: now it can be written down
    const entries = m.log.map(({ entry }) => entry);
    const again = resumeMatch(m.game, { ...m.header, key: m.key }, entries, writeMatch(m)!)!;
    expect([...again.marks].map(([seq, kept]) => [seq, canonical(kept)])).toEqual(
      [...m.marks].map(([seq, kept]) => [seq, canonical(kept)]),
    );
  });

  it('of a branch are its own', () => {
    const { m } = long(63);
    const other = branch(m);
    play(other, 0, 'a');
    expect([m.marks.size, other.marks.size]).toEqual([1, 2]);
    expect([m.log.length, other.log.length]).toEqual([63, 64]);
  });
});
