// Chapter 6: the main actions but for OUST.

import { describe, it } from 'vitest';
import { scenario } from '../scenario.ts';

describe('SCOUT', () => {
  it('[PAX-6.1] a face-down card beside the acting card, for one matching favor', () => {
    scenario({ players: 2 })
      .set({ board: { r3c2: ['ARMA-II', 0], r4c1: 'CRSC-I' }, stocks: { 0: { MA: 1, CL: 2 } } })
      .acting(0)
      .expect({
        offers: ['scout r2c1', 'scout r5c1'],
        lacks: ['scout r4c1', 'scout r1c1'],
        blocked: { 'scout r1c1': 'notAdjacent' },
      })
      .play('0 scout r2c1')
      .expect({ onlyStock: { 0: { CL: 2 } } });
    scenario({ players: 2 })
      .set({ stocks: { 0: { CL: 2 } } })
      .acting(0)
      .expect({ blocked: { 'scout r5c1': 'cannotPay' } });
  });

  it('[PAX-6.2, PAX-E1] the card goes to the hand, any card of the hand comes face up', () => {
    const set = { board: { r5c1: { down: 'CL-GM' } }, hands: { 0: ['ARCO-I'] }, stocks: { 0: { MA: 1 } } } as const;
    scenario({ players: 2 })
      .set(set)
      .acting(0)
      .play('0 scout r5c1')
      .expect({ hand: { 0: ['ARCO-I', 'CL-GM'] }, menu: ['put ARCO-I', 'put CL-GM'], hearsNot: { 1: ['scoutedCard'] } })
      .play('0 put ARCO-I')
      .expect({ hand: { 0: ['CL-GM'] }, card: { r5c1: 'ARCO-I' }, onlyStock: { 0: {} } });
    scenario({ players: 2 })
      .set(set)
      .acting(0)
      .play('0 scout r5c1', '0 put CL-GM')
      .expect({ card: { r5c1: 'CL-GM' } });
  });
});

describe('INFLUENCE', () => {
  it('[PAX-6.3, PAX-R62] on an adjacent face-up card with a free cell, also the acting card itself', () => {
    scenario({ players: 2 })
      .set({
        board: { r3c2: ['ARMA-I', 0, 0], r2c1: ['ARMA-II', 0], r4c1: 'ARCO-I', r1c2: 'ARCO-II' },
        stocks: { 0: { AR: 2, MA: 2, CO: 1 } },
      })
      .acting(0)
      .expect({
        offers: ['influence r2c1', 'influence r4c1'],
        lacks: ['influence r3c2', 'influence r1c2', 'influence r3c1'],
      })
      .expect({ blocked: { 'influence r3c2': 'cardFull', 'influence r1c2': 'notAdjacent' } });
  });

  it('[PAX-6.4, PAX-E2] one to three, each at the price of its cell', () => {
    scenario({ players: 2 })
      .set({ board: { r5c1: ['ARMA-III', 1] }, stocks: { 0: { AR: 3, MA: 3, CL: 1 } } })
      .acting(0)
      .play('0 influence r5c1')
      .expect({ menu: ['count 1', 'count 2'] })
      .play('0 count 2')
      .expect({ onlyStock: { 0: { CL: 1 } }, cells: { r5c1: [1, 0, 0] }, influence: { 0: 18 } });
    scenario({ players: 2 })
      .set({ board: { r5c1: ['ARMA-III'] }, stocks: { 0: { AR: 6, MA: 6 } } })
      .acting(0)
      .play('0 influence r5c1')
      .expect({ menu: ['count 1', 'count 2', 'count 3'] });
  });

  it('[PAX-6.5] always the uppermost free cell', () => {
    scenario({ players: 2 })
      .set({ board: { r5c1: ['ARMA-III', 1, null, 1] }, stocks: { 0: { AR: 1, MA: 2 } } })
      .acting(0)
      .play('0 influence r5c1')
      .expect({ cells: { r5c1: [1, 0, 1] }, onlyStock: { 0: {} } });
  });

  it('[PAX-R38] without influence left nothing is placed', () => {
    scenario({ players: 2 })
      .set({ board: { r5c1: 'ARCO-I' }, stocks: { 0: { AR: 1 } }, influenceLeft: { 0: 0 } })
      .acting(0)
      .expect({ blocked: { 'influence r5c1': 'PAX-R38' } });
  });
});

describe('INTERROGATE', () => {
  it('[PAX-6.7, PAX-E3] any card with own influence, or the areopagus, without cost', () => {
    scenario({ players: 2 })
      .set({ board: { r1c1: ['CRSC-II', 0], r3c3: ['ARMA-II', 1] }, connections: { 0: 'XV' } })
      .acting(0)
      .expect({ offers: ['interrogate r1c1', 'interrogate areopagus'], lacks: ['interrogate r3c3'] })
      .play('0 interrogate areopagus')
      .expect({ onlyStock: { 0: { SC: 1, MA: 1, CO: 1 } } });
  });

  it('[PAX-E4] a second-degree card gives one of each', () => {
    scenario({ players: 2 })
      .set({ board: { r1c1: ['CRSC-II', 0] } })
      .acting(0)
      .play('0 interrogate r1c1')
      .expect({ onlyStock: { 0: { SC: 1, CR: 1 } } });
  });

  it('[PAX-6.8, PAX-17.34] rival influence may count as one’s own', () => {
    scenario({ players: 2 })
      .set({ board: { r3c2: ['ARMA-I', 0], r2c2: ['CRSC-II', 1], r1c2: ['ARCO-II', 1] }, hands: { 0: ['COSC-I'] } })
      .acting(0)
      .expect({ lacks: ['interrogate r2c2'] })
      .play('0 conspire COSC-I ability')
      .expect({ offers: ['interrogate r2c2'], lacks: ['interrogate r1c2'] })
      .play('0 interrogate r2c2')
      .expect({ question: 'share' });
  });

  it('[PAX-6.9, PAX-R61, PAX-R75, PAX-E5] rumours: adjacent cards of the same degree with own influence yield too, not further', () => {
    scenario({ players: 2 })
      .set({
        board: {
          r3c2: ['ARCL-II', 0],
          r2c2: ['CRSC-II', 0],
          r4c2: ['COMA-II', 0],
          r1c2: ['ARSC-II', 0],
          r3c3: ['ARCO-III', 0],
          r2c1: ['COCL-II', 1],
        },
      })
      .acting(0)
      .play('0 interrogate r3c2')
      .expect({ onlyStock: { 0: { AR: 1, CL: 1, CR: 1, SC: 1, CO: 1, MA: 1 } }, question: 'act' });
  });

  it('[PAX-6.10, PAX-E6] collusion: a token to each rival for each influence, of one’s choice', () => {
    scenario({ players: 3 })
      .set({ board: { r3c2: ['ARMA-III', 0, 1, 2] } })
      .acting(0)
      .play('0 interrogate r3c2', '0 gain AR')
      .expect({ question: 'share', menu: ['give AR 1', 'give MA 1', 'give AR 2', 'give MA 2'] })
      .play('0 give MA 2')
      .expect({ onlyStock: { 0: { AR: 1 }, 1: { AR: 1 }, 2: { MA: 1 } } });
    scenario({ players: 2 })
      .set({ board: { r3c2: ['ARMA-II', 0, 1] } })
      .acting(0)
      .play('0 interrogate r3c2', '0 give MA 1')
      .expect({ onlyStock: { 0: { AR: 1 }, 1: { MA: 1 } } });
  });

  it('[PAX-6.11, PAX-R15, PAX-R16] when tokens run short one’s own share comes first', () => {
    // Third degree: three tokens, one rival. No AR anywhere: only MA and the free choice of MA are obtained.
    scenario({ players: 3 })
      .set({ board: { r3c2: ['ARMA-III', 0, 1] }, edicts: { AR: [2, 8] } })
      .acting(0)
      .play('0 interrogate r3c2')
      .expect({ onlyStock: { 0: { MA: 2 }, 1: {} } });
    // Two rivals' tokens: whoever keeps min(obtained, nominal less theirs).
    scenario({ players: 3 })
      .set({ board: { r3c2: ['ARMA-II', 0, 1, 1] } })
      .acting(0)
      .play('0 interrogate r3c2')
      .expect({ onlyStock: { 0: {}, 1: { AR: 1, MA: 1 } } });
  });

  it('[PAX-6.12, PAX-R56, PAX-R64] a card yields once a turn', () => {
    scenario({ players: 2 })
      .set({ board: { r3c2: ['ARCL-II', 0], r2c2: ['CRSC-II', 0] } })
      .acting(0)
      .play('0 interrogate r3c2')
      .expect({ lacks: ['interrogate r2c2', 'interrogate r3c2'], offers: ['interrogate areopagus'] })
      .refused('0 interrogate r2c2', 'PAX-6.12')
      .play('0 interrogate areopagus')
      .refused('0 interrogate areopagus', 'PAX-6.12');
    // Rumours pass by a card that has yielded, and say so.
    scenario({ players: 2 })
      .set({ board: { r2c1: ['ARCL-II', 0], r2c2: ['CRSC-II', 0], r2c3: ['COMA-II', 0] } })
      .acting(0)
      .play('0 interrogate r2c1', '0 interrogate r2c3')
      .expect({ events: [{ what: 'yieldsNothing', who: 0, place: 'r2c2' }] });
  });

  it('[PAX-R15] the active player orders the cards when tokens may run short', () => {
    scenario({ players: 2 })
      .set({ board: { r3c2: ['ARMA-II', 0], r2c2: ['ARCO-II', 0, 1] }, stocks: { 1: { AR: 5 } } })
      .acting(0)
      .play('0 interrogate r3c2')
      .expect({ question: 'chooseYield', menu: ['yield r3c2', 'yield r2c2'] })
      .play('0 yield r2c2')
      .expect({ question: 'share' });
  });
});

describe('REASSIGN', () => {
  it('[PAX-6.13] a faction on a card with own influence, for one of its favor; the areopagus does not count', () => {
    scenario({ players: 2 })
      .set({ board: { r3c2: ['CRSC-II', 0], r2c2: 'ARCO-I' }, stocks: { 0: { SC: 1, AR: 1 } } })
      .acting(0)
      .expect({ offers: ['reassign SC'], lacks: ['reassign AR', 'reassign CR'] })
      .play('0 reassign SC')
      .expect({ onlyStock: { 0: { AR: 1 } }, question: 'reassign' });
  });

  it('[PAX-6.14, PAX-R60, PAX-E7] up to three moves, each from a card of the faction to an adjacent one', () => {
    scenario({ players: 2 })
      .set({
        board: {
          r5c1: ['COSC-II', 0, 0],
          r4c1: 'CRCL-I',
          r4c2: 'ARSC-I',
          r3c2: ['MASC-II', 1],
          r5c2: { down: 'SC-GM' },
        },
        stocks: { 0: { SC: 1 } },
      })
      .acting(0)
      .play('0 reassign SC', '0 move r5c1 1 r4c1')
      .expect({
        cells: { r5c1: [null, 0], r4c1: [0] },
        offers: ['stop'],
        lacks: ['move r4c1 1 r5c1', 'move r5c1 2 r5c2'],
      })
      .play('0 move r5c1 2 r4c2', '0 move r4c2 1 r3c2')
      .expect({ cells: { r5c1: [], r4c2: [], r3c2: [1, 0] }, question: 'act' });
  });

  it('[PAX-R59] at least one move has to be made', () => {
    scenario({ players: 2 })
      .set({ board: { r3c2: ['CRSC-II', 0] }, stocks: { 0: { SC: 1 } } })
      .acting(0)
      .expect({ lacks: ['reassign SC'] });
    scenario({ players: 2 })
      .set({ board: { r3c2: ['CRSC-II', 0], r2c2: 'ARCO-I' }, stocks: { 0: { SC: 1 } } })
      .acting(0)
      .play('0 reassign SC')
      .expect({ menu: ['move r3c2 1 r2c2'] });
  });
});

describe('EXPEL', () => {
  it('[PAX-6.15] an adjacent face-up card without rival influence', () => {
    scenario({ players: 2 })
      .set({
        board: { r5c1: ['ARMA-II', 0], r5c2: ['CRSC-II', 1], r4c1: 'ARCO-I', r1c1: 'CRCL-I' },
        hands: { 0: ['AR-GM'] },
        stocks: { 0: { AR: 2 } },
      })
      .acting(0)
      .expect({
        offers: ['expel r5c1', 'expel r4c1'],
        lacks: ['expel r5c2', 'expel r1c1'],
        blocked: { 'expel r5c2': 'PAX-6.15', 'expel r1c1': 'notAdjacent' },
      });
  });

  it('[PAX-6.16, PAX-E8] one matching favor for each influence, at least one', () => {
    const set = { hands: { 0: ['AR-GM'] }, stocks: { 0: { AR: 2, CL: 1 } } } as const;
    scenario({ players: 2 })
      .set({ ...set, board: { r5c1: 'CRSC-II' } })
      .acting(0)
      .play('0 expel r5c1')
      .expect({ onlyStock: { 0: { AR: 1, CL: 1 } } });
    scenario({ players: 2 })
      .set({ ...set, board: { r5c1: ['ARMA-II', 0, 0] } })
      .acting(0)
      .play('0 expel r5c1')
      .expect({ onlyStock: { 0: { CL: 1 } } });
    scenario({ players: 2 })
      .set({ ...set, board: { r5c1: ['ARMA-II', 0, 0, 0] } })
      .acting(0)
      .expect({ blocked: { 'expel r5c1': 'cannotPay' } });
  });

  it('[PAX-6.17] the target is discarded, a card from hand comes, own tokens move; those without a cell go home', () => {
    scenario({ players: 2 })
      .set({ board: { r5c1: ['ARMA-II', null, 0, 0] }, hands: { 0: ['AR-GM', 'CO-RA'] }, stocks: { 0: { AR: 2 } } })
      .acting(0)
      .play('0 expel r5c1')
      .expect({ menu: ['put AR-GM', 'put CO-RA'] })
      .play('0 put AR-GM')
      .expect({ card: { r5c1: 'AR-GM' }, cells: { r5c1: [0, 0] }, discardTop: 'ARMA-II' });
    scenario({ players: 2 })
      .set({ board: { r5c1: ['ARMA-II', 0, 0, 0] }, hands: { 0: ['AR-GM'] }, stocks: { 0: { AR: 3 } } })
      .acting(0)
      .play('0 expel r5c1', '0 put AR-GM')
      .expect({ cells: { r5c1: [0, 0] }, influence: { 0: 18 } });
  });

  it('[PAX-6.18, PAX-R11, PAX-R12, PAX-R13] all rival influence must find room on the new card, before one’s own', () => {
    scenario({ players: 2 })
      .set({
        board: { r5c1: ['ARMA-III', 0, 1, 1, 1] },
        hands: { 0: ['MACR-III', 'ARCO-II', 'AR-GM', 'CO-RA'] },
        stocks: { 0: { AR: 4, MA: 4 } },
        specials: { 1: 'lightning' },
      })
      .acting(0)
      .play('0 expel r5c1', '0 pay AR AR MA MA')
      .expect({ menu: ['put MACR-III', 'put ARCO-II'], blocked: { 'put AR-GM': 'PAX-6.18' } })
      .play('0 put ARCO-II')
      .expect({ cells: { r5c1: [1, 1, 1] }, influence: { 0: 20 }, onlyStock: { 0: { AR: 2, MA: 2 } } });
  });

  it('[PAX-R11] with several rivals the active player orders their tokens', () => {
    scenario({ players: 3 })
      .set({
        board: { r5c1: ['ARMA-III', 1, 2, 1] },
        hands: { 0: ['MACR-III'] },
        stocks: { 0: { AR: 3 } },
        specials: { 1: 'lightning' },
      })
      .acting(0)
      .play('0 expel r5c1', '0 put MACR-III')
      .expect({ question: 'seatTokens', menu: ['seat 1', 'seat 2'] })
      .play('0 seat 2')
      .expect({ cells: { r5c1: [2, 1, 1] } });
  });

  it('[PAX-R14] without a card in hand nobody is expelled', () => {
    scenario({ players: 2 })
      .set({ board: { r5c1: 'CRSC-II' }, stocks: { 0: { AR: 2 } } })
      .acting(0)
      .expect({ blocked: { 'expel r5c1': 'PAX-R14' } });
  });
});
