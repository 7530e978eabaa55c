// Chapter 9: deals between players. That people may talk (CON-9.1) is the table's business.

import { describe, it } from 'vitest';
import { scenario } from '../scenario.ts';

const three = () => scenario({ players: 3 }).hand(0, 'm1', 'm6', 'm6').hand(1, 'm2').hand(2, 'm3');

describe('deals between players', () => {
  it('[CON-9.2] a player may show their cards to another, even out of turn', () => {
    three()
      .deciding(1)
      .play('0 show 2 m6 m6')
      .expect({ deciding: 1, question: 'turn', sees: { 2: { players: { 0: { known: ['m6', 'm6'] } } } } })
      .expect({ hears: { 2: [{ what: 'shownCards', seat: 0, cards: ['m6', 'm6'] }] } });
  });

  it('[CON-9.2] in whatever order they name them', () => {
    three()
      .deciding(1)
      .play('0 show 2 m6 m1 m6')
      .expect({ sees: { 2: { players: { 0: { known: ['m1', 'm6', 'm6'] } } } } });
  });

  it('[CON-9.3] cards are never exchanged or given', () => {
    three()
      .deciding(1)
      .play('0 show 2 m6')
      .expect({ hand: { 0: ['m1', 'm6', 'm6'], 1: ['m2'], 2: ['m3'] } })
      .refused('0 give 2 m6', 'unreadable')
      .refused('1 give 2 m2', 'unreadable')
      .refused('2 play m6', 'not-asked')
      .play('1 pass')
      .refused('2 play m6', 'CON-4.2');
  });

  it('[CON-9.4] what was shown or said binds nobody', () => {
    three()
      .deciding(0)
      .play('0 show all m6')
      .expect({ menu: ['play m1', 'play m6', 'pass'] })
      .play('0 play m1')
      .expect({ line: { 0: ['m1'] }, deciding: 1, menu: ['play m2', 'pass'] });
  });
});
