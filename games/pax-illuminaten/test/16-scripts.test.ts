// Chapter 16: what the artificial rivals do, stage by stage.

import { imagine, keyFromSeed, listen, random } from '@signoria/kernel';
import { randomGame } from '@signoria/kernel/testing';
import { describe, expect, it } from 'vitest';
import { LAYOUTS, type Place, type PlaceId } from '../data/layouts.ts';
import { CARDS, type CardId, cardOf } from '../data/luminaries.ts';
import { type Command, RIVAL, RIVALS, type RivalId } from '../data/rivals.ts';
import { COMMANDS, rivalInfluences } from '../rules/chapters/16-commands.ts';
import { toward } from '../rules/chapters/16-compass.ts';
import { rivalProgress } from '../rules/chapters/16-wins.ts';
import { game } from '../rules/game.ts';
import { influenceOn, layoutOf, placeNamed, placesIn } from '../rules/model/board.ts';
import { isFulfilled } from '../rules/model/schemes.ts';
import { AREOPAGUS, AREOPAGUS_CARD, NONE, newTurn, type RivalState, type State } from '../rules/model/state.ts';
import { type Position, scenario } from '../scenario.ts';

const against = (rival: RivalId, told: Position = {}) =>
  scenario({ players: 1, rival }).set({ fullHands: true, ...told });

/** What a target on the board decides, whether anything comes of it. */
const ON_BOARD: readonly Command[] = ['replace', 'turnUp', 'influence', 'interrogate', 'reassign', 'oust', 'move'];

/** The items the rival's script came to, e.g. ['1a', '2a', '3b', '4b']. */
function items(at: ReturnType<typeof scenario>): readonly string[] {
  return at.heard(null).flatMap((e) => {
    const told = e as unknown as { what: string; stage: number; item: string };
    return told.what === 'rivalStage' ? [`${told.stage}${told.item}`] : [];
  });
}

describe('actions', () => {
  it('[PAX-16.1] directions turn with its areopagus; from the areopagus only ahead', () => {
    const s = against('joseph').acting(0).state();
    const named = (from: number) =>
      [0, 1, 2, 3, 4, 5].map((r) => toward(s, from, r)).map((p) => (p < 0 ? '-' : `${p}`));
    // North: FL is south-east. Places count row by row: 0 1 / 2 3 4 / 5 6 7 8 / 9 10 11 / 12 13.
    expect(named(AREOPAGUS)).toEqual(['1', '0', '-', '-', '-', '-']);
    expect(named(3)).toEqual(['7', '6', '2', '0', '1', '4']);
  });

  it('[PAX-16.2] face-down cards, full cards and arches of rivals cannot be influenced', () => {
    for (const board of [{ r1c2: ['CRSC-I', 0, 0] }, { r1c2: ['CR-RA', 0] }] as const) {
      const at = against('charlestheodore', { board, deck: ['ARMA-I'], edicts: { AR: [0, 6] } }).rivalTurn();
      expect(items(at)).toContain('3a');
    }
    against('joseph', { board: { r1c2: 'CRSC-I', r1c1: 'COCR-I' }, influenceLeft: { rival: 0 } })
      .rivalTurn()
      .expect({ cells: { r1c2: [], r1c1: [] } });
  });

  it('[PAX-16.3] one influence for nothing, more by its own rule while cells last', () => {
    against('joseph', { board: { r3c3: 'ARMA-II', r2c2: ['ARCO-I', 'rival'] }, figure: 'r2c2', deck: ['COMA-III'] })
      .rivalTurn()
      .expect({ events: [{ what: 'influenced', place: 'r3c3', count: 2 }] });
    against('joseph', {
      board: { r3c3: ['ARMA-I', 'rival'], r2c2: ['ARCO-I', 'rival'] },
      figure: 'r2c2',
      deck: ['COMA-III'],
    })
      .rivalTurn()
      .expect({ events: [{ what: 'influenced', place: 'r3c3', count: 1 }] });
  });

  it('[PAX-16.4, PAX-E18] the plan card takes the target’s place, its own influence stays', () => {
    against('saintgermain', {
      board: { r1c1: ['CRSC-I', 'rival', 'rival'], r1c2: ['COCR-I', 'rival', 'rival'] },
      figure: 'r1c1',
      deck: ['CRCL-III'],
    })
      .rivalTurn()
      .expect({
        events: [{ what: 'expelled', place: 'r1c2', card: 'COCR-I', by: 'CRCL-III' }],
        card: { r1c2: 'CRCL-III' },
        cells: { r1c2: ['rival', 'rival', 'rival'] },
      });
  });

  it('[PAX-16.5] it interrogates its card, then those that spread rumours, clockwise', () => {
    against('joseph', {
      board: {
        r2c2: ['CRSC-II', 'rival'],
        r3c3: ['ARMA-II', 'rival'],
        r2c1: ['COCL-II', 'rival'],
        r3c2: ['ARCO-III', 'rival'],
      },
      figure: 'r2c2',
      deck: ['CL-GM'],
    })
      .rivalTurn()
      .expect({
        events: [
          { what: 'interrogated', place: 'r2c2' },
          { what: 'gained', faction: 'CR' },
          { what: 'gained', faction: 'SC' },
          { what: 'gained', faction: 'AR' },
          { what: 'gained', faction: 'MA' },
          { what: 'gained', faction: 'CO' },
          { what: 'gained', faction: 'CL' },
        ],
      });
  });

  it('[PAX-16.6] REASSIGN: with two of its influence on the target one goes to the first card clockwise with room', () => {
    const at = against('joseph', {
      board: {
        r1c1: ['CRSC-I', 'rival', 'rival'],
        r1c2: ['COCR-I', 'rival', 'rival'],
        r2c3: 'ARMA-III',
        r2c2: 'MACL-I',
      },
      figure: 'r1c1',
      deck: ['ARMA-I'],
    }).rivalTurn();
    at.expect({
      events: [
        { what: 'rivalStage', stage: 3, item: 'd' },
        { what: 'moved', from: 'r1c2', into: 'r2c3' },
      ],
    });
  });

  it('[PAX-16.7] OUST: the rival with most influence, uppermost first, without cost; then INFLUENCE at once, no marker', () => {
    scenario({ players: 2, rival: 'weishaupt' })
      .set({
        board: { r2c3: ['ARMA-III', 1, 0, 0] },
        hands: { 0: ['CRCL-III'], 1: ['ARCO-I'] },
        deck: ['ARSC-III'],
        stocks: { rival: { AR: 3, CR: 6, SC: 1 } },
        connections: { rival: 'XI' },
      })
      .rivalTurn()
      .expect({ events: [{ what: 'rivalPlans', place: 'r3c4' }] });
    against('joseph', {
      board: { r1c2: ['ARMA-III', 0, 0] },
      hands: { 0: ['CRCL-III'] },
      deck: ['COMA-III'],
      stocks: { rival: { CR: 6 } },
    })
      .rivalTurn()
      .expect({
        question: 'disputeCards',
        deciding: 0,
        onlyStock: { rival: {} },
        events: [{ what: 'challenged', count: 2, rival: 0 }],
      })
      .play('0 lay CRCL-III')
      .expect({ events: [{ what: 'disputeDecided', winner: 12 }], question: 'chooseCompensation' })
      .play('0 gain AR', '0 gain AR')
      .expect({ events: [{ what: 'influenced', place: 'r1c2', count: 1 }], markers: { r1c2: 0 } });
  });

  it('[PAX-16.8, PAX-16.28] the figure goes where its influence is, and back to the areopagus when it has lost its card', () => {
    against('joseph', { board: { r3c3: ['ARMA-II', 0] }, figure: 'r3c3' })
      .rivalTurn()
      .expect({
        events: [
          { what: 'rivalMoves', place: 'areopagus' },
          { what: 'interrogated', place: 'areopagus' },
        ],
      });
    const at = against('joseph', { deck: ['COMA-III'] }).rivalTurn();
    at.expect({
      events: [
        { what: 'influenced', place: 'r1c2' },
        { what: 'rivalMoves', place: 'r1c2' },
      ],
    });
  });

  it('[PAX-16.9] it claims one card: a rival’s before the row, then the larger lodge, then by faction', () => {
    const board = {
      r1c1: ['ARMA-II', 'rival', 'rival'],
      r1c2: ['ARMA-I', 'rival', 'rival'],
      r2c2: ['ARMA-III', 'rival', 'rival'],
      r2c1: ['MACL-II', 'rival'],
    } as const;
    against('weishaupt', { board, stocks: { rival: { CL: 3 } } })
      .rivalTurn()
      .expect({ factionCards: { MA: 'rival', AR: null } });
    against('weishaupt', { board: { ...board, r2c1: ['CRCL-II'] }, stocks: { rival: { CL: 3 } } })
      .rivalTurn()
      .expect({ factionCards: { AR: 'rival', MA: null } });
  });

  it('[PAX-16.10] if both win at once in its dispute it goes on', () => {
    // All other cards are in the hand, so that the deck holds the plan card and then nothing but the hammers.
    const away = new Set<CardId>([
      'ARMA-II',
      'ARCO-III',
      'CL-RA',
      ...CARDS.filter((id) => id.endsWith('-I')),
      'COCL-II',
      'COCR-II',
      'COMA-II',
    ]);
    const hand = CARDS.filter((id) => !away.has(id));
    scenario({ players: 1, rival: 'weishaupt' })
      .set({
        board: { r1c2: ['ARMA-II', 0] },
        hands: { 0: hand },
        deck: ['ARCO-III'],
        discards: ['CL-RA'],
        stocks: { rival: { CR: 3 } },
        eventDeck: [],
      })
      .rivalTurn()
      .play('0 lay AR-GM')
      .expect({
        events: [{ what: 'disputeCards', cards: ['CL-RA', 'AR-GM'] }, 'bothWin', { what: 'disputeGoesOn', who: 10 }],
        question: 'disputeCards',
        deciding: 0,
      });
  });

  it('[PAX-16.11] as a loser it takes its primary faction, or what the supply has most of', () => {
    const lose = (edicts: Position['edicts'] = {}) =>
      against('joseph', {
        board: { r3c2: ['ARMA-II', 0, 0, 'rival'] },
        stocks: { 0: { AR: 1 } },
        edicts,
        hands: { 0: ['CL-RA'] },
      })
        .acting(0)
        .play('0 oust r3c2 joseph', '0 lay CL-RA');
    lose().expect({ onlyStock: { rival: { CR: 1 } } });
    lose({ CR: [0, 6] }).expect({ onlyStock: { rival: { AR: 1 } } });
  });

  it('[PAX-16.12] as long as the supply holds one it takes that, and gets nothing where there is none', () => {
    scenario({ players: 2, rival: 'joseph' })
      .set({ fullHands: true, connections: { rival: 'IV' }, stocks: { 0: { AR: 3 }, 1: { AR: 4 } } })
      .rivalTurn()
      .expect({ events: [{ what: 'gained', faction: 'AR', from: null }], stock: { 0: { AR: 3 }, 1: { AR: 4 } } });
    scenario({ players: 2, rival: 'joseph' })
      .set({ fullHands: true, connections: { rival: 'IV' }, stocks: { rival: { AR: 8 } } })
      .rivalTurn()
      .expect({ events: [{ what: 'nothingToGain', who: 12, factions: ['AR'] }], stock: { rival: { AR: 8 } } });
  });

  it('[PAX-16.12] it intercepts from the human with most tokens, the first in turn order among equals', () => {
    scenario({ players: 2, rival: 'joseph' })
      .set({ fullHands: true, connections: { rival: 'IV' }, stocks: { 0: { AR: 3 }, 1: { AR: 5 } } })
      .rivalTurn()
      .expect({ events: [{ what: 'gained', faction: 'AR', from: 1 }] });
    scenario({ players: 2, rival: 'joseph' })
      .set({ fullHands: true, connections: { rival: 'IV' }, stocks: { 0: { AR: 4 }, 1: { AR: 4 } } })
      .rivalTurn()
      .expect({ events: [{ what: 'gained', faction: 'AR', from: 0 }] });
  });
});

describe('Adam Weishaupt', () => {
  const rich: Position = { stocks: { rival: { AR: 1, CO: 1, MA: 1 } } };

  it('[PAX-16.13, PAX-R42] interrogates when poor; influences what is akin, replaces strangers, ousts, or turns up', () => {
    expect(items(against('weishaupt').rivalTurn()).slice(0, 2)).toEqual(['1a', '2a']);
    expect(items(against('weishaupt', rich).rivalTurn())[0]).toBe('1b');
    expect(
      items(against('weishaupt', { ...rich, board: { r1c2: 'CRSC-II' }, deck: ['ARCO-III'] }).rivalTurn()),
    ).toEqual(['1b', '2a', '3a', '4b']);
    expect(
      items(against('weishaupt', { ...rich, board: { r1c2: 'ARMA-II' }, deck: ['COCR-III'] }).rivalTurn()),
    ).toEqual(['1b', '2a', '3b', '4b']);
    expect(
      items(against('weishaupt', { ...rich, board: { r1c2: 'ARMA-II' }, deck: ['ARCO-III'] }).rivalTurn()),
    ).toEqual(['1b', '2a', '3d', '4a']);
    const fight = against('weishaupt', {
      ...rich,
      board: { r1c2: ['ARMA-II', 0] },
      deck: ['ARCO-III'],
      hands: { 0: [] },
    }).rivalTurn();
    expect(items(fight).slice(0, 3)).toEqual(['1b', '2a', '3c']);
    const lost = against('weishaupt', {
      ...rich,
      board: { r1c2: ['ARMA-II', 0, 0], r2c2: ['ARCO-III', 0, 0, 0, 0] },
      deck: ['ARCR-II'],
      hands: { 0: ['ARCO-I'] },
    })
      .rivalTurn()
      .play('0 lay ARCO-I');
    expect(items(lost)).toEqual(['4a']);
  });

  it('[PAX-16.14, PAX-E18] pays matching favor for more influence, the primary faction first, three at most', () => {
    against('weishaupt', { board: { r1c2: 'CRSC-II' }, deck: ['ARCO-III'], stocks: { rival: { CR: 1, SC: 3 } } })
      .rivalTurn()
      .expect({
        events: [
          { what: 'paid', spend: ['CR', 'SC'] },
          { what: 'influenced', count: 3 },
        ],
      });
    against('weishaupt', {
      board: { r1c1: ['CRSC-II', 'rival'], r1c2: 'ARMA-I' },
      figure: 'r1c1',
      deck: ['COCR-II'],
      stocks: { rival: { CR: 1, MA: 2 } },
    })
      .rivalTurn()
      .expect({
        card: { r1c2: 'COCR-II' },
        events: [
          { what: 'rivalPlans', points: 'R', found: 'L' },
          { what: 'influenced', place: 'r1c2', count: 2 },
        ],
        figure: 'r1c2',
      });
  });

  it('[PAX-16.15] wins by a big lodge, by many cards, or by joining areopagi', () => {
    const won = (board: Position['board']) => {
      const s = against('weishaupt', { board: board! }).acting(0).state();
      return rivalProgress(s).map(({ progress }) => isFulfilled(progress));
    };
    const lodge = {
      r1c1: ['ARMA-III', 'rival', 'rival', 'rival', 'rival'],
      r1c2: ['ARCO-III', 'rival', 'rival', 'rival', 'rival'],
      r2c1: ['ARCR-II', 'rival', 'rival', 'rival'],
      r2c2: 'ARSC-II',
      r2c3: 'ARCL-II',
      r3c2: 'AR-GM',
    } as const;
    expect(won(lodge)).toEqual([true, false, false]);
    expect(won({ ...lodge, r3c2: 'CL-GM' })).toEqual([false, false, false]);
    expect(won({ ...lodge, r2c1: ['ARCR-II', 'rival', 'rival'] })).toEqual([false, false, false]);
    const path = {
      r1c1: ['ARMA-III', 'rival', 'rival', 'rival', 'rival'],
      r2c2: ['ARCO-III', 'rival', 'rival', 'rival', 'rival'],
      r3c2: ['ARCR-II', 'rival', 'rival', 'rival'],
      r4c2: 'ARSC-II',
      r5c1: 'ARCL-II',
    } as const;
    expect(won(path)).toEqual([false, false, true]);
    const ten = [
      'ARCO-I',
      'ARMA-I',
      'ARCR-I',
      'ARSC-I',
      'ARCL-I',
      'COMA-I',
      'COCR-I',
      'COSC-I',
      'COCL-I',
      'MACR-I',
    ] as const;
    const places = ['r1c1', 'r1c2', 'r2c1', 'r2c2', 'r2c3', 'r3c1', 'r3c2', 'r3c3', 'r3c4', 'r4c1'] as const;
    const many = (n: number) => won(Object.fromEntries(places.slice(0, n).map((p, i) => [p, [ten[i]!, 'rival']])));
    expect([many(10)[1], many(9)[1]]).toEqual([true, false]);
  });
});

describe('the Count of Saint-Germain', () => {
  it('[PAX-16.16] lives on rumours and others’ tokens; fills face-down places, joins, ousts, replaces, reassigns', () => {
    const near = { r1c1: ['CRSC-II', 'rival'], r1c2: ['COCR-II', 'rival'] } as const;
    expect(items(against('saintgermain', { board: near, figure: 'r1c1' }).rivalTurn())[0]).toBe('1a');
    expect(items(against('saintgermain', { stocks: { 0: { CR: 1 } } }).rivalTurn())[0]).toBe('1b');
    expect(items(against('saintgermain').rivalTurn())[0]).toBe('1c');
    const third = (board: Position['board'], deck: Position['deck'], hand: 'ARCO-I'[] = []) =>
      items(against('saintgermain', { board: board!, deck: deck!, hands: { 0: hand } }).rivalTurn())[2];
    expect(third({}, ['ARMA-I'])).toBe('3a');
    expect(third({ r1c2: 'ARMA-II' }, ['ARMA-I'])).toBe('3b');
    expect(third({ r1c2: ['ARMA-I', 0, 0] }, ['MACR-I'])).toBe('3c');
    expect(third({ r1c2: ['ARMA-I', 'rival', 'rival'] }, ['ARCR-III'])).toBe('3d');
    expect(third({ r1c2: ['ARMA-I', 'rival', 'rival'] }, ['ARCR-I'])).toBe('3e');
    expect(items(against('saintgermain', { stocks: { rival: { AR: 3 } } }).rivalTurn()).at(-1)).toBe('4a');
    expect(items(against('saintgermain').rivalTurn()).at(-1)).toBe('4b');
  });

  it('[PAX-16.17] places one more beside rivals; wins by shared cards, Rosicrucians or presence', () => {
    against('saintgermain', { board: { r1c2: ['ARMA-III', 0] }, deck: ['ARSC-I'] })
      .rivalTurn()
      .expect({ events: [{ what: 'influenced', place: 'r1c2', count: 2 }] });
    const won = (board: Position['board']) =>
      rivalProgress(against('saintgermain', { board: board! }).acting(0).state()).map(({ progress }) =>
        isFulfilled(progress),
      );
    expect(
      won({
        r1c1: ['ARMA-II', 'rival', 'rival'],
        r1c2: ['ARCL-II', 'rival', 'rival'],
        r2c1: ['COMA-II', 'rival', 'rival'],
      })[1],
    ).toBe(true);
    expect(
      won({ r1c1: ['ARMA-II', 'rival', 'rival'], r1c2: ['ARCL-II', 'rival'], r2c1: ['COMA-II', 'rival'] })[1],
    ).toBe(false);
    const cards = [
      'ARCO-II',
      'ARMA-II',
      'ARCR-II',
      'ARSC-II',
      'ARCL-II',
      'COMA-II',
      'COCR-II',
      'COSC-II',
      'COCL-II',
      'MACR-II',
    ] as const;
    const places = ['r1c1', 'r1c2', 'r2c1', 'r2c2', 'r2c3', 'r3c1', 'r3c2', 'r3c3', 'r3c4', 'r4c1'] as const;
    const spread = (n: number, ...owners: ('rival' | 0)[]) =>
      Object.fromEntries(places.slice(0, n).map((p, i) => [p, [cards[i]!, ...owners]]));
    expect([won(spread(4, 'rival', 0))[0], won(spread(3, 'rival', 0))[0]]).toEqual([true, false]);
    expect([won(spread(8, 'rival'))[2], won(spread(7, 'rival'))[2]]).toEqual([true, false]);
  });
});

describe('Joseph II', () => {
  it('[PAX-16.18] interrogates, fights or settles, then plans once more', () => {
    const turn = (told: Position) => items(against('joseph', { hands: { 0: [] }, ...told }).rivalTurn());
    expect(turn({})[0]).toBe('1a');
    expect(turn({ board: { r1c2: ['ARMA-II', 0] }, deck: ['COMA-III'] })[2]).toBe('3a');
    expect(turn({ deck: ['COMA-III'] })[2]).toBe('3b');
    expect(turn({ board: { r1c2: 'ARMA-II' }, deck: ['COMA-III'] })[2]).toBe('3c');
    expect(turn({ board: { r1c2: ['ARMA-I', 'rival', 'rival'] }, deck: ['COMA-III'] })[2]).toBe('3d');
    const stages = Array.from({ length: 40 }, (_, i) => {
      const at = scenario({ players: 1, rival: 'joseph', seed: `j${i}` })
        .set({
          hands: { 0: [] },
          board: { r1c2: ['ARMA-I', 0], r1c1: ['CR-RA', 0], r2c1: 'ARCO-I', r2c2: ['MACR-II', 'rival'] },
          figure: 'r2c2',
        })
        .rivalTurn();
      return items(at).at(-1);
    });
    expect(new Set(stages.filter((item) => item?.startsWith('5')))).toEqual(new Set(['5a', '5b', '5c']));
  });

  it('[PAX-16.19] places one more in the central row and ousts two; wins by a central lodge, cards or inner influence', () => {
    against('joseph', { board: { r2c2: ['ARMA-II', 'rival'], r3c2: 'CRSC-III' }, figure: 'r2c2', deck: ['ARCO-II'] })
      .rivalTurn()
      .expect({ events: [{ what: 'influenced', place: 'r3c2', count: 2 }] });
    const won = (board: Position['board']) =>
      rivalProgress(against('joseph', { board: board! }).acting(0).state()).map(({ progress }) =>
        isFulfilled(progress),
      );
    expect(
      won({
        r3c1: ['ARMA-II', 'rival', 'rival', 'rival'],
        r3c2: ['ARCO-II', 'rival', 'rival', 'rival'],
        r3c3: 'ARCR-II',
      }),
    ).toEqual([true, false, false]);
    expect(
      won({
        r2c2: ['ARMA-III', 'rival', 'rival', 'rival', 'rival'],
        r3c2: ['CRSC-III', 'rival', 'rival', 'rival', 'rival'],
      }),
    ).toEqual([false, false, true]);
    const cards = ['ARCO-II', 'ARMA-II', 'ARCR-II', 'ARSC-II', 'ARCL-II', 'COMA-II', 'COCR-II', 'COSC-II'] as const;
    const places = ['r1c1', 'r1c2', 'r2c1', 'r2c3', 'r5c1', 'r5c2', 'r4c1', 'r4c3'] as const;
    const many = (n: number) => won(Object.fromEntries(places.slice(0, n).map((p, i) => [p, [cards[i]!, 'rival']])));
    expect([many(7)[1], many(6)[1]]).toEqual([true, false]);
  });
});

describe('Charles Theodore', () => {
  it('[PAX-16.20] draws on edicts, reveals events, ousts from full cards, settles outside', () => {
    const turn = (told: Position) => items(against('charlestheodore', { hands: { 0: [] }, ...told }).rivalTurn());
    expect(turn({ edicts: { AR: ['rival', 6] } })[0]).toBe('1a');
    against('charlestheodore', { edicts: { AR: ['rival', 6] } })
      .rivalTurn()
      .expect({ edicts: { AR: ['rival', 3] }, stock: { rival: { AR: 2 } } });
    expect(turn({})[0]).toBe('1b');
    expect(turn({ edicts: { AR: [0, 6] } })[0]).toBe('1c');
    const third = (board: Position['board']) => turn({ board: board!, edicts: { AR: [0, 6] }, deck: ['MACR-I'] })[2];
    expect(third({ r1c1: ['ARMA-I', 0, 0] })).toBe('3a');
    expect(third({})).toBe('3b');
    expect(third({ r1c1: ['ARMA-II', 0] })).toBe('3c');
    expect(third({ r1c1: ['ARMA-I', 'rival', 'rival'] })).toBe('3d');
    const last = Array.from({ length: 40 }, (_, i) => {
      const at = scenario({ players: 1, rival: 'charlestheodore', seed: `c${i}` })
        .set({
          hands: { 0: [] },
          edicts: { AR: [0, 6] },
          board: {
            r1c2: ['ARMA-I', 0, 0],
            r1c1: ['CRSC-II'],
            r2c1: ['ARCO-I', 'rival', 'rival'],
            r2c2: ['MACR-II', 'rival'],
          },
          figure: 'r2c2',
        })
        .rivalTurn();
      return items(at).at(-1);
    });
    expect(new Set(last.filter((item) => item?.startsWith('5')))).toEqual(new Set(['5a', '5b', '5c']));
  });

  it('[PAX-16.21] places two tokens on an outer card, one on an inner card', () => {
    const placed = (id: 'r3c2' | 'r1c1') => {
      const s = game.clone(
        against('charlestheodore', { board: { [id]: ['ARMA-III'] } })
          .acting(0)
          .state(),
      );
      rivalInfluences(s, placeNamed(s, id));
      return influenceOn(s, placeNamed(s, id), s.seats);
    };
    expect([placed('r1c1'), placed('r3c2')]).toEqual([2, 1]);
  });

  it('[PAX-16.21] places one more outside, is stronger by edicts; wins by outer cards, lodges, or edicts and score', () => {
    against('charlestheodore', {
      board: { r3c2: ['ARMA-II', 0, 'rival'] },
      edicts: { AR: [0, 5], CO: ['rival', 2] },
      stocks: { 0: { MA: 1 } },
    })
      .acting(0)
      .play('0 oust r3c2 charlestheodore')
      .expect({ events: [{ what: 'challenged', strengths: [1, 3] }] });
    against('charlestheodore', { board: { r1c1: 'ARCO-II', r1c2: 'ARMA-II' }, edicts: { AR: [0, 5] } })
      .rivalTurn()
      .expect({ events: [{ what: 'influenced', count: 2 }] });
    const won = (told: Position) =>
      rivalProgress(against('charlestheodore', told).acting(0).state()).map(({ progress }) => isFulfilled(progress));
    const cards = ['ARCO-II', 'CRSC-II', 'COMA-II', 'ARSC-II', 'CRCL-II', 'MASC-II'] as const;
    const places = ['r1c1', 'r1c2', 'r2c3', 'r5c1', 'r5c2', 'r4c3'] as const;
    const outside = (n: number) =>
      won({ board: Object.fromEntries(places.slice(0, n).map((p, i) => [p, [cards[i]!, 'rival']])) });
    expect([outside(5)[0], outside(4)[0]]).toEqual([true, false]);
    const lodges = {
      r1c1: ['ARMA-II', 'rival', 'rival'],
      r1c2: ['ARMA-I', 'rival', 'rival'],
      r2c2: ['ARMA-III', 'rival', 'rival'],
    } as const;
    expect(won({ board: lodges })[1]).toBe(false);
    expect(
      won({
        board: { ...lodges, r2c1: ['COCR-II', 'rival', 'rival'], r3c1: ['CRSC-II', 'rival'], r3c2: ['CRCL-II'] },
      })[1],
    ).toBe(true);
    const four = ['edict-AR', 'edict-CO', 'edict-MA', 'edict-CR'] as const;
    expect([won({ board: lodges, eventDiscards: four })[2], won({ board: lodges })[2]]).toEqual([true, false]);
  });
});

describe('fine points', () => {
  it('[PAX-16.22] on a face-down target INFLUENCE does nothing, and nothing else is tried instead', () => {
    // Stage 4a plans once more; from the areopagus one of its two cards lies face down.
    const told: Position = {
      stocks: { rival: { AR: 3 } },
      hands: { 0: [] },
      board: { r1c2: ['ARMA-I', 'rival', 'rival'] },
      deck: ['ARCR-I'],
    };
    const idle = Array.from({ length: 20 }, (_, i) => {
      const at = scenario({ players: 1, rival: 'saintgermain', seed: `f${i}` })
        .set(told)
        .rivalTurn();
      const last = at.heard(null).findLast(({ what }) => what === 'rivalPlans') as unknown as { place: string };
      const down = at.view(null).places.find(({ id }) => id === last.place)!.faceUp === false;
      const did = at
        .heard(null)
        .filter((e) => e.what === 'rivalIdle' && (e as unknown as { command: string }).command === 'influence');
      expect(items(at)).toEqual(['1c', '2a', '3e', '4a']);
      if (down) expect(did).toHaveLength(1);
      return down;
    });
    expect(idle).toContain(true);
  });

  it('[PAX-16.22] tells why a step came to nothing', () => {
    const board: NonNullable<Position['board']> = {
      r1c2: ['ARMA-I', 'rival', 'rival'],
      r1c1: ['CR-RA', 0],
      r2c2: ['ARCO-II', 'rival', 0],
      r2c3: 'ARSC-I',
    };
    const told = (
      command: Command,
      change: Partial<Omit<State, 'rival'>> & { readonly rival?: Partial<RivalState> },
    ) => {
      const s = scenario({ players: 1, rival: 'joseph' }).set({ board }).acting(0).state();
      const { rival, ...rest } = change;
      Object.assign(s, rest, { rival: { ...s.rival, ...rival } });
      const { heard } = listen(() => COMMANDS[command](s));
      return heard.flatMap((e) => (e.what === 'rivalIdle' ? [(e as unknown as { why: string }).why] : []));
    };
    const target = (id: PlaceId) => LAYOUTS[2]!.places.findIndex((place) => place.id === id);
    const on = (id: PlaceId) => ({ rival: { target: target(id) } });
    const plan = cardOf('ARCR-I');
    expect([
      told('plan', { deck: [], discards: [] }),
      told('replace', { rival: { target: target('r2c2'), plan: NONE } }),
      told('replace', { rival: { target: target('r2c2'), plan } }),
      told('turnUp', on('r2c2')),
      told('turnUp', { rival: { target: NONE } }),
      told('influence', { rival: { target: NONE } }),
      told('influence', on('r3c1')),
      told('influence', on('r1c2')),
      told('influence', on('r1c1')),
      told('influence', { ...on('r2c3'), influence: [20, 0] }),
      told('interrogate', { turn: { ...newTurn(1, 0), yielded: [AREOPAGUS_CARD] } }),
      told('reassign', on('r2c2')),
      told('reassign', { ...on('r1c2'), influence: [20, 0] }),
      told('oust', on('r1c2')),
      told('move', { rival: { target: target('r1c2'), figure: target('r1c2') } }),
      told('move', on('r1c1')),
      told('reassign', { rival: { target: NONE } }),
      told('oust', { rival: { target: NONE } }),
      told('move', { rival: { target: NONE } }),
      told('takePrimary', { stocks: Array<number>(12).fill(0) }),
      told('gainPrimary', { supply: Array<number>(6).fill(0) }),
    ]).toEqual(
      [
        'noPlanCard',
        'noPlanCard',
        'rivalsThere',
        'faceUp',
        'noTarget',
        'noTarget',
        'faceDown',
        'cardFull',
        'archTaken',
        'noInfluenceLeft',
        'hasYielded',
        'tooLittle',
        'nowhere',
        'nobodyThere',
        'stands',
        'notThere',
        'noTarget',
        'noTarget',
        'noTarget',
        'nobodyHas',
        'supplyEmpty',
      ].map((why) => [why]),
    );
  });

  // These reasons are heard once and kept in no view, so the leak test passes them over (`fleeting` in index.ts).
  it.each(RIVALS)('[PAX-16.1] give no reason that a spectator could not tell from the board: %s', (rival) => {
    const reasons = (s: State, target: Place) =>
      ON_BOARD.map((command) => {
        const state = game.clone(s);
        state.rival = { ...state.rival!, target };
        const { heard } = listen(() => COMMANDS[command](state));
        const told = heard as readonly { readonly what: string; readonly why?: string }[];
        return told.find(({ what }) => what === 'rivalIdle')?.why ?? 'something came of it';
      });
    const met = new Set<string>();
    for (const seed of [1, 2]) {
      const start = { seats: 1, options: { rival }, edition: null, key: keyFromSeed(`idle ${rival} ${seed}`) };
      randomGame(game, start, random(seed), (now, decision) => {
        const s = now as State;
        const world = imagine(game, s, null, decision) as State;
        for (const place of placesIn(layoutOf(s).all).filter((at) => s.cards[at] !== NONE)) {
          expect(reasons(world, place)).toEqual(reasons(s, place));
          for (const why of reasons(s, place)) met.add(why);
        }
      });
    }
    expect([...met]).toEqual(expect.arrayContaining(['faceDown', 'faceUp', 'nobodyThere', 'tooLittle', 'notThere']));
  });

  it('[PAX-R56, PAX-16.5] tells of a rumour card that has yielded, and of tokens that are not to be had', () => {
    const s = scenario({ players: 1, rival: 'joseph' })
      .set({
        board: { r2c2: ['ARCO-II', 'rival'], r3c2: ['ARMA-II', 'rival'] },
        figure: 'r2c2',
        edicts: { AR: [0, 6] },
      })
      .acting(0)
      .state();
    s.turn.yielded.push(cardOf('ARMA-II'));
    const { heard } = listen(() => COMMANDS.interrogate(s));
    expect(heard.map(({ what }) => what)).toEqual(['interrogated', 'gained', 'nothingToGain', 'yieldsNothing']);
  });

  it('[PAX-16.23, PAX-16.24] conditions are read when their stage is reached, of that moment’s target', () => {
    const at = against('joseph', { board: { r1c2: 'ARMA-II' }, deck: ['COMA-III'] }).rivalTurn();
    expect(items(at).slice(0, 4)).toEqual(['1a', '2a', '3c', '4a']);
    at.expect({ events: [{ what: 'rivalPlans', place: 'r1c2' }, { what: 'rivalMoves', place: 'r1c2' }, 'rivalPlans'] });
  });

  it('[PAX-16.26] it takes its primary faction from whoever has most, and spends three of its most numerous type', () => {
    scenario({ players: 2, rival: 'saintgermain' })
      .set({ fullHands: true, stocks: { 0: { AR: 1 }, 1: { AR: 2 }, rival: { CO: 3, MA: 3 } } })
      .rivalTurn()
      .expect({ stock: { 0: { AR: 1 }, 1: { AR: 1 } }, events: [{ what: 'paid', spend: ['CO', 'CO', 'CO'] }] });
    against('saintgermain')
      .rivalTurn()
      .expect({ events: [{ what: 'rivalTakes', faction: 'CR', from: null }] });
  });

  it('[PAX-16.27] a second plan card discards the first, unless it lies on the board', () => {
    const at = against('joseph', {
      board: { r1c2: 'ARMA-II' },
      deck: ['COMA-III', 'ARSC-II', 'ARCR-III'],
      discards: [],
    }).rivalTurn();
    const plans = at.heard(null).filter(({ what }) => what === 'rivalPlans');
    expect(plans).toHaveLength(2);
    expect(at.state().rival!.plan).toBe(-1);
    expect(at.state().discards.length + at.state().deck.length).toBeGreaterThan(0);
  });

  it('[PAX-16.30, PAX-H6] its goals use the ordinary control of cards and lodges; when it wins everybody loses', () => {
    const board = {
      r2c2: ['ARMA-III', 'rival', 'rival', 'rival', 'rival'],
      r3c2: ['CRSC-III', 'rival', 'rival', 'rival', 'rival'],
    } as const;
    scenario({ players: 3, rival: 'joseph' })
      .set({ board: { ...board, r2c3: ['COCL-III', 'rival'] }, fullHands: true })
      .rivalTurn()
      .expect({ winners: [], reason: 'rivalScheme' });
    const tied = {
      r3c1: ['ARMA-II', 'rival', 'rival', 'rival'],
      r3c2: ['ARCO-III', 'rival', 'rival', 'rival', 0],
      r3c3: ['ARCR-III', 0, 0, 0, 0],
      r2c2: ['ARSC-I', 0],
    } as const;
    expect(
      rivalProgress(against('joseph', { board: tied }).acting(0).state()).map(({ progress }) =>
        isFulfilled(progress),
      )[0],
    ).toBe(false);
  });

  it('[PAX-16.31, PAX-R48] no special event changes its turn; a human’s faction card does in disputes', () => {
    against('joseph', {
      board: { r1c1: ['COCR-III', 'rival', 0] },
      figure: 'r1c1',
      specials: { 0: 'tolerance' },
      deck: ['AR-GM'],
    })
      .rivalTurn()
      .expect({ events: [{ what: 'shared', rival: 0 }] });
    const fight = (told: Position) =>
      against('joseph', {
        board: { r1c2: ['ARMA-III', 0] },
        deck: ['COMA-III'],
        hands: { 0: ['ARCO-I'] },
        ...told,
      }).rivalTurn();
    fight({}).expect({ events: [{ what: 'challenged', strengths: [4, 1] }] });
    fight({ factionCards: { MA: 0 }, specials: { 0: 'succession' } }).expect({
      events: [{ what: 'challenged', strengths: [4, 2] }],
      sees: { 0: { dispute: { bonus: 0 } } },
    });
  });

  it('every item of every script has its own words', () => {
    for (const id of RIVALS) expect(RIVAL[id].stages.flat().length).toBeGreaterThan(8);
  });
});
