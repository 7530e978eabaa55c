// Chapter 13: city tiles with abilities.

import { describe, expect, it } from 'vitest';
import { STANDARD } from '../data/box.ts';
import { TILES } from '../data/tiles.ts';
import { scenario } from '../scenario.ts';

const three = () =>
  scenario({ players: 3 }).family(0, 'gonzaga').family(1, 'bentivoglio').family(2, 'malatesta').used('malatesta');
const rome = ['0 war', '0 cities rome milan'];
const led = [...rome, '0 bid 0', '1 pass', '1 bid 0'];

describe('Banker', () => {
  it('[POR-13.1] once a decade up to 3 gold for influence or the reverse, at any time', () => {
    three()
      .tiles(1, 'florence-banker')
      .turn(0)
      .expect({ free: { 1: ['banker', 'negotiation'], 0: ['negotiation'] } })
      .refused('1 bank influence 4')
      .play('1 bank influence 3')
      .expect({ gold: { 1: 27 }, influence: { 1: 13 }, free: { 1: ['negotiation'] }, deciding: 0 })
      .refused('1 bank gold 1');
    three()
      .tiles(1, 'florence-banker')
      .turn(0)
      .play('1 bank gold 2')
      .expect({ gold: { 1: 32 }, influence: { 1: 8 } });
  });

  it('[POR-13.2] not after the last event is sold, except to pay for it', () => {
    const last = () =>
      three()
        .events(2, 'ev1-verrocchio', 'ev1-wine-merchants')
        .artist('milan', 'ev1-mantegna')
        .tiles(0, 'florence-banker')
        .influence(0, 1);
    last()
      .turn(0)
      .play('0 nominate ev1-bellini')
      .refused('0 bid 5', 'POR-7.6')
      .play('0 bid 3', '1 pass', '2 pass')
      .expect({ question: 'payment', menu: ['pay 0 2', 'pay 0 3'] })
      .play('0 pay 0 2')
      .expect({ question: 'placeArtist', gold: { 0: 28 }, influence: { 0: 0 }, free: { 0: ['negotiation'] } });
    last()
      .turn(1)
      .play('1 nominate ev1-bellini', '1 bid 1', '2 pass', '0 pass')
      .expect({ question: 'placeArtist', free: { 0: ['negotiation'] } });
  });

  it('[POR-R23] counts toward what may be bid, also for a condottiere, and is used for what is missing', () => {
    three()
      .tiles(0, 'florence-banker')
      .troops(0, 'infantry')
      .influence(0, 1)
      .turn(0)
      .play(...rome)
      .expect({ offers: ['bid 4'], lacks: ['bid 5'] })
      .play('0 bid 4')
      .expect({ question: 'payment', menu: ['pay 0 3'] })
      .play('0 pay 0 3')
      .expect({ influence: { 0: 0 }, gold: { 0: 27 } });
  });

  it('[POR-R14] a bid that counts on the Banker binds the Banker', () => {
    three()
      .tiles(0, 'florence-banker')
      .influence(0, 1)
      .gold(0, 3)
      .turn(0)
      .play('0 nominate pope', '0 bid 3')
      .refused('0 offer 1 2g')
      .refused('0 bank influence 1')
      .refused('0 bank gold 1')
      .play('0 offer 1 1g', '0 bank influence 2')
      .expect({ influence: { 0: 3 }, gold: { 0: 1 } });
  });
});

describe('other tiles', () => {
  it('[POR-13.3] Lucrezia Borgia steals 2 influence once a decade on the own turn, not in auctions', () => {
    three()
      .tiles(0, 'rome-lucrezia-borgia')
      .turn(0)
      .play('0 steal lucrezia 1')
      .expect({ influence: { 0: 12, 1: 8 }, question: 'turn', lacks: ['steal lucrezia 2'] });
    three().tiles(0, 'rome-lucrezia-borgia').turn(0).play('0 nominate pope').refused('0 steal lucrezia 1');
    three()
      .tiles(1, 'rome-lucrezia-borgia')
      .turn(0)
      .expect({ lacks: ['steal lucrezia 2'] });
  });

  it('[POR-13.4] five tiles give 1 influence off the Pope each, and add up', () => {
    const five = ['rome-della-rovere', 'rome-roderigo-borgia', 'rome-orsini-family', 'rome-colonna-family'] as const;
    three()
      .tiles(0, ...five, 'florence-giovanni-medici')
      .turn(0)
      .expect({ sees: { 1: { players: { 0: { discounts: { pope: 5, eventInfluence: 0, condottiere: 0 } } } } } });
  });

  it('[POR-13.5, POR-R42] Ludovico Sforza has both dice rolled again, even in a strange war; the second roll stands', () => {
    const war = () => three().tiles(2, 'milan-ludovico-sforza').troops(0, 'infantry').troops(1, 'infantry');
    war()
      .dice([6, 1], [1, 6], [2, 2])
      .turn(0)
      .play(...led)
      .expect({ question: 'reroll', deciding: 2, menu: ['reroll', 'stand'] })
      .play('2 reroll')
      .expect({
        war: {
          rolls: { 0: { void: true }, 1: { dice: { attacker: 1, defender: 6 } }, 2: { round: 2 } },
          result: 'defender',
        },
        events: ['rerolled', 'rolled'],
      });
    war()
      .dice([1, 6], [1, 6])
      .turn(0)
      .play(...led, '2 stand')
      .expect({ question: 'reroll', deciding: 2, war: { rolls: { 1: { round: 2 } } } });
    war()
      .used('ludovico')
      .dice([6, 1])
      .turn(0)
      .play(...led)
      .expect({ war: { result: 'attacker' } });
  });

  it('[POR-13.6, POR-R48] Alfonso and Pallavicino: a free card each, also in the turn they were won', () => {
    three()
      .tiles(0, 'naples-alfonso-of-aragon', 'milan-pallavicino-family')
      .deck('veto', 'veto')
      .turn(0)
      .play('0 free alfonso', '0 free pallavicino')
      .expect({ hand: { 0: ['veto', 'veto'] }, question: 'turn', gold: { 0: 30 } });
    three()
      .offered('naples-alfonso-of-aragon')
      .turn(0)
      .play('0 nominate naples-alfonso-of-aragon', '0 bid 10', '1 pass', '2 pass')
      .expect({ question: 'turnEnd', offers: ['free alfonso'] });
  });

  it('[POR-13.7] Ferrante and Cesare: one card more each, five at most with Malatesta', () => {
    three()
      .tiles(2, 'naples-ferrante-of-aragon', 'rome-cesare-borgia')
      .tiles(0, 'venice-doge')
      .turn(0)
      .expect({ sees: { 1: { players: { 0: { handLimit: 2 }, 2: { handLimit: 5 } } } } });
  });

  it('[POR-13.8, POR-R41] Caterina Sforza: +2 whenever the owner defends as condottiere', () => {
    const war = () => three().tiles(0, 'milan-caterina-sforza').troops(0, 'infantry').troops(1, 'infantry');
    war()
      .turn(0)
      .play(...led)
      .expect({ war: { attacker: { first: { total: 1 }, second: { total: 2 } } } });
    war()
      .turn(0)
      .play(...rome, '0 pass', '1 bid 0', '0 bid 0')
      .expect({ war: { defender: { first: { total: 2 }, second: { total: 1 } } } });
  });

  it('[POR-E9] Caterina with a single troop tile, which is bribed: no +2', () => {
    const war = (...troops: ('infantry' | 'crossbowmen')[]) =>
      three()
        .tiles(0, 'milan-caterina-sforza')
        .troops(0, ...troops)
        .troops(1, 'infantry')
        .hand(1, 'bribe-troops')
        .turn(0)
        .play(...rome, '1 decline', '0 pass', '1 bid 0', '0 bid 0', '1 bribe 0 infantry');
    war('infantry').expect({ war: { defender: { first: { total: 0 } } } });
    war('infantry', 'crossbowmen').expect({ war: { defender: { first: { total: 3 } } } });
  });

  it('[POR-13.9] Genoese Crossbow: own Crossbowmen +1 defence', () => {
    three()
      .tiles(1, 'milan-genoese-crossbow')
      .troops(0, 'crossbowmen')
      .troops(1, 'crossbowmen')
      .turn(0)
      .play(...led)
      .expect({ war: { defender: { first: { total: 2 }, second: { total: 0 } }, attacker: { second: { total: 1 } } } });
  });

  it('[POR-13.10] Swiss Mercenaries: own Pikemen +1 and +1, and 1 influence off condottiere bids', () => {
    three()
      .tiles(0, 'milan-swiss-mercenaries')
      .troops(0, 'pikemen')
      .troops(1, 'pikemen')
      .turn(0)
      .play(...rome, '0 bid 2', '1 pass', '1 bid 0')
      .expect({
        influence: { 0: 9 },
        war: { attacker: { first: { total: 2 }, second: { total: 2 } }, defender: { first: { total: 1 } } },
      });
  });

  it('[POR-13.11] Armourer: own Cavalry +1 attack, and 1 influence off condottiere bids', () => {
    three()
      .tiles(0, 'milan-armourer')
      .troops(0, 'cavalry')
      .decade(2)
      .turn(0)
      .play(...rome, '0 bid 2')
      .expect({ influence: { 0: 9 }, war: { attacker: { first: { total: 3 }, second: { total: 0 } } } });
  });

  it('[POR-13.12] Spanish Infantry: own Infantry +1 and +1', () => {
    three()
      .tiles(0, 'naples-spanish-infantry')
      .troops(0, 'infantry')
      .turn(0)
      .play(...rome, '0 bid 0')
      .expect({ war: { attacker: { first: { total: 2 }, second: { total: 1 } } } });
  });

  it('[POR-13.13] a bonus needs the troop tile', () => {
    three()
      .tiles(0, 'naples-spanish-infantry', 'milan-swiss-mercenaries')
      .troops(0, 'crossbowmen')
      .turn(0)
      .play(...rome, '0 bid 0')
      .expect({ war: { attacker: { first: { total: 0 }, second: { total: 1 } } } });
  });

  it('[POR-13.14, POR-R54] all other tiles have income only', () => {
    const plain = ['venice-doge', 'florence-pazzi-family', 'naples-giovanni-pontano'] as const;
    three()
      .tiles(0, ...plain)
      .turn(0)
      .expect({
        free: { 0: ['negotiation'] },
        sees: { 1: { players: { 0: { handLimit: 2, unused: [], discounts: { pope: 0, condottiere: 0 } } } } },
      });
    expect(STANDARD.tiles.every(({ vp }) => vp === 0)).toBe(true);
    expect(TILES.filter((id, tile) => id.includes('merchant') !== STANDARD.tiles[tile]!.merchant)).toEqual([]);
  });
});
