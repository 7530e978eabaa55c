// Chapter 15: the artificial rival in general.

import { BadStart, readOptions, underRules } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { RIVALS } from '../data/rivals.ts';
import { game } from '../rules/game.ts';
import { OPTIONS, rivalOf } from '../rules/model/options.ts';
import { scenario } from '../scenario.ts';

describe('the artificial rival', () => {
  it('[PAX-15.1, PAX-H1] one may join one to three people; alone one always meets one', () => {
    for (const rival of RIVALS) {
      expect(scenario({ players: 3, rival }).newGame().view(null).players).toHaveLength(4);
      expect(() => scenario({ players: 4, rival }).newGame()).toThrow(BadStart);
    }
    expect(scenario({ players: 1 }).newGame().view(null).rival!.id).toBe('weishaupt');
    expect(rivalOf({ rival: 'none', rivalPlace: 0 }, 2)).toBe(null);
  });

  it('[PAX-15.2, PAX-15.3] it counts as a participant, has a connection card and three tokens, and may be first', () => {
    const firsts = Array.from({ length: 30 }, (_, i) => {
      const at = scenario({ players: 1, rival: 'joseph', seed: `s${i}` }).newGame();
      return at.state().first;
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
    const view = scenario({ players: 1, rival: 'joseph', seed: 'first' }).newGame().view(0);
    expect(view.places).toHaveLength(14);
    const rival = view.players.find(({ who }) => who >= 10)!;
    expect(rival.factions).toHaveLength(3);
  });

  it('[PAX-15.4] one of its 20 influence lies on its areopagus, and its figure stands there', () => {
    scenario({ players: 1, rival: 'saintgermain' })
      .acting(0)
      .expect({ influence: { rival: 19 }, figure: 'areopagus' });
    scenario({ players: 1, rival: 'saintgermain' })
      .set({
        board: { r1c1: ['CRSC-II', 0] },
        stocks: { rival: { CR: 1 } },
        hands: { 0: ['ARCO-I'] },
        deck: ['CRCL-III'],
      })
      .acting(0)
      .expect({ sees: { 0: { rival: { figure: 'areopagus' } } } });
  });

  it('[PAX-15.5, PAX-R39] it has no hand and no plot of its own, and realises none', () => {
    const at = scenario({ players: 2, rival: 'weishaupt' }).newGame();
    expect(at.view(null).players.find(({ who }) => who >= 10)).toMatchObject({
      handSize: 0,
      privateScheme: 'none',
      schemes: 0,
    });
    expect(at.view(0).schemes.every(({ progress }) => progress.every(({ who }) => who < 10))).toBe(true);
  });

  it('[PAX-15.6, PAX-R41] it is a rival: collusion, control, lodges and scoring count it', () => {
    scenario({ players: 1, rival: 'weishaupt' })
      .set({
        board: { r3c2: ['CRSC-II', 0, 'rival'], r2c2: ['CRCL-II', 'rival', 'rival'], r1c1: ['COCR-II', 'rival'] },
      })
      .acting(0)
      .expect({
        sees: { 0: { lodges: { 0: { faction: 'CR', controller: 10, size: 3 } }, places: { 3: { controller: 10 } } } },
      })
      .play('0 interrogate r3c2', '0 give SC weishaupt')
      .expect({ onlyStock: { 0: { CR: 1 }, rival: { SC: 1 } } });
  });

  it('[PAX-15.7] its stages come in order; in each the first item that holds is carried out', () => {
    const at = scenario({ players: 1, rival: 'joseph' }).set({ fullHands: true }).rivalTurn();
    const stages = at
      .heard(null)
      .flatMap((e) => (e.what === 'rivalStage' ? [e as unknown as { stage: number; item: string }] : []));
    expect(stages.map(({ stage }) => stage)).toEqual([1, 2, 3, 4, 5]);
    expect(stages[2]!.item).toBe('b');
  });

  it('[PAX-15.8] its own rules come on top of the general action', () => {
    scenario({ players: 1, rival: 'charlestheodore' })
      .set({ deck: ['CRSC-I'], board: { r1c2: 'ARMA-II', r1c1: 'ARCO-II' }, edicts: { SC: [0, 6] }, fullHands: true })
      .rivalTurn()
      .expect({ events: [{ what: 'influenced', count: 2 }] });
  });

  it('[PAX-15.9, PAX-16.25] on the areopagus its factions are those of its connection, the first one primary', () => {
    scenario({ players: 1, rival: 'saintgermain' })
      .set({ connections: { rival: 'XIV' }, stocks: { 0: { CO: 1, MA: 3 } }, fullHands: true })
      .rivalTurn()
      .expect({ events: [{ what: 'rivalTakes', faction: 'CO', from: 0 }] });
  });

  it('[PAX-15.10] the plan card’s strength points to the target, or else the next card clockwise', () => {
    const plan = (strong: 'ARCO-III' | 'ARCO-II' | 'COMA-III') =>
      scenario({ players: 1, rival: 'weishaupt' })
        .set({ deck: [strong], fullHands: true })
        .rivalTurn();
    plan('ARCO-III').expect({ events: [{ what: 'rivalPlans', points: 'FL', found: 'FL', place: 'r1c2' }] });
    plan('ARCO-II').expect({ events: [{ what: 'rivalPlans', points: 'FR', found: 'FR', place: 'r1c1' }] });
    plan('COMA-III').expect({ events: [{ what: 'rivalPlans', points: 'R', found: 'FL', place: 'r1c2' }] });
  });

  it('[PAX-15.11] it spends nothing where its script does not say so', () => {
    scenario({ players: 1, rival: 'joseph' })
      .set({ stocks: { rival: { AR: 3, CO: 3 } }, board: { r1c1: 'CRSC-I', r1c2: 'COCR-I' }, fullHands: true })
      .rivalTurn()
      .expect({ stock: { rival: { AR: 3, CO: 3 } }, noEvents: ['paid'] });
  });

  it('[PAX-15.12, PAX-16.29] in a dispute it spends all favor matching its card, one strength each', () => {
    scenario({ players: 1, rival: 'joseph' })
      .set({
        board: { r3c2: ['ARMA-II', 0, 'rival'] },
        stocks: { 0: { AR: 1 }, rival: { CR: 2, SC: 1, AR: 2 } },
        hands: { 0: ['ARCO-I'] },
      })
      .acting(0)
      .play('0 oust r3c2 joseph')
      .expect({
        events: [
          { what: 'rivalSpends', spend: ['CR', 'CR', 'SC'] },
          { what: 'challenged', strengths: [1, 4] },
        ],
        onlyStock: { rival: { AR: 2 } },
        deciding: 0,
      });
  });

  it('[PAX-15.12] standing on a card it spends what matches that card', () => {
    scenario({ players: 1, rival: 'joseph' })
      .set({
        board: { r3c2: ['ARMA-II', 0, 'rival'], r3c3: ['MACL-II'] },
        figure: 'r3c3',
        stocks: { 0: { AR: 1 }, rival: { CR: 2, MA: 2, CL: 1 } },
        hands: { 0: ['ARCO-I'] },
      })
      .acting(0)
      .play('0 oust r3c2 joseph')
      .expect({ events: [{ what: 'rivalSpends', spend: ['MA', 'MA', 'CL'] }], onlyStock: { rival: { CR: 2 } } });
  });

  it('[PAX-15.13] its dispute card is the top luminary', () => {
    scenario({ players: 1, rival: 'joseph' })
      .set({
        board: { r3c2: ['ARMA-II', 0, 'rival'] },
        stocks: { 0: { AR: 1 } },
        hands: { 0: ['ARCO-I'] },
        deck: ['ARCR-I'],
      })
      .acting(0)
      .play('0 oust r3c2 joseph', '0 lay ARCO-I')
      .expect({
        events: [
          { what: 'disputeCards', cards: ['ARCO-I', 'ARCR-I'] },
          { what: 'disputeDecided', winner: 12, end: 'tie' },
        ],
      });
  });

  it('[PAX-15.14, PAX-16.5] it keeps the primary faction of the card that yields, and gives the secondary first', () => {
    scenario({ players: 1, rival: 'joseph' })
      .set({ board: { r1c1: ['COCR-III', 'rival', 0] }, figure: 'r1c1', fullHands: true, deck: ['AR-GM'] })
      .rivalTurn()
      .expect({
        events: [
          { what: 'gained', faction: 'CR' },
          { what: 'gained', faction: 'CO' },
          { what: 'gained', faction: 'CR' },
          { what: 'shared', faction: 'CO', rival: 0 },
        ],
      });
  });

  it('[PAX-15.15, PAX-16.9] it claims a largest lodge’s card, from a rival first, and ignores what it does', () => {
    const lodges = {
      r1c1: ['ARMA-II', 'rival', 'rival', 'rival'],
      r1c2: ['ARMA-I', 'rival', 'rival'],
      r2c2: ['ARMA-III', 'rival', 'rival', 'rival', 'rival'],
    } as const;
    scenario({ players: 1, rival: 'weishaupt' })
      .set({ board: lodges, factionCards: { MA: 0 }, fullHands: true, stocks: { rival: { CL: 3 } } })
      .rivalTurn()
      .expect({ factionCards: { MA: 'rival', AR: null }, events: [{ what: 'claimed', faction: 'MA', from: 0 }] });
    scenario({ players: 1, rival: 'joseph' })
      .set({ board: { r3c2: ['ARMA-II', 0, 'rival'] }, factionCards: { MA: 'rival' }, stocks: { 0: { AR: 1 } } })
      .acting(0)
      .play('0 oust r3c2 joseph')
      .expect({ events: [{ what: 'challenged', strengths: [1, 1] }] });
  });

  it('[PAX-15.16, PAX-16.12] interception works for it and against it', () => {
    scenario({ players: 1, rival: 'joseph' })
      .set({ stocks: { 0: { CR: 6 } }, fullHands: true })
      .rivalTurn()
      .expect({ events: [{ what: 'gained', who: 12, faction: 'CR', from: 0 }] });
    scenario({ players: 1, rival: 'joseph' })
      .set({ stocks: { rival: { AR: 6 } } })
      .acting(0)
      .play('0 interrogate areopagus')
      .expect({ events: [{ what: 'gained', who: 0, faction: 'AR', from: 12 }] });
  });

  it('[PAX-15.17] its edicts give one token to the supply and one to its stock; it uses no special event', () => {
    scenario({ players: 1, rival: 'joseph' })
      .set({ edicts: { AR: ['rival', 6] }, fullHands: true, specials: { 0: 'encyclopedia' } })
      .rivalTurn()
      .expect({ edicts: { AR: ['rival', 4] }, stock: { rival: { AR: 1 } } });
  });

  it('[PAX-15.18, PAX-R50] with one of its three goals met it wins at once, before events', () => {
    scenario({ players: 1, rival: 'joseph' })
      .set({
        board: {
          r2c2: ['ARMA-III', 'rival', 'rival', 'rival', 'rival'],
          r3c2: ['ARCO-III', 'rival', 'rival', 'rival', 'rival'],
          r1c1: 'CR-GM',
        },
        fullHands: true,
      })
      .rivalTurn()
      .expect({ winners: [], reason: 'rivalScheme', events: [{ what: 'rivalWins', win: 'innerInfluence' }] });
  });

  it('[PAX-15.19] with a high card in its turn the top event is revealed: an edict is played, a special discarded', () => {
    const set = { deck: ['CL-RA'], fullHands: true } as const;
    scenario({ players: 1, rival: 'joseph' })
      .set({ ...set, eventDeck: ['edict-CO'] })
      .rivalTurn()
      .expect({ edicts: { CO: ['rival', 6] } });
    scenario({ players: 1, rival: 'joseph' })
      .set({ ...set, eventDeck: ['ball'] })
      .rivalTurn()
      .expect({ events: [{ what: 'specialDiscarded', event: 'ball' }], specials: { rival: null } });
    scenario({ players: 1, rival: 'joseph' })
      .set({ ...set, deck: ['ARCL-I'], eventDeck: ['edict-CO'] })
      .rivalTurn()
      .expect({ edicts: { CO: null }, noEvents: ['specialDiscarded'] });
  });

  it('[PAX-15.20] then its plan card and the dispute cards go, the court is refreshed, and the disputants refill', () => {
    scenario({ players: 1, rival: 'weishaupt' })
      .set({
        board: { r1c2: ['ARMA-II', 0] },
        hands: { 0: ['AR-GM', 'ARMA-I'] },
        deck: ['ARCO-III'],
        stocks: { rival: { CR: 3 } },
        eventDeck: [],
      })
      .rivalTurn()
      .expect({ question: 'disputeCards' })
      .play('0 lay AR-GM')
      .expect({
        events: [{ what: 'disputeDecided', winner: 0 }, 'courtRefreshed', { what: 'drew', who: 0, count: 3 }],
        handSize: { 0: 4 },
        sees: { 0: { rival: { plan: null, target: null, stage: 0 }, turn: { table: [] } } },
      });
  });

  it('[PAX-15.21] two of them have a recommended place; another may be chosen', () => {
    const slot = (players: number, rival: (typeof RIVALS)[number], rivalPlace = 0) =>
      scenario({ players, rival, options: { rivalPlace } })
        .newGame()
        .view(null)
        .players.find(({ who }) => who >= 10)!.slot;
    expect([slot(1, 'saintgermain'), slot(2, 'saintgermain'), slot(3, 'saintgermain')]).toEqual([
      'north',
      'northwest',
      'north',
    ]);
    expect([slot(1, 'joseph'), slot(2, 'joseph'), slot(3, 'joseph')]).toEqual(['north', 'northeast', 'north']);
    expect([slot(2, 'joseph', 1), slot(3, 'weishaupt', 2)]).toEqual(['south', 'west']);
  });

  it('[PAX-15.22] in its turn the plots of the others are checked again, and nobody wins', () => {
    scenario({ players: 1, rival: 'joseph' })
      .set({ publicSchemes: ['adepts', 'wide'], realised: { 0: ['adepts'] }, fullHands: true })
      .rivalTurn()
      .expect({ edge: { 0: ['adepts'] }, events: [{ what: 'schemeLost', who: 0 }] });
    scenario({ players: 1, rival: 'weishaupt' })
      .set({
        board: {
          r5c1: ['AR-GM', 0],
          r5c2: ['CO-GM', 0],
          r4c2: ['MA-GM', 0],
          r4c1: ['AR-RA', 0, 0],
          r4c3: ['CO-RA', 0, 0],
        },
        publicSchemes: ['adepts', 'enlighteners'],
        realised: { 0: ['adepts', 'enlighteners'] },
        stocks: { rival: { AR: 3 } },
        fullHands: true,
      })
      .rivalTurn()
      .expect({ reason: null, active: 0 });
  });

  it('[PAX-15.21, PAX-H2] a place beyond the last one is refused', () => {
    const problems = (seats: number, rivalPlace: number) => {
      const read = readOptions(OPTIONS, { rival: 'joseph', rivalPlace }, seats);
      return read.ok ? [] : read.problems.map(({ option, problem }) => `${option} ${problem}`);
    };
    expect([1, 2, 3].map((seats) => problems(seats, seats + 1))).toEqual([[], [], []]);
    expect([1, 2].map((seats) => problems(seats, seats + 2))).toEqual([['rivalPlace seats'], ['rivalPlace seats']]);
    expect(problems(3, 5)).toEqual(['rivalPlace range']);
    // A table that began under rules version 1 with such a place goes on.
    const { options } = underRules(game as never, 1)!;
    expect(readOptions(options, { rival: 'joseph', rivalPlace: 4 }, 1).ok).toBe(true);
  });
});
