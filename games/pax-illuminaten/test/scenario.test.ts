// The scenario builder: it refuses positions that cannot be, and what is not told has its default.

import { describe, expect, it } from 'vitest';
import { CARDS, type CardId } from '../data/luminaries.ts';
import { type Position, type ScenarioFacts, scenario } from '../scenario.ts';

const two = (told: Position = {}) => scenario({ players: 2 }).set(told);

describe('impossible positions', () => {
  it.each<[string, Position, string]>([
    ['a card that is none', { hands: { 0: ['XX-I' as CardId] } }, "no card 'XX-I'"],
    ['a place that is none', { board: { r9c9: 'AR-GM' } as Position['board'] & object }, "no place 'r9c9'"],
    ['a seat that is none', { hands: { 2: ['AR-GM'] } }, 'no seat 2'],
    ['a card in two places', { hands: { 0: ['AR-GM'] }, discards: ['AR-GM'] }, 'there is only one AR-GM'],
    ['a card on the board and in the chain', { board: { r5c1: 'AR-GM' }, chain: ['AR-GM'] }, 'only one AR-GM'],
    ['a scheme of two seats', { privateSchemes: { 0: 'adepts', 1: 'adepts' } }, 'there is only one adepts'],
    ['an edict that is in force and discarded', { edicts: { AR: [0, 1] }, eventDiscards: ['edict-AR'] }, 'edict-AR'],
    ['more owners than cells', { board: { r5c1: ['ARMA-II', 0, 0, 0, 0] } }, 'PAX-4.3: ARMA-II has fewer cells'],
    ['more support than there is', { stocks: { 0: { AR: 99 } } }, 'PAX-2.4: there is not so much support'],
    ['two owners of a card that belongs to one', { board: { r5c1: ['CL-RA', 0, 1] } }, '  - PAX-4.9: CL-RA on r5c1'],
    ['more markers than there are', { markers: { r5c1: 5 } }, '  - PAX-1.2: four reward markers'],
    ['a shown card that is not in the hand', { shown: { 0: ['AR-GM'] } }, "what was seen of 0's hand is there"],
    ['a last round too early', { lastRound: true }, '  - PAX-13.2'],
  ])('are refused: %s', (_, told, message) => {
    expect(() => two(told).acting(0)).toThrow(message);
  });

  it('are told with the position', () => {
    const build = () => two({ board: { r5c1: ['CL-RA', 0, 1] } }).acting(0);
    expect(build).toThrow(/impossible position:\n.*\nthe position:\n {2}r5c1 CL-RA \[0 1/);
  });
});

describe('a position', () => {
  it('has a default for all that is not told', () => {
    const table = two().acting(1);
    table.expect({
      active: 1,
      deciding: 1,
      round: 2,
      mainLeft: 2,
      steward: 1,
      handSize: { 0: 0, 1: 0 },
      onlyStock: { 0: {}, 1: {} },
      discards: [],
      card: { r1c1: null, r5c1: null },
      factionCards: { AR: null, CL: null },
      chain: [],
      lastRound: false,
    });
    const s = table.state();
    expect(s.court).not.toContain(-1);
    expect(s.deck).toHaveLength(CARDS.length - s.cards.length - s.court.length);
  });

  it('has what is told, call by call', () => {
    two({ board: { r5c1: ['ARMA-II', 1], r4c1: { down: 'AR-GM' } }, stocks: { 0: { AR: 2 } } })
      .set({ hands: { 1: ['CL-GM', 'CRSC-I'] }, court: ['ARCO-I', null, null, null], steward: 2 })
      .set({ edicts: { CO: [1, 2] }, factionCards: { MA: 0 }, realised: { 0: ['adepts'] }, connections: { 0: 'XI' } })
      .acting(0)
      .expect({ cells: { r5c1: [1] }, card: { r5c1: 'ARMA-II', r4c1: null }, onlyStock: { 0: { AR: 2 }, 1: {} } })
      .expect({ hand: { 1: ['CRSC-I', 'CL-GM'] }, court: ['ARCO-I', null, null, null], steward: 2 })
      .expect({
        edicts: { CO: [1, 2], AR: null },
        factionCards: { MA: 0, AR: null },
        realised: { 0: ['adepts'], 1: [] },
      });
  });

  it('fills the hands that are not named, on request', () => {
    const table = two({ fullHands: true, hands: { 0: ['AR-GM'] } }).acting(0);
    table.expect({ hand: { 0: ['AR-GM'] }, handSize: { 1: 4 } });
  });

  it('discards the rest when the deck is told', () => {
    const s = two({ deck: ['AR-GM'], discards: ['CL-GM'] })
      .acting(0)
      .expect({ deck: 1, discardTop: 'CL-GM' })
      .state();
    expect(s.discards).toHaveLength(CARDS.length - 1 - s.cards.length - s.court.length);
    two({ eventDeck: ['edict-AR'], lastRound: true })
      .acting(0)
      .expect({ lastRound: true });
  });

  it('takes influence for what lies there, or leaves as much as told', () => {
    const board = { r5c1: ['ARMA-II', 0, 0] } as const;
    const all = two().acting(0).state().influence[0]!;
    two({ board, edge: { 0: ['adepts'] } })
      .acting(0)
      .expect({ influence: { 0: all - 3, 1: all } });
    two({ board, influenceLeft: { 0: 1 }, stocks: { 0: { AR: 2 } } })
      .acting(0)
      .play('0 end')
      .expect({ influence: { 0: 1 } });
  });

  it('seats the artificial rival', () => {
    scenario({ players: 1, rival: 'weishaupt' })
      .set({ board: { r5c1: ['ARMA-II', 'rival'] }, stocks: { rival: { AR: 1 } } })
      .acting(0)
      .expect({ cells: { r5c1: ['rival'] }, onlyStock: { rival: { AR: 1 } }, figure: 'areopagus', active: 0 });
  });

  it('deals by its seed', () => {
    const cards = (seed: string) => scenario({ players: 2, seed }).newGame().state().cards;
    expect(cards('a')).toEqual(cards('a'));
    expect(cards('a')).not.toEqual(cards('b'));
    expect(() => two({ round: 1 }).newGame()).toThrow('takes no position');
  });
});

describe('a moment', () => {
  it('is one of a turn, and lets happen what nobody decides', () => {
    two()
      .acting(1)
      .expect({ active: 1, question: 'act', noEvents: ['turnStarts'] });
    two()
      .turn(1)
      .expect({ active: 1, question: 'act', events: ['turnStarts'] });
    two({ edicts: { AR: [1, 6] } })
      .eventPhase(1)
      .expect({ active: 1, edicts: { AR: [1, 4] }, onlyStock: { 1: { AR: 1 } }, noEvents: ['turnStarts'] });
    two({ fullHands: true })
      .checking(1)
      .expect({ active: 0, round: 3, events: ['courtRefreshed', 'roundStarts', 'turnStarts'] });
    scenario({ players: 1, rival: 'weishaupt' })
      .rivalTurn()
      .expect({ active: 0, events: ['turnStarts', 'rivalStage', 'roundStarts', { what: 'turnStarts', who: 0 }] });
  });

  it('comes once, after the position and before the moves', () => {
    expect(() => two().play('0 end')).toThrow('the moment is missing');
    expect(() => two().acting(0).set({})).toThrow('belongs before the moment');
    expect(() => two().acting(0).checking(0)).toThrow('.checking() comes second');
  });
});

describe('a fact', () => {
  const table = () => two({ board: { r5c1: ['ARMA-II', 1] }, stocks: { 0: { AR: 2, MA: 1 } } }).acting(0);

  it.each<ScenarioFacts>([
    { hand: { 0: ['AR-GM'] } },
    { handSize: { 0: 1 } },
    { stock: { 0: { AR: 1 } } },
    { supply: { AR: 0 } },
    { onlyStock: { 0: { AR: 2 } } },
    { cells: { r5c1: [] } },
    { cells: { r5c1: [1, 0] } },
    { card: { r5c1: null } },
    { court: [] },
    { steward: 2 },
    { deck: 0 },
    { discards: ['AR-GM'] },
    { discardTop: 'AR-GM' },
    { factionCards: { AR: 0 } },
    { realised: { 0: ['adepts'] } },
    { edge: { 0: ['adepts'] } },
    { publicSchemes: [] },
    { edicts: { AR: [0, 1] } },
    { specials: { 0: 'edict-AR' } },
    { eventHand: { 0: ['edict-AR'] } },
    { eventDiscards: ['edict-AR'] },
    { influence: { 0: 0 } },
    { markers: { r5c1: 1 } },
    { chain: ['AR-GM'] },
    { mainLeft: 1 },
    { round: 1 },
    { lastRound: true },
    { active: 1 },
    { deciding: 1 },
    { blocked: { 'influence r5c1': 'PAX-6.15' } },
    { events: ['discarded'] },
  ])('is not let pass when it is not so: %o', (facts) => {
    expect(() => table().expect(facts)).toThrow('expectation failed');
  });
});
