// What must be true of every position, whatever was played.

import { describe, expect, it } from 'vitest';
import { violations } from '../rules/model/invariants.ts';
import type { State } from '../rules/model/state.ts';
import { stateOf, three } from './help.ts';

describe('what must always be true', () => {
  const wrong = (change: (s: State) => void) => {
    const state = structuredClone(stateOf(three().offered('venice-doge').turn(0)));
    expect(violations(state)).toEqual([]);
    change(state);
    return violations(state).map((sentence) => sentence.slice(0, sentence.indexOf(':')));
  };

  it.each<[string, (s: State) => void]>([
    ['POR-1.8', (s) => void s.deck[0]!--],
    ['POR-1.4', (s) => void s.stock[1]!--],
    ['POR-2.4', (s) => void s.tiles.splice(s.tiles.indexOf(-1), 1, -2)],
    ['POR-10.7', (s) => void s.eventOwner.splice(5, 1, 0)],
    ['POR-8.29', (s) => void s.status.splice(0, 1, 11)],
    ['POR-8.29', (s) => void s.status.splice(0, 1, 2)],
    ['POR-8.2', (s) => void Object.assign(s, { wars: 5 })],
    ['POR-4.12', (s) => void s.purse[0].splice(2, 1, -1)],
    ['POR-4.12', (s) => void s.purse[1].splice(0, 1, -1)],
    ['POR-3.8', (s) => void s.family.splice(2, 1, s.family[0]!)],
    ['POR-4.8', (s) => s.tiles.forEach((where, i) => void (where === -1 && i < 14 && s.tiles.splice(i, 1, 0)))],
    ['POR-4.7', (s) => [0, 9, 17, 25].forEach((i) => void s.tiles.splice(s.tiles.indexOf(-1, i), 1, 0))],
    [
      'POR-7.18',
      (s) => {
        s.eventOwner[0] = 0;
        s.eventCity[0] = 0;
      },
    ],
    [
      'POR-4.6',
      (s) => {
        s.hands[0]![0]! += 3;
        s.deck[0]! -= 3;
      },
    ],
  ])('%s is noticed', (rule, change) => {
    expect(wrong(change)).toContain(rule);
  });

  it('[POR-4.6, POR-4.7, POR-4.8, POR-8.2, POR-8.29] what is full to the brim is in order', () => {
    const six = ['milan-armourer', 'milan-fustian-merchant', 'rome-orsini-family', 'rome-alum-merchant'] as const;
    const s = three()
      .gold(0, 0)
      .influence(0, 0)
      .tiles(0, ...six, 'naples-oil-merchant', 'naples-diomede-carafa')
      .hand(0, 'veto', 'veto')
      .status({ venice: 10, naples: 3 })
      .wars(4)
      .under('start-war')
      .artist('rome', 'ev1-bellini')
      .events(1, 'ev1-mantegna')
      .turn(1);
    expect(violations(stateOf(s))).toEqual([]);
    expect(violations(stateOf(s.play('1 buy card')))).toEqual([]); // two cards are looked at
  });

  it('[POR-7.6] a bid of everything is covered, and one coin less is noticed', () => {
    const s = structuredClone(
      stateOf(three().offered('venice-doge').turn(1).play('1 nominate venice-doge', '1 bid 30')),
    );
    expect(violations(s)).toEqual([]);
    s.purse[0][1] = 29;
    expect(violations(s)).toEqual(['POR-7.6: seat 1 can pay the standing bid']);
  });

  it('[POR-4.6] a hand too large is in order while a card is being discarded', () => {
    const s = three().hand(0, 'veto', 'veto').turn(0).play('0 buy card').expect({ question: 'discardCard' });
    expect(violations(stateOf(s))).toEqual([]);
  });

  it('[POR-1.8, POR-10.7] one card more, and an artist on a city too early, are noticed', () => {
    expect(wrong((s) => void s.hands[1]![3]!++)).toEqual(['POR-1.8']);
    expect(wrong((s) => void s.discards[7]!++)).toEqual(['POR-1.8']);
    expect(wrong((s) => void Object.assign(s, { under: [0] }))).toEqual(['POR-1.8']);
    expect(wrong((s) => void Object.assign(s, { looking: [0] }))).toEqual(['POR-1.8']);
    expect(wrong((s) => void s.eventCity.splice(5, 1, 0))).toEqual(['POR-10.7']);
    expect(wrong((s) => void s.troops.splice(2, 1, 2))).toEqual(['POR-1.4']);
  });
});
