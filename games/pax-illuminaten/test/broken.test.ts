// What must be true of every position: each fault is found, and named by its rule.

import { describe, expect, it } from 'vitest';
import { MOST_CELLS } from '../data/degrees.ts';
import { cardOf } from '../data/luminaries.ts';
import { game } from '../rules/game.ts';
import { placeNamed } from '../rules/model/board.ts';
import { NONE, type State } from '../rules/model/state.ts';
import { scenario } from '../scenario.ts';

/** A sound position with a bit of everything, spoiled. */
function faults(spoil: (s: State) => void): readonly string[] {
  const s = game.clone(
    scenario({ players: 2, rival: 'joseph' })
      .set({
        board: { r2c2: ['ARMA-II', 0, 1], r3c2: ['CR-RA', 0], r3c3: ['ARCO-I', 'rival'] },
        hands: { 0: ['ARCL-I', 'COCL-II', 'CL-GM'], 1: ['MACR-I'] },
        shown: { 0: ['ARCL-I'] },
        stocks: { 0: { AR: 2 }, rival: { CO: 1 } },
        eventHands: { 0: ['ball'] },
        edicts: { AR: [1, 3] },
        realised: { 0: ['wide'] },
        edge: { 1: ['wide'] },
        markers: { r2c2: 4 },
      })
      .acting(0)
      .state(),
  );
  expect(game.violations(s)).toEqual([]);
  spoil(s);
  return game.violations(s);
}

describe('what is always true', () => {
  it('[PAX-1.1] every luminary, event and plot lies in exactly one place', () => {
    const luminaries = 'PAX-1.1: each of the 57 luminaries is somewhere, and only there';
    expect(faults((s) => void s.deck.pop())).toEqual([luminaries]);
    expect(faults((s) => void s.deck.push(s.deck[0]!))).toEqual([luminaries]);
    expect(faults((s) => void s.discards.push(s.cards[0]!))).toEqual([luminaries]);
    expect(faults((s) => void s.turn.chain.push(s.court[0]!))).toEqual([luminaries]);
    expect(faults((s) => void s.turn.table.push(s.court[0]!))).toEqual([luminaries]);
    expect(
      faults((s) => {
        s.rival = { ...s.rival!, plan: s.court[0]! };
      }),
    ).toEqual([luminaries]);
    // What is on its way is no fault: an empty court place, a scouted gap, a plan card.
    expect(faults((s) => void s.discards.push(s.court.splice(0, 1, NONE)[0]!))).toEqual([]);
    expect(
      faults((s) => {
        const gap = placeNamed(s, 'r1c1');
        s.discards.push(s.cards[gap]!);
        s.cards[gap] = NONE;
      }),
    ).toEqual([]);
    expect(
      faults((s) => {
        s.rival = { ...s.rival!, plan: s.deck.pop()! };
      }),
    ).toEqual([]);
    const events = 'PAX-1.1: each of the 15 event cards is somewhere, and only there';
    expect(faults((s) => void s.lower.pop())).toEqual([events]);
    expect(faults((s) => void s.drawn.push(s.lower[0]!))).toEqual([events]);
    expect(
      faults((s) => {
        s.back = s.lower[0]!;
      }),
    ).toEqual([events]);
    const plots = 'PAX-1.1: each of the 13 schemes is somewhere, and only there';
    expect(faults((s) => void s.schemePile.pop())).toEqual([plots]);
    expect(faults((s) => void s.removedSchemes.push(s.schemePile[0]!))).toEqual([plots]);
  });

  it('[PAX-1.5, PAX-15.5] hands are in order, what was seen of them is there, the artificial rival has none', () => {
    expect(faults((s) => void s.hands[0]!.reverse())).toEqual(['the hand of 0 is in order']);
    const swapped = faults((s) => void s.hands[0]!.unshift(...s.hands[0]!.splice(1, 1)));
    expect(swapped).toEqual(['the hand of 0 is in order']);
    expect(faults((s) => void s.shown[1]!.push(cardOf('ARCL-I')))).toEqual(["what was seen of 1's hand is there"]);
    expect(faults((s) => void s.hands[2]!.push(s.hands[1]!.pop()!))).toEqual([
      'PAX-15.5: the artificial rival has no hand',
    ]);
  });

  it('[PAX-2.4, PAX-1.2] favor and influence are neither made nor lost', () => {
    expect(faults((s) => void s.supply[1]!++)).toEqual(['PAX-2.4: all support of CO is somewhere, not 9']);
    expect(faults((s) => void s.edictTokens[0]!--)).toEqual(['PAX-2.4: all support of AR is somewhere, not 7']);
    expect(
      faults((s) => {
        s.stocks[0]! -= 3;
        s.supply[0]! += 3;
      }),
    ).toEqual(['no support is owed']);
    expect(faults((s) => void s.influence[0]!--)).toEqual(['PAX-1.2: all influence of 0 is somewhere, not 19']);
    expect(faults((s) => void s.influence[2]!++)).toEqual(['PAX-1.2: all influence of 2 is somewhere, not 21']);
    expect(faults((s) => void s.markers[0]!++)).toEqual(['PAX-1.2: four reward markers']);
  });

  it('[PAX-12.8, PAX-13.2] no edict is kept in hand, the fifth discarded one makes the last round', () => {
    const kept = faults((s) => {
      const half = s.upper.some((card) => card < 6) ? s.upper : s.lower;
      const at = half.findIndex((card) => card < 6);
      s.eventHands[1]!.push(...half.splice(at, 1));
    });
    expect(kept).toEqual(['PAX-12.8: no edict is kept in hand']);
    expect(
      faults((s) => {
        s.lastRound = true;
      }),
    ).toEqual(['PAX-13.2: the fifth discarded edict makes the last round']);
  });

  it('[PAX-R7, PAX-15.5] nobody is on a plot and at its edge; the artificial rival is on none', () => {
    expect(
      faults((s) => {
        s.edge[0] = s.realised[0]!;
        s.influence[0]!--;
      }),
    ).toEqual(['PAX-R7: nobody is on a scheme and at its edge']);
    expect(
      faults((s) => {
        s.realised[2] = 1;
        s.influence[2]!--;
      }),
    ).toEqual(['PAX-15.5: the artificial rival realises nothing']);
  });

  it('[PAX-4.3, PAX-4.9] influence lies in cells there are, on a royal arch that of one participant', () => {
    const put = (id: 'r2c2' | 'r1c1' | 'r3c2', cell: number, who: number) =>
      faults((s) => {
        s.cells[placeNamed(s, id) * MOST_CELLS + cell] = who;
        s.influence[who]!--;
      });
    expect(put('r2c2', 2, 1)).toEqual([]);
    expect(put('r2c2', 3, 1)).toEqual(['there is no such cell on r2c2']);
    expect(put('r1c1', 0, 1)).toEqual(['there is no such cell on r1c1']);
    expect(put('r3c2', 1, 0)).toEqual([]);
    expect(put('r3c2', 1, 1)).toEqual(['PAX-4.9: CR-RA on r3c2 belongs to one participant']);
  });
});
