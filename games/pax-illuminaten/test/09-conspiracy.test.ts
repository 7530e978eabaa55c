// Chapter 9: the conspiracy.

import { describe, expect, it } from 'vitest';
import { ABILITY } from '../data/abilities.ts';
import { type CardId, LUMINARIES } from '../data/luminaries.ts';
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

  it('[PAX-9.4, PAX-R23, PAX-E11] a royal arch goes anywhere and closes the chain, also when it gives favor', () => {
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

  it('[PAX-9.8, PAX-R21] quick favor once a turn, instead of the ability', () => {
    scenario({ players: 2 })
      .set({ hands: { 0: ['ARMA-II', 'ARCO-II'] } })
      .acting(0)
      .play('0 conspire ARMA-II support')
      .expect({ onlyStock: { 0: { AR: 1, MA: 1 } }, sees: { 0: { turn: { enhancements: [], quickLeft: 0 } } } })
      .expect({ lacks: ['conspire ARCO-II support'], blocked: { 'conspire ARCO-II support': 'PAX-9.8' } });
  });

  it('[PAX-9.9, PAX-R22] the favor of a grand master is not quick favor', () => {
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

  it('[PAX-9.12, PAX-H7] one choice a card: ability, favor or, but for enhancements, neither; the impossible is not offered', () => {
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

  it('[PAX-9.5, PAX-H8] an extra action can still be declined when its target is asked for', () => {
    scenario({ players: 2 })
      .set({ hands: { 0: ['AR-RA'] }, board: { r1c1: 'MACR-III' }, stocks: { 0: { CR: 1, MA: 1 } } })
      .acting(0)
      .play('0 conspire AR-RA ability')
      .expect({ question: 'extra', menu: ['influence r1c1', 'stop'] })
      .play('0 stop')
      .expect({ question: 'act', mainLeft: 2, onlyStock: { 0: { CR: 1, MA: 1 } } });
  });

  it('[PAX-9.7, PAX-H8] a special action can be declined until something was paid or seen for it', () => {
    const table = (card: CardId) =>
      scenario({ players: 2 })
        .set({
          hands: { 0: [card, 'MACL-I'] },
          board: { r5c1: ['ARMA-III', 0, 1], r4c1: ['ARCO-III'] },
          stocks: { 0: { AR: 1 }, 1: { AR: 1, CO: 1, MA: 1, CR: 1, SC: 1, CL: 1 } },
        })
        .acting(0)
        .play(`0 conspire ${card} ability`);
    for (const ability of ['S-REVEAL', 'S-COURT', 'S-STEAL', 'S-CONVERT', 'S-MARK'] as const) {
      const card = LUMINARIES.find((one) => one.ability === ability)!.id;
      const at = table(card);
      at.expect({ offers: ['stop'] })
        .play('0 stop')
        .expect({ question: 'act', onlyStock: { 0: { AR: 1 } } });
    }
    const seen = table(LUMINARIES.find((one) => one.ability === 'S-REVEAL')!.id).play('0 look r1c1', '0 stop');
    seen.expect({ question: 'turnUp', menu: ['turnup r1c1', 'stop'] });
  });

  it('[PAX-H8] a faction card or a marker, once used, is used', () => {
    scenario({ players: 2 })
      .set({ factionCards: { CR: 0 }, board: { r5c1: ['ARMA-III', 0], r4c1: 'ARCO-III' } })
      .acting(0)
      .play('0 faction CR')
      .expect({ question: 'extra', lacks: ['stop'] });
  });
});
