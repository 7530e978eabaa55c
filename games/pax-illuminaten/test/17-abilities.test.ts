// Chapter 17: abilities, faction cards and special events, each by itself.

import { describe, expect, it } from 'vitest';
import { ABILITIES } from '../data/abilities.ts';
import { LUMINARIES } from '../data/luminaries.ts';
import { NUMBERS } from '../data/numbers.ts';
import { scenario } from '../scenario.ts';

describe('general', () => {
  it('[PAX-17.1] numbers are data an edition may correct; every ability names its rule', () => {
    scenario({ players: 2, edition: { numbers: { 'G-DRAW-TWO.cards': 3 } } })
      .set({ hands: { 0: ['CO-GM'] } })
      .acting(0)
      .play('0 conspire CO-GM ability')
      .expect({ handSize: { 0: 3 } });
    expect(ABILITIES.map(({ rule }) => Number(rule.split('.')[1]))).toEqual(
      Array.from({ length: 37 }, (_, i) => i + 11),
    );
    expect(NUMBERS['G-DRAW-TWO.cards']).toBe(2);
  });

  it('[PAX-17.2] ANY widens the target, the cost still depends on an acting card', () => {
    scenario({ players: 2 })
      .set({ board: { r1c1: ['CRCL-II'] }, hands: { 0: ['MA-RA', 'ARCO-I'] }, stocks: { 0: { CR: 2, AR: 1 } } })
      .acting(0)
      .play('0 conspire MA-RA ability', '0 expel r1c1')
      .expect({ onlyStock: { 0: { CR: 2 } } });
  });

  it('[PAX-17.3] discounts: per influence with floor 1, then with floor 0, then on the total; the payer chooses what is waived', () => {
    scenario({ players: 2 })
      .set({ board: { r5c1: ['ARMA-III', 1] }, hands: { 0: ['AR-GM', 'ARSC-III'] }, stocks: { 0: { AR: 2, MA: 2 } } })
      .acting(0)
      // Cell 2 costs MA MA AR: G-INFL-LESS leaves 2, X-INFL-CHEAP leaves 1 of them (floor 1).
      .play('0 conspire AR-GM ability', '0 conspire ARSC-III ability', '0 influence r5c1', '0 count 1')
      .expect({ menu: ['pay AR', 'pay MA'] });
  });

  it('[PAX-17.4] a flat cost replaces the cost per influence and does not add up', () => {
    scenario({ players: 2 })
      .set({
        board: { r3c2: ['ARMA-III', 0, 1, 1, 1] },
        chain: ['ARMA-I'],
        hands: { 0: ['MACL-III'] },
        stocks: { 0: { AR: 1 } },
      })
      .acting(0)
      .play('0 conspire MACL-III ability', '0 oust r3c2 1', '0 targets 2 3 4')
      .expect({ onlyStock: { 0: {} } });
  });

  it('[PAX-17.5] numbers add up, rates of substitution do not get better than the best', () => {
    const at = scenario({ players: 2 })
      .set({
        board: { r3c2: ['CRSC-II', 0], r2c2: 'ARCO-I' },
        chain: [],
        hands: { 0: ['ARCR-II', 'COCR-I'] },
        stocks: { 0: { SC: 1 } },
        specials: { 1: 'ball' },
      })
      .acting(0)
      .play('0 conspire ARCR-II ability', '0 conspire COCR-I ability', '0 reassign SC');
    const frame = at.state().todo.at(-1)!;
    expect(frame.at === 'reassign' && frame.moves.left).toBe(3 + 2 + 2 + 1);
    scenario({ players: 2 })
      .set({
        board: { r5c1: 'ARCO-I' },
        hands: { 0: ['COMA-III'] },
        stocks: { 0: { CL: 1 } },
        specials: { 1: 'encyclopedia' },
        factionCards: { CR: 0 },
      })
      .acting(0)
      .play('0 conspire COMA-III ability')
      .expect({ lacks: ['influence r5c1'] });
  });

  it('[PAX-17.6] enhancements improve extra actions of the same kind; an explicit maximum is their base', () => {
    const at = scenario({ players: 2 })
      .set({
        board: { r3c2: ['CRSC-II', 0], r2c2: 'ARCO-III' },
        hands: { 0: ['COCR-I', 'ARCO-I'] },
        factionCards: { CR: 0 },
      })
      .acting(0)
      .play('0 conspire COCR-I ability', '0 conspire ARCO-I ability', '0 reassign CR');
    const frame = at.state().todo.at(-1)!;
    expect(frame.at === 'reassign' && frame.moves.left).toBe(2 + 2);
  });

  it('[PAX-17.7] drawing reshuffles an exhausted deck', () => {
    scenario({ players: 2 })
      .set({ deck: ['AR-GM'], hands: { 0: ['CO-GM'] } })
      .acting(0)
      .play('0 conspire CO-GM ability')
      .expect({ handSize: { 0: 2 }, events: ['deckRenewed'] });
  });

  it('[PAX-17.8] an edict emptied by an ability is discarded at once and counts', () => {
    scenario({ players: 2 })
      .set({
        edicts: { CL: [1, 1] },
        hands: { 0: ['COMA-II'] },
        eventDiscards: ['edict-AR', 'edict-CO', 'edict-CR', 'edict-SC'],
      })
      .acting(0)
      .play('0 conspire COMA-II ability', '0 edict CL 1')
      .expect({ edicts: { CL: null }, stock: { 0: { CL: 1 } }, lastRound: true });
  });

  it('[PAX-17.9] free actions of events once a turn, in the action phase', () => {
    scenario({ players: 2 })
      .set({ specials: { 0: 'letters' } })
      .acting(0)
      .play('0 letters r1c1')
      .expect({ lacks: ['letters r1c2'] });
    scenario({ players: 2 })
      .set({ specials: { 1: 'letters' }, eventHands: { 0: ['ball'] } })
      .eventPhase(0)
      .expect({ menu: ['play ball', 'pass'] });
  });

  it('[PAX-17.10] an extra action keeps the rules of its base action, and is not offered when impossible', () => {
    scenario({ players: 2 })
      .set({ board: { r5c1: 'ARCO-I', r5c2: 'CRCL-I' }, hands: { 0: ['ARSC-I', 'CRCL-III'] } })
      .acting(0)
      .expect({ lacks: ['conspire ARSC-I ability'], blocked: { 'conspire ARSC-I ability': 'PAX-17.10' } });
  });
});

describe('royal arches', () => {
  it('[PAX-17.11, PAX-R44] R-INFL-ANY: any card, one symbol less for each rival influence', () => {
    scenario({ players: 2 })
      .set({
        board: { r1c1: ['MACR-III', 1, 1], r2c2: ['CL-RA', 1] },
        hands: { 0: ['AR-RA'] },
        stocks: { 0: { CR: 1, MA: 1 } },
      })
      .acting(0)
      .play('0 conspire AR-RA ability')
      .expect({ menu: ['influence r1c1', 'stop'] })
      .play('0 influence r1c1')
      // Cells 3 and 4: MA CR CR and MA MA CR CR, two symbols less each.
      .expect({ question: 'pay', menu: ['pay MA', 'pay CR'] })
      .play('0 pay CR')
      .expect({ cells: { r1c1: [1, 1, 0] } });
  });

  it('[PAX-17.12] R-SCOUT-ANY: any face-down card for nothing, and perhaps a second', () => {
    scenario({ players: 2 })
      .set({ board: { r1c1: { down: 'ARMA-I' } }, hands: { 0: ['CO-RA', 'ARCO-I'] } })
      .acting(0)
      .play('0 conspire CO-RA ability', '0 scout r1c1', '0 put ARCO-I')
      .expect({ question: 'extra', offers: ['scout r1c2', 'stop'] })
      .play('0 scout r3c2')
      .expect({ question: 'putScout' })
      .play('0 put ARMA-I')
      .expect({ question: 'act', mainLeft: 2 });
  });

  it('[PAX-17.13] R-EXPEL-ANY: any card, also with rivals, one matching favor for all influence', () => {
    scenario({ players: 2 })
      .set({ board: { r1c1: ['MACR-II', 1, 1] }, hands: { 0: ['MA-RA', 'ARCO-I', 'AR-RA'] }, stocks: { 0: { AR: 2 } } })
      .acting(0)
      .play('0 conspire MA-RA ability', '0 expel r1c1')
      .expect({ onlyStock: { 0: {} }, menu: ['put ARCO-I', 'put AR-RA'] })
      .play('0 put AR-RA')
      .expect({ cells: { r1c1: [1, 1] } });
  });

  it('[PAX-17.14] R-REASSIGN-ALL: four free moves from cards of any faction', () => {
    const at = scenario({ players: 2 })
      .set({ board: { r3c2: ['CRSC-II', 0], r2c2: ['ARCO-III', 0], r1c1: ['ARMA-I', 1] }, hands: { 0: ['CR-RA'] } })
      .acting(0)
      .play('0 conspire CR-RA ability')
      .expect({ menu: ['reassign', 'stop'] })
      .play('0 reassign')
      .expect({ offers: ['move r3c2 1 r2c2', 'move r2c2 1 r1c1'], lacks: ['move r1c1 1 r2c2'] });
    const frame = at.state().todo.at(-1)!;
    expect(frame.at === 'reassign' && frame.moves.left).toBe(4);
  });

  it('[PAX-17.15] R-INTERR-ALL: rumours from everywhere', () => {
    const set = {
      board: { r1c1: ['CRSC-II', 0], r5c1: ['ARMA-II', 0], r5c2: ['ARCO-III', 0] },
      hands: { 0: ['SC-RA'] },
    } as const;
    scenario({ players: 2 })
      .set(set)
      .acting(0)
      .play('0 conspire SC-RA ability', '0 interrogate r1c1')
      .expect({ onlyStock: { 0: { CR: 1, SC: 1, AR: 1, MA: 1 } } });
    scenario({ players: 2 })
      .set(set)
      .acting(0)
      .play('0 interrogate r1c1')
      .expect({ onlyStock: { 0: { CR: 1, SC: 1 } } });
  });

  it('[PAX-17.16] R-OUST-ANY: any number of one rival’s influence on any card for one favor', () => {
    scenario({ players: 2 })
      .set({ board: { r1c1: ['CRSC-III', 1, 1, 1] }, hands: { 0: ['CL-RA'] }, stocks: { 0: { MA: 1 } } })
      .acting(0)
      .play('0 conspire CL-RA ability', '0 oust r1c1 1', '0 targets 1 2 3')
      .expect({ onlyStock: { 0: {} }, events: [{ what: 'challenged', count: 3 }] });
  });
});

describe('grand masters', () => {
  it('[PAX-17.17] G-INFL-LESS: one symbol less an influence, at least one', () => {
    scenario({ players: 2 })
      .set({ board: { r5c1: 'ARCO-I' }, hands: { 0: ['AR-GM'] }, stocks: { 0: { AR: 2 } } })
      .acting(0)
      .play('0 conspire AR-GM ability', '0 influence r5c1', '0 count 2')
      .expect({ onlyStock: { 0: {} }, cells: { r5c1: [0, 0] } });
  });

  it('[PAX-17.18] G-DRAW-TWO: two cards, the hand limit sleeps until the refill', () => {
    scenario({ players: 2 })
      .set({
        hands: { 0: ['CO-GM', 'ARCO-I', 'ARMA-I', 'ARCR-I'], 1: ['AR-GM', 'CR-GM', 'SC-GM', 'CL-GM'] },
        eventDeck: [],
      })
      .acting(0)
      .play('0 conspire CO-GM ability')
      .expect({ handSize: { 0: 5 } })
      .play('0 end')
      .expect({ question: 'discardDown' });
  });

  it('[PAX-17.19] G-OUST-TIES: the challenger wins ties', () => {
    const set = { board: { r3c2: ['ARMA-II', 0, 1] }, stocks: { 0: { AR: 1 } }, eventDeck: [] } as const;
    scenario({ players: 2 })
      .set(set)
      .acting(0)
      .play('0 oust r3c2 1')
      .expect({ events: [{ what: 'disputeDecided', winner: 1 }] });
    scenario({ players: 2 })
      .set({ ...set, hands: { 0: ['MA-GM'] } })
      .acting(0)
      .play('0 conspire MA-GM ability', '0 oust r3c2 1')
      .expect({ events: [{ what: 'disputeDecided', winner: 0, end: 'tie' }] });
  });

  it('[PAX-17.20] G-REASSIGN-TWO: two factions are named, one of them pays', () => {
    scenario({ players: 2 })
      .set({
        board: { r3c2: ['CRSC-II', 0], r2c2: ['ARCO-II', 0], r1c2: 'CL-GM' },
        hands: { 0: ['CR-GM'] },
        stocks: { 0: { SC: 1 } },
      })
      .acting(0)
      .play('0 conspire CR-GM ability')
      .expect({
        offers: ['reassign CR SC', 'reassign AR SC', 'reassign CO SC'],
        lacks: ['reassign SC', 'reassign AR CO'],
      })
      .play('0 reassign AR SC')
      .expect({ onlyStock: { 0: {} }, offers: ['move r3c2 1 r2c2', 'move r2c2 1 r1c2'] });
    scenario({ players: 2 })
      .set({ board: { r3c2: ['SC-GM', 0], r2c2: 'ARCO-II' }, hands: { 0: ['CR-GM'] }, stocks: { 0: { SC: 1 } } })
      .acting(0)
      .play('0 conspire CR-GM ability')
      .expect({ offers: ['reassign SC'] });
  });

  it('[PAX-17.21] G-INTERR-RUMOUR: adjacent cards of every degree spread rumours', () => {
    scenario({ players: 2 })
      .set({ board: { r3c2: ['CRSC-II', 0], r2c2: ['AR-GM', 0], r1c2: ['CL-GM', 0] }, hands: { 0: ['SC-GM'] } })
      .acting(0)
      .play('0 conspire SC-GM ability', '0 interrogate r3c2')
      .expect({ onlyStock: { 0: { CR: 1, SC: 1, AR: 3 } } });
  });

  it('[PAX-17.22] G-EDICT-TWO: one or two tokens of an edict, or without any edict two of different types', () => {
    scenario({ players: 2 })
      .set({ edicts: { SC: [1, 6], AR: [0, 1] }, hands: { 0: ['CL-GM'] } })
      .acting(0)
      .play('0 conspire CL-GM ability')
      .expect({ menu: ['edict SC 1', 'edict SC 2', 'edict AR 1', 'stop'] })
      .play('0 edict SC 2')
      .expect({ stock: { 0: { SC: 2 } }, edicts: { SC: [1, 4] } });
    scenario({ players: 2 })
      .set({ hands: { 0: ['CL-GM'] } })
      .acting(0)
      .play('0 conspire CL-GM ability', '0 gain AR')
      .expect({ question: 'gainDifferent', lacks: ['gain AR'] })
      .play('0 gain CO')
      .expect({ onlyStock: { 0: { AR: 1, CO: 1 } }, question: 'act' });
  });
});

describe('extra actions', () => {
  it('[PAX-17.23] X-SCOUT-FREE: SCOUT without cost', () => {
    scenario({ players: 2 })
      .set({ hands: { 0: ['COMA-I'] } })
      .acting(0)
      .play('0 conspire COMA-I ability')
      .expect({ menu: ['scout r5c1', 'scout r5c2', 'stop'] });
  });

  it('[PAX-17.24] X-INFL-CHEAP: one symbol less in all, at least one', () => {
    scenario({ players: 2 })
      .set({ board: { r5c1: 'ARCO-II' }, hands: { 0: ['COCR-II'] }, stocks: { 0: { AR: 2, CO: 1 } } })
      .acting(0)
      .play('0 conspire COCR-II ability', '0 influence r5c1', '0 count 2')
      .expect({ onlyStock: { 0: {} }, cells: { r5c1: [0, 0] } });
  });

  it('[PAX-17.25] X-INFL-ANY1: exactly one influence anywhere', () => {
    scenario({ players: 2 })
      .set({ board: { r1c1: 'ARCO-I' }, hands: { 0: ['CRSC-II'] }, stocks: { 0: { AR: 2, CO: 2 } } })
      .acting(0)
      .play('0 conspire CRSC-II ability', '0 influence r1c1')
      .expect({ cells: { r1c1: [0] }, onlyStock: { 0: { AR: 1, CO: 2 } } });
  });

  it('[PAX-17.26] X-INTERR-KEEP: nothing is shared', () => {
    scenario({ players: 2 })
      .set({ board: { r3c2: ['ARMA-II', 0, 1], r2c2: ['CRCL-III', 1] }, hands: { 0: ['COSC-II'] } })
      .acting(0)
      .play('0 conspire COSC-II ability', '0 interrogate r3c2')
      .expect({ onlyStock: { 0: { AR: 1, MA: 1 }, 1: {} } });
  });

  it('[PAX-17.27] X-REASSIGN-FREE: two free moves', () => {
    scenario({ players: 2 })
      .set({ board: { r3c2: ['CRSC-II', 0, 0], r2c2: 'ARSC-II' }, hands: { 0: ['ARCO-I'] } })
      .acting(0)
      .play('0 conspire ARCO-I ability', '0 reassign SC', '0 move r3c2 1 r2c2', '0 move r3c2 2 r2c2')
      .expect({ question: 'act', cells: { r2c2: [0, 0] } });
  });

  it('[PAX-17.28] X-EXPEL-ONE: for exactly one matching favor, rivals still protect', () => {
    scenario({ players: 2 })
      .set({
        board: { r5c1: ['ARMA-II', 0, 0, 0], r5c2: ['ARCO-II', 1] },
        hands: { 0: ['SCCL-I', 'MACR-III'] },
        stocks: { 0: { MA: 1 } },
      })
      .acting(0)
      .play('0 conspire SCCL-I ability')
      .expect({ menu: ['expel r5c1', 'stop'] })
      .play('0 expel r5c1', '0 put MACR-III')
      .expect({ onlyStock: { 0: {} }, cells: { r5c1: [0, 0, 0] } });
  });

  it('[PAX-17.29] X-OUST-EDGE: two more initial strength, before superiority is decided', () => {
    scenario({ players: 2 })
      .set({
        board: { r3c2: ['ARMA-II', 0, 1, 1] },
        hands: { 0: ['ARMA-I', 'CL-RA'] },
        stocks: { 0: { AR: 1 } },
        eventDeck: [],
      })
      .acting(0)
      .play('0 conspire ARMA-I ability', '0 oust r3c2 1', '0 targets 2', '0 lay CL-RA')
      .expect({
        events: [
          { what: 'challenged', strengths: [3, 2] },
          { what: 'disputeDecided', winner: 0, end: 'hammers' },
        ],
      });
  });
});

describe('enhancements', () => {
  it('[PAX-17.30] E-SCOUT-ANY: any face-down card, for favor matching any acting card', () => {
    scenario({ players: 2 })
      .set({ hands: { 0: ['ARCO-III'] }, stocks: { 0: { MA: 1 } } })
      .acting(0)
      .play('0 conspire ARCO-III ability', '0 scout r1c1')
      .expect({ onlyStock: { 0: {} } });
  });

  it('[PAX-17.31] E-INFL-SUB: two for one, for INFLUENCE only', () => {
    scenario({ players: 2 })
      .set({ board: { r5c1: 'ARCO-I' }, hands: { 0: ['COMA-III'] }, stocks: { 0: { CL: 2 } } })
      .acting(0)
      .play('0 conspire COMA-III ability')
      .expect({ offers: ['influence r5c1'], lacks: ['scout r5c2'] });
  });

  it('[PAX-17.32] E-INFL-FACTION: also any card sharing a faction with an acting card', () => {
    scenario({ players: 2 })
      .set({ board: { r1c1: 'ARCR-I', r1c2: 'CRCL-I' }, hands: { 0: ['CRCL-III'] }, stocks: { 0: { CR: 1 } } })
      .acting(0)
      .play('0 conspire CRCL-III ability')
      .expect({ offers: ['influence r1c1'], lacks: ['influence r1c2'] });
  });

  it('[PAX-17.33] E-INTERR-BONUS: one more token of the target’s factions, never shared', () => {
    scenario({ players: 2 })
      .set({ board: { r3c2: ['ARMA-II', 0, 1] }, hands: { 0: ['CRSC-I', 'MASC-II'] } })
      .acting(0)
      .play('0 conspire CRSC-I ability', '0 conspire MASC-II ability', '0 interrogate r3c2', '0 give AR 1')
      .expect({ question: 'chooseGain', menu: ['gain AR', 'gain MA'] })
      .play('0 gain AR', '0 gain AR')
      .expect({ onlyStock: { 0: { AR: 2, MA: 1 }, 1: { AR: 1 } } });
  });

  it('[PAX-17.34, PAX-R20] E-INTERR-ALLY: rival influence nearby counts as one’s own, and is still shared with', () => {
    scenario({ players: 2 })
      .set({ board: { r3c2: ['ARMA-I', 0], r2c2: ['AR-RA', 1, 1] }, hands: { 0: ['COSC-I'] } })
      .acting(0)
      .play('0 conspire COSC-I ability', '0 interrogate r2c2')
      .expect({ onlyStock: { 0: { AR: 2 }, 1: { AR: 2 } } });
  });

  it('[PAX-17.35] E-REASSIGN-FIVE: two more moves', () => {
    const at = scenario({ players: 2 })
      .set({ board: { r3c2: ['CRSC-II', 0], r2c2: 'ARCO-I' }, hands: { 0: ['COCR-I'] }, stocks: { 0: { SC: 1 } } })
      .acting(0)
      .play('0 conspire COCR-I ability', '0 reassign SC');
    const frame = at.state().todo.at(-1)!;
    expect(frame.at === 'reassign' && frame.moves.left).toBe(5);
  });

  it('[PAX-17.36] E-EXPEL-RIVAL: cards with rival influence may be expelled, all influence is paid', () => {
    scenario({ players: 2 })
      .set({ board: { r5c1: ['CRSC-II', 1, 0] }, hands: { 0: ['MACR-III', 'ARCO-I'] }, stocks: { 0: { AR: 2 } } })
      .acting(0)
      .expect({ lacks: ['expel r5c1'] })
      .play('0 conspire MACR-III ability', '0 expel r5c1', '0 put ARCO-I')
      .expect({ onlyStock: { 0: {} }, cells: { r5c1: [1, 0] } });
  });

  it('[PAX-17.37] E-OUST-POWER: two more final strength, nothing for superiority', () => {
    scenario({ players: 2 })
      .set({ board: { r3c2: ['ARMA-III', 0, 1] }, hands: { 0: ['ARMA-II'] }, stocks: { 0: { AR: 1 } } })
      .acting(0)
      .play('0 conspire ARMA-II ability', '0 oust r3c2 1')
      .expect({
        events: [
          { what: 'challenged', strengths: [1, 1] },
          { what: 'disputeDecided', winner: 0, strengths: [3, 1] },
        ],
      });
  });

  it('[PAX-17.38] E-OUST-CHEAP: one matching favor for all targets', () => {
    scenario({ players: 2 })
      .set({ board: { r3c2: ['ARMA-III', 0, 1, 1] }, hands: { 0: ['MACL-III'] }, stocks: { 0: { AR: 1 } } })
      .acting(0)
      .play('0 conspire MACL-III ability', '0 oust r3c2 1', '0 targets 2 3')
      .expect({ onlyStock: { 0: {} } });
  });
});

describe('special actions', () => {
  it('[PAX-17.39] S-SWAP-BOARD: two touching cards change places with their tokens', () => {
    scenario({ players: 2 })
      .set({
        board: { r3c2: ['ARMA-II', null, 0], r2c2: 'AR-GM', r4c1: ['ARCO-I', 1], r1c1: 'CRCL-I' },
        hands: { 0: ['COCL-III'] },
        markers: { r3c2: 1 },
      })
      .acting(0)
      .play('0 conspire COCL-III ability')
      .expect({ menu: ['swap r2c2 r3c2', 'stop'] })
      .play('0 swap r2c2 r3c2')
      .expect({
        card: { r2c2: 'ARMA-II', r3c2: 'AR-GM' },
        cells: { r2c2: [null, 0], r3c2: [] },
        markers: { r3c2: 1 },
        sees: { 0: { turn: { eventsDue: false } } },
      });
  });

  it('[PAX-17.39] S-SWAP-BOARD: any two that touch, but none with a rival’s influence, the own beside it or not', () => {
    scenario({ players: 2 })
      .set({
        board: { r1c1: ['ARMA-II', 0, 1], r2c1: ['ARCO-II', 0], r2c2: 'AR-GM', r3c2: ['ARCR-I', 0] },
        hands: { 0: ['COCL-III'] },
      })
      .acting(0)
      .play('0 conspire COCL-III ability')
      .expect({ menu: ['swap r2c1 r2c2', 'swap r2c1 r3c2', 'swap r2c2 r3c2', 'stop'] });
  });

  it('[PAX-17.40] S-REVEAL: look at one or two face-down cards, turn up at most one of them', () => {
    scenario({ players: 2 })
      .set({ board: { r1c1: { down: 'AR-GM' }, r1c2: { down: 'ARCO-I' } }, hands: { 0: ['ARCO-II'] } })
      .acting(0)
      .play('0 conspire ARCO-II ability', '0 look r1c1')
      .expect({
        offers: ['look r1c2', 'stop'],
        hears: { 0: [{ what: 'lookedCard', card: 'AR-GM' }] },
        hearsNot: { 1: ['lookedCard'] },
      })
      .play('0 look r1c2')
      .expect({ menu: ['turnup r1c1', 'turnup r1c2', 'stop'] })
      .play('0 turnup r1c1')
      .expect({
        card: { r1c1: 'AR-GM', r1c2: null },
        sees: {
          0: { places: { 1: { card: 'ARCO-I' } }, turn: { eventsDue: true } },
          1: { places: { 1: { card: null } } },
        },
      });
  });

  it('[PAX-17.41] S-COURT: a hand card for a court card, the steward stays', () => {
    scenario({ players: 2 })
      .set({ hands: { 0: ['ARCR-III', 'ARCO-I'] }, court: ['AR-RA', null, 'CO-RA', 'CR-RA', 'CL-RA'], steward: 3 })
      .acting(0)
      .play('0 conspire ARCR-III ability')
      .expect({ menu: ['exchange ARCO-I 1', 'exchange ARCO-I 3', 'exchange ARCO-I 4', 'exchange ARCO-I 5', 'stop'] })
      .play('0 exchange ARCO-I 3')
      .expect({
        hand: { 0: ['CO-RA'] },
        court: ['AR-RA', null, 'ARCO-I', 'CR-RA', 'CL-RA'],
        steward: 3,
        sees: { 1: { players: { 0: { known: ['CO-RA'] } } } },
      });
  });

  it.each(['AR', 'CL'] as const)(
    '[PAX-17.42, PAX-3.7] what is taken from a rival is one token of that type: %s',
    (f) => {
      const stock = { AR: 2, CO: 2, SC: 2, CL: 2 };
      scenario({ players: 3 })
        .set({ hands: { 0: ['ARCL-II'] }, stocks: { 1: stock, 2: stock } })
        .acting(0)
        .play('0 conspire ARCL-II ability', `0 steal ${f} 1`)
        .expect({ onlyStock: { 0: { [f]: 1 }, 1: { ...stock, [f]: 1 }, 2: stock } });
    },
  );

  it('[PAX-17.42] S-STEAL: one token of the card’s factions from a rival', () => {
    scenario({ players: 3 })
      .set({ hands: { 0: ['ARCL-II'] }, stocks: { 1: { AR: 1, CO: 2 }, 2: { CL: 1 } } })
      .acting(0)
      .play('0 conspire ARCL-II ability')
      .expect({ menu: ['steal AR 1', 'steal CL 2', 'stop'] })
      .play('0 steal CL 2')
      .expect({ onlyStock: { 0: { CL: 1 }, 2: {} } });
    scenario({ players: 2 })
      .set({ hands: { 0: ['ARCL-II'] }, stocks: { 1: { CO: 2 } } })
      .acting(0)
      .expect({ lacks: ['conspire ARCL-II ability'] });
  });

  it('[PAX-17.43] S-SHIFT-RIVAL: for one favor a rival token nearby goes to the next card', () => {
    scenario({ players: 2 })
      .set({
        board: { r3c2: ['ARMA-II', 0], r2c2: ['CRSC-II', null, 1], r1c2: 'ARCO-I', r2c3: ['CL-RA', 0] },
        hands: { 0: ['MACR-II'] },
        stocks: { 0: { CR: 1 } },
      })
      .acting(0)
      .play('0 conspire MACR-II ability')
      .expect({ onlyStock: { 0: {} }, menu: ['shift r2c2 2 r1c2', 'shift r2c2 2 r3c2'] })
      .play('0 shift r2c2 2 r1c2')
      .expect({ cells: { r2c2: [], r1c2: [1] } });
  });

  it('[PAX-17.44] S-CONVERT: up to three tokens for as many others of the supply', () => {
    scenario({ players: 2 })
      .set({ hands: { 0: ['MASC-I'] }, stocks: { 0: { AR: 3, CO: 1 } }, edicts: { CL: [1, 6] } })
      .acting(0)
      .play('0 conspire MASC-I ability', '0 return AR', '0 return AR')
      .expect({ offers: ['return AR', 'return CO', 'stop'] })
      .play('0 stop')
      .expect({ menu: ['gain AR', 'gain CO', 'gain MA', 'gain CR', 'gain SC'] })
      .play('0 gain SC', '0 gain MA')
      .expect({ onlyStock: { 0: { AR: 1, CO: 1, SC: 1, MA: 1 } } });
    // Down to the last token of the supply, and no further.
    scenario({ players: 2 })
      .set({ hands: { 0: ['MASC-I'] }, stocks: { 0: { AR: 1 }, 1: { CO: 6, MA: 5 } } })
      .acting(0)
      .play('0 conspire MASC-I ability', '0 return AR')
      .expect({ menu: ['gain AR', 'gain MA', 'gain CR', 'gain SC', 'gain CL'] });
  });

  it('[PAX-17.45] S-MARK: a reward marker on a card with own influence', () => {
    scenario({ players: 2 })
      .set({
        board: { r3c2: ['ARMA-II', 0], r2c2: 'AR-GM' },
        hands: { 0: ['COCR-III'] },
        stocks: { 0: { AR: 1, MA: 1 } },
      })
      .acting(0)
      .play('0 conspire COCR-III ability', '0 mark r3c2')
      .expect({ markers: { r3c2: 1 }, offers: ['reward r3c2 influence'] });
  });

  it('[PAX-17.46] S-DRAW: draw two, discard one face up', () => {
    scenario({ players: 2 })
      .set({ hands: { 0: ['ARCL-I', 'ARCO-I'] }, deck: ['AR-GM', 'CO-GM', 'CL-GM'], discards: ['SC-GM'] })
      .acting(0)
      .play('0 conspire ARCL-I ability', '0 discard ARCO-I')
      .expect({ handSize: { 0: 2 }, discardTop: 'ARCO-I', deck: 1 });
  });

  it('[PAX-17.47] S-EDICT: one token of an edict, or without any edict one of the card’s factions', () => {
    scenario({ players: 2 })
      .set({ edicts: { SC: [1, 6] }, hands: { 0: ['COMA-II'] } })
      .acting(0)
      .play('0 conspire COMA-II ability')
      .expect({ menu: ['edict SC 1', 'stop'] });
    scenario({ players: 2 })
      .set({ hands: { 0: ['COMA-II'] } })
      .acting(0)
      .play('0 conspire COMA-II ability')
      .expect({ menu: ['gain CO', 'gain MA'] });
  });
});

describe('faction cards', () => {
  it('[PAX-17.48] aristocracy: INFLUENCE for one symbol less; hand limit 5', () => {
    scenario({ players: 2 })
      .set({ factionCards: { AR: 0 }, board: { r5c1: 'ARMA-II' }, stocks: { 0: { MA: 1 } } })
      .acting(0)
      .play('0 faction AR', '0 influence r5c1')
      .expect({ onlyStock: { 0: {} }, cells: { r5c1: [0] }, sees: { 0: { players: { 0: { handLimit: 5 } } } } });
  });

  it('[PAX-17.49] connoisseurs: SCOUT anywhere for any token; two court cards from anywhere, both free', () => {
    scenario({ players: 2 })
      .set({ factionCards: { CO: 0 }, stocks: { 0: { CL: 1 } }, hands: { 0: [] }, steward: 1 })
      .acting(0)
      .play('0 faction CO', '0 scout r1c1')
      .expect({ onlyStock: { 0: {} }, question: 'putScout' });
    scenario({ players: 2 })
      .set({ factionCards: { CO: 0 }, hands: { 0: [] }, steward: 1 })
      .checking(0)
      .play('0 court 4')
      .expect({ menu: ['court 1', 'court 2', 'court 3', 'court 5', 'deck'] })
      .play('0 court 5')
      .expect({ active: 1, handSize: { 0: 4 } });
  });

  it('[PAX-17.50] magistrates: EXPEL for one favor; one more initial strength attacking and defending', () => {
    scenario({ players: 2 })
      .set({
        factionCards: { MA: 0 },
        board: { r5c1: ['ARMA-II', 0, 0] },
        hands: { 0: ['ARCO-III'] },
        stocks: { 0: { AR: 1 } },
      })
      .acting(0)
      .play('0 faction MA', '0 expel r5c1')
      .expect({ onlyStock: { 0: {} } });
    const at = (owner: 0 | 1) =>
      scenario({ players: 2 })
        .set({ factionCards: { MA: owner }, board: { r3c2: ['ARMA-II', 0, 1] }, stocks: { 0: { AR: 1 } } })
        .acting(0)
        .play('0 oust r3c2 1');
    at(0).expect({ events: [{ what: 'challenged', strengths: [2, 1] }] });
    at(1).expect({ events: [{ what: 'challenged', strengths: [1, 2] }] });
  });

  it('[PAX-17.51] creators: two free moves; substitution two for one', () => {
    scenario({ players: 2 })
      .set({ factionCards: { CR: 0 }, board: { r3c2: ['CRSC-II', 0, 0], r2c2: 'ARSC-II' }, stocks: { 0: { CL: 2 } } })
      .acting(0)
      .expect({ offers: ['scout r2c1'] })
      .play('0 faction CR', '0 reassign SC', '0 move r3c2 1 r2c2', '0 move r3c2 2 r2c2')
      .expect({ question: 'act', onlyStock: { 0: { CL: 2 } } });
  });

  it('[PAX-17.52] scholars: INTERROGATE without rumours, with collusion; quick favor twice', () => {
    scenario({ players: 2 })
      .set({
        factionCards: { SC: 0 },
        board: { r3c2: ['CRSC-II', 0, 1], r2c2: ['ARSC-II', 0] },
        hands: { 0: ['ARMA-II', 'ARCO-II', 'ARCL-II'] },
      })
      .acting(0)
      .play('0 faction SC', '0 interrogate r3c2', '0 give CR 1')
      .expect({ onlyStock: { 0: { SC: 1 }, 1: { CR: 1 } } })
      .play('0 conspire ARMA-II support', '0 conspire ARCO-II support')
      .expect({ lacks: ['conspire ARCL-II support'] });
  });

  it('[PAX-17.53] clergy: OUST one influence for any token; both tokens of one’s edicts are kept', () => {
    scenario({ players: 2 })
      .set({ factionCards: { CL: 0 }, board: { r3c2: ['ARMA-II', 0, 1, 1] }, stocks: { 0: { SC: 1 } } })
      .acting(0)
      .play('0 faction CL', '0 oust r3c2 1')
      .expect({ menu: ['targets 2', 'targets 3'] })
      .play('0 targets 2')
      .expect({ onlyStock: { 0: {} } });
    scenario({ players: 2 })
      .set({ factionCards: { CL: 0 }, edicts: { CO: [0, 6], SC: [0, 1] } })
      .eventPhase(0)
      .expect({ onlyStock: { 0: { CO: 2, SC: 1 } }, edicts: { CO: [0, 4], SC: null } });
  });
});

describe('special events', () => {
  it('[PAX-17.54] CONVENT: once a turn a chain card without a common faction', () => {
    scenario({ players: 2 })
      .set({ specials: { 1: 'convent' }, chain: ['ARMA-I'], hands: { 0: ['CRSC-I', 'ARCL-II', 'COMA-II'] } })
      .acting(0)
      .play('0 conspire CRSC-I support', '0 gain CR')
      .expect({ lacks: ['conspire ARCL-II link', 'conspire COMA-II link'] });
    // A card that links by itself leaves the event for a later one.
    scenario({ players: 2 })
      .set({ specials: { 1: 'convent' }, chain: ['ARMA-I'], hands: { 0: ['CRSC-I', 'ARCL-II'] } })
      .acting(0)
      .play('0 conspire ARCL-II link')
      .expect({ offers: ['conspire CRSC-I support'] });
    scenario({ players: 2 })
      .set({ specials: { 1: 'convent' }, chain: ['AR-RA'], hands: { 0: ['CRSC-I'] } })
      .acting(0)
      .expect({ lacks: ['conspire CRSC-I support'] });
  });

  it('[PAX-17.55] TOLERANCE: nobody shares what an interrogation brings', () => {
    scenario({ players: 2 })
      .set({ specials: { 1: 'tolerance' }, board: { r3c2: ['CRSC-II', 0, 1] } })
      .acting(0)
      .play('0 interrogate r3c2')
      .expect({ onlyStock: { 0: { CR: 1, SC: 1 }, 1: {} } });
  });

  it('[PAX-17.56] BALL: one more move', () => {
    const at = scenario({ players: 2 })
      .set({ specials: { 1: 'ball' }, board: { r3c2: ['CRSC-II', 0], r2c2: 'ARCO-I' }, stocks: { 0: { SC: 1 } } })
      .acting(0)
      .play('0 reassign SC');
    const frame = at.state().todo.at(-1)!;
    expect(frame.at === 'reassign' && frame.moves.left).toBe(4);
  });

  it('[PAX-17.57] ENCYCLOPEDIA: substitution two for one for everything', () => {
    scenario({ players: 2 })
      .set({ specials: { 0: 'encyclopedia' }, stocks: { 0: { CL: 2 } } })
      .acting(0)
      .expect({ offers: ['scout r5c1'] });
    scenario({ players: 2 })
      .set({ stocks: { 0: { CL: 2 } } })
      .acting(0)
      .expect({ lacks: ['scout r5c1'] });
  });

  it('[PAX-17.58] SUCCESSION: a human challenger has one more final strength', () => {
    scenario({ players: 2 })
      .set({ specials: { 1: 'succession' }, board: { r3c2: ['ARMA-II', 0, 1] }, stocks: { 0: { AR: 1 } } })
      .acting(0)
      .play('0 oust r3c2 1')
      .expect({
        events: [
          { what: 'challenged', strengths: [1, 1] },
          { what: 'disputeDecided', winner: 0, strengths: [2, 1] },
        ],
      });
  });

  it('[PAX-17.59] LIGHTNING: rival influence does not protect from EXPEL', () => {
    const set = { board: { r5c1: ['CRSC-II', 1] }, hands: { 0: ['ARCO-I'] }, stocks: { 0: { AR: 1 } } } as const;
    scenario({ players: 2 })
      .set({ ...set, specials: { 1: 'lightning' } })
      .acting(0)
      .expect({ offers: ['expel r5c1'] });
    scenario({ players: 2 })
      .set(set)
      .acting(0)
      .expect({ lacks: ['expel r5c1'] });
  });

  it('[PAX-17.60] LETTERS: look at a face-down card', () => {
    scenario({ players: 2 })
      .set({ specials: { 1: 'letters' }, board: { r1c1: { down: 'AR-GM' } } })
      .acting(0)
      .play('0 letters r1c1')
      .expect({
        sees: { 0: { places: { 0: { card: 'AR-GM', faceUp: false } } }, 1: { places: { 0: { card: null } } } },
        mainLeft: 2,
      });
  });

  it('[PAX-17.61, PAX-R25] NEWPLAN: three tokens of three types replace a public plot without influence', () => {
    const set = {
      specials: { 1: 'newplan' },
      publicSchemes: ['adepts', 'wide'],
      schemePile: ['masons'],
      realised: { 1: ['wide'] },
    } as const;
    scenario({ players: 2 })
      .set({ ...set, stocks: { 0: { AR: 1, CO: 1, MA: 1 } } })
      .acting(0)
      .expect({ offers: ['newplan adepts'], lacks: ['newplan wide'] })
      .play('0 newplan adepts')
      .expect({ publicSchemes: ['masons', 'wide'], onlyStock: { 0: {} }, lacks: ['newplan masons'] });
    scenario({ players: 2 })
      .set({ ...set, stocks: { 0: { AR: 4, CO: 4 } } })
      .acting(0)
      .expect({ lacks: ['newplan adepts'] });
    scenario({ players: 2 })
      .set({ ...set, schemePile: [], stocks: { 0: { AR: 1, CO: 1, MA: 1 } } })
      .acting(0)
      .expect({ lacks: ['newplan adepts'] });
  });

  it('[PAX-17.61, PAX-11.19] NEWPLAN: influence at the edge of the plot that goes is sent home', () => {
    scenario({ players: 3 })
      .set({
        specials: { 1: 'newplan' },
        publicSchemes: ['adepts', 'wide'],
        schemePile: ['masons'],
        edge: { 1: ['adepts', 'wide'], 2: ['wide'] },
        stocks: { 0: { AR: 1, CO: 1, MA: 1 } },
      })
      .acting(0)
      .expect({ influence: { 0: 20, 1: 18, 2: 19 } })
      .play('0 newplan adepts')
      .expect({
        edge: { 0: [], 1: ['wide'], 2: ['wide'] },
        influence: { 0: 20, 1: 19, 2: 19 },
        events: [{ what: 'wentHome', who: 1, count: 1 }],
      });
  });

  it('[PAX-17.62] AUDIENCE: below the hand limit a court card for a token', () => {
    const set = {
      specials: { 1: 'audience' },
      court: ['CO-RA', null, 'CR-RA', 'SC-RA', 'CL-RA'],
      stocks: { 0: { AR: 1 } },
    } as const;
    scenario({ players: 2 })
      .set({ ...set, hands: { 0: ['ARCO-I'] } })
      .acting(0)
      .expect({ offers: ['audience 1', 'audience 5'], lacks: ['audience 2'] })
      .play('0 audience 3')
      .expect({
        hand: { 0: ['ARCO-I', 'CR-RA'] },
        court: ['CO-RA', null, null, 'SC-RA', 'CL-RA'],
        onlyStock: { 0: {} },
      });
    scenario({ players: 2 })
      .set({ ...set, hands: { 0: ['ARCO-I', 'ARMA-I', 'ARCR-I', 'ARSC-I'] } })
      .acting(0)
      .expect({ lacks: ['audience 1'] });
  });

  it('every ability stands on a card and so can be met', () => {
    expect(new Set(LUMINARIES.map(({ ability }) => ability)).size).toBe(ABILITIES.length);
  });
});
