// Chapter H: rulings of this table.

import { describe, expect, it } from 'vitest';
import type { ByParticipants, NumberId } from '../data/numbers.ts';
import { NUMBERS } from '../data/numbers.ts';
import { scenario } from '../scenario.ts';
import { rulesEn } from '../text/rules.en.ts';
import { rulesRu } from '../text/rules.ru.ts';

describe('rulings of this table', () => {
  it('[PAX-H3] the acting card of INFLUENCE is not named, that of SCOUT by the favor spent', () => {
    const at = scenario({ players: 2 })
      .set({
        board: { r4c1: ['ARMA-I', 0], r4c2: ['ARCO-I', 0], r3c2: 'CRSC-II' },
        stocks: { 0: { MA: 1, CO: 1, CR: 1, SC: 1 } },
      })
      .acting(0);
    at.expect({ offers: ['influence r3c2', 'scout r5c1'] })
      .play('0 scout r5c1')
      .expect({ question: 'pay', menu: ['pay MA', 'pay CO'] });
  });

  it('[PAX-H4] where the order of yielding cards makes no difference nobody is asked', () => {
    scenario({ players: 2 })
      .set({ board: { r3c2: ['ARMA-II', 0], r2c2: ['CRSC-II', 0] } })
      .acting(0)
      .play('0 interrogate r3c2')
      .expect({ question: 'act', onlyStock: { 0: { AR: 1, MA: 1, CR: 1, SC: 1 } } });
  });

  it('[PAX-H5] an artificial rival moves the uppermost of its tokens', () => {
    scenario({ players: 1, rival: 'joseph' })
      .set({
        board: {
          r1c1: ['CRSC-I', 'rival', 'rival'],
          r1c2: ['COCR-I', 'rival', 'rival'],
          r2c3: 'ARMA-III',
          r2c2: 'MACL-I',
        },
        figure: 'r1c1',
        deck: ['ARMA-I'],
        fullHands: true,
      })
      .rivalTurn()
      .expect({ events: [{ what: 'moved', from: 'r1c2', into: 'r2c3' }], cells: { r1c2: [null, 'rival'] } });
  });

  it('[PAX-H6] tied to the last, an artificial rival shares the victory with the best humans', () => {
    const lodge = { r3c1: ['ARMA-II', 0, 'rival'], r3c2: ['ARCO-II'], r3c3: ['ARCR-II'] } as const;
    scenario({ players: 1, rival: 'joseph' })
      .set({
        board: lodge,
        first: 'rival',
        lastRound: true,
        eventDiscards: ['edict-AR', 'edict-CO', 'edict-MA', 'edict-CR', 'edict-SC'],
        fullHands: true,
      })
      .acting(0)
      .play('0 end')
      .expect({ winners: [0], reason: 'sharedWithRival' });
  });

  it('[PAX-H9] the reference tells the figures the game is played with', () => {
    const said: readonly (readonly [string, readonly NumberId[]])[] = [
      ['PAX-16.15', ['weishaupt.lodgeInfluence', 'weishaupt.cards', 'weishaupt.joining']],
      [
        'PAX-16.17',
        ['saintgermain.shared', 'saintgermain.rosicrucians', 'saintgermain.rosicrucianInfluence', 'saintgermain.cards'],
      ],
      ['PAX-16.19', ['joseph.lodgeInfluence', 'joseph.cards', 'joseph.inner']],
      ['PAX-16.21', ['charlestheodore.outer', 'charlestheodore.lodges']],
    ];
    for (const { entries } of [rulesEn, rulesRu]) {
      const words: { readonly [id: string]: string } = entries;
      for (const [rule, numbers] of said) {
        for (const id of numbers) expect(words[rule]).toContain((NUMBERS[id] as ByParticipants).join('/'));
      }
      expect(words['PAX-17.24']).toContain(`${NUMBERS['X-INFL-CHEAP.discount']} `);
    }
  });
});
