// Worked examples that run over several turns, and rulings that need a test of their own.

import { describe, it } from 'vitest';
import { scenario } from '../scenario.ts';

describe('examples', () => {
  it('[PAX-E19] chain, main action, realise, chain, second main action is a legal action phase', () => {
    scenario({ players: 2 })
      .set({
        board: { r1c1: ['AR-GM', 0], r2c2: ['CO-GM', 0], r3c3: ['MA-GM', 0] },
        hands: { 0: ['ARMA-II', 'ARCO-III'] },
        publicSchemes: ['adepts', 'wide'],
        stocks: { 0: { MA: 1 } },
      })
      .acting(0)
      .play('0 conspire ARMA-II ability', '0 interrogate areopagus', '0 realise adepts', '0 conspire ARCO-III ability')
      .play('0 scout r5c1', '0 pay MA')
      .expect({ question: 'putScout', mainLeft: 0, realised: { 0: ['adepts'] } });
  });

  it('[PAX-E20] three turns of two participants, as the ledger reckons them', () => {
    const full = ['COCL-I', 'COCL-II', 'COCL-III'] as const;
    scenario({ players: 2 })
      .set({
        round: 1,
        hands: { 0: ['COMA-III', 'ARMA-II', 'ARCO-I', 'MA-GM'], 1: ['CR-GM', 'SCCL-III', 'CRSC-III', 'MACR-I'] },
        board: { r5c1: { down: 'SCCL-II' } },
        stocks: { 0: { AR: 1, CO: 1, MA: 1 }, 1: { CR: 1, SC: 1, CL: 1 } },
        court: [...full, 'COMA-I', 'COMA-II'],
        eventsFirst: ['ball', 'convent'],
      })
      .acting(0)
      .play('0 conspire COMA-III support', '0 gain CO')
      .expect({ onlyStock: { 0: { AR: 1, CO: 3, MA: 2 } } })
      .play('0 scout r5c1', '0 pay MA', '0 put ARMA-II', '0 influence r5c1', '0 pay AR MA')
      .expect({ onlyStock: { 0: { CO: 3 } }, card: { r5c1: 'ARMA-II' }, hand: { 0: ['ARCO-I', 'MA-GM', 'SCCL-II'] } })
      .play('0 end', '0 deck')
      .play('1 conspire CR-GM support', '1 conspire SCCL-III support', '1 gain SC')
      .expect({ onlyStock: { 1: { CR: 4, SC: 3, CL: 2 } } })
      .play('1 scout r1c1', '1 pay CL', '1 put CRSC-III', '1 influence r1c1', '1 count 2')
      .expect({ onlyStock: { 1: { CR: 1, SC: 1, CL: 1 } }, supply: { AR: 6, CO: 3, MA: 6, CR: 5, SC: 5, CL: 5 } })
      .play('1 end')
      .expect({ question: 'keepEvent' })
      .play('1 keep ball', '1 deck', '1 deck')
      .play('0 conspire MA-GM support', '0 conspire SCCL-II support')
      .play('0 interrogate r5c1', '0 influence r5c1', '0 pay AR MA')
      .expect({ onlyStock: { 0: { CO: 3, MA: 3, SC: 1, CL: 1 } }, cells: { r5c1: [0, 0] } });
  });

  it('[PAX-E21] the most crowded start of four', () => {
    scenario({ players: 4 })
      .set({
        round: 1,
        connections: { 0: 'IV', 1: 'V', 2: 'VI', 3: 'VII' },
        hands: { 0: ['ARMA-III', 'ARCO-I'], 1: ['COCR-III', 'ARCR-II', 'CRSC-I', 'CRSC-II'] },
        stocks: {
          0: { AR: 1, CO: 1, MA: 1 },
          1: { AR: 1, CO: 1, CR: 1 },
          2: { AR: 1, CO: 1, SC: 1 },
          3: { AR: 1, CO: 1, CL: 1 },
        },
        fullHands: true,
      })
      .acting(0)
      .expect({ supply: { AR: 6, CO: 6, MA: 9, CR: 9, SC: 9, CL: 9 } })
      .play('0 conspire ARMA-III support', '0 gain MA')
      .expect({ onlyStock: { 0: { AR: 2, CO: 1, MA: 3 } } })
      .play('0 scout r5c2', '0 pay MA', '0 put ARCO-I', '0 influence r5c2', '0 count 2')
      .expect({ onlyStock: { 0: { MA: 2 } }, cells: { r5c2: [0, 0] } });
  });
});

describe('rulings', () => {
  it('[PAX-R7] nobody has two influence on a plot, nor one on it and one at its edge', () => {
    scenario({ players: 2 })
      .set({
        board: { r1c1: ['AR-GM', 0], r2c2: ['CO-GM', 0], r3c3: ['MA-GM', 0] },
        publicSchemes: ['adepts', 'wide'],
        edge: { 0: ['adepts'] },
      })
      .acting(0)
      .refused('0 realise adepts', 'PAX-R7');
  });

  it('[PAX-R19] by rumours a royal arch yields two for each influence, from hand two', () => {
    scenario({ players: 2 })
      .set({ board: { r3c2: ['AR-RA', 0], r2c2: ['CO-RA', 0, 0] }, hands: { 0: ['CL-RA'] } })
      .acting(0)
      .play('0 interrogate r3c2')
      .expect({ onlyStock: { 0: { AR: 2, CO: 4 } } })
      .play('0 conspire CL-RA support')
      .expect({ onlyStock: { 0: { AR: 2, CO: 4, CL: 2 } } });
  });

  it('[PAX-R26] the areopagus yields once a turn and spreads no rumours', () => {
    scenario({ players: 2 })
      .set({ board: { r5c1: ['ARMA-II', 0] } })
      .acting(0)
      .play('0 interrogate areopagus')
      .expect({ onlyStock: { 0: { AR: 1, CO: 1, MA: 1 } }, offers: ['interrogate r5c1'] })
      .refused('0 interrogate areopagus', 'hasYielded');
  });

  it('[PAX-R54] special events in hand have no limit and count for no edicts', () => {
    scenario({ players: 2 })
      .set({ eventHands: { 0: ['ball', 'convent', 'letters', 'newplan', 'audience', 'tolerance'] } })
      .acting(0)
      .expect({ lastRound: false, sees: { 1: { players: { 0: { events: 6 } }, edictsDiscarded: 0 } } });
  });

  it('[PAX-R68] of several largest lodges’ cards one is claimed a turn', () => {
    scenario({ players: 2 })
      .set({ board: { r5c1: ['ARMA-II', 0], r5c2: ['ARMA-I', 0], r4c2: ['ARMA-III', 0] } })
      .acting(0)
      .expect({ offers: ['claim AR', 'claim MA'] })
      .play('0 claim MA')
      .expect({ lacks: ['claim AR'] });
  });

  it('[PAX-R69] a third plot may be realised', () => {
    scenario({ players: 2 })
      .set({
        board: {
          r1c1: ['AR-GM', 0],
          r2c2: ['CO-GM', 0],
          r3c3: ['MA-GM', 0],
          r5c1: ['AR-RA', 0, 0],
          r5c2: ['CO-RA', 0, 0],
          r4c1: ['SCCL-III', 0],
          r4c3: ['MACR-I', 0],
          r1c2: ['ARCO-I', 0],
        },
        publicSchemes: ['adepts', 'enlighteners'],
        privateSchemes: { 0: 'masons' },
        realised: { 0: ['adepts', 'enlighteners'] },
      })
      .acting(0)
      .play('0 realise masons')
      .expect({ realised: { 0: ['adepts', 'enlighteners', 'masons'] } });
  });
});
