// Chapters 5 and 6: the Year, and the way of the Action marker.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { table } from './help.ts';

/** Everybody marches one Room and does nothing all Year. */
function idleYear(s: ReturnType<typeof table>): void {
  for (let guard = 0; guard < 80; guard++) {
    const f = s.state().todo.at(-1)!;
    if (
      f.at === 'march' &&
      s.state().stopped[f.seat] === false &&
      s.view().season === 'spring' &&
      guard > 0 &&
      s.view().year > 3
    )
      return;
    if (!('seat' in f)) return;
    s.play(`${f.seat} ${f.at === 'march' ? 'march 1' : 'stop'}`);
  }
}

describe('the Year', () => {
  it('[VIR-5.1] Spring, then Winter, both in the turn order found at the end of Spring', () => {
    const s = table().owns(2, 'ferrara').spring();
    s.expect({ year: 3, deciding: 0, question: 'march', order: [0, 1, 2] });
    s.play('0 march 1', '0 stop', '1 march 1', '1 stop', '2 march 1', '2 stop');
    s.expect({ order: [2, 0, 1], deciding: 2, question: 'rearrange' });
    idleYear(s);
    s.expect({ year: 4, order: [2, 0, 1], deciding: 2, question: 'march' });
  });

  it('[VIR-5.2] all players act before any siege is resolved', () => {
    table()
      .troops(0, 'ravenna', 3)
      .spring()
      .play('0 march 1', '0 stop', '1 march 1', '1 stop', '2 march 1')
      .expect({ owner: { ravenna: null } })
      .play('2 stop')
      .expect({ owner: { ravenna: 0 }, events: ['cityConquered', 'newOrder'] });
  });

  it('[VIR-5.3] in Winter each player finishes all steps before the next begins', () => {
    const s = table().spring().play('0 march 1', '0 stop', '1 march 1', '1 stop', '2 march 1', '2 stop');
    s.expect({ deciding: 0, question: 'rearrange' })
      .play('0 stop')
      .expect({ deciding: 0, question: 'acquire' })
      .play('0 stop')
      .expect({ deciding: 0, question: 'hire' })
      .play('0 stop')
      .expect({ deciding: 0, question: 'alliance' })
      .play('0 stop')
      .expect({ deciding: 1, question: 'rearrange' });
  });
});

describe('the marker', () => {
  it('[VIR-6.1, VIR-R54] first Spring: any Room, the action at once, no arrow crossed', () => {
    const s = scenario({ players: 3, options: { firstPlayer: 1 } })
      .newGame()
      .play('0 power florence', '1 power naples', '2 power venice')
      .play('0 family R1 R2 L1', '1 family R1 R2 L1', '2 family R1 R2 L1');
    s.expect({ deciding: 0, question: 'firstRoom' })
      .expect({ menu: ['room top', 'room upperRight', 'room lowerRight', 'room lowerLeft', 'room upperLeft'] })
      .play('0 cash R1', '0 room lowerRight')
      .expect({ marker: { 0: 'lowerRight' }, question: 'intrigue', pieces: { 0: { R1: 'exhausted' } } });
  });

  it('[VIR-6.2] later: one or two Rooms clockwise for free, never none', () => {
    const s = table().florins(0, 0).exhausted(0, 'florence', 'pisa').turn(0);
    s.expect({ menu: ['march 1', 'march 2'] })
      .refused('0 stop')
      .refused('0 march 3')
      .refused('0 march 0');
    s.play('0 march 2').expect({ marker: { 0: 'lowerRight' } });
    table()
      .marker(0, 'upperLeft')
      .turn(0)
      .play('0 march 1')
      .expect({ marker: { 0: 'top' } });
  });

  it('[VIR-6.3] once per Spring, one Room further for 2 florins', () => {
    table()
      .florins(0, 5)
      .exhausted(0, 'florence', 'pisa')
      .turn(0)
      .play('0 march 2')
      .expect({ menu: ['stop', 'further florins'] })
      .play('0 further florins')
      .expect({ marker: { 0: 'lowerLeft' }, florins: { 0: 3 }, question: 'diplomacy' });
    table().florins(0, 1).exhausted(0, 'florence', 'pisa').turn(0).play('0 march 2').expect({ question: 'intrigue' });
  });

  it('[VIR-H2] who stops after one Room is not asked about paid steps', () => {
    table()
      .florins(0, 5)
      .turn(0)
      .play('0 march 1')
      .expect({ marker: { 0: 'upperRight' }, question: 'govern' });
  });

  it('[VIR-6.4, VIR-R10] Arrows and the paid step add up, to a full lap and beyond', () => {
    table()
      .florins(0, 2)
      .owns(0, 'terracina', 'pescara')
      .token(0, 'guild', 'principality')
      .exhausted(0, 'florence', 'pisa')
      .turn(0)
      .play('0 march 2', '0 further florins', '0 further terracina', '0 further pescara', '0 further guild')
      .expect({ marker: { 0: 'upperRight' }, lacks: ['further florins'], offers: ['further principality'] })
      .play('0 stop')
      .expect({ question: 'govern' });
  });

  it('[VIR-6.5] crossing a side’s arrow makes all its Courtiers available, shaded spaces too', () => {
    const s = table()
      .token(0, 'duchy')
      .card(0, 'banker', 'R1')
      .card(0, 'podesta', 'R3')
      .card(0, 'merchant', 'L1')
      .exhausted(0, 'R1', 'R3', 'L1');
    s.turn(0)
      .play('0 march 1')
      .expect({ pieces: { 0: { R1: 'exhausted', R3: 'exhausted' } } });
    const again = table().token(0, 'duchy').card(0, 'banker', 'R1').card(0, 'podesta', 'R3').card(0, 'merchant', 'L1');
    again
      .exhausted(0, 'R1', 'R3', 'L1')
      .turn(0)
      .play('0 march 2')
      .expect({ pieces: { 0: { R1: 'available', R3: 'available', L1: 'exhausted' } } })
      .expect({ events: [{ what: 'courtiersRefreshed', side: 'right', cards: ['banker', 'podesta'] }] });
    table()
      .card(0, 'banker', 'R1')
      .card(0, 'merchant', 'L1')
      .exhausted(0, 'R1', 'L1')
      .marker(0, 'lowerLeft')
      .turn(0)
      .play('0 march 1')
      .expect({ pieces: { 0: { R1: 'exhausted', L1: 'available' } } });
  });

  it('[VIR-6.6] then the action of that Room, the card’s if one lies there', () => {
    table().turn(0).play('0 march 1').expect({ question: 'govern' });
    table().card(0, 'merchant', 'upperRight').turn(0).play('0 march 1').expect({ question: 'trade' });
  });

  it('[VIR-6.7] no action in a Room with an older Indulgence', () => {
    table()
      .exhausted(0, 'florence')
      .indulgence(0, 'upperRight')
      .turn(0)
      .play('0 march 1')
      .expect({ events: [{ what: 'roomBlocked', by: 'indulgence' }], deciding: 0, question: 'rearrange' });
  });

  it('[VIR-6.8] no action in a Room with an enemy Agent; an own Agent does not matter', () => {
    table()
      .agent(1, 'florence.upperRight')
      .turn(0)
      .play('0 march 1')
      .expect({ events: [{ what: 'roomBlocked', by: 'agent' }], question: 'idle' })
      .play('0 stop')
      .expect({ question: 'rearrange' });
    table().agent(0, 'florence.upperRight').turn(0).play('0 march 1').expect({ question: 'govern' });
  });

  it('[VIR-R8] Courtiers refreshed on the way pay for the extra step', () => {
    table()
      .florins(0, 0)
      .exhausted(0, 'florence', 'pisa')
      .card(0, 'banker', 'R1')
      .exhausted(0, 'R1')
      .turn(0)
      .play('0 march 2', '0 further florins')
      .expect({ question: 'raise', menu: ['raise R1=florin'] })
      .play('0 raise R1=florin')
      .expect({ florins: { 0: 1 }, marker: { 0: 'lowerLeft' } });
  });

  it('[VIR-R9] the action may be skipped', () => {
    table()
      .acting(0, 'top')
      .play('0 stop')
      .expect({ events: [{ what: 'noAction', action: 'patronage' }], patronage: { 0: 0 } });
    expect(table().acting(0, 'top').view().players[0]!.patronage).toBe(0);
  });
});
