// Chapter 14: event tiles. Chapter 15: treachery cards.

import { describe, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { EVEN } from './help.ts';

const three = () =>
  scenario({ players: 3, edition: EVEN })
    .family(0, 'gonzaga')
    .family(1, 'baglioni')
    .family(2, 'malatesta')
    .used('malatesta');
const rome = ['0 war', '0 cities rome milan'];

describe('event tiles', () => {
  it('[POR-14.1] points are kept and scored at the end', () => {
    three()
      .decade(3)
      .events(0, 'ev1-mantegna', 'ev2-botticelli', 'ev3-michelangelo')
      .decadeEnds(1)
      .expect({ points: { 0: 5 + 3 + 2 + 3 + 4 } });
  });

  it('[POR-14.2, POR-R29] +1 status on any city; at 10 the tile lies there and the marker stays', () => {
    const win = ['0 nominate ev1-bellini', '0 bid 0', '1 pass', '2 pass'];
    three()
      .turn(0)
      .play(...win)
      .expect({ menu: ['place venice', 'place milan', 'place florence', 'place rome', 'place naples'] })
      .play('0 place rome')
      .expect({ status: { rome: 6 } });
    three()
      .status({ rome: 10 })
      .turn(0)
      .play(...win, '0 place rome')
      .expect({ status: { rome: 10 }, artists: { rome: ['ev1-bellini'] } });
  });

  it('[POR-14.3, POR-R29] French Invade lies like an artist and lowers by 2, never below 3', () => {
    three()
      .decade(3)
      .status({ rome: 4 })
      .turn(0)
      .play('0 nominate ev3-french-invade', '0 bid 0', '1 pass', '2 pass', '0 place rome')
      .expect({ status: { rome: 3 }, artists: { rome: ['ev3-french-invade'] } });
  });

  it('[POR-14.4, POR-E6] both Wine Merchants: 2 gold a decade and 2 points for each own Merchant tile', () => {
    const both = () =>
      three()
        .status({ venice: 9, milan: 8, florence: 7, rome: 6, naples: 5 })
        .events(0, 'ev1-wine-merchants', 'ev2-wine-merchants')
        .tiles(0, 'naples-oil-merchant', 'rome-alum-merchant')
        .gold(1, 99)
        .gold(2, 98)
        .influence(1, 99)
        .influence(2, 98);
    both()
      .decade(2)
      .decadeEnds(1)
      .expect({ gold: { 0: 30 + 4 + 6 + 4 } });
    both()
      .decade(3)
      .decadeEnds(1)
      .expect({ points: { 0: 2 + 3 + 4 } });
  });
});

describe('treachery cards', () => {
  it('[POR-15.1] a played or discarded card goes face up onto the discards', () => {
    three()
      .hand(0, 'steal-influence')
      .turn(0)
      .play('0 steal steal-influence 1')
      .expect({ discards: ['steal-influence'] });
    three()
      .hand(0, 'veto', 'veto')
      .deck('start-war', 'start-war', 'start-war', 'veto')
      .turn(0)
      .play('0 buy card', '0 discard veto')
      .expect({ hears: { 1: [{ what: 'cardDiscarded', card: 'veto' }] } });
  });

  const war = () => three().troops(0, 'infantry', 'pikemen').troops(1, 'crossbowmen').hand(0, 'bribe-troops');
  const led = [...rome, '0 decline', '0 bid 0', '1 pass', '1 bid 0'];

  it('[POR-15.2] Bribe Troops: only after the condottieri are set and before the dice', () => {
    const s = war()
      .turn(0)
      .expect({ lacks: ['bribe 1 crossbowmen'] });
    s.play(...rome).expect({ menu: { 0: ['decline'] } });
    s.play('0 decline').refused('0 bribe 1 crossbowmen').play('0 bid 0', '1 pass', '1 bid 0');
    s.expect({ question: 'bribe', offers: ['bribe 1 crossbowmen'] });
    s.play('0 bribe 1 crossbowmen').expect({ events: ['bribed', 'rolled'] });
  });

  it('[POR-15.3] Bribe Troops: only condottieri and the Pope in the League', () => {
    three()
      .troops(0, 'infantry')
      .troops(1, 'crossbowmen')
      .hand(2, 'bribe-troops')
      .turn(0)
      .play(...rome, '2 decline', '0 bid 0', '1 pass', '1 bid 0')
      .expect({ noEvents: ['bribed'], events: ['rolled'] });
  });

  it('[POR-15.4] Bribe Troops: any troop tile, own ones too, with all bonuses, in both rounds', () => {
    war()
      .tiles(0, 'milan-swiss-mercenaries')
      .turn(0)
      .play(...led)
      .expect({ offers: ['bribe 0 infantry', 'bribe 0 pikemen', 'bribe 1 crossbowmen'] })
      .play('0 bribe 0 pikemen')
      .expect({ war: { attacker: { first: { total: 1 }, second: { total: 0 } } } });
  });

  it('[POR-15.5, POR-R24] Bribe Cardinal: worth 3 influence for the Pope, several at once, no change', () => {
    const s = three().hand(0, 'bribe-cardinal', 'bribe-cardinal').influence(0, 1).turn(0).play('0 nominate pope');
    s.expect({ offers: ['bid 7'], lacks: ['bid 8'] }).play('0 bid 5', '1 pass', '2 pass');
    s.expect({ question: 'payment', menu: ['pay 2 0'] }).play('0 pay 2 0');
    s.expect({ pope: 0, influence: { 0: 1 }, hand: { 0: [] }, discards: ['bribe-cardinal', 'bribe-cardinal'] });
    three()
      .hand(0, 'bribe-cardinal')
      .turn(0)
      .play('0 nominate ev1-mantegna', '0 bid 2', '1 pass', '2 pass')
      .expect({ noEvents: [], influence: { 0: 8 } });
  });

  it('[POR-R57] the winner of the Pope is asked how to pay with any card in hand', () => {
    three()
      .hand(0, 'veto')
      .turn(0)
      .play('0 nominate pope', '0 bid 2', '1 pass', '2 pass')
      .expect({ question: 'payment', menu: ['pay 0 0'] });
  });

  it('[POR-15.6] Freeze Bid: on the own bidding turn, then bid or pass', () => {
    three()
      .hand(1, 'freeze-bid')
      .turn(0)
      .play('0 nominate pope', '0 bid 1')
      .expect({ deciding: 1, offers: ['freeze 0', 'freeze 2'] })
      .play('1 freeze 2')
      .expect({ deciding: 1, question: 'bid', offers: ['bid 2', 'pass'] })
      .play('1 pass')
      .expect({ pope: 0 });
    three().hand(1, 'freeze-bid').turn(0).play('0 nominate pope').refused('1 freeze 0', 'not-asked');
    three()
      .hand(1, 'freeze-bid')
      .turn(0)
      .play('0 nominate pope', '0 bid 1', '1 pass', '2 bid 2')
      .refused('1 freeze 0', 'not-asked');
  });

  it('[POR-15.7, POR-R4, POR-R47] a frozen bidder who is not highest is out; the highest is out when outbid, or wins', () => {
    three()
      .hand(0, 'freeze-bid')
      .turn(0)
      .play('0 nominate pope', '0 freeze 1')
      .expect({ auction: { inside: [0, 2], frozen: [1] }, events: [{ what: 'frozen', whom: 1, out: true }] })
      .play('0 bid 0')
      .expect({ deciding: 2 });
    const frozen = () => three().hand(1, 'freeze-bid').turn(0).play('0 nominate pope', '0 bid 3', '1 freeze 0');
    frozen()
      .expect({ auction: { inside: [0, 1, 2], bidder: 0 } })
      .play('1 pass', '2 pass')
      .expect({ pope: 0 });
    frozen()
      .play('1 bid 4')
      .expect({ auction: { inside: [1, 2] }, deciding: 2 })
      .play('2 pass')
      .expect({ pope: 1 });
  });

  it('[POR-R47] Freeze Bid in a condottiere auction ends with that auction', () => {
    three()
      .troops(0, 'infantry')
      .troops(1, 'infantry')
      .troops(2, 'infantry')
      .hand(0, 'freeze-bid')
      .turn(0)
      .play(...rome, '0 decline', '0 freeze 1', '0 bid 0', '2 pass')
      .expect({ auction: { kind: 'defender', inside: [1, 2], frozen: [] }, deciding: 1 });
  });

  it('[POR-15.8, POR-R46] Steal Influence: 2 from one other player, or what is there, on the own turn', () => {
    three()
      .hand(0, 'steal-influence')
      .turn(0)
      .play('0 steal steal-influence 2')
      .expect({ influence: { 0: 12, 2: 8 }, hears: { 1: [{ what: 'stolen', amount: 2 }] }, question: 'turn' });
    three()
      .hand(0, 'steal-influence')
      .influence(2, 0)
      .turn(0)
      .play('0 steal steal-influence 2')
      .expect({ influence: { 0: 10 }, hears: { 1: [{ what: 'stolen', amount: 0 }] } });
    three().hand(1, 'steal-influence').turn(0).refused('1 steal steal-influence 0', 'not-asked');
  });

  it('[POR-15.9] Steal Gold Shipment: 3 gold from one other player', () => {
    three()
      .hand(0, 'steal-gold-shipment')
      .turn(0)
      .play('0 steal steal-gold-shipment 1')
      .expect({ gold: { 0: 33, 1: 27 } });
    three().hand(0, 'steal-gold-shipment').turn(0).play('0 nominate pope').refused('0 steal steal-gold-shipment 1');
  });

  it('[POR-15.10] Veto: after the cities are named, before any bid; the marker stays', () => {
    three()
      .troops(0, 'infantry')
      .hand(2, 'veto')
      .turn(0)
      .play('0 war')
      .refused('2 veto', 'not-asked')
      .play('0 cities rome milan', '2 veto')
      .expect({ wars: 1, noEvents: ['rolled'], war: { result: 'vetoed' }, discards: ['veto'] });
    three()
      .troops(0, 'infantry')
      .hand(2, 'veto')
      .turn(0)
      .play(...rome, '2 decline')
      .refused('2 veto', 'not-asked');
  });

  it('[POR-15.11, POR-R45] Start War: at the end of the turn, without the marker, past the limit, even when vetoed', () => {
    three()
      .wars(4)
      .hand(0, 'start-war')
      .hand(1, 'veto')
      .turn(0)
      .play('0 pass', '0 start-war', '0 cities rome milan')
      .expect({ question: 'reaction', wars: 4, war: { byCard: true } })
      .play('1 veto')
      .expect({ wars: 4, war: { result: 'vetoed' }, question: 'turn', deciding: 1 });
  });

  it('[POR-R44] further Start War cards may follow one by one', () => {
    three()
      .hand(0, 'start-war', 'start-war')
      .turnEnd(0)
      .play('0 start-war', '0 cities rome milan', '0 decline')
      .expect({ question: 'turnEnd', menu: ['start-war', 'end'] })
      .play('0 start-war', '0 cities rome naples')
      .expect({ question: 'turn', deciding: 1, wars: 0 });
  });

  it('[POR-15.12, POR-R35] Bad Weather: -1 attack of the attacker or -1 defence of the defender, in round one', () => {
    const weather = (city: string) =>
      three()
        .troops(0, 'pikemen')
        .troops(1, 'pikemen')
        .hand(2, 'bad-weather')
        .turn(0)
        .play(...rome, `2 weather ${city}`, '0 bid 0', '1 pass', '1 bid 0');
    weather('rome').expect({
      war: { attacker: { first: { total: 0 }, second: { total: 1 } }, defender: { first: { total: 1 } } },
    });
    weather('milan').expect({
      war: { defender: { first: { total: 0 }, second: { total: 1 } }, attacker: { first: { total: 1 } } },
    });
  });

  it('[POR-15.13] Bad Weather is spent when the war is vetoed', () => {
    three()
      .hand(1, 'bad-weather')
      .hand(2, 'veto')
      .turn(0)
      .play(...rome, '1 weather rome', '2 decline', '2 veto')
      .expect({ discards: ['bad-weather', 'veto'], war: { result: 'vetoed' } });
  });
});
