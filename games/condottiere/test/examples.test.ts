// The worked examples. A is seat 0, B is seat 1.

import { describe, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { many } from './help.ts';

describe('worked examples', () => {
  it('[CON-E1] with Winter in play each mercenary beside a Drummer counts 2', () => {
    scenario({ players: 2 })
      .line(0, 'm10', 'm6', 'm1', 'drummer')
      .line(1, 'winter')
      .hand(1, 'm1')
      .deciding(1)
      .expect({ strength: { 0: 6 } });
  });

  it('[CON-E2] with two regions A is dealt 12 cards', () => {
    scenario({ players: 4 })
      .owns(0, 'roma', 'lucca')
      .roundEnds()
      .expect({ handSize: { 0: 12, 1: 10 } });
  });

  it('[CON-E3] with Parma, Venezia and Siena A receives 13 cards', () => {
    scenario({ players: 4 })
      .owns(0, 'parma', 'venezia', 'siena')
      .roundEnds()
      .expect({ handSize: { 0: 13 } });
  });

  it('[CON-E4] a line of 29 counts 4 under Winter', () => {
    scenario({ players: 2 })
      .line(0, 'm10', 'm10', 'm5', 'm4')
      .hand(1, 'winter', 'm1')
      .deciding(1)
      .expect({ strength: { 0: 29 } })
      .play('1 play winter')
      .expect({ strength: { 0: 4 } });
  });

  it('[CON-E5] Spring makes A 18 and B 15', () => {
    scenario({ players: 2 })
      .line(0, 'm2', 'm5', 'm5')
      .line(1, 'm1', 'm4', 'heroine', 'spring')
      .hand(0, 'm1')
      .deciding(0)
      .expect({ strength: { 0: 18, 1: 15 } });
  });

  it('[CON-E6] B’s Bishop takes both sixes: A 5, B 2, and B has the Pope', () => {
    scenario({ players: 2 })
      .line(0, 'm6', 'm3', 'm1', 'm1')
      .line(1, 'm6', 'm1', 'm1')
      .hand(0, 'm1')
      .hand(1, 'bishop', 'm1')
      .deciding(1)
      .play('1 play bishop')
      .expect({ strength: { 0: 5, 1: 2 }, discards: ['m6', 'm6', 'bishop'], question: 'placePope', deciding: 1 })
      .expect({ offers: ['pope off', 'pope siena'] });
  });

  it('[CON-E7] 21 becomes 42 with a Drummer, 6 with Winter besides', () => {
    scenario({ players: 2 })
      .line(0, 'm10', 'm6', 'm5')
      .hand(0, 'drummer', 'm1')
      .hand(1, 'winter', 'm1')
      .deciding(0)
      .expect({ strength: { 0: 21 } })
      .play('0 play drummer')
      .expect({ strength: { 0: 42 } })
      .play('1 play winter')
      .expect({ strength: { 0: 6 } });
  });

  it('[CON-E8] 2, 4 and a Drummer make 15 in Spring', () => {
    scenario({ players: 2 })
      .line(0, 'm2', 'm4', 'drummer')
      .line(1, 'spring', 'm3')
      .hand(1, 'm1')
      .deciding(1)
      .expect({ strength: { 0: 15, 1: 3 } });
  });

  it('[CON-E9] with 9 cards and one region A may draw at most 2', () => {
    scenario({ players: 2, variants: ['drawAfterBattle'] })
      .hand(0, ...many(9, 'm1'))
      .owns(0, 'roma')
      .drawing()
      .expect({ menu: { 0: ['draw 0', 'draw 1', 'draw 2'] } })
      .refused('0 draw 3', 'CON-12.5');
  });

  it('[CON-E10] B’s Bishop misses the facedown 10: at the end A 10, B 7', () => {
    scenario({ players: 2, variants: ['hiddenCards'] })
      .line(0, 'm6', 'm6')
      .facedown(0, 'm10')
      .line(1, 'm5', 'm1', 'm1')
      .hand(0, 'm1')
      .hand(1, 'bishop', 'm2')
      .passed(0)
      .deciding(1)
      .play('1 play bishop', '1 pope off')
      .expect({ discards: ['m6', 'm6', 'bishop'], facedown: { 0: 'm10' } })
      .play('1 pass')
      .expect({ events: [{ what: 'compared', strengths: [10, 7] }] });
  });
});
