// Chapters 6 to 12: corners of actions, disputes and the refill that a careless change could lose.

import { NotationError } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { LUMINARIES } from '../data/luminaries.ts';
import { attempt } from '../rules/actions/action.ts';
import { expelTargets, mayReplace } from '../rules/actions/expel.ts';
import { interrogate } from '../rules/actions/interrogate.ts';
import { disputeSteps } from '../rules/chapters/07-dispute.ts';
import { game } from '../rules/game.ts';
import { placeId, placeNamed, placesIn } from '../rules/model/board.ts';
import { notation } from '../rules/model/choices.ts';
import { type Position, scenario } from '../scenario.ts';

const cardWith = (ability: string) => LUMINARIES.find((card) => card.ability === ability)!.id;

describe('corners of INTERROGATE', () => {
  it('[PAX-6.12] of two cards the one that has yielded is not offered again', () => {
    scenario({ players: 2 })
      .set({ board: { r1c1: ['ARCO-II', 0], r3c3: ['CRSC-II', 0] } })
      .acting(0)
      .play('0 interrogate r3c3')
      .expect({ offers: ['interrogate r1c1', 'interrogate areopagus'], lacks: ['interrogate r3c3'] });
  });

  it('[PAX-17.29] X-INTERR-KEEP: what a card yields is shared with nobody', () => {
    const id = cardWith('X-INTERR-KEEP');
    scenario({ players: 2 })
      .set({ board: { r3c2: ['COMA-II', 0, 1, 1] }, hands: { 0: [id] } })
      .acting(0)
      .play(`0 conspire ${id} ability`, '0 interrogate r3c2')
      .expect({ question: 'act', onlyStock: { 0: { CO: 1, MA: 1 }, 1: {} }, noEvents: ['shared'] });
  });

  it('[PAX-6.10] what a card has yielded so far is seen while it is shared, and not afterwards', () => {
    const at = scenario({ players: 3 })
      .set({ board: { r3c2: ['ARMA-III', 0, 2] } })
      .acting(0)
      .play('0 interrogate r3c2', '0 gain AR');
    expect(at.view(1).harvest).toEqual({ place: 'r3c2', obtained: { AR: 2, CO: 0, MA: 1, CR: 0, SC: 0, CL: 0 } });
    at.play('0 give MA 2').expect({ question: 'act' });
    expect(at.view(1).harvest).toBe(null);
  });

  it('[PAX-17.33] E-INTERR-BONUS: as many tokens more as the box says, each time', () => {
    const id = cardWith('E-INTERR-BONUS');
    scenario({ players: 2, edition: { numbers: { 'E-INTERR-BONUS.tokens': 2 } } })
      .set({ board: { r3c2: ['AR-GM', 0] }, hands: { 0: [id] } })
      .acting(0)
      .play(`0 conspire ${id} ability`, '0 interrogate r3c2')
      .expect({ onlyStock: { 0: { AR: 5 } } });
  });

  it('[PAX-R56] goes on without anybody to tell', () => {
    const s = game.clone(
      scenario({ players: 2 })
        .set({ board: { r2c1: ['ARCL-II', 0], r2c2: ['CRSC-II', 0] } })
        .acting(0)
        .state(),
    );
    s.turn.yielded = [s.cards[placeNamed(s, 'r2c2')]!];
    interrogate.start(s, attempt(0, 'main'), { do: 'interrogate', place: 'r2c1' });
    expect(s.todo.at(-1)).toEqual({ at: 'yields', seat: 0, left: 1 << placeNamed(s, 'r2c1'), keep: false });
  });
});

describe('corners of INFLUENCE and EXPEL', () => {
  it('[PAX-17.11, PAX-R44] R-INFL-ANY: a rival may make the cell free of cost', () => {
    const id = cardWith('R-INFL-ANY');
    scenario({ players: 2 })
      .set({ board: { r1c1: ['CRSC-I', null, 1] }, hands: { 0: [id] } })
      .acting(0)
      .play(`0 conspire ${id} ability`, '0 influence r1c1')
      .expect({ cells: { r1c1: [0, 1] } });
  });

  it('[PAX-17.16] G-INFL-LESS: so many symbols less for each influence as the box says', () => {
    const id = cardWith('G-INFL-LESS');
    scenario({ players: 2, edition: { numbers: { 'G-INFL-LESS.discount': 2 } } })
      .set({ board: { r5c1: ['CRSC-III', 1, 1, 1] }, hands: { 0: [id] }, stocks: { 0: { CR: 1, SC: 1 } } })
      .acting(0)
      .play(`0 conspire ${id} ability`, '0 influence r5c1')
      .expect({ cells: { r5c1: [1, 1, 1, 0] }, onlyStock: { 0: {} } });
  });

  it('[PAX-R38] without influence left INFLUENCE is not offered', () => {
    scenario({ players: 2 })
      .set({ board: { r5c1: 'CRSC-III' }, stocks: { 0: { CR: 3, SC: 3 } }, influenceLeft: { 0: 0 } })
      .acting(0)
      .expect({ lacks: ['influence r5c1'] });
  });

  it('[PAX-R12] a royal arch takes the place of a card with influence of one participant, not of two', () => {
    const fits = (...cells: (0 | 1 | 2)[]) => {
      const s = scenario({ players: 3 })
        .set({ board: { r3c2: ['CRSC-III', ...cells] }, hands: { 0: ['AR-RA'] } })
        .acting(0)
        .state();
      return mayReplace(s, 0, placeNamed(s, 'r3c2'), s.hands[0]![0]!);
    };
    expect([fits(), fits(0), fits(0, 0, 0), fits(1, 1, 1)]).toEqual([true, true, true, true]);
    expect([fits(0, 1), fits(1, 2), fits(1, 1, 1, 1)]).toEqual([false, false, false]);
  });

  it('[PAX-R11] only rivals whose tokens still wait are seated', () => {
    scenario({ players: 4 })
      .set({
        board: { r5c2: ['CRSC-III', 1, 2, 2, 0] },
        hands: { 0: ['CRCL-III'] },
        stocks: { 0: { CR: 4 } },
        specials: { 1: 'lightning' },
      })
      .acting(0)
      .play('0 expel r5c2', '0 put CRCL-III')
      .expect({ question: 'seatTokens', menu: ['seat 1', 'seat 2'] })
      .play('0 seat 2')
      .expect({ menu: ['seat 1', 'seat 2'] })
      .play('0 seat 2')
      .expect({ question: 'act', cells: { r5c2: [2, 2, 1, 0] } });
  });

  it('[PAX-6.17] nothing goes home when all tokens find a cell', () => {
    const put = (card: 'CRCL-I' | 'CRCL-III') =>
      scenario({ players: 2 })
        .set({ board: { r5c1: ['CRSC-III', 0, 0, 0] }, hands: { 0: [card] }, stocks: { 0: { CR: 3 } } })
        .acting(0)
        .play('0 expel r5c1', `0 put ${card}`);
    put('CRCL-III').expect({ cells: { r5c1: [0, 0, 0] }, noEvents: ['wentHome'], influence: { 0: 17 } });
    put('CRCL-I').expect({ cells: { r5c1: [0, 0] }, events: [{ what: 'wentHome', count: 1 }], influence: { 0: 18 } });
  });

  it('[PAX-6.15, PAX-6.16] what could be expelled with the right card: near, without rivals, and paid for', () => {
    const s = scenario({ players: 2 })
      .set({
        board: {
          r1c1: 'CRCL-II',
          r4c1: ['CRSC-II', 0],
          r4c2: ['COMA-I', 1],
          r5c1: ['ARMA-III', 0, 0, 0],
          r5c2: 'MASC-I',
        },
        stocks: { 0: { CR: 1, AR: 1 } },
        connections: { 0: 'IV' },
      })
      .acting(0)
      .state();
    expect(placesIn(expelTargets(s, 0, 'main')).map((place) => placeId(s, place))).toEqual(['r4c1', 'r5c2']);
    expect(expelTargets(s, 1, 'main')).toBe(0);
  });
});

describe('corners of disputes', () => {
  const oust = (stocks: NonNullable<Position['stocks']>, count: 1 | 2) =>
    scenario({ players: 2 })
      .set({
        board: { r3c2: ['ARMA-III', 0, 1, 1], r2c1: ['CR-GM', 0, 0] },
        stocks: { ...stocks, 0: { AR: 2, ...stocks[0] } },
        hands: { 0: ['COMA-III'], 1: [] },
      })
      .acting(0)
      .play('0 oust r3c2 1', count === 1 ? '0 targets 2' : '0 targets 2 3', '0 lay COMA-III');

  it('[PAX-7.12, PAX-R17] the loser takes what the supply has; of one type only without being asked', () => {
    oust({ 1: { CR: 6, SC: 6 } }, 1).expect({
      question: 'chooseCompensation',
      menu: ['AR', 'CO', 'MA', 'CL'].map((f) => `gain ${f}`),
    });
    const rest = { CO: 6, MA: 6, CR: 6, SC: 6 };
    oust({ 0: { AR: 2 }, 1: { ...rest, AR: 4 } }, 2).expect({
      question: 'chooseCompensation',
      menu: ['gain AR', 'gain CL'],
    });
    oust({ 1: { ...rest, CL: 6 } }, 2).expect({
      question: 'act',
      stock: { 1: { AR: 2, CL: 6 } },
      influence: { 1: 20 },
    });
    oust({ 1: { ...rest, CL: 6, AR: 4 } }, 1).expect({ question: 'act', stock: { 1: { AR: 5 } } });
  });

  it('[PAX-7.4] both are asked at once, in the order of their seats', () => {
    const s = scenario({ players: 2 })
      .set({ board: { r3c2: ['ARMA-II', 0, 1] }, stocks: { 1: { AR: 1 } }, hands: { 0: ['ARCO-I'], 1: ['ARCR-I'] } })
      .acting(1)
      .play('1 oust r3c2 0')
      .state();
    const { disputeCards } = disputeSteps;
    expect('seats' in disputeCards && disputeCards.seats(s, { at: 'disputeCards' })).toEqual([0, 1]);
  });

  it('[PAX-7.9, PAX-17.19] G-OUST-TIES wins a tie, not a dispute with the lower sum', () => {
    const tie = cardWith('G-OUST-TIES');
    const strong = LUMINARIES.find(({ strength }) => strength === 6)!.id;
    const [weak, other] = LUMINARIES.filter(({ strength }) => strength === 2).map(({ id }) => id);
    const fought = (mine: typeof strong, theirs: typeof strong) =>
      scenario({ players: 2 })
        .set({
          board: { r3c2: ['ARMA-II', 0, 1] },
          stocks: { 0: { AR: 1 } },
          hands: { 0: [tie, mine], 1: [theirs] },
        })
        .acting(0)
        .play(`0 conspire ${tie} ability`, '0 oust r3c2 1', `0 lay ${mine}`, `1 lay ${theirs}`);
    fought(weak!, other!).expect({ events: [{ what: 'disputeDecided', winner: 0, end: 'tie', strengths: [3, 3] }] });
    fought(weak!, strong).expect({
      events: [{ what: 'disputeDecided', winner: 1, end: 'strength', strengths: [7, 3] }],
    });
    fought(strong, weak!).expect({
      events: [{ what: 'disputeDecided', winner: 0, end: 'strength', strengths: [7, 3] }],
    });
  });
});

describe('corners of conspiracies and of the refill', () => {
  it('[PAX-9.1] the chain is seen with what each card was used for; an extra action comes once', () => {
    const id = cardWith('X-SCOUT-FREE');
    const at = scenario({ players: 2 })
      .set({ hands: { 0: [id, 'AR-GM'] } })
      .acting(0)
      .play('0 conspire AR-GM support', `0 conspire ${id} ability`);
    expect(at.view(1).turn.chain).toEqual([
      { card: 'AR-GM', use: 'support' },
      { card: id, use: 'ability' },
    ]);
    expect(at.view(1).underway.find(({ at: step }) => step === 'extra')).toEqual({
      at: 'extra',
      way: 'X-SCOUT-FREE',
      count: 1,
    });
  });

  it('[PAX-10.3] a faction card is seen to be used, its action comes once', () => {
    const at = scenario({ players: 2 })
      .set({ factionCards: { CO: 0, AR: 0 }, stocks: { 0: { AR: 1 } } })
      .acting(0)
      .play('0 faction CO');
    const used = at.view(1).factionCards.filter((card) => card.used);
    expect(used.map(({ faction }) => faction)).toEqual(['CO']);
    expect(at.view(1).underway.find(({ at: step }) => step === 'extra')).toMatchObject({ way: 'F-CO', count: 1 });
  });

  it('[PAX-12.14] the cards that fill the court are told', () => {
    scenario({ players: 2 })
      .set({ court: ['ARCO-I', 'COMA-I', 'ARMA-I', 'ARCR-I', 'ARSC-I'], deck: ['CRSC-I'], fullHands: true })
      .acting(0)
      .play('0 end')
      .expect({ events: [{ what: 'courtRefreshed', discarded: 'ARCO-I', steward: 2, filled: ['CRSC-I'] }] });
  });

  it('[PAX-R36] as many cards are discarded as are too many', () => {
    scenario({ players: 2 })
      .set({ hands: { 0: ['ARCO-I', 'ARMA-I', 'ARCR-I', 'ARSC-I', 'ARCL-I', 'COMA-I'] } })
      .acting(0)
      .play('0 end')
      .expect({ question: 'discardDown' })
      .play('0 discard ARCO-I')
      .expect({ question: 'discardDown' })
      .play('0 discard ARMA-I')
      .expect({ active: 1, handSize: { 0: 4 } });
  });
});

describe('corners of the notation', () => {
  it('refuses words it does not know, by the error of the notation', () => {
    for (const line of [
      'fly r1c1',
      'put ARXX-I',
      'drop nothing',
      'keep nothing',
      'gain XX',
      'scout r6c1',
      '',
      'toString',
    ]) {
      expect(() => notation.read(line), line).toThrow(NotationError);
    }
    for (const line of ['put ARCO-I', 'drop rosicrucians', 'keep edict-AR', 'gain AR', 'pay', 'pay AR AR']) {
      expect(notation.write(notation.read(line))).toBe(line);
    }
    expect(() => notation.read('gain AR CO')).toThrow(NotationError);
  });

  it('[PAX-1.1] is a game of one to four people', () => {
    expect(game.players).toEqual({ min: 1, max: 4 });
  });
});
