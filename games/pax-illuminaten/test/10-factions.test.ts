// Chapter 10: faction cards.

import { describe, it } from 'vitest';
import { scenario } from '../scenario.ts';

const LODGE = { r5c1: ['ARMA-II', 0, 0], r5c2: ['ARCO-II', 0], r4c2: ['ARCR-II', 1] } as const;

describe('faction cards', () => {
  it('[PAX-10.1, PAX-E12] once a turn, the card of a faction whose largest lodge one controls', () => {
    scenario({ players: 2 })
      .set({ board: { ...LODGE, r4c1: ['MACR-II', 0, 0] } })
      .acting(0)
      .expect({ offers: ['claim AR'], lacks: ['claim CO', 'claim MA'], blocked: { 'claim CO': 'PAX-10.1' } })
      .play('0 claim AR')
      .expect({ factionCards: { AR: 0 }, lacks: ['claim AR'] });
    scenario({ players: 2 })
      .set({ board: LODGE, factionCards: { AR: null } })
      .acting(0)
      .expect({ lacks: ['claim AR'] });
    scenario({ players: 2 })
      .set({ board: { r5c1: ['ARMA-II', 0], r5c2: ['ARMA-I', 0], r4c2: ['ARMA-III', 0] } })
      .acting(0)
      .play('0 claim AR')
      .expect({ blocked: { 'claim MA': 'claimedAlready' } });
  });

  it('[PAX-10.2, PAX-R8] lodges tied for the largest count as one; then one influence more than anybody is enough', () => {
    const two = {
      r5c1: 'ARMA-II',
      r5c2: 'ARCO-II',
      r4c2: 'ARCR-II',
      r1c1: 'ARSC-II',
      r1c2: 'ARCL-II',
      r2c2: ['AR-GM', 0],
    } as const;
    scenario({ players: 2 })
      .set({ board: two })
      .acting(0)
      .expect({ offers: ['claim AR'] });
    scenario({ players: 2 })
      .set({ board: { ...two, r5c1: ['ARMA-II', 1] } })
      .acting(0)
      .expect({ lacks: ['claim AR'] });
    scenario({ players: 2 })
      .set({ board: { r1c1: 'ARSC-II', r1c2: 'ARCL-II', r2c2: ['AR-GM', 0] } })
      .acting(0)
      .expect({ lacks: ['claim AR'] });
  });

  it('[PAX-10.3] its action once a turn, outside the chain, only in the owner’s turn', () => {
    scenario({ players: 2 })
      .set({ factionCards: { SC: 0, CO: 1 }, board: { r3c2: ['CRSC-II', 0] }, stocks: { 0: { CL: 2 } } })
      .acting(0)
      .expect({ offers: ['faction SC'], lacks: ['faction CO'] })
      .play('0 faction SC', '0 interrogate r3c2')
      .expect({ mainLeft: 2, chain: [], lacks: ['faction SC'], blocked: { 'faction SC': 'PAX-10.3' } });
  });

  it('[PAX-10.3, PAX-17.10] its action is offered only when it can be carried out', () => {
    const at = (stocks: { readonly CL?: number }) =>
      scenario({ players: 2 })
        .set({ factionCards: { CO: 0 }, hands: { 0: ['ARCO-I'] }, stocks: { 0: stocks } })
        .acting(0);
    at({}).expect({ lacks: ['faction CO'] });
    at({ CL: 1 }).expect({ offers: ['faction CO'] });
  });

  it('[PAX-10.4] its property holds always, only for its owner', () => {
    scenario({ players: 2 })
      .set({ factionCards: { AR: 1 }, fullHands: true })
      .acting(0)
      .expect({ sees: { spectator: { players: { 0: { handLimit: 4 }, 1: { handLimit: 5 } } } } })
      .play('0 end')
      .expect({ handSize: { 0: 4, 1: 5 } });
  });

  it('[PAX-10.5] it is kept without the lodge, and lost only to a rival who claims it', () => {
    scenario({ players: 2 })
      .set({ board: LODGE, factionCards: { AR: 1, CL: 0 }, fullHands: true })
      .acting(0)
      .play('0 claim AR')
      .expect({ factionCards: { AR: 0, CL: 0 }, events: [{ what: 'claimed', from: 1 }] })
      .play('0 end', '0 deck', '1 end')
      .expect({ factionCards: { AR: 0, CL: 0 } });
  });

  it('[PAX-10.6] it may be used in the turn it was claimed, and not claimed again by its owner', () => {
    scenario({ players: 2 })
      .set({ board: LODGE, stocks: { 0: { AR: 1 } } })
      .acting(0)
      .expect({ lacks: ['faction AR'] })
      .play('0 claim AR')
      .expect({ offers: ['faction AR'] });
    scenario({ players: 2 })
      .set({ board: LODGE, factionCards: { AR: 0 } })
      .acting(0)
      .expect({ lacks: ['claim AR'] });
  });
});
