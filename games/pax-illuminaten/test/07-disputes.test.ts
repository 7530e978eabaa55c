// Chapters 7 and 8: OUST, disputes, reward markers.

import { describe, expect, it } from 'vitest';
import type { CardId } from '../data/luminaries.ts';
import { canReward } from '../rules/chapters/08-markers.ts';
import { placeNamed } from '../rules/model/board.ts';
import { scenario } from '../scenario.ts';

describe('OUST', () => {
  it('[PAX-7.1, PAX-R27] influence of one rival on one adjacent card, one matching favor each', () => {
    scenario({ players: 3 })
      .set({ board: { r5c1: ['ARMA-III', 0, 1, 1, 2], r1c1: ['CRSC-I', 1] }, stocks: { 0: { AR: 1, MA: 1 } } })
      .acting(0)
      .expect({
        offers: ['oust r5c1 1', 'oust r5c1 2'],
        lacks: ['oust r1c1 1'],
        blocked: { 'oust r1c1 1': 'notAdjacent' },
      })
      .play('0 oust r5c1 1')
      .expect({ question: 'chooseTargets', menu: ['targets 2 3', 'targets 2', 'targets 3'] })
      .play('0 targets 2 3')
      .expect({ onlyStock: { 0: {} }, events: [{ what: 'challenged', count: 2 }, 'disputeDecided'] });
  });

  it('[PAX-7.2, PAX-R55] initial strength: influence on and around the card, and an areopagus that touches it', () => {
    scenario({ players: 3 })
      .set({
        board: { r5c1: ['ARMA-II', 0, 1], r4c1: ['ARCO-I', 0, 1], r4c2: ['ARCR-II', 0, 2, 1], r3c1: ['CRSC-II', 1, 1] },
        stocks: { 0: { AR: 1 } },
        fullHands: true,
      })
      .acting(0)
      .play('0 oust r5c1 1')
      .expect({ events: [{ what: 'challenged', strengths: [4, 3] }], deciding: [0, 1] });
  });

  it('[PAX-7.3] more initial strength is superiority; equal strength gives none', () => {
    const superior = (cells: readonly (0 | 1)[]) =>
      scenario({ players: 2 })
        .set({ board: { r3c2: ['ARMA-III', ...cells] }, stocks: { 0: { AR: 1 } }, fullHands: true })
        .acting(0)
        .play('0 oust r3c2 1')
        .view(null).dispute!.superior;
    expect(superior([0, 1])).toBe(null);
    expect(superior([0, 0, 1])).toBe(0);
  });
});

/** A dispute on r3c2 with these initial strengths of attacker 0 and defender 1, and these cards. */
function dispute(attack: number, defence: number, mine: readonly CardId[], theirs: readonly CardId[]) {
  const fill = (side: 0 | 1, n: number) => Array<0 | 1>(n).fill(side);
  return scenario({ players: 2 })
    .set({
      board: {
        r3c2: ['ARMA-III', 1, ...fill(0, Math.min(3, attack))],
        r2c1: ['ARCO-III', ...fill(0, Math.max(0, attack - 3))],
        r2c2: ['CRSC-III', ...fill(1, Math.min(4, defence - 1))],
        r3c3: ['MACL-III', ...fill(1, Math.max(0, defence - 5))],
      },
      hands: { 0: mine, 1: theirs },
      stocks: { 0: { AR: 1 } },
      eventDeck: [],
    })
    .acting(0)
    .play('0 oust r3c2 1');
}

describe('disputes', () => {
  it('[PAX-7.4] both choose a card unseen and at once; an empty hand counts 0', () => {
    const at = dispute(2, 2, ['ARCO-I', 'ARMA-I'], ['CRCL-I']);
    at.expect({ question: 'disputeCards', deciding: [0, 1] })
      .play('0 lay ARCO-I')
      .expect({ deciding: [1], hand: { 0: ['ARCO-I', 'ARMA-I'] }, noEvents: ['disputeCards'] })
      .play('1 lay CRCL-I')
      .expect({ hand: { 0: ['ARMA-I'], 1: [] }, events: [{ what: 'disputeCards', cards: ['ARCO-I', 'CRCL-I'] }] });
    dispute(2, 5, ['ARCO-I'], [])
      .expect({ deciding: 0 })
      .play('0 lay ARCO-I')
      .expect({ events: [{ what: 'disputeDecided', winner: 0, strengths: [8, 5] }] });
    dispute(2, 2, [], []).expect({ events: [{ what: 'disputeDecided', winner: 1, end: 'tie' }] });
  });

  it('[PAX-7.5, PAX-7.9, PAX-E9] card and initial strength are added; the higher sum wins, a tie the defender', () => {
    dispute(5, 6, ['ARCO-I'], ['COMA-III'])
      .play('0 lay ARCO-I', '1 lay COMA-III')
      .expect({ events: [{ what: 'disputeDecided', winner: 0, strengths: [11, 10] }] });
    dispute(5, 6, ['ARMA-I'], ['COMA-III'])
      .play('0 lay ARMA-I', '1 lay COMA-III')
      .expect({ events: [{ what: 'disputeDecided', winner: 1, end: 'tie' }] });
  });

  it('[PAX-7.6, PAX-E10] a dagger wins at once for the weaker side, and adds nothing otherwise', () => {
    dispute(5, 6, ['AR-GM'], ['ARCO-I'])
      .play('0 lay AR-GM', '1 lay ARCO-I')
      .expect({ events: [{ what: 'disputeDecided', winner: 0, end: 'dagger' }] });
    dispute(3, 3, ['AR-GM'], ['CRCL-III'])
      .play('0 lay AR-GM', '1 lay CRCL-III')
      .expect({ events: [{ what: 'disputeDecided', winner: 1, strengths: [5, 3] }] });
    dispute(6, 3, ['AR-GM'], ['CRCL-III'])
      .play('0 lay AR-GM', '1 lay CRCL-III')
      .expect({ events: [{ what: 'disputeDecided', winner: 0, strengths: [6, 5] }] });
  });

  it('[PAX-7.7] hammers win at once for the stronger side, and add nothing otherwise', () => {
    dispute(4, 3, ['AR-RA'], ['ARCO-I'])
      .play('0 lay AR-RA', '1 lay ARCO-I')
      .expect({ events: [{ what: 'disputeDecided', winner: 0, end: 'hammers' }] });
    dispute(3, 3, ['AR-RA'], ['CRCL-III'])
      .play('0 lay AR-RA', '1 lay CRCL-III')
      .expect({ events: [{ what: 'disputeDecided', winner: 1, strengths: [5, 3] }] });
  });

  it('[PAX-7.8, PAX-R28, PAX-R67] if both would win at once the challenger goes on with new cards, or gives up', () => {
    const both = () =>
      dispute(4, 3, ['AR-RA', 'ARCO-I'], ['CL-GM', 'CRCL-III'])
        .play('0 lay AR-RA', '1 lay CL-GM')
        .expect({ question: 'bothWin', deciding: 0 });
    both()
      .play('0 concede')
      .expect({ events: [{ what: 'disputeDecided', winner: 1, end: 'ended' }], cells: { r3c2: [1, 0, 0, 0] } });
    both()
      .play('0 continue')
      .expect({ deciding: [0, 1] })
      .play('0 lay ARCO-I', '1 lay CRCL-III')
      .expect({ events: [{ what: 'disputeDecided', winner: 0, strengths: [10, 5] }] });
  });

  it('[PAX-7.10] dispute cards stay on the table until the refill and count for the events', () => {
    const at = dispute(5, 6, ['AR-GM'], ['ARCO-I']).play('0 lay AR-GM', '1 lay ARCO-I');
    expect(at.view(null).turn).toMatchObject({ table: ['AR-GM', 'ARCO-I'], eventsDue: true });
  });

  it('[PAX-7.11] if the defender wins nothing more happens', () => {
    dispute(2, 6, ['ARCO-I'], ['ARMA-I'])
      .play('0 lay ARCO-I', '1 lay ARMA-I')
      .expect({ cells: { r3c2: [1, 0, 0] }, onlyStock: { 0: {} }, question: 'act', markers: { r3c2: 0 } });
  });

  it('[PAX-7.12, PAX-R17] the loser’s influence goes home for a token of any available type each; then the marker comes', () => {
    dispute(6, 2, ['ARCO-I'], ['ARMA-I'])
      .play('0 lay ARCO-I', '1 lay ARMA-I')
      .expect({ question: 'chooseCompensation', deciding: 1, markers: { r3c2: 0 }, cells: { r3c2: [null, 0, 0, 0] } })
      .play('1 gain SC')
      .expect({ stock: { 1: { SC: 1 } }, markers: { r3c2: 1 }, events: ['gained', 'markerPlaced'] });
  });
});

describe('reward markers', () => {
  it('[PAX-8.1, PAX-R29] the victor puts a marker on the card, unless all four lie on the board', () => {
    dispute(6, 2, ['ARCO-I'], ['ARMA-I'])
      .play('0 lay ARCO-I', '1 lay ARMA-I', '1 gain AR')
      .expect({ markers: { r3c2: 1 } });
    scenario({ players: 2 })
      .set({
        board: { r3c2: ['ARMA-II', 0, 0, 1] },
        stocks: { 0: { AR: 1 } },
        hands: { 0: ['ARCO-I'] },
        markers: { r5c1: 4 },
      })
      .acting(0)
      .play('0 oust r3c2 1', '0 lay ARCO-I', '1 gain AR')
      .expect({ markers: { r3c2: 0, r5c1: 4 } });
  });

  it('[PAX-8.2, PAX-R30, PAX-R31] a marker is one extra INFLUENCE, REASSIGN or EXPEL with the marked card, paid normally', () => {
    const marked = () =>
      scenario({ players: 2 })
        .set({
          board: { r3c2: ['ARMA-II', 0], r4c2: ['ARCO-II', 0], r1c1: 'ARCR-I' },
          stocks: { 0: { AR: 2, MA: 1 } },
          hands: { 0: ['AR-GM'] },
          markers: { r3c2: 2, r1c1: 1 },
          mainLeft: 0,
        })
        .acting(0);
    marked().expect({
      offers: ['reward r3c2 influence', 'reward r3c2 reassign', 'reward r3c2 expel'],
      lacks: ['reward r1c1 influence'],
    });
    marked()
      .play('0 reward r3c2 influence')
      .expect({ cells: { r3c2: [0, 0] }, onlyStock: { 0: { AR: 1 } }, markers: { r3c2: 1 }, mainLeft: 0 })
      .play('0 reward r3c2 reassign')
      .expect({ question: 'extra', menu: ['reassign AR'], markers: { r3c2: 0 } });
    marked()
      .play('0 reward r3c2 expel', '0 pay AR', '0 put AR-GM')
      .expect({ card: { r3c2: 'AR-GM' }, markers: { r3c2: 1 } });
  });

  it('[PAX-8.3] unused markers are gone at the end of the turn', () => {
    scenario({ players: 2 })
      .set({ markers: { r3c2: 2 }, fullHands: true })
      .acting(0)
      .play('0 end')
      .expect({ markers: { r3c2: 0 }, active: 1 });
  });

  it('[PAX-8.4] with a marker every moved influence must end on the marked card', () => {
    scenario({ players: 2 })
      .set({
        board: { r3c2: 'ARMA-II', r4c2: ['ARCO-II', 0], r4c3: ['ARCR-II', 0], r5c1: 'AR-GM', r5c2: 'ARSC-I' },
        stocks: { 0: { AR: 1 } },
        markers: { r3c2: 1 },
      })
      .acting(0)
      .play('0 reward r3c2 reassign', '0 reassign AR')
      .expect({ offers: ['move r4c2 1 r3c2', 'move r4c3 1 r4c2', 'move r4c3 1 r5c2'], lacks: ['stop'] })
      .play('0 move r4c3 1 r4c2')
      .expect({ menu: ['move r4c2 1 r3c2', 'move r4c2 2 r3c2'] })
      .play('0 move r4c2 2 r3c2')
      .expect({ menu: ['move r4c2 1 r3c2', 'stop'] });
  });

  it('[PAX-8.4, PAX-R12] no REASSIGN sets out for a marked royal arch that still holds a rival', () => {
    const arch = (...tokens: number[]) =>
      scenario({ players: 2 })
        .set({
          board: { r3c2: ['MA-RA', ...tokens], r4c2: ['ARCO-II', 0], r4c3: 'ARCR-II', r5c2: 'ARSC-I' },
          stocks: { 0: { AR: 1, CO: 1 } },
          markers: { r3c2: 1 },
        })
        .acting(0);
    arch(1).expect({ lacks: ['reward r3c2 reassign'] });
    arch().expect({ offers: ['reward r3c2 reassign'] });
    arch(0).expect({ offers: ['reward r3c2 reassign'] });
  });

  it('[PAX-8.4] a game that began under rules version 1 keeps the offer it had', () => {
    const { state } = scenario({ players: 2 })
      .set({
        board: { r3c2: ['MA-RA', 1], r4c2: ['ARCO-II', 0], r4c3: 'ARCR-II', r5c2: 'ARSC-I' },
        stocks: { 0: { AR: 1 } },
        markers: { r3c2: 1 },
      })
      .acting(0);
    expect(canReward(state(), 0, placeNamed(state(), 'r3c2'), 'reassign')).toBe(false);
    const then = { ...state(), reading: undefined };
    expect(canReward(then, 0, placeNamed(then, 'r3c2'), 'reassign')).toBe(true);
  });
});
