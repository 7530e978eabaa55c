// What seats know of others' cards: shown in a deal, or taken back before everyone's eyes.

import { describe, expect, it } from 'vitest';
import { KIND } from '../data/cards.ts';
import { knowledge } from '../rules/model/known.ts';
import { type Known, NONE, type State } from '../rules/model/state.ts';
import { type Scenario, scenario } from '../scenario.ts';

const hand = { facedown: false };

const shownTo = (at: Scenario, viewer: number | null) => at.view(viewer).shown;

describe('what was taken back', () => {
  const scarecrows = () =>
    scenario({ players: 3 })
      .hand(0, 'scarecrow', 'scarecrow', 'm6')
      .hand(1, 'm1')
      .hand(2, 'm1')
      .line(0, 'm6', 'm6', 'm5')
      .passed(1, 2)
      .deciding(0);

  it('[CON-6.33, CON-17.1] twice, is two cards known to everybody', () => {
    const at = scarecrows().play('0 play scarecrow', '0 take m6', '0 play scarecrow', '0 take m6');
    for (const viewer of [0, 1, 2, null]) {
      expect(shownTo(at, viewer)).toEqual([{ owner: 0, to: null, card: 'm6', count: 2, ...hand }]);
    }
    at.expect({ sees: { spectator: { players: { 0: { known: ['m6', 'm6'] } } } } });
  });

  it('[CON-6.33, CON-17.1] is known beside what else was, kind by kind', () => {
    const at = scarecrows().play('0 play scarecrow', '0 take m6', '0 play scarecrow', '0 take m5');
    expect(shownTo(at, null)).toEqual([
      { owner: 0, to: null, card: 'm5', count: 1, ...hand },
      { owner: 0, to: null, card: 'm6', count: 1, ...hand },
    ]);
  });

  it('[CON-6.33, CON-17.1] is known to all, and one more to who was shown such a card', () => {
    const at = scarecrows().play('1 show 2 m1', '0 show 1 m6', '0 play scarecrow', '0 take m6');
    expect(shownTo(at, 0)).toEqual([
      { owner: 0, to: null, card: 'm6', count: 1, ...hand },
      { owner: 0, to: 1, card: 'm6', count: 2, ...hand },
    ]);
    expect(shownTo(at, 2)).toEqual([
      { owner: 0, to: null, card: 'm6', count: 1, ...hand },
      { owner: 1, to: 2, card: 'm1', count: 1, ...hand },
    ]);
  });
});

describe('what was shown', () => {
  const three = () =>
    scenario({ players: 3 })
      .hand(0, 'm6', 'm6', 'm6', 'drummer')
      .hand(1, 'm6', 'winter')
      .hand(2, 'm1', 'spring')
      .deciding(0);

  it('[CON-R47, CON-17.1] is the most cards of a kind ever shown at once, seer by seer', () => {
    const at = three().play('0 show 1 m6', '0 show 1 m6 m6', '0 show 1 m6', '0 show 2 m6');
    expect(shownTo(at, 0)).toEqual([
      { owner: 0, to: 1, card: 'm6', count: 2, ...hand },
      { owner: 0, to: 2, card: 'm6', count: 1, ...hand },
    ]);
    expect(shownTo(at, null)).toEqual([]);
  });

  it('[CON-17.1] is one card fewer with each that is played, and only in that hand', () => {
    const at = three().play('0 show 1 m6 m6 drummer', '1 show 0 m6', '0 play m6');
    expect(shownTo(at, 1)).toEqual([
      { owner: 0, to: 1, card: 'm6', count: 1, ...hand },
      { owner: 0, to: 1, card: 'drummer', count: 1, ...hand },
      { owner: 1, to: 0, card: 'm6', count: 1, ...hand },
    ]);
    at.play('1 pass', '2 pass', '0 play m6');
    expect(shownTo(at, 0).map(({ card }) => card)).toEqual(['drummer', 'm6']);
  });

  it('[CON-17.1] a hand discarded is forgotten, the others’ are not', () => {
    const at = scenario({ players: 3 })
      .hand(0, 'drummer')
      .hand(1, 'winter')
      .hand(2, 'm1')
      .discardingHands()
      .play('0 show 2 drummer', '1 show 2 winter', '0 discard', '1 keep', '2 keep');
    expect(shownTo(at, 2)).toEqual([{ owner: 1, to: 2, card: 'winter', count: 1, ...hand }]);
  });

  it('[CON-17.1] is told in one order, whatever came first: owner, seer, kind, hand before line', () => {
    const s = structuredClone(three().match().state) as State;
    const known = (owner: number, to: number, card: keyof typeof KIND, facedown = false): Known => {
      return { owner, to, kind: KIND[card], count: 1, facedown };
    };
    const ordered = [
      known(0, NONE, 'm6'),
      known(0, 1, 'm2'),
      known(0, 1, 'm6'),
      known(0, 1, 'm6', true),
      known(0, 2, 'm1'),
      known(1, NONE, 'm6'),
      known(1, 0, 'm2'),
      known(2, 0, 'm1'),
    ];
    for (const [i] of ordered.entries()) {
      const turned = [...ordered.slice(i), ...ordered.slice(0, i)];
      for (const mixed of [turned, turned.toReversed()]) {
        s.known = mixed;
        expect(knowledge(s, 0)).toEqual(ordered);
      }
    }
  });
});

describe('a facedown card', () => {
  const hiding = () =>
    scenario({ players: 3, variants: ['hiddenCards'] })
      .hand(0, 'm6', 'm6', 'winter', 'heroine')
      .hand(1, 'm1', 'm2')
      .hand(2, 'm1')
      .facedown(0, 'm6')
      .facedown(1, 'm10')
      .deciding(0);

  const faces = (at: Scenario, viewer: number | null) => at.view(viewer).players.map(({ facedown }) => facedown);

  it('[CON-17.3] is known to who was shown it, and to nobody who was shown another card', () => {
    const at = hiding().play('0 show 2 m6 winter', '1 show 2 facedown');
    expect(faces(at, 2)).toEqual(['hidden', 'm10', null]);
    expect(faces(at, 0)).toEqual(['m6', 'hidden', null]);
    expect(faces(at, null)).toEqual(['hidden', 'hidden', null]);
  });

  it('[CON-17.3] shown beside its like in the hand, is a card of its own', () => {
    const at = hiding().play('0 show 2 m6 m6 facedown');
    expect(shownTo(at, 2)).toEqual([
      { owner: 0, to: 2, card: 'm6', count: 2, facedown: false },
      { owner: 0, to: 2, card: 'm6', count: 1, facedown: true },
    ]);
    at.expect({ sees: { 2: { players: { 0: { known: ['m6', 'm6'], facedown: 'm6' } } } } });
  });

  it('[CON-17.1, CON-17.3] turned up, is no more news; what else was shown is still known', () => {
    const at = hiding().play('0 show 2 m6 m6 facedown', '1 show 2 m1 facedown', '0 play winter');
    expect(shownTo(at, 2)).toEqual([
      { owner: 0, to: 2, card: 'm6', count: 2, facedown: false },
      { owner: 1, to: 2, card: 'm1', count: 1, facedown: false },
      { owner: 1, to: 2, card: 'm10', count: 1, facedown: true },
    ]);
  });

  it('[CON-16.1, CON-17.1] may be any of the kinds so played: one fewer of each is known, no other', () => {
    const at = hiding().play('0 show 2 m6 m6 winter heroine', '0 play heroine');
    expect(shownTo(at, 2)).toEqual([
      { owner: 0, to: 2, card: 'm6', count: 1, facedown: false },
      { owner: 0, to: 2, card: 'winter', count: 1, facedown: false },
    ]);
  });
});
