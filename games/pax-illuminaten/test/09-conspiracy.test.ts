// Chapter 9: the conspiracy.

import { describe, expect, it } from 'vitest';
import { ABILITY } from '../data/abilities.ts';
import { scenario } from '../scenario.ts';
import { ofDegree } from './help.ts';

describe('the chain', () => {
  it('[PAX-9.1] a card from hand, its ability at once, as a free action', () => {
    scenario({ players: 2 })
      .set({ hands: { 0: ['ARSC-II', 'MASC-I'] }, stocks: { 0: { AR: 1 } } })
      .acting(0)
      .play('0 conspire ARSC-II ability', '0 return AR', '0 gain CL')
      .expect({ chain: ['ARSC-II'], onlyStock: { 0: { CL: 1 } }, mainLeft: 2 })
      .play('0 conspire MASC-I link')
      .expect({ chain: ['ARSC-II', 'MASC-I'] });
  });

  it('[PAX-9.2] the next card shares a faction with the one before', () => {
    scenario({ players: 2 })
      .set({ hands: { 0: ['MACR-II', 'CRCL-II', 'ARSC-I'] }, chain: ['ARMA-I'] })
      .acting(0)
      .expect({
        offers: ['conspire MACR-II link', 'conspire ARSC-I link'],
        lacks: ['conspire CRCL-II link'],
        blocked: { 'conspire CRCL-II link': 'PAX-9.2' },
      })
      .play('0 conspire MACR-II link')
      .expect({ offers: ['conspire CRCL-II link'], lacks: ['conspire ARSC-I link'] });
  });

  it('[PAX-9.3] a grand master goes after any card and before any card', () => {
    scenario({ players: 2 })
      .set({ hands: { 0: ['CL-GM', 'CRSC-I'] }, chain: ['ARMA-I'] })
      .acting(0)
      .expect({ lacks: ['conspire CRSC-I support'] })
      .play('0 conspire CL-GM link')
      .expect({ offers: ['conspire CRSC-I support'] });
  });

  it('[PAX-9.4, PAX-R23, PAX-E11] a royal arch goes anywhere and closes the chain, also when it gives support', () => {
    scenario({ players: 2 })
      .set({ hands: { 0: ['CL-RA', 'CRCL-I', 'CL-GM'] }, chain: ['ARMA-I'] })
      .acting(0)
      .play('0 conspire CL-RA support')
      .expect({
        onlyStock: { 0: { CL: 2 } },
        lacks: ['conspire CRCL-I link', 'conspire CL-GM link'],
        blocked: { 'conspire CL-GM link': 'chainClosed' },
      });
    scenario({ players: 2 })
      .set({ hands: { 0: ['CL-RA'] } })
      .acting(0)
      .expect({ offers: ['conspire CL-RA link'] });
  });

  it('[PAX-9.5] an extra action is done at once or ignored, at its cost', () => {
    scenario({ players: 2 })
      .set({ hands: { 0: ['ARCR-I'] }, board: { r1c1: 'ARMA-I' }, stocks: { 0: { AR: 1 } } })
      .acting(0)
      .expect({ offers: ['conspire ARCR-I ability', 'conspire ARCR-I link'] })
      .play('0 conspire ARCR-I ability', '0 influence r1c1')
      .expect({ cells: { r1c1: [0] }, onlyStock: { 0: {} }, mainLeft: 2 });
  });

  it('[PAX-9.6, PAX-9.13, PAX-R65] an enhancement is compulsory, lasts all turn, and does not reach back', () => {
    scenario({ players: 2 })
      .set({
        hands: { 0: ['AR-GM', 'ARMA-II'] },
        board: { r5c1: 'MACR-I', r5c2: 'ARCO-II' },
        stocks: { 0: { AR: 2, CO: 1, CR: 1 } },
      })
      .acting(0)
      .expect({ lacks: ['conspire AR-GM link'] })
      .play('0 influence r5c1')
      .expect({ stock: { 0: { CR: 0 } } })
      .play('0 conspire AR-GM ability', '0 conspire ARMA-II ability')
      .expect({ sees: { 0: { turn: { enhancements: ['G-INFL-LESS', 'E-OUST-POWER'] } } } })
      .play('0 influence r5c2', '0 count 1', '0 pay CO')
      .expect({ cells: { r5c2: [0] }, onlyStock: { 0: { AR: 2 } } });
  });

  it('[PAX-9.7] a special action is done at once or ignored', () => {
    scenario({ players: 2 })
      .set({ hands: { 0: ['COSC-III'] }, deck: ['AR-GM', 'CO-GM'] })
      .acting(0)
      .expect({ offers: ['conspire COSC-III ability', 'conspire COSC-III link'] })
      .play('0 conspire COSC-III ability')
      .expect({ question: 'discardOne', hand: { 0: ['AR-GM', 'CO-GM'] } });
  });

  it('[PAX-9.8, PAX-R21] quick support once a turn, instead of the ability', () => {
    scenario({ players: 2 })
      .set({ hands: { 0: ['ARMA-II', 'ARCO-II'] } })
      .acting(0)
      .play('0 conspire ARMA-II support')
      .expect({ onlyStock: { 0: { AR: 1, MA: 1 } }, sees: { 0: { turn: { enhancements: [], quickLeft: 0 } } } })
      .expect({ lacks: ['conspire ARCO-II support'], blocked: { 'conspire ARCO-II support': 'PAX-9.8' } });
  });

  it('[PAX-9.9, PAX-R22] the support of a grand master is not quick support', () => {
    scenario({ players: 2 })
      .set({ hands: { 0: ['ARMA-II', 'AR-GM', 'CL-GM'] } })
      .acting(0)
      .play('0 conspire ARMA-II support', '0 conspire AR-GM support', '0 conspire CL-GM support')
      .expect({ onlyStock: { 0: { AR: 4, MA: 1, CL: 3 } } });
  });

  it('[PAX-9.10] every ability of a royal arch is an extra main action', () => {
    expect(ofDegree('RA').map(({ ability }) => ABILITY[ability].kind)).toEqual(Array(6).fill('extra'));
  });

  it('[PAX-9.11] the chain lies there until the refill', () => {
    scenario({ players: 2 })
      .set({ hands: { 0: ['ARCO-I', 'COMA-I', 'CRSC-I', 'CRCL-I'], 1: ['AR-GM', 'CO-GM', 'MA-GM', 'CR-GM'] } })
      .acting(0)
      .play('0 conspire ARCO-I link', '0 conspire COMA-I link')
      .expect({ chain: ['ARCO-I', 'COMA-I'], discards: [] })
      .play('0 end', '0 deck')
      .expect({ chain: [], discards: ['ARCO-I', 'COMA-I'] });
  });

  it('[PAX-9.12] one choice a card: ability, support or, but for enhancements, neither; the impossible is not offered', () => {
    scenario({ players: 2 })
      .set({ hands: { 0: ['ARSC-II', 'ARMA-II'] } })
      .acting(0)
      .expect({
        menu: [
          'conspire ARSC-II support',
          'conspire ARSC-II link',
          'conspire ARMA-II ability',
          'conspire ARMA-II support',
          'interrogate areopagus',
          'end',
        ],
        blocked: { 'conspire ARSC-II ability': 'PAX-9.12' },
      });
  });

  it('[PAX-R24] the first card needs no match, and main actions between cards break nothing', () => {
    scenario({ players: 2 })
      .set({ hands: { 0: ['ARSC-I', 'ARCO-I', 'CRCL-I'] } })
      .acting(0)
      .play('0 interrogate areopagus', '0 conspire ARSC-I link', '0 scout r5c1', '0 pay AR', '0 put CRCL-I')
      .expect({ offers: ['conspire ARCO-I link'] });
  });
});
