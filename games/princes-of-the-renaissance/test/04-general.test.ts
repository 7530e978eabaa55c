// Chapter 4: general rules.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';

const three = () => scenario({ players: 3 });

describe('general rules', () => {
  it('[POR-4.1, POR-R12] others see how many counters lie there, not what they are worth', () => {
    three()
      .gold(0, 17)
      .influence(0, 6)
      .turn(1)
      .expect({
        sees: {
          0: { players: { 0: { holdings: { gold: 17, influence: 6 } } } },
          1: { players: { 0: { holdings: null, counters: { gold: 4, influence: 2 } } } },
          spectator: { players: { 0: { holdings: null, counters: { gold: 4, influence: 2 } } } },
        },
      });
  });

  it('[POR-R12] table options hide the counters or open everything', () => {
    const at = (holdings: 'hidden' | 'open') => scenario({ players: 3, options: { holdings } }).gold(0, 17).turn(1);
    at('hidden').expect({ sees: { 1: { players: { 0: { holdings: null, counters: null } } } } });
    at('open').expect({ sees: { 1: { players: { 0: { holdings: { gold: 17 } } } } } });
  });

  it('[POR-4.2, POR-R14] an exchange can be offered and accepted at any decision of anybody', () => {
    three()
      .turn(0)
      .play('1 offer 2 3g for 1i', '2 accept 1')
      .expect({ gold: { 1: 27, 2: 33 }, influence: { 1: 11, 2: 9 }, deciding: 0 })
      .play('0 nominate pope', '2 offer 0 2g', '0 accept 2', '0 bid 0', '1 offer 0 1i', '0 accept 1')
      .expect({ gold: { 0: 32, 2: 31 }, influence: { 0: 11, 1: 10 }, question: 'bid', deciding: 1 });
    three()
      .troops(0, 'infantry')
      .hand(1, 'veto')
      .turn(0)
      .play('0 war', '0 cities rome milan', '0 offer 1 5g promise favour-later', '1 accept 0')
      .expect({ question: 'reaction', gold: { 0: 25, 1: 35 } });
  });

  it('[POR-4.3] only gold and influence change hands', () => {
    three()
      .hand(1, 'veto')
      .tiles(1, 'venice-doge')
      .turn(0)
      .refused('1 offer 2 veto', 'unreadable')
      .refused('1 offer 2 venice-doge', 'unreadable')
      .expect({ free: { 1: ['negotiation'] } });
  });

  it('[POR-4.4, POR-R13] a promise is only words: nothing holds anybody to it', () => {
    three()
      .turn(0)
      .play('0 nominate pope', '1 offer 0 4g promise not-bid')
      .expect({ hears: { 0: [{ what: 'offerMade', promise: 'not-bid' }] }, hearsNot: { 2: ['offerMade'] } })
      .play('0 accept 1', '0 bid 0', '1 bid 1')
      .expect({ gold: { 0: 34, 1: 26 }, auction: { bidder: 1 } });
  });

  it('[POR-R13] others learn who exchanged which currencies, never how much', () => {
    const s = three().turn(0).play('1 offer 0 3g for 2i', '0 accept 1');
    s.expect({
      hears: { 2: [{ what: 'traded', seat: 1, with: 0, gives: ['gold'], gets: ['influence'] }] },
      hearsNot: { 2: ['tradeIs', 'offerMade'], spectator: ['tradeIs'] },
      sees: { 2: { offers: [], players: { 0: { trades: 1 }, 1: { trades: 1 }, 2: { trades: 0 } } } },
    });
    expect(JSON.stringify(s.heard(2))).not.toMatch(/3/);
  });

  it('[POR-R13] an offer can be refused or withdrawn, and is seen by the two alone', () => {
    const s = three().turn(0).play('1 offer 2 3g for 2i');
    s.expect({
      sees: { 2: { offers: { 0: { from: 1, to: 2, give: { gold: 3 }, ask: { influence: 2 } } } }, 0: { offers: [] } },
    });
    s.play('2 refuse 1').expect({ sees: { 2: { offers: [] } }, hears: { 1: ['offerRefused'] } });
    s.play('1 offer 2 1g', '1 withdraw 2').refused('2 accept 1');
  });

  it('[POR-R13] the same offer again is nothing new: nobody hears of it, and it stands as before', () => {
    const s = three().turn(0).play('1 offer 2 3g for 2i', '1 offer 0 1g');
    const before = s.view(2);
    s.play('1 offer 2 3g for 2i').expect({ hearsNot: { 1: ['offerMade'], 2: ['offerMade'] } });
    expect(s.view(2)).toEqual(before);
    s.play('1 offer 2 3g for 1i').expect({ hears: { 2: [{ what: 'offerChanged', ask: [0, 1] }] } });
  });

  it('[POR-R14] what covers a standing bid, and what is offered elsewhere, cannot be given away', () => {
    const s = three().gold(1, 14).status({ rome: 5 }).offered('rome-orsini-family').turn(1);
    s.play('1 nominate rome-orsini-family').refused('1 offer 2 5g').play('1 offer 2 4g').refused('1 bid 11', 'POR-7.6');
    s.play('1 bid 10')
      .refused('1 offer 0 1g')
      .play('2 accept 1')
      .expect({ gold: { 1: 10, 2: 34 } });
    three().gold(0, 3).turn(0).play('0 offer 1 3g').refused('0 buy crossbowmen', 'POR-6.2').refused('0 offer 2 3g');
  });

  it('[POR-R14] who has sealed a bid cannot give that gold away; trading ends with the last event', () => {
    const s = scenario({ players: 3 }).newGame().play('0 order 40');
    s.refused('0 offer 1 6g').play('0 offer 1 5g', '1 accept 0').play('1 order 50', '2 order 1');
    s.expect({ gold: { 0: 0, 1: 0, 2: 44 } });
    three()
      .decade(3)
      .events(1, 'ev3-michelangelo', 'ev3-perugino')
      .artist('rome', 'ev3-french-invade')
      .turn(0)
      .play('0 nominate ev3-bramante', '0 bid 0', '1 pass', '2 pass')
      .expect({ question: 'placeArtist', free: { 0: [], 1: [] }, sees: { 0: { trading: false } } });
  });

  it('[POR-4.5] two treachery cards in hand', () => {
    three()
      .family(0, 'gonzaga')
      .turn(0)
      .expect({ sees: { 1: { players: { 0: { handLimit: 2 } } } } });
  });

  it('[POR-4.6, POR-6.7, POR-R26] over the limit a card is discarded at once, any of them', () => {
    three()
      .hand(0, 'veto', 'freeze-bid')
      .deck('start-war')
      .turn(0)
      .play('0 buy card')
      .expect({
        question: 'discardCard',
        deciding: 0,
        menu: ['discard veto', 'discard freeze-bid', 'discard start-war'],
      })
      .refused('0 end')
      .play('0 discard start-war')
      .expect({ question: 'turnEnd', hand: { 0: ['veto', 'freeze-bid'] } });
  });

  it('[POR-4.7] tiles of at most three cities', () => {
    three()
      .tiles(0, 'venice-doge', 'milan-armourer', 'florence-banker')
      .offered('rome-orsini-family', 'venice-silk-merchant')
      .turn(0)
      .refused('0 nominate rome-orsini-family', 'POR-4.7')
      .expect({ offers: ['nominate venice-silk-merchant'] });
  });

  it('[POR-4.8] at most six city tiles', () => {
    three()
      .tiles(0, 'venice-doge', 'venice-silk-merchant', 'venice-spice-merchant')
      .tiles(0, 'milan-armourer', 'milan-swiss-mercenaries', 'milan-caterina-sforza')
      .offered('venice-salt-merchant')
      .turn(0)
      .refused('0 nominate venice-salt-merchant', 'POR-4.8');
  });

  it('[POR-4.9] a city tile is never discarded', () => {
    const { view } = three().tiles(0, 'venice-doge').turn(0);
    expect(view(0).players[0]!.tiles).toEqual(['venice-doge']);
    three().tiles(0, 'venice-doge').turn(0).refused('0 discard venice-doge').refused('0 dismiss venice-doge');
  });

  it('[POR-4.10] a used tile is turned, and fresh again in the next decade', () => {
    const turned = (is: boolean) => (v: { tiles: readonly { id: string; turned: boolean }[] }) =>
      v.tiles.find(({ id }) => id === 'rome-lucrezia-borgia')!.turned === is;
    const s = three().tiles(0, 'rome-lucrezia-borgia').turn(0);
    expect(turned(false)(s.view(1))).toBe(true);
    s.play('0 steal lucrezia 1').expect({ lacks: ['steal lucrezia 1'] });
    expect(turned(true)(s.view(1))).toBe(true);
    const next = three().tiles(0, 'rome-lucrezia-borgia').used('lucrezia').decadeEnds(2);
    expect(turned(false)(next.view(1))).toBe(true);
  });

  it('[POR-4.11] any number of war victory counters', () => {
    three()
      .family(0, 'gonzaga')
      .troops(0, 'infantry', 'pikemen')
      .victories(0, 20)
      .dice([6, 1])
      .turn(0)
      .play('0 war', '0 cities rome milan', '0 bid 0')
      .expect({ victories: { 0: 21 } });
  });

  it('[POR-4.12] whole amounts, and nobody goes below nothing', () => {
    three()
      .gold(0, 2)
      .influence(0, 1)
      .turn(0)
      .refused('0 buy pikemen', 'POR-6.2')
      .refused('0 offer 1 3g')
      .refused('0 offer 1 1.5g', 'unreadable');
    three()
      .influence(1, 1)
      .hand(0, 'steal-influence')
      .turn(0)
      .play('0 steal steal-influence 1')
      .expect({
        influence: { 0: 11, 1: 0 },
      });
  });
});
