// Chapter 12: the variant Draw After Battle.

import { describe, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { many } from './help.ts';

const table = (players = 3) => scenario({ players, variants: ['drawAfterBattle'] });

describe('draw after battle', () => {
  it('[CON-12.1] has no rounds: nothing is kept, redealt or thrown away', () => {
    table()
      .hand(1, 'm1', 'drummer')
      .line(0, 'm6')
      .concluding()
      .play('0 draw 0', '1 draw 0', '2 draw 0', '0 site roma')
      .expect({ round: 1, question: 'turn', hand: { 0: [], 1: ['m1', 'drummer'], 2: [] } })
      .expect({ noEvents: ['roundEnds', 'dealt', 'kept', 'handDiscarded'] });
  });

  it('[CON-12.2] starts with seven cards', () => {
    table()
      .newGame()
      .expect({ handSize: { 0: 7, 1: 7, 2: 7 }, pile: 89 });
  });

  it('[CON-12.3] compares, draws, chooses the site, discards the lines, in this order', () => {
    table()
      .hand(0, 'm1')
      .line(0, 'm6')
      .line(1, 'm5')
      .site('roma')
      .concluding()
      .expect({ owner: { roma: 0 }, question: 'drawCards', deciding: [0, 1, 2], line: { 0: ['m6'] } })
      .play('0 draw 3', '1 draw 0', '2 draw 1')
      .expect({
        question: 'chooseSite',
        deciding: 0,
        handSize: { 0: 4, 1: 0, 2: 1 },
        line: { 0: ['m6'] },
        discards: [],
      })
      .expect({ sees: { 0: { players: { 0: { handSize: 4 } } } }, hears: { 0: [{ what: 'drewCards', seat: 0 }] } })
      .play('0 site napoli')
      .expect({ question: 'turn', line: { 0: [], 1: [] }, discards: ['m5', 'm6'] });
  });

  it('[CON-12.4] everybody may draw up to three', () => {
    table()
      .hand(0, 'm1')
      .drawing()
      .expect({ menu: { 0: ['draw 0', 'draw 1', 'draw 2', 'draw 3'], 2: ['draw 0', 'draw 1', 'draw 2', 'draw 3'] } })
      .refused('1 draw 4', 'CON-12.4')
      .play('0 draw 3', '1 draw 2', '2 draw 0')
      .expect({ handSize: { 0: 4, 1: 2, 2: 0 }, pile: 104 });
  });

  it('[CON-12.5] no draw goes above ten and one for each region, the one just won included', () => {
    const nine = () =>
      table()
        .hand(0, ...many(8, 'm1'), 'm2')
        .line(0, 'm6')
        .hand(1, ...many(8, 'm3'), 'm2')
        .site('roma');
    nine()
      .concluding()
      .expect({ owner: { roma: 0 }, menu: { 0: ['draw 0', 'draw 1', 'draw 2'], 1: ['draw 0', 'draw 1'] } })
      .expect({ blocked: { 'draw 3': ['CON-12.5'] } })
      .refused('0 draw 3', 'CON-12.5', 'handLimit');
    nine()
      .owns(0, 'torino')
      .concluding()
      .expect({ menu: { 0: ['draw 0', 'draw 1', 'draw 2', 'draw 3'] } });
  });

  it('[CON-12.6] if nobody has a card left, each draws ten instead', () => {
    table()
      .owns(1, 'torino', 'venezia')
      .line(0, 'm6')
      .concluding()
      .expect({ question: 'chooseSite', handSize: { 0: 10, 1: 10, 2: 10 }, events: [{ what: 'drew', count: 10 }] });
  });

  it('[CON-12.7] nobody may discard their hand', () => {
    table()
      .hand(0, 'drummer')
      .hand(1, 'courtesan')
      .line(0, 'm6')
      .choosingSite()
      .play('0 site roma')
      .expect({ question: 'turn', hand: { 0: ['drummer'], 1: ['courtesan'] } })
      .refused('0 discard', 'CON-4.2');
  });

  it('[CON-12.8] victory and exhaustion come before the draw', () => {
    table(4)
      .owns(0, 'roma', 'siena')
      .site('napoli')
      .hand(1, 'm1')
      .line(0, 'm6')
      .concluding()
      .expect({ winners: [0], handSize: { 0: 0, 1: 1 }, noEvents: ['drew'] });
    table(6)
      .divided(4, 3, 3, 2, 2, 2)
      .site('napoli')
      .hand(1, 'm1')
      .line(5, 'm6')
      .concluding()
      .expect({ winners: [0], reason: 'most', handSize: { 1: 1 }, noEvents: ['drew'] });
  });

  it('[CON-12.9] the next battle begins however few hold cards, all passes cleared', () => {
    table()
      .token(0)
      .hand(2, 'm1', 'm2')
      .choosingSite()
      .play('0 site roma')
      .expect({ question: 'turn', deciding: 2, passed: [0, 1] });
    table().hand(0, 'm1').hand(1, 'm1').hand(2, 'm1').choosingSite().play('0 site roma').expect({ passed: [] });
  });
});
