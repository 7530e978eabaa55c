// Chapter 3: core terms.

import { describe, expect, it } from 'vitest';
import { LAYOUTS, placeOf } from '../data/layouts.ts';
import { LUMINARIES } from '../data/luminaries.ts';
import { scenario } from '../scenario.ts';

const names = (participants: number, set: number) =>
  LAYOUTS[participants]!.places.filter((_, i) => (set & (1 << i)) !== 0).map(({ id }) => id);

describe('the board', () => {
  it('[PAX-3.1] cards are adjacent when their edges touch, like bricks', () => {
    const board = LAYOUTS[2]!;
    const beside = (id: string) => names(2, board.places[placeOf(board, id)]!.neighbours);
    expect(beside('r3c2')).toEqual(['r2c1', 'r2c2', 'r3c1', 'r3c3', 'r4c1', 'r4c2']);
    expect(beside('r1c1')).toEqual(['r1c2', 'r2c1', 'r2c2']);
    expect(beside('r5c2')).toEqual(['r4c2', 'r4c3', 'r5c1']);
    const edges = (n: number) => LAYOUTS[n]!.places.reduce((sum, p) => sum + names(n, p.neighbours).length, 0) / 2;
    expect([edges(2), edges(4)]).toEqual([29, 42]);
  });

  it('[PAX-3.1] a card is adjacent to itself: one may influence the acting card', () => {
    scenario({ players: 2 })
      .set({ board: { r3c2: ['ARMA-II', 0] }, stocks: { 0: { AR: 1, MA: 1 } } })
      .acting(0)
      .play('0 influence r3c2')
      .expect({ cells: { r3c2: [0, 0] } });
  });

  it('[PAX-3.2, PAX-R66] inner cards have all six neighbours', () => {
    expect(names(2, LAYOUTS[2]!.inner)).toEqual(['r2c2', 'r3c2', 'r3c3', 'r4c2']);
    expect(names(4, LAYOUTS[4]!.inner)).toEqual(['r2c2', 'r2c3', 'r3c2', 'r3c3', 'r3c4', 'r4c2', 'r4c3']);
  });

  it('[PAX-3.3] each luminary belongs to one or two of six factions', () => {
    expect(new Set(LUMINARIES.flatMap(({ factions }) => [...factions])).size).toBe(6);
    expect(
      LUMINARIES.every(({ factions, degree }) => factions.length === (degree === 'GM' || degree === 'RA' ? 1 : 2)),
    ).toBe(true);
  });

  it('[PAX-3.8] the most influence controls a card, a tie nobody', () => {
    const at = scenario({ players: 2 })
      .set({ board: { r3c2: ['ARMA-II', 0, 1, 1], r3c3: ['ARCO-II', 0, 1] } })
      .acting(0);
    expect(
      at
        .view(null)
        .places.filter(({ faceUp }) => faceUp)
        .map(({ controller }) => controller),
    ).toEqual([1, null]);
  });

  it('[PAX-3.9, PAX-R1, PAX-R2] three or more connected face-up cards of a faction are a lodge, one card may be in two', () => {
    const view = scenario({ players: 2 })
      .set({
        board: {
          r5c1: 'ARMA-II',
          r5c2: 'ARMA-I',
          r4c2: 'ARMA-III',
          r4c1: 'MACR-I',
          r1c1: 'AR-GM',
          r3c2: { down: 'AR-RA' },
        },
      })
      .acting(0)
      .view(null);
    expect(view.lodges.map(({ faction, size, places }) => [faction, size, [...places]])).toEqual([
      ['AR', 3, ['r4c2', 'r5c1', 'r5c2']],
      ['MA', 4, ['r4c1', 'r4c2', 'r5c1', 'r5c2']],
    ]);
  });

  it('[PAX-3.10] a lodge is controlled with three influence and more than any rival', () => {
    const control = (...cells: [(0 | 1 | null)[], (0 | 1 | null)[], (0 | 1 | null)[]]) =>
      scenario({ players: 2 })
        .set({
          board: { r5c1: ['ARMA-II', ...cells[0]], r5c2: ['ARCO-II', ...cells[1]], r4c2: ['ARCR-II', ...cells[2]] },
        })
        .acting(0)
        .view(null).lodges[0]!.controller;
    expect(control([0, 0], [], [])).toBe(null);
    expect(control([0, 0], [0], [])).toBe(0);
    expect(control([0, 0], [0], [1, 1])).toBe(0);
    expect(control([0, 0], [0], [1, 1, 1])).toBe(null);
  });

  it('[PAX-3.14, PAX-3.15] an areopagus touches two cards, is no card of a lodge and cannot be attacked', () => {
    scenario({ players: 2 })
      .set({ board: { r1c1: ['ARMA-II', 0], r1c2: 'ARMA-I' }, stocks: { 0: { AR: 3, MA: 3 } } })
      .acting(0)
      .expect({
        lacks: ['oust r1c1 1', 'oust r1c2 1'],
        sees: { spectator: { players: { 1: { touches: ['r1c1', 'r1c2'] } }, lodges: [] } },
      });
  });

  it('[PAX-3.16] an areopagus yields one token of each of its three factions', () => {
    scenario({ players: 2 })
      .acting(0)
      .play('0 interrogate areopagus')
      .expect({ onlyStock: { 0: { AR: 1, CO: 1, MA: 1 } } });
  });

  it('[PAX-3.17] cards with own influence act, and the areopagus', () => {
    scenario({ players: 2 })
      .set({ board: { r3c2: ['ARMA-II', 0], r2c2: ['CRSC-II', 1] }, stocks: { 0: { AR: 1, CR: 2 } } })
      .acting(0)
      .expect({ offers: ['scout r2c1', 'scout r5c1', 'scout r5c2'], lacks: ['scout r1c1'] });
  });

  it('[PAX-3.11] ANY reaches the whole board', () => {
    scenario({ players: 2 })
      .set({ board: { r1c1: 'ARMA-I', r5c1: 'MACR-I' }, hands: { 0: ['ARCR-I'] }, stocks: { 0: { AR: 1, CR: 1 } } })
      .acting(0)
      .expect({ offers: ['influence r5c1'], lacks: ['influence r1c1'] })
      .play('0 conspire ARCR-I ability')
      .expect({ question: 'extra', menu: ['influence r1c1', 'influence r5c1', 'stop'] });
  });
});

describe('favor', () => {
  it('[PAX-3.4] gaining takes from the supply, spending returns to it', () => {
    scenario({ players: 2 })
      .set({ stocks: { 0: { AR: 1 } } })
      .acting(0)
      .expect({ supply: { AR: 5, CO: 6 } })
      .play('0 interrogate areopagus')
      .expect({ supply: { AR: 4, CO: 5, MA: 5 } })
      .play('0 scout r5c1', '0 pay CO')
      .expect({ supply: { AR: 4, CO: 6, MA: 5 } });
  });

  it('[PAX-3.5] matching favor is of a faction of the acting card, or of the connection card', () => {
    scenario({ players: 2 })
      .set({ board: { r3c2: ['CRSC-II', 0] }, stocks: { 0: { SC: 1, AR: 1, CL: 2 } } })
      .acting(0)
      .play('0 scout r2c2')
      .expect({ onlyStock: { 0: { AR: 1, CL: 2 } }, question: 'putScout' });
    scenario({ players: 2 })
      .set({ board: { r3c2: ['CRSC-II', 0] }, stocks: { 0: { SC: 1, AR: 1, CL: 2 } } })
      .acting(0)
      .play('0 scout r5c1')
      .expect({ onlyStock: { 0: { SC: 1, CL: 2 } } });
  });

  it('[PAX-3.6] three of one type stand for one of another', () => {
    scenario({ players: 2 })
      .set({ board: { r5c1: 'ARMA-II' }, stocks: { 0: { AR: 1, CL: 3 } } })
      .acting(0)
      .play('0 influence r5c1')
      .expect({ onlyStock: { 0: {} }, cells: { r5c1: [0] } });
    scenario({ players: 2 })
      .set({ board: { r5c1: 'ARMA-II' }, stocks: { 0: { AR: 1, CL: 2, SC: 1 } } })
      .acting(0)
      .refused('0 influence r5c1', 'PAX-3.18');
  });

  it('[PAX-3.7, PAX-R18] what the supply lacks is taken from a rival of one’s choice', () => {
    scenario({ players: 3 })
      .set({ stocks: { 1: { AR: 5 }, 2: { AR: 3 } } })
      .acting(0)
      .expect({ supply: { AR: 0 } })
      .play('0 interrogate areopagus')
      .expect({ question: 'intercept', menu: ['from 1', 'from 2'] })
      .play('0 from 2')
      .expect({ stock: { 0: { AR: 1 }, 1: { AR: 5 }, 2: { AR: 2 } }, events: [{ what: 'gained', from: 2 }] });
    scenario({ players: 2 })
      .set({ stocks: { 1: { AR: 1 } }, edicts: { AR: [1, 5] } })
      .acting(0)
      .play('0 interrogate areopagus')
      .expect({ stock: { 0: { AR: 1 }, 1: { AR: 0 } }, edicts: { AR: [1, 5] } });
    scenario({ players: 2 })
      .set({ edicts: { AR: [1, 6] } })
      .acting(0)
      .play('0 interrogate areopagus')
      .expect({ onlyStock: { 0: { CO: 1, MA: 1 } }, events: [{ what: 'nothingToGain', factions: ['AR'] }] });
    // Also where either faction would do, and neither is to be had.
    scenario({ players: 2 })
      .set({ hands: { 0: ['ARCO-I'] }, edicts: { AR: [1, 6], CO: [1, 6] } })
      .acting(0)
      .play('0 conspire ARCO-I support')
      .expect({ onlyStock: { 0: {} }, events: [{ what: 'nothingToGain', factions: ['AR', 'CO'] }] });
  });

  it('[PAX-3.18] exact payment: each symbol by a fitting token or by three of another, all ways offered, none overpaid', () => {
    scenario({ players: 2 })
      .set({ board: { r5c1: 'ARMA-II' }, stocks: { 0: { AR: 2, MA: 1, CL: 3 } } })
      .acting(0)
      .play('0 influence r5c1', '0 count 1')
      .expect({ question: 'pay', menu: ['pay AR MA', 'pay AR CL CL CL', 'pay MA CL CL CL'] })
      .refused('0 pay AR AR', 'PAX-3.18')
      .refused('0 pay AR MA CL', 'PAX-3.18')
      .play('0 pay MA CL CL CL')
      .expect({ onlyStock: { 0: { AR: 2 } }, supply: { CL: 6, MA: 6 } });
  });

  it('[PAX-3.19] a stock has no limit', () => {
    scenario({ players: 2 })
      .set({ stocks: { 0: { AR: 5, CO: 5, MA: 5, CR: 6, SC: 6, CL: 6 } } })
      .acting(0)
      .play('0 interrogate areopagus')
      .expect({ onlyStock: { 0: { AR: 6, CO: 6, MA: 6, CR: 6, SC: 6, CL: 6 } } });
  });
});

describe('cards', () => {
  it('[PAX-3.12] the hand limit is four; plots and events do not count', () => {
    scenario({ players: 2 })
      .set({ hands: { 0: [] }, eventHands: { 0: ['ball', 'convent'] } })
      .acting(0)
      .expect({ sees: { 0: { players: { 0: { handLimit: 4, handSize: 0 } } } } })
      .play('0 end', '0 deck', '0 deck', '0 deck', '0 deck')
      .expect({ handSize: { 0: 4 }, active: 1 });
  });

  it('[PAX-3.13, PAX-R74] when the deck runs out its discards become the new deck at once; events never', () => {
    scenario({ players: 2 })
      .set({ deck: ['AR-GM'], hands: { 0: ['CO-GM'], 1: ['CL-GM', 'ARCO-I', 'ARCO-II', 'ARCO-III'] }, eventDeck: [] })
      .acting(0)
      .play('0 conspire CO-GM ability')
      .expect({ events: ['deckRenewed'], handSize: { 0: 2 } });
    const at = scenario({ players: 2 })
      .set({ deck: ['AR-GM'], hands: { 0: ['CO-GM'] }, eventDeck: ['ball'], eventDiscards: ['convent'] })
      .acting(0)
      .play('0 conspire CO-GM ability', '0 end');
    expect(at.view(0).eventDeck).toBe(0);
    expect(at.view(0).events).toEqual(['ball']);
  });
});
