// Chapter 12: the check phase.

import { describe, expect, it } from 'vitest';
import { type Position, scenario } from '../scenario.ts';

const ADEPTS = { r1c1: ['AR-GM', 0], r2c2: ['CO-GM', 0], r3c3: ['MA-GM', 0] } as const;
const ARCHES = { r5c1: ['AR-RA', 0, 0], r5c2: ['CO-RA', 0, 0] } as const;
const TWO = { publicSchemes: ['adepts', 'enlighteners'] } as const;

describe('plots', () => {
  it('[PAX-12.1] plots, then events, then the refill', () => {
    scenario({ players: 2 })
      .set({
        hands: { 0: ['AR-GM'] },
        publicSchemes: ['adepts', 'wide'],
        realised: { 0: ['adepts'] },
        eventDeck: ['ball'],
      })
      .acting(0)
      .play('0 conspire AR-GM support', '0 end')
      .expect({ events: ['schemeLost', 'drewEvents'], question: 'takeCard' });
  });

  it('[PAX-12.2] influence on a broken plot waits at its edge, whoever’s turn it is', () => {
    scenario({ players: 2 })
      .set({ ...TWO, board: ARCHES, realised: { 0: ['adepts', 'enlighteners'], 1: ['enlighteners'] }, fullHands: true })
      .checking(0)
      .expect({
        realised: { 0: ['enlighteners'], 1: [] },
        edge: { 0: ['adepts'], 1: ['enlighteners'] },
        influence: { 0: 14 },
      });
  });

  it('[PAX-12.3] from the edge it may return when the conditions hold again', () => {
    const set: Position = { ...TWO, board: ADEPTS, edge: { 0: ['adepts'] }, fullHands: true };
    scenario({ players: 2 })
      .set(set)
      .checking(1)
      .expect({ question: 'restoreScheme', deciding: 0 })
      .play('0 restore adepts')
      .expect({ realised: { 0: ['adepts'] }, edge: { 0: [] } });
    scenario({ players: 2 })
      .set(set)
      .checking(1)
      .play('0 pass')
      .expect({ realised: { 0: [] }, edge: { 0: ['adepts'] } });
    scenario({ players: 2 })
      .set({ ...TWO, board: { ...ADEPTS, ...ARCHES }, edge: { 0: ['adepts', 'enlighteners'] } })
      .checking(0)
      .play('0 restore adepts', '0 restore enlighteners')
      .expect({ winners: [0], reason: 'schemes' });
  });

  it('[PAX-12.4, PAX-R49] only the active player wins, in the own check', () => {
    const set: Position = {
      ...TWO,
      board: { ...ADEPTS, ...ARCHES },
      realised: { 0: ['adepts', 'enlighteners'] },
      fullHands: true,
    };
    scenario({ players: 2 }).set(set).checking(1).expect({ reason: null, active: 0 });
    scenario({ players: 2 })
      .set(set)
      .checking(0)
      .expect({ winners: [0] });
  });

  it('[PAX-R6] plots that do not stand together: their owner drops one', () => {
    const four = { r2c2: ['CRSC-II', 0], r3c2: ['ARMA-II', 0], r3c3: ['COMA-II', 0], r4c2: ['ARCL-II', 0] } as const;
    scenario({ players: 2 })
      .set({
        board: four,
        publicSchemes: ['innercircle', 'equals'],
        realised: { 0: ['innercircle', 'equals'] },
        fullHands: true,
      })
      .checking(0)
      .expect({ question: 'dropScheme', menu: ['drop innercircle', 'drop equals'] })
      .play('0 drop equals')
      .expect({ realised: { 0: ['innercircle'] }, edge: { 0: ['equals'] }, reason: null });
  });
});

describe('events', () => {
  const high: Position = { hands: { 0: ['AR-GM', 'ARCO-I', 'ARCO-II', 'ARCO-III'] }, stocks: { 0: { AR: 1 } } };

  it('[PAX-12.5, PAX-R32, PAX-R53, PAX-R70] a grand master or royal arch played in the turn brings events', () => {
    const draws = { ...high, eventDeck: ['ball', 'edict-CL'] } as const;
    scenario({ players: 2 })
      .set(draws)
      .acting(0)
      .play('0 conspire AR-GM support', '0 end')
      .expect({ question: 'keepEvent' });
    scenario({ players: 2 })
      .set(draws)
      .acting(0)
      .play('0 scout r5c1', '0 put AR-GM', '0 end')
      .expect({ question: 'keepEvent' });
    scenario({ players: 2 })
      .set(draws)
      .acting(0)
      .play('0 scout r5c1', '0 put ARCO-I', '0 end')
      .expect({ question: 'act', active: 1 });
    scenario({ players: 2 })
      .set({
        hands: { 0: ['ARCO-I'], 1: ['CL-GM'] },
        board: { r3c2: ['ARMA-II', 0, 1] },
        stocks: { 0: { AR: 1 } },
        eventDeck: ['ball', 'edict-CL'],
      })
      .acting(0)
      .play('0 oust r3c2 1', '0 lay ARCO-I', '1 lay CL-GM', '1 gain AR', '0 end')
      .expect({ question: 'keepEvent', deciding: 0 });
  });

  it('[PAX-12.6] one is kept, the other goes back on top; several high cards still bring two', () => {
    const at = scenario({ players: 2 })
      .set({ hands: { 0: ['AR-GM', 'CO-GM'] }, eventDeck: ['ball', 'edict-CL'] })
      .acting(0)
      .play('0 conspire AR-GM support', '0 conspire CO-GM support', '0 end')
      .expect({ menu: ['keep edict-CL', 'keep ball'] })
      .play('0 keep ball');
    at.expect({
      eventHand: { 0: ['ball'] },
      sees: { 0: { nextEvent: 'edict-CL', eventDeck: 1 }, 1: { nextEvent: null, eventDeck: 1 } },
    });
  });

  it('[PAX-12.7] the last event is taken, without any left nothing is drawn', () => {
    scenario({ players: 2 })
      .set({ ...high, eventDeck: ['ball'] })
      .acting(0)
      .play('0 conspire AR-GM support', '0 end')
      .expect({ eventHand: { 0: ['ball'] } });
    scenario({ players: 2 })
      .set({ ...high, eventDeck: [] })
      .acting(0)
      .play('0 conspire AR-GM support', '0 end')
      .expect({ events: ['noEventsLeft'] });
  });

  it('[PAX-12.8, PAX-R34, PAX-R52] a kept edict calls in all favor of its faction and takes six tokens', () => {
    scenario({ players: 3 })
      .set({
        ...high,
        eventDeck: ['edict-CL'],
        stocks: { 0: { CL: 2, CO: 1 }, 1: { CL: 3 }, 2: { CL: 2 } },
        edicts: { SC: [0, 4] },
      })
      .acting(0)
      .play('0 conspire AR-GM support', '0 end')
      .expect({
        edicts: { CL: [0, 6], SC: [0, 4] },
        stock: { 0: { CL: 0, CO: 1 }, 1: { CL: 0 }, 2: { CL: 0 } },
        supply: { CL: 2 },
      });
  });

  it('[PAX-12.9] a kept special event waits for the owner’s next turn', () => {
    scenario({ players: 2 })
      .set({ ...high, eventsFirst: ['ball', 'convent'], fullHands: true })
      .acting(0)
      .play('0 conspire AR-GM support', '0 end', '0 keep ball', '0 deck')
      .expect({ specials: { 0: null }, eventHand: { 0: ['ball'] } })
      .play('1 end')
      .expect({ question: 'playEvent', deciding: 0, menu: ['play ball', 'pass'] });
  });
});

describe('refill', () => {
  it('[PAX-12.10, PAX-R73] chain and dispute cards are discarded, in this order', () => {
    scenario({ players: 2 })
      .set({
        hands: { 0: ['ARCO-I', 'ARMA-I'], 1: ['CRCL-I'] },
        board: { r3c2: ['ARMA-II', 0, 1] },
        stocks: { 0: { AR: 1 } },
        court: ['CO-RA', 'MA-RA', 'CR-RA', 'SC-RA', 'CL-RA'],
      })
      .acting(0)
      .play('0 oust r3c2 1', '0 lay ARCO-I', '1 lay CRCL-I', '0 conspire ARMA-I link', '0 end')
      .expect({ discards: ['ARMA-I', 'ARCO-I', 'CRCL-I'] })
      .play('0 deck', '0 deck', '0 deck', '0 deck')
      .expect({ discards: ['ARMA-I', 'ARCO-I', 'CRCL-I', 'CO-RA'] });
  });

  it('[PAX-12.11] the others draw up to the limit first, clockwise', () => {
    scenario({ players: 3 })
      .set({ hands: { 0: [], 1: ['ARCO-I'], 2: [] }, first: 2 })
      .checking(1)
      .expect({
        events: [
          { what: 'drew', who: 2, count: 4 },
          { what: 'drew', who: 0, count: 4 },
        ],
        question: 'takeCard',
        deciding: 1,
      });
  });

  it('[PAX-12.12, PAX-R46, PAX-R47] the active player picks from court and deck one by one', () => {
    scenario({ players: 2 })
      .set({ hands: { 0: ['ARCO-I', 'ARMA-I'] }, court: ['CO-RA', null, 'CR-RA', 'SC-RA', 'CL-RA'], steward: 3 })
      .checking(0)
      .expect({ menu: ['court 1', 'court 3', 'court 4', 'court 5', 'deck'] })
      .play('0 deck')
      .expect({ handSize: { 0: 3 }, offers: ['court 1', 'deck'] })
      .play('0 court 5')
      .expect({ handSize: { 0: 4 }, active: 1 });
  });

  it('[PAX-12.13] the first court card is free; of two, one is the steward’s and the second costs a token', () => {
    const set: Position = {
      hands: { 0: [] },
      court: ['CO-RA', 'MA-RA', 'CR-RA', 'SC-RA', 'CL-RA'],
      steward: 2,
      stocks: { 0: { CL: 1 } },
    };
    scenario({ players: 2 })
      .set(set)
      .checking(0)
      .play('0 court 4')
      .expect({ onlyStock: { 0: { CL: 1 } }, menu: ['court 2', 'deck'], blocked: { 'court 1': 'notUnderSteward' } })
      .play('0 court 2')
      .expect({ onlyStock: { 0: {} }, question: 'act', active: 1 });
    scenario({ players: 2 })
      .set(set)
      .checking(0)
      .play('0 court 2')
      .expect({ menu: ['court 1', 'court 3', 'court 4', 'court 5', 'deck'] });
    scenario({ players: 2 })
      .set({ ...set, stocks: {} })
      .checking(0)
      .play('0 court 4')
      .expect({ question: 'act', handSize: { 0: 4 } });
  });

  it('[PAX-12.14, PAX-R45, PAX-E15] the steward’s card goes, he moves on, gaps are filled from the left', () => {
    scenario({ players: 2 })
      .set({ hands: { 0: ['ARCO-I', 'ARMA-I'] }, court: ['CO-RA', 'MA-RA', 'CR-RA', 'SC-RA', 'CL-RA'], steward: 1 })
      .checking(0)
      .play('0 court 2')
      .expect({
        discardTop: 'CO-RA',
        steward: 2,
        events: [{ what: 'courtRefreshed', discarded: 'CO-RA', steward: 2 }],
      });
    scenario({ players: 2 })
      .set({ fullHands: true, court: ['CO-RA', 'MA-RA', 'CR-RA', 'SC-RA', null], steward: 5 })
      .checking(0)
      .expect({ steward: 1, discardTop: null });
  });

  it('[PAX-R36] a hand above its limit is discarded down at the owner’s next refill', () => {
    scenario({ players: 2 })
      .set({
        hands: {
          0: ['ARCO-I', 'ARMA-I', 'ARCR-I', 'ARSC-I', 'ARCL-I', 'COMA-I'],
          1: ['CO-GM', 'CR-GM', 'SC-GM', 'CL-GM'],
        },
      })
      .checking(0)
      .expect({ question: 'discardDown', deciding: 0 })
      .play('0 discard ARCO-I', '0 discard COMA-I')
      .expect({ handSize: { 0: 4 }, active: 1 });
  });

  it('[PAX-R37] with deck and discards used up hands and court stay short', () => {
    const at = scenario({ players: 2 }).set({ deck: [], hands: { 0: [] }, court: [null, null, null, null, null] });
    expect(() => at.checking(0)).not.toThrow();
  });

  it('[PAX-R72] above an empty place the steward allows no second court card', () => {
    scenario({ players: 2 })
      .set({
        hands: { 0: [] },
        court: ['CO-RA', null, 'CR-RA', 'SC-RA', 'CL-RA'],
        steward: 2,
        stocks: { 0: { CL: 1 } },
      })
      .checking(0)
      .play('0 court 1')
      .expect({ question: 'act', active: 1, handSize: { 0: 4 } });
  });
});
