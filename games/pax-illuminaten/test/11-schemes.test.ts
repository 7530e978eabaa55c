// Chapter 11: plots.

import { describe, expect, it } from 'vitest';
import type { SchemeId } from '../data/schemes.ts';
import { schemeOf } from '../data/schemes.ts';
import { fulfils } from '../rules/model/schemes.ts';
import { type Position, scenario } from '../scenario.ts';

type Board = NonNullable<Position['board']>;

/** Whether the scheme is fulfilled by seat 0 on this board. */
function holds(scheme: SchemeId, board: Board, players = 2): boolean {
  return fulfils(scenario({ players }).set({ board }).acting(0).state(), 0, schemeOf(scheme));
}

/** How far seat 0 is, part by part, as everybody sees it. */
function parts(scheme: SchemeId, board: Board, players = 2) {
  const view = scenario({ players })
    .set({ board, publicSchemes: [scheme, scheme === 'wide' ? 'masons' : 'wide'] })
    .acting(0)
    .view(null);
  return view.schemes
    .find(({ id }) => id === scheme)!
    .progress.find(({ who }) => who === 0)!
    .parts.map(({ what, have, need }) => [what, have, need]);
}

const FIVE: Board = {
  r5c1: ['ARMA-III', 0, 0],
  r5c2: ['ARCO-III', 0],
  r4c2: ['ARCR-III', 0],
  r4c1: ['ARSC-III', 0],
  r3c1: 'ARCL-III',
};

describe('realising', () => {
  it('[PAX-11.1] two plots in one’s own check win', () => {
    scenario({ players: 2 })
      .set({
        board: {
          r1c1: ['AR-GM', 0],
          r2c2: ['CO-GM', 0],
          r3c3: ['MA-GM', 0],
          r5c1: ['AR-RA', 0, 0],
          r5c2: ['CO-RA', 0, 0],
        },
        publicSchemes: ['adepts', 'enlighteners'],
        realised: { 0: ['adepts', 'enlighteners'] },
      })
      .checking(0)
      .expect({ winners: [0], reason: 'schemes' });
  });

  it('[PAX-11.2] once a turn and free, one influence goes onto a fulfilled plot', () => {
    scenario({ players: 2 })
      .set({
        board: {
          r1c1: ['AR-GM', 0],
          r2c2: ['CO-GM', 0],
          r3c3: ['MA-GM', 0],
          r5c1: ['AR-RA', 0, 0],
          r5c2: ['CO-RA', 0, 0],
        },
        publicSchemes: ['adepts', 'enlighteners'],
      })
      .acting(0)
      .expect({ offers: ['realise adepts', 'realise enlighteners'] })
      .play('0 realise adepts')
      .expect({
        realised: { 0: ['adepts'] },
        influence: { 0: 12 },
        mainLeft: 2,
        lacks: ['realise enlighteners'],
        blocked: { 'realise enlighteners': 'PAX-11.2', 'realise adepts': 'PAX-R7' },
      });
    scenario({ players: 2 })
      .set({ publicSchemes: ['adepts', 'wide'] })
      .acting(0)
      .refused('0 realise adepts', 'unfulfilled', 'PAX-11.10');
  });

  it('[PAX-11.3] a private plot stays down while its owner realises a public one', () => {
    const at = scenario({ players: 2 })
      .set({
        board: { r1c1: ['AR-GM', 0], r2c2: ['CO-GM', 0], r3c3: ['MA-GM', 0] },
        publicSchemes: ['adepts', 'wide'],
        privateSchemes: { 0: 'shadow' },
      })
      .acting(0)
      .play('0 realise adepts')
      .expect({ events: [{ what: 'realised', revealed: false }], realised: { 0: ['adepts'] } });
    expect(at.view(1).schemes.map(({ id }) => id)).not.toContain('shadow');
    expect(at.view(0).schemes.find(({ id }) => id === 'shadow')).toMatchObject({ owner: 0, open: false });
  });

  it('[PAX-11.3] a private plot is turned up first and open to its owner only', () => {
    const board: Board = {
      r1c1: ['AR-GM', 0],
      r2c2: ['CO-GM', 0],
      r3c3: ['MA-GM', 0],
      r4c1: ['CL-GM', 1],
      r4c2: ['SC-GM', 1],
      r4c3: ['CR-GM', 1],
    };
    const at = scenario({ players: 2 })
      .set({ board, privateSchemes: { 0: 'adepts' } })
      .acting(0)
      .play('0 realise adepts');
    at.expect({
      events: [{ what: 'realised', revealed: true }],
      sees: { 1: { players: { 0: { privateScheme: 'revealed' } } } },
    });
    scenario({ players: 2 })
      .set({ board, privateSchemes: { 0: 'adepts' }, revealed: [0] })
      .acting(1)
      .expect({ lacks: ['realise adepts'] });
    scenario({ players: 2 })
      .set({ board, publicSchemes: ['adepts', 'wide'], realised: { 0: ['adepts'] } })
      .acting(1)
      .play('1 realise adepts')
      .expect({ realised: { 0: ['adepts'], 1: ['adepts'] } });
  });

  it('[PAX-11.4, PAX-R4, PAX-E14] the cards of one plot may not contain those of another', () => {
    // The same four second-degree cards are an inner circle and a union of equals.
    const four: Board = { r2c2: ['CRSC-II', 0], r3c2: ['ARMA-II', 0], r3c3: ['COMA-II', 0], r4c2: ['ARCL-II', 0] };
    const held = { publicSchemes: ['innercircle', 'equals'], realised: { 0: ['innercircle'] } } as const;
    scenario({ players: 2 })
      .set({ ...held, board: four })
      .acting(0)
      .refused('0 realise equals', 'sameCards', 'PAX-11.4');
    scenario({ players: 2 })
      .set({ ...held, board: { ...four, r2c1: ['ARSC-II', 0] } })
      .acting(0)
      .expect({ offers: ['realise equals'] });
  });

  it('[PAX-11.5, PAX-R5, PAX-E13] a lodge serves one plot only', () => {
    const board: Board = { ...FIVE, r3c1: ['ARCL-III', 0] };
    const held = { publicSchemes: ['grandlodge', 'periphery'], realised: { 0: ['grandlodge'] } } as const;
    expect([holds('grandlodge', board), holds('periphery', board)]).toEqual([true, true]);
    scenario({ players: 2 })
      .set({ ...held, board })
      .acting(0)
      .refused('0 realise periphery', 'PAX-11.5');
    const other: Board = { r1c1: ['COCR-II', 0], r1c2: ['CRCL-II', 0], r2c3: ['CRSC-II', 0], r3c4: ['MACR-II', 0] };
    scenario({ players: 2 })
      .set({ ...held, board: { ...board, ...other } })
      .acting(0)
      .expect({ offers: ['realise periphery'] });
  });

  it('[PAX-11.19] influence at the edge of a removed plot goes home', () => {
    scenario({ players: 2 })
      .set({
        specials: { 1: 'newplan' },
        stocks: { 0: { AR: 1, CO: 1, MA: 1 } },
        publicSchemes: ['adepts', 'wide'],
        edge: { 1: ['adepts'] },
      })
      .acting(0)
      .play('0 newplan adepts')
      .expect({ edge: { 1: [] }, influence: { 1: 20 } });
  });
});

describe('conditions', () => {
  it('[PAX-11.6] Rosicrucian Brotherhood: control three with five influence, and more than any rival', () => {
    const three: Board = { r5c1: ['ARMA-II', 0, 0], r5c2: ['ARCL-II', 0, 0], r4c2: ['COMA-II', 0] };
    expect(holds('rosicrucians', three)).toBe(true);
    expect(holds('rosicrucians', { ...three, r4c2: ['COMA-II', 0, 1] })).toBe(false);
    expect(parts('rosicrucians', { ...three, r5c1: ['ARMA-II', 0] })).toEqual([
      ['cards', 3, 3],
      ['influence', 4, 5],
      ['leadCards', 3, 1],
    ]);
    expect(holds('rosicrucians', { ...three, r1c1: ['COCR-II', 1], r1c2: ['COSC-II', 1], r2c2: ['MACR-II', 1] })).toBe(
      false,
    );
  });

  it('[PAX-11.7] Grand Lodge: control a lodge of five with five influence', () => {
    expect(holds('grandlodge', FIVE)).toBe(true);
    expect(parts('grandlodge', { ...FIVE, r3c1: 'MACL-III' })).toEqual([
      ['lodgeCards', 4, 5],
      ['influence', 5, 5],
      ['lead', 5, 1],
    ]);
    expect(holds('grandlodge', { ...FIVE, r3c1: ['ARCL-III', 1, 1, 1, 1], r4c1: ['ARSC-III', 0, 1] })).toBe(false);
  });

  it('[PAX-11.8] Great Enlighteners: four influence on royal arches, more than any rival', () => {
    expect(holds('enlighteners', { r5c1: ['AR-RA', 0, 0, 0], r5c2: ['CO-RA', 0] })).toBe(true);
    expect(holds('enlighteners', { r5c1: ['AR-RA', 0, 0, 0] })).toBe(false);
    expect(
      holds('enlighteners', {
        r5c1: ['AR-RA', 0, 0, 0],
        r5c2: ['CO-RA', 0],
        r1c1: ['CL-RA', 1, 1, 1],
        r1c2: ['SC-RA', 1],
      }),
    ).toBe(false);
  });

  it('[PAX-11.9] Recruitment on the Periphery: control a lodge with four outer cards and four influence', () => {
    expect(holds('periphery', FIVE)).toBe(true);
    expect(parts('periphery', { ...FIVE, r3c1: 'MACL-III' })[0]).toEqual(['outerCards', 3, 4]);
    expect(holds('periphery', { ...FIVE, r5c1: 'ARMA-III', r5c2: 'ARCO-III' })).toBe(false);
  });

  it('[PAX-11.10, PAX-R9] Influential Adepts: control three grand masters, two with three or four participants', () => {
    const two: Board = { r5c1: ['AR-GM', 0], r5c2: ['CO-GM', 0] };
    expect([holds('adepts', two, 2), holds('adepts', two, 3), holds('adepts', two, 4)]).toEqual([false, true, true]);
    expect(holds('adepts', { ...two, r4c2: ['CL-GM', 0] })).toBe(true);
    expect(holds('adepts', { r5c1: ['AR-GM', 0, 1], r5c2: ['CO-GM', 0] }, 3)).toBe(false);
  });

  it('[PAX-11.11] Inner Circle: influence on four inner cards, each beside two others of the group', () => {
    const four: Board = {
      r2c2: ['CRSC-II', 0],
      r3c2: ['ARMA-II', 0, 1, 1],
      r3c3: ['COMA-I', 0],
      r4c2: ['ARCL-III', 0],
    };
    expect(holds('innercircle', four)).toBe(true);
    expect(parts('innercircle', { ...four, r4c2: 'ARCL-III' })).toEqual([['innerCards', 3, 4]]);
    expect(
      holds(
        'innercircle',
        { r2c2: ['CRSC-II', 0], r2c3: ['ARMA-II', 0], r4c2: ['COMA-I', 0], r4c3: ['ARCL-III', 0] },
        4,
      ),
    ).toBe(false);
    expect(
      holds(
        'innercircle',
        { r2c2: ['CRSC-II', 0], r2c3: ['ARMA-II', 0], r3c3: ['COMA-I', 0], r3c4: ['ARCL-III', 0] },
        4,
      ),
    ).toBe(true);
  });

  it('[PAX-11.12] Line of Exchange: control a lodge with three consecutive cards of the central row', () => {
    const row: Board = { r3c1: ['ARMA-II', 0, 0], r3c2: ['ARCO-II', 0], r3c3: 'ARCR-II' };
    expect(holds('exchange', row)).toBe(true);
    expect(holds('exchange', { ...row, r3c1: ['ARMA-II', 0] })).toBe(false);
    expect(
      holds('exchange', {
        r3c1: ['ARMA-II', 0, 0],
        r3c2: ['ARCO-II', 0],
        r2c2: 'ARSC-II',
        r2c3: 'ARCL-II',
        r3c4: 'ARCR-II',
      }),
    ).toBe(false);
  });

  it('[PAX-11.13] Union of the Masons: control Masons of all six factions', () => {
    const three: Board = { r1c1: ['ARCO-I', 0], r3c2: ['MACR-I', 0], r5c1: ['SCCL-III', 0] };
    expect(holds('masons', three)).toBe(true);
    expect(parts('masons', { ...three, r5c1: ['SCCL-II', 0] })).toEqual([['factions', 4, 6]]);
    expect(holds('masons', { ...three, r1c1: ['ARCO-I', 0, 1] })).toBe(false);
  });

  it('[PAX-11.14, PAX-R3, PAX-R63] Path of Rumours: own influence on a path of one faction from top to bottom row', () => {
    const path: Board = {
      r1c1: ['ARCO-I', 0],
      r2c2: ['ARMA-I', 0],
      r3c2: ['ARCR-I', 0, 1],
      r4c2: ['ARSC-I', 0],
      r5c1: ['ARCL-I', 0],
    };
    expect(holds('rumourpath', { ...path, r3c3: 'ARCO-III' })).toBe(true);
    expect(parts('rumourpath', { ...path, r3c2: ['ARCR-I', 1] })).toEqual([['rows', 2, 5]]);
    expect(holds('rumourpath', { ...path, r3c2: ['CRSC-I', 0] })).toBe(false);
  });

  it('[PAX-11.14] a path counts its rows from the top or from the bottom; in the middle it leads nowhere yet', () => {
    const rows = (board: Board) => parts('rumourpath', board)[0]![1];
    expect(rows({ r1c1: ['ARCO-I', 0], r2c2: ['ARMA-I', 0], r3c2: ['ARCR-I', 0] })).toBe(3);
    expect(rows({ r5c1: ['ARCO-I', 0], r4c2: ['ARMA-I', 0] })).toBe(2);
    expect(rows({ r2c2: ['ARCO-I', 0], r3c2: ['ARMA-I', 0], r4c2: ['ARCR-I', 0] })).toBe(1);
    expect(rows({ r2c2: ['ARCO-I', 1] })).toBe(0);
  });

  it('[PAX-11.15] Collaboration of the Areopagi: control a lodge from one’s areopagus to a rival’s', () => {
    const bridge: Board = {
      r1c1: ['ARCO-I', 0, 0],
      r2c2: 'ARMA-I',
      r3c2: ['ARCR-I', 0, 1],
      r4c2: 'ARSC-I',
      r5c1: 'ARCL-I',
    };
    expect(holds('areopagi', bridge)).toBe(true);
    expect(parts('areopagi', { ...bridge, r5c1: 'CRCL-I' })[0]).toEqual(['areopagi', 1, 2]);
    expect(holds('areopagi', { ...bridge, r3c2: ['ARCR-I', 0], r2c2: ['ARMA-I', 1, 1], r4c2: ['ARSC-I', 1] })).toBe(
      false,
    );
  });

  it('[PAX-11.16] Union of Equals: influence on a card and on three neighbours of its degree', () => {
    const star: Board = { r3c2: ['ARMA-II', 0], r2c1: ['CRSC-II', 0], r3c1: ['COMA-II', 0], r4c1: ['ARCL-II', 0, 1] };
    expect(holds('equals', star)).toBe(true);
    expect(parts('equals', { ...star, r4c1: ['ARCL-III', 0] })).toEqual([['neighbours', 2, 3]]);
  });

  it('[PAX-11.17] Shadow Agreements: influence beside rivals on 3, 4 or 5 cards', () => {
    const three: Board = {
      r3c2: ['ARMA-II', 0, 1],
      r2c1: ['CRSC-II', 0, 1],
      r3c1: ['COMA-II', 0, 1],
      r1c1: ['ARCO-I', 0],
    };
    expect([holds('shadow', three, 2), holds('shadow', three, 3)]).toEqual([true, false]);
    const five: Board = { ...three, r4c1: ['ARCL-II', 0, 1], r4c2: ['ARSC-II', 0, 1] };
    expect([holds('shadow', five, 3), holds('shadow', five, 4)]).toEqual([true, true]);
    expect(holds('shadow', { ...five, r4c2: ['ARSC-II', 0] }, 4)).toBe(false);
  });

  it('[PAX-11.18] Wide Connections: control 8 cards, or 6 with three or four participants', () => {
    const six: Board = {
      r1c1: ['ARCO-I', 0],
      r1c2: ['ARMA-I', 0],
      r2c1: ['ARCR-I', 0],
      r2c2: ['ARSC-I', 0],
      r2c3: ['ARCL-I', 0],
      r3c1: ['COMA-I', 0],
    };
    expect([holds('wide', six, 2), holds('wide', six, 3), holds('wide', six, 4)]).toEqual([false, true, true]);
    expect(holds('wide', { ...six, r3c2: ['COCR-I', 0], r3c3: ['COSC-I', 0] })).toBe(true);
    expect(holds('wide', { ...six, r1c1: ['ARCO-I', 0, 1] }, 3)).toBe(false);
  });
});
