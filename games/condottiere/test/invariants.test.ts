// What must be true of every position: each thing that cannot be is noticed.

import { describe, expect, it } from 'vitest';
import { DRUMMER, HEROINE, KIND, SPRING, WINTER } from '../data/cards.ts';
import { violations } from '../rules/model/invariants.ts';
import { NONE, type State } from '../rules/model/state.ts';
import { scenario, type Table } from '../scenario.ts';

/** A sound position in the middle of a battle, changed. */
function found(change: (s: State) => void, table: Table = { players: 3 }): readonly string[] {
  const at = scenario(table).hand(0, 'm1', 'm10').hand(1, 'winter').hand(2, 'm3').line(1, 'm6').deciding(0);
  const s = structuredClone(at.match().state) as State;
  expect(violations(s)).toEqual([]);
  change(s);
  return violations(s);
}

const hidden: Table = { players: 3, variants: ['hiddenCards'] };

describe('invariants', () => {
  it('[CON-1.12] no card may be lost or doubled, wherever it lies', () => {
    const lost = [expect.stringContaining('CON-1.12')];
    expect(found((s) => void s.pile[KIND.m1]!--)).toEqual(lost);
    expect(found((s) => void s.discards[KIND.m1]!++)).toEqual(lost);
    expect(found((s) => void s.hands[0]![KIND.m10]!--)).toEqual(lost);
    expect(found((s) => void s.lines[2]![KIND.m2]!++)).toEqual(lost);
    expect(found((s) => void s.facedown.fill(DRUMMER, 2), hidden)).toEqual(lost);
  });

  it('no pile owes a card to another', () => {
    const owing = (s: State) => {
      s.hands[2]![KIND.m5]! -= 1;
      s.pile[KIND.m5]! += 1;
    };
    expect(found(owing)[0]).toBe('no pile is short of cards');
    expect(found((s) => void s.discards.push(0))).toEqual(['no pile is short of cards']);
  });

  it('[CON-16.1] only what is played facedown lies facedown, and only in Hidden Cards', () => {
    const lay = (kind: number) => (s: State) => {
      s.pile[kind]!--;
      s.facedown[1] = kind;
    };
    expect(found(lay(DRUMMER), hidden)).toEqual([]);
    expect(found(lay(HEROINE), hidden)).toEqual([]);
    expect(found(lay(SPRING), hidden)).toEqual([expect.stringContaining('CON-16.1')]);
    expect(found(lay(DRUMMER))).toEqual(['facedown cards only in Hidden Cards']);
  });

  it('[CON-5.4] Winter and Spring never lie together; each alone may', () => {
    const lay =
      (...kinds: readonly number[]) =>
      (s: State) => {
        for (const [seat, kind] of kinds.entries()) {
          s.pile[kind]!--;
          s.lines[seat]![kind]!++;
        }
      };
    expect(found(lay(WINTER))).toEqual([]);
    expect(found(lay(SPRING))).toEqual([]);
    expect(found(lay(SPRING, WINTER))).toEqual([expect.stringContaining('CON-5.4')]);
  });

  it('[CON-1.9] nobody needs a seventh marker, and six are enough', () => {
    const take = (regions: number) => (s: State) => s.owner.fill(1, 0, regions);
    expect(found(take(6))).toEqual([]);
    expect(found(take(7))).toEqual([expect.stringContaining('CON-1.9')]);
    expect(found(take(7), { players: 3, edition: { cards: { m1: { count: 12 } } } })).toEqual([]);
  });

  it('[CON-1.10] a region is neutral or belongs to somebody at the table', () => {
    const give = (seat: number) => (s: State) => void s.owner.fill(seat, 4, 5);
    expect([NONE, 0, 2].map((seat) => found(give(seat)))).toEqual([[], [], []]);
    for (const nobody of [-2, 3]) expect(found(give(nobody))).toEqual([expect.stringContaining('CON-1.10')]);
  });

  it('[CON-17.1] nobody knows of cards that are not there', () => {
    const know = (count: number, to: number) => (s: State) => {
      s.known = [{ owner: 0, to, kind: KIND.m10, count, facedown: false }];
    };
    expect(found(know(1, 1))).toEqual([]);
    expect(found(know(2, 1))).toEqual(['seat 1 knows only what seat 0 holds']);
    expect(found(know(2, NONE))).toHaveLength(3);
  });
});
