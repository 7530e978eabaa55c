// Chapter 7: Indulgences.

import { describe, expect, it } from 'vitest';
import { table } from './help.ts';

describe('Indulgences', () => {
  it('[VIR-7.1] one a Year, in Spring or Winter, if the Room with the marker holds none', () => {
    table()
      .acting(0, 'top')
      .expect({ free: { 0: ['cash pisa', 'cash florence', 'indulgence'], 1: ['cash bari'] } })
      .play('0 indulgence')
      .expect({ florins: { 0: 4 } })
      .refused('0 indulgence')
      .play('0 stop')
      .expect({ question: 'rearrange' })
      .refused('0 indulgence');
    table().indulgence(0, 'top').winter(0).refused('0 indulgence');
    table()
      .marker(0, 'top')
      .indulgence(0, 'upperRight')
      .winter(0)
      .play('0 indulgence')
      .expect({ florins: { 0: 4 } });
  });

  it('[VIR-7.2] for a Crown used at once, in the action or a purchase, never to redeem; or for 3 florins', () => {
    table()
      .florins(0, 2)
      .exhausted(0, 'florence', 'pisa')
      .acting(0, 'top')
      .play('0 patronise indulgence=crown coin1=florin coin2=florin')
      .expect({ patronage: { 0: 1 }, indulgences: { 0: ['top'] } });
    table()
      .florins(0, 1)
      .exhausted(0, 'florence', 'pisa')
      .winter(0)
      .play('0 stop', '0 buy banker', '0 stop', '0 pay treasury=florin indulgence=crown')
      .expect({ indulgences: { 0: ['top'] } });
    table()
      .florins(0, 0)
      .exhausted(0, 'florence')
      .indulgence(0, 'upperRight')
      .card(0, 'podesta', 'R1')
      .turn(0)
      .play('0 march 1')
      .expect({ question: 'rearrange' });
  });

  it('[VIR-7.3, VIR-7.4] the card goes into the Room with the marker, one at most', () => {
    const s = table()
      .acting(0, 'top')
      .play('0 indulgence')
      .expect({ indulgences: { 0: ['top'] } });
    expect(s.view().players[0]!.mayRequestIndulgence).toBe(false);
  });

  it('[VIR-7.5] an older one stops the action and bars another request that Year', () => {
    table()
      .exhausted(0, 'florence')
      .indulgence(0, 'upperRight')
      .turn(0)
      .play('0 march 1')
      .expect({ question: 'rearrange' })
      .refused('0 indulgence');
  });

  it('[VIR-7.6, VIR-R63] redeemed for 1 Cross or 2 Crowns when the marker enters the Room, passing or stopping', () => {
    const s = () => table().indulgence(0, 'upperRight').card(0, 'bishop', 'R1');
    s()
      .turn(0)
      .play('0 march 1')
      .expect({ question: 'redeem', menu: ['stop', 'redeem R1=cross', 'redeem florence=crown'] })
      .play('0 redeem florence=crown')
      .expect({ indulgences: { 0: [] }, question: 'govern' });
    s()
      .turn(0)
      .play('0 march 2')
      .expect({ question: 'redeem' })
      .play('0 redeem R1=cross')
      .expect({ indulgences: { 0: [] }, marker: { 0: 'lowerRight' } });
    s()
      .turn(0)
      .play('0 march 1', '0 stop')
      .expect({ indulgences: { 0: ['upperRight'] }, question: 'rearrange' });
    table()
      .indulgence(0, 'top')
      .turn(0)
      .play('0 march 1')
      .expect({ question: 'govern', indulgences: { 0: ['top'] } });
  });

  it('[VIR-7.7] with Courtiers, tokens and the Empire’s bonus, just refreshed ones included; not with Rooms', () => {
    table()
      .florins(0, 0)
      .exhausted(0, 'florence', 'pisa')
      .card(0, 'cardinal', 'upperRight')
      .indulgence(0, 'lowerRight')
      .card(0, 'bishop', 'R1')
      .exhausted(0, 'R1')
      .ally(0, 'holy_roman_empire')
      .turn(0)
      .play('0 march 2')
      .expect({ question: 'redeem', menu: ['stop', 'redeem R1=cross', 'redeem holy_roman_empire=cross'] })
      .play('0 redeem holy_roman_empire=cross')
      .expect({ pieces: { 0: { holy_roman_empire: 'exhausted', R1: 'available' } }, question: 'intrigue' });
  });

  it('[VIR-7.8] it returns to the stack, and the action is performed as usual', () => {
    const s = table().indulgence(0, 'upperRight').turn(0).play('0 march 1', '0 redeem florence=crown');
    s.expect({ question: 'govern', offers: ['govern 1'] });
    expect(s.view().indulgences).toBe(10);
  });

  it('[VIR-7.9] each one left costs a Prestige', () => {
    table()
      .indulgence(0, 'top')
      .indulgence(0, 'lowerLeft')
      .scoring()
      .expect({ score: { 0: { indulgences: -2 }, 1: { indulgences: 0 } } });
  });

  it('[VIR-R3] requesting is free', () => {
    table()
      .florins(0, 0)
      .exhausted(0, 'florence', 'pisa')
      .acting(0, 'top')
      .play('0 indulgence')
      .expect({ florins: { 0: 3 } });
  });

  it('[VIR-R4] at one’s own decisions after the marker has stopped, as defender too; not before, not unasked', () => {
    table().turn(0).refused('0 indulgence');
    table()
      .florins(1, 0)
      .exhausted(1, 'bari', 'naples')
      .card(1, 'condottiere', 'R1')
      .troops(0, 'naples', 4)
      .sieges()
      .expect({ deciding: 1, question: 'declare', menu: ['pass'], free: { 1: ['indulgence'] } })
      .play('1 indulgence', '1 declare R1')
      .expect({ florins: { 1: 2 }, owner: { naples: 1 } });
  });

  it('[VIR-R5] one taken now does not stop the action', () => {
    table()
      .florins(0, 0)
      .exhausted(0, 'pisa')
      .acting(0, 'top')
      .play('0 indulgence', '0 patronise florence=crown coin1=florin coin2=florin')
      .expect({ patronage: { 0: 1 }, florins: { 0: 1 } });
  });

  it('[VIR-R66] an enemy Agent in the Room does not stop a request', () => {
    table()
      .agent(1, 'florence.upperRight')
      .turn(0)
      .play('0 march 1', '0 indulgence')
      .expect({ florins: { 0: 4 }, question: 'idle' });
  });

  it('[VIR-R29] when all ten are out, nobody gets another', () => {
    const s = table().marker(0, 'upperLeft');
    for (const seat of [1, 2]) {
      for (const room of ['top', 'upperRight', 'lowerRight', 'lowerLeft', 'upperLeft'] as const)
        s.indulgence(seat, room);
    }
    s.winter(0).refused('0 indulgence');
  });
});
