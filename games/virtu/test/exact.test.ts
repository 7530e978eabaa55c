// What is told and offered, exactly: whole menus, whole events, at the edges of the rules.

import { explained } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { CITY } from '../data/cities.ts';
import { pendingBill } from '../rules/chapters/03-payment.ts';
import { byLand, seasTo } from '../rules/chapters/09-diplomacy.ts';
import { toughness } from '../rules/model/toughness.ts';
import { scenario } from '../scenario.ts';
import { BOX, table } from './help.ts';

describe('an action that is not taken', () => {
  it.each([
    ['patronage', 'top'],
    ['govern', 'upperRight'],
    ['intrigue', 'lowerRight'],
    ['diplomacy', 'lowerLeft'],
    ['war', 'upperLeft'],
  ] as const)('[VIR-R9] is told: %s', (action, room) => {
    const s = table().acting(0, room).play('0 stop');
    expect(s.heard(null)[0]).toEqual({ what: 'noAction', seat: 0, action });
  });

  it('[VIR-R9] is told: trade', () => {
    const s = table().card(0, 'merchant', 'top').acting(0, 'top').play('0 stop');
    expect(s.heard(null)[0]).toEqual({ what: 'noAction', seat: 0, action: 'trade' });
  });

  it('[VIR-10.6] is not a War that gave tokens, nor an Intrigue or War that is paid for', () => {
    const borgia = table().card(0, 'cesare_borgia', 'upperLeft').acting(0, 'upperLeft');
    borgia.play('0 warToken card').expect({ events: [{ what: 'warTokenTaken', card: 'cesare_borgia', tokens: 1 }] });
    borgia.play('0 stop').expect({ noEvents: ['noAction'], question: 'rearrange' });
    const war = table().acting(0, 'upperLeft').play('0 move 1 pisa ajaccio sea', '0 stop', '0 pay pisa=ship');
    war.expect({ noEvents: ['noAction'] });
    const plot = table()
      .acting(0, 'lowerRight')
      .play('0 agent reserve', '0 plant siena', '0 stop', '0 pay printed=mask');
    plot.expect({ noEvents: ['noAction'], agent: { siena: 0 } });
  });
});

describe('the marker', () => {
  it('[VIR-6.6] tells where it stops, and what is done there', () => {
    const s = table().card(0, 'merchant', 'upperRight').turn(0).play('0 march 1');
    expect(s.heard(null)).toEqual([{ what: 'markerStops', seat: 0, room: 'upperRight', action: 'trade' }]);
  });

  it('[VIR-6.5] tells of Courtiers only where some were exhausted, and refreshes nobody else’s', () => {
    const s = table()
      .card(0, 'banker', 'R1')
      .card(1, 'banker', 'R1')
      .card(1, 'merchant', 'L1')
      .exhausted(1, 'R1', 'L1')
      .marker(0, 'lowerLeft')
      .turn(0)
      .play('0 march 1')
      .expect({ noEvents: ['courtiersRefreshed'] });
    s.expect({ pieces: { 0: { R1: 'available' }, 1: { R1: 'exhausted', L1: 'exhausted' } } });
  });

  it('[VIR-6.8, VIR-R66] nobody is asked in a blocked Room where no Indulgence can be had', () => {
    const s = table().agent(1, 'florence.upperRight');
    for (const seat of [1, 2]) {
      for (const room of ['top', 'upperRight', 'lowerRight', 'lowerLeft', 'upperLeft'] as const)
        s.indulgence(seat, room);
    }
    s.turn(0)
      .play('0 march 1')
      .expect({ events: [{ what: 'roomBlocked', room: 'upperRight', by: 'agent' }], question: 'rearrange' });
  });

  it('[VIR-6.3, VIR-6.4] goes on by florins and by Arrows, each told', () => {
    const s = table().florins(0, 2).owns(0, 'terracina').exhausted(0, 'pisa', 'florence').turn(0);
    s.play('0 march 2').expect({ menu: ['stop', 'further florins', 'further terracina'] });
    s.play('0 further terracina').expect({
      events: [{ what: 'furtherStep', seat: 0, by: 'terracina' }],
      menu: ['stop', 'further florins'],
    });
    s.play('0 further florins').expect({
      events: [
        { what: 'furtherStep', by: 'florins' },
        { what: 'markerStops', room: 'upperLeft', action: 'war' },
      ],
      florins: { 0: 0 },
    });
  });

  it('[VIR-7.1, VIR-7.8] tells of an Indulgence taken and redeemed', () => {
    const taken = table().acting(0, 'upperRight').play('0 indulgence');
    expect(taken.heard(null)).toEqual([{ what: 'indulgenceTaken', seat: 0, room: 'upperRight', benefit: 'florins' }]);
    const crown = table().exhausted(0, 'florence').florins(0, 2).acting(0, 'top');
    crown.play('0 patronise indulgence=crown coin1=florin coin2=florin').expect({
      events: [
        { what: 'indulgenceTaken', room: 'top', benefit: 'crown' },
        { what: 'patronised', cell: 1 },
      ],
    });
    table()
      .indulgence(0, 'upperRight')
      .turn(0)
      .play('0 march 1', '0 redeem florence=crown')
      .expect({ events: [{ what: 'indulgenceRedeemed', seat: 0, room: 'upperRight' }] });
  });
});

describe('Govern', () => {
  it('[VIR-8.2, VIR-8.17] Artillery, Titles and Cathedrals are turned like cities', () => {
    const s = table()
      .bonus(0, 'artillery')
      .token(0, 'duchy')
      .cathedral('florence')
      .exhausted(0, 'artillery', 'duchy', 'cathedral.florence', 'pisa')
      .acting(0, 'upperRight')
      .expect({ menu: ['stop', 'govern 1', 'govern 2'] })
      .play('0 govern 2', '0 pay florence=crown');
    s.expect({
      events: [{ what: 'tokensTurned', tokens: ['pisa', 'cathedral.florence', 'duchy', 'artillery'] }],
      pieces: {
        0: {
          artillery: 'available',
          duchy: 'available',
          'cathedral.florence': 'available',
          pisa: 'available',
          florence: 'exhausted',
        },
      },
    });
  });

  it('[VIR-8.1] any mix that can be met is on the bill, and nothing that is not', () => {
    const s = table()
      .owns(0, 'siena', 'spoleto')
      .exhausted(0, 'pisa', 'siena', 'spoleto')
      .card(0, 'bishop', 'R1')
      .acting(0, 'upperRight')
      .play('0 govern 2');
    expect(pendingBill(s.state(), 0)).toEqual({
      purpose: 'govern',
      costs: [{ crown: 1, cross: 1 }, { crown: 2 }],
      without: [],
    });
    const cross = table().exhausted(0, 'pisa').card(0, 'cardinal', 'R1').acting(0, 'upperRight').play('0 govern 1');
    expect(pendingBill(cross.state(), 0)!.costs).toEqual([{ cross: 1 }, { crown: 1 }]);
  });

  it('[VIR-8.2] no more symbols than there is to turn: two tokens or one Alliance each', () => {
    const s = (...ids: string[]) =>
      table()
        .card(0, 'cardinal', 'R1')
        .card(0, 'cardinal', 'R2')
        .owns(0, 'siena')
        .ally(0, 'france')
        .exhausted(0, ...ids)
        .acting(0, 'upperRight');
    s('pisa').expect({ menu: ['stop', 'govern 1'] });
    s('pisa', 'siena').expect({ menu: ['stop', 'govern 1'] });
    s('pisa', 'siena', 'france').expect({ menu: ['stop', 'govern 1', 'govern 2'] });
    s().expect({ menu: ['stop'] });
  });
});

describe('bills that are pending', () => {
  it('[VIR-3.7] bind only whoever has to pay them', () => {
    const s = table().card(0, 'giuliano_de_medici', 'lowerLeft').acting(0, 'lowerLeft').play('0 annex ravenna land');
    expect(pendingBill(s.state(), 0)).toEqual({ purpose: 'diplomacy', costs: [{ crown: 3 }], without: [] });
    expect(pendingBill(s.state(), 1)).toBeNull();
    s.expect({ free: { 0: ['cash pisa', 'cash florence', 'indulgence'], 1: ['cash bari'], 2: ['cash verona'] } });
  });
});

describe('florins that are raised', () => {
  it('[VIR-3.7, VIR-7.2] none are missing any more once an Indulgence has brought them', () => {
    table()
      .florins(0, 0)
      .winter(0)
      .play('0 stop', '0 stop', '0 hire florence')
      .expect({ question: 'raise', menu: ['raise pisa=florin', 'raise florence=florin'] })
      .play('0 indulgence')
      .expect({ menu: ['raise'], florins: { 0: 3 } })
      .play('0 raise')
      .expect({ florins: { 0: 2 }, troops: { florence: { 0: 2 } } });
  });

  it('[VIR-8.1, VIR-8.18] what a payment brings is known when it is paid', () => {
    const last = (s: ReturnType<typeof table>) => s.state().todo.at(-1);
    const trade = table().card(0, 'merchant', 'top').acting(0, 'top').play('0 trade 1');
    expect(last(trade)).toMatchObject({ at: 'pay', next: { at: 'traded', seat: 0, ships: 0 } });
    trade.play('0 pay card=ship').expect({ events: [{ what: 'traded', seat: 0, florins: 6 }] });
    const govern = table().exhausted(0, 'pisa').acting(0, 'upperRight').play('0 govern 1');
    expect(last(govern)).toMatchObject({ at: 'pay', next: { at: 'turning', seat: 0, left: 0, spent: [] } });
  });
});

describe('Diplomacy', () => {
  it('[VIR-9.4, VIR-9.5] by land over one road, by sea over the fewest seas', () => {
    const s = table().owns(0, 'ancona').turn(0).state();
    expect(['siena', 'ravenna', 'rome', 'ferrara'].map((id) => byLand(s, 0, CITY[id as 'rome']))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const seas = ['ravenna', 'pescara', 'terracina', 'ajaccio', 'tunis', 'rome', 'siena'].map((id) =>
      seasTo(s, 0, CITY[id as 'rome']),
    );
    expect(seas).toEqual([1, 1, 2, 1, 3, 0, 0]);
    expect(seasTo(table().turn(0).state(), 0, CITY.ravenna)).toBe(5);
  });

  it('[VIR-R15] toughness is never below 0', () => {
    const s = table().agent(0, 'ajaccio').turn(0).state();
    const edition = { ...BOX, cities: { ...BOX.cities, ajaccio: { toughness: 0 } } };
    const soft = { ...s, edition } as typeof s;
    expect(toughness(soft, CITY.ajaccio, 0)).toBe(0);
    expect(explained((parts) => toughness(soft, CITY.ajaccio, 0, parts))).toEqual({
      total: 0,
      parts: [
        { what: 'printed', n: 0, rules: ['VIR-9.2'] },
        { what: 'ownAgent', n: -1, rules: ['VIR-11.12'], facts: { seat: 0 } },
        { what: 'floor', n: 1, rules: ['VIR-R15'] },
      ],
    });
    expect(toughness(soft, CITY.ajaccio, 1)).toBe(1);
  });
});

describe('the end of Spring', () => {
  it('[VIR-16.1] tells why this is the last Year, and only then', () => {
    const s = table().patronage(1, 5).sieges();
    s.expect({
      events: [
        { what: 'newOrder', order: [0, 1, 2] },
        { what: 'lastYear', reason: 'patronage' },
      ],
    });
    table()
      .sieges()
      .expect({ noEvents: ['lastYear'] });
  });

  it('[VIR-15.1, VIR-15.24] nobody is asked for an Alliance who can neither pay for one nor request an Indulgence', () => {
    const poor = () => table().exhausted(0, 'florence', 'pisa');
    poor()
      .winter(0)
      .play('0 stop', '0 stop', '0 stop')
      .expect({ question: 'alliance', menu: ['stop'] });
    poor().indulgence(0, 'top').winter(0).play('0 stop', '0 stop', '0 stop').expect({ question: 'march' });
    table()
      .indulgence(0, 'top')
      .card(0, 'condottiere', 'R1')
      .winter(0)
      .play('0 stop', '0 stop', '0 stop')
      .expect({ question: 'alliance', menu: ['stop', 'ally france R1=cavalry florence=crown'] });
  });

  it('[VIR-15.2, VIR-15.3] who has no florin pays none', () => {
    table()
      .florins(0, 0)
      .exhausted(0, 'florence', 'pisa')
      .troops(0, 'pisa', 4)
      .winter(0)
      .expect({ menu: ['salary 0'] });
    const s = table().florins(0, 3).troops(0, 'pisa', 4).winter(0).play('0 salary 1');
    s.expect({ events: [{ what: 'salaryPaid', seat: 0, florins: 1 }], menu: ['dismiss pisa', 'dismiss florence'] });
    s.play('0 dismiss florence').expect({ events: [{ what: 'troopDismissed', seat: 0, city: 'florence' }] });
  });

  it('[VIR-8.5] nobody goes further than the last cell', () => {
    table()
      .florins(0, 9)
      .patronage(0, 5)
      .acting(0, 'top')
      .expect({ menu: ['stop'] });
    table()
      .florins(0, 1)
      .exhausted(0, 'pisa', 'florence')
      .acting(0, 'top')
      .expect({ menu: ['stop'] });
  });
});

describe('plans', () => {
  it('[VIR-10.1, VIR-11.1, VIR-12.18] what is planned and not yet paid is shown', () => {
    const plot = table().acting(0, 'lowerRight');
    plot.expect({ plan: { what: 'intrigue', seat: 0, cost: { mask: 0 }, holding: null } });
    plot.play('0 agent reserve').expect({ plan: { what: 'intrigue', seat: 0, cost: { mask: 1 }, holding: 'reserve' } });
    table()
      .acting(0, 'upperLeft')
      .expect({ plan: { what: 'war', seat: 0, cost: {}, tokens: [] } });
    table()
      .troops(0, 'siena', 3)
      .sieges()
      .expect({ plan: { what: 'retreat', seat: 0, cost: { ship: 0 } } });
  });
});

describe('a bonus that costs', () => {
  it('[VIR-R75] what a bonus would cost is told even where florins are short', () => {
    const edition = { ...BOX, cards: { ...BOX.cards, assassin: { symbols: { war: 2, florin: 2 } } } };
    const s = scenario({ players: 3, edition })
      .florins(0, 0)
      .exhausted(0, 'florence', 'pisa')
      .card(0, 'assassin', 'R1')
      .troops(0, 'ravenna', 1)
      .sieges();
    // Its own florins cannot pay for itself; an Indulgence could.
    s.expect({ menu: ['pass'] }).refused('0 declare R1', 'VIR-12.8', 'noFlorins');
    s.play('0 indulgence', '0 declare R1').expect({ florins: { 0: 1 }, owner: { ravenna: 0 } });
  });
});
