// The fine print: what is easily lost in a rule that otherwise works.

import { imagine } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import type { State } from '../rules/model/state.ts';
import { type Scenario, scenario } from '../scenario.ts';
import { EVEN } from './help.ts';

/** Nobody has a discount or a bonus in war. */
const three = () =>
  scenario({ players: 3, edition: EVEN })
    .family(0, 'gonzaga')
    .family(1, 'bentivoglio')
    .family(2, 'malatesta')
    .used('malatesta');
const rome = ['0 war', '0 cities rome milan'];

describe('auctions', () => {
  it('[POR-R47] Freeze Bid takes aim at others who are still in and not yet frozen, never at oneself', () => {
    three()
      .hand(0, 'freeze-bid', 'freeze-bid')
      .turn(0)
      .play('0 nominate pope')
      .expect({ offers: ['freeze 1', 'freeze 2'], lacks: ['freeze 0'] })
      .play('0 bid 0', '1 bid 1', '2 pass')
      .expect({ offers: ['freeze 1'], lacks: ['freeze 0', 'freeze 2'] })
      .play('0 freeze 1')
      .expect({ question: 'bid', deciding: 0, lacks: ['freeze 0', 'freeze 1', 'freeze 2'] });
  });

  it('[POR-R23] the Banker adds at most 3 to what can be bid, and no more than there is to change', () => {
    const reach = (gold: number) =>
      three().influence(0, 2).gold(0, gold).tiles(0, 'florence-banker').turn(0).play('0 nominate pope');
    reach(9)
      .expect({ offers: ['bid 5'] })
      .refused('0 bid 6', 'POR-7.6');
    reach(1)
      .expect({ offers: ['bid 3'] })
      .refused('0 bid 4', 'POR-7.6');
  });

  it('[POR-13.1, POR-R23] a Banker that helped to pay is used for this decade', () => {
    const s = three().influence(0, 2).gold(0, 9).tiles(0, 'florence-banker').turn(0);
    s.play('0 nominate pope', '0 bid 4', '1 pass', '2 pass').expect({ menu: ['pay 0 2', 'pay 0 3'] });
    s.play('0 pay 0 2').expect({ gold: { 0: 7 }, influence: { 0: 0 }, free: { 0: ['negotiation'] } });
    s.refused('0 bank influence 1');
  });
});

describe('wars', () => {
  it('[POR-8.10, POR-R36] the active player has the first chance in both auctions', () => {
    const s = three().order(2, 0, 1).troops(0, 'infantry').troops(1, 'infantry').troops(2, 'infantry').turn(0);
    s.play(...rome).expect({ question: 'bid', deciding: 0, auction: { kind: 'attacker' } });
    s.play('0 pass', '1 bid 1', '2 pass').expect({ deciding: 0, auction: { kind: 'defender' } });
    s.play('0 pass').expect({ deciding: 2 });
  });

  it('[POR-8.17] what several cities pay in a decade adds up on the family tile', () => {
    three()
      .troops(0, 'infantry')
      .pay(0, 4)
      .turn(0)
      .play('0 war', '0 cities venice milan', '0 bid 0')
      .expect({ pay: { 0: 11 }, gold: { 0: 30 } });
  });

  it('[POR-R39, POR-8.22] a bribed troop of the League counts for nothing; the others count on its side alone', () => {
    const war = three()
      .troops(0, 'infantry')
      .troops(1, 'infantry')
      .troops(2, 'pikemen', 'cavalry')
      .hand(0, 'bribe-troops')
      .pope(2)
      .turn(0)
      .play(...rome, '0 decline', '0 bid 0', '1 pass', '2 pass', '1 bid 0', '2 pass', '2 league defender');
    // Defence 0 + 1 of the pikemen; in the counter-attack attack 1 + 1 + 2.
    war.expect({ war: { attacker: { first: { total: 1 } }, defender: { first: { total: 1 }, second: { total: 4 } } } });
    war.play('0 bribe 2 cavalry').expect({ war: { defender: { first: { total: 1 }, second: { total: 2 } } } });
  });

  it('[POR-R44] after Start War only further Start War cards; after a theft everything else', () => {
    const s = three()
      .hand(0, 'start-war', 'steal-influence')
      .tiles(0, 'rome-lucrezia-borgia')
      .turnEnd(0)
      .play('0 steal lucrezia 1')
      .expect({ menu: ['steal steal-influence 1', 'steal steal-influence 2', 'start-war', 'end'] });
    s.play('0 start-war', '0 cities rome milan', '0 decline').expect({ question: 'turnEnd', menu: ['end'] });
    three()
      .hand(0, 'start-war', 'start-war')
      .turnEnd(0)
      .play('0 start-war', '0 cities rome milan', '0 decline')
      .expect({ menu: ['start-war', 'end'] });
  });
});

describe('cards and decades', () => {
  it('[POR-12.3] what Bentivoglio puts back goes below what already lies under the deck', () => {
    three()
      .under('veto')
      .deck('start-war', 'freeze-bid')
      .turn(1)
      .play('1 buy card', '1 keep freeze-bid')
      .expect({ under: ['veto', 'start-war'], hand: { 1: ['freeze-bid'] } });
  });

  it('[POR-10.5, POR-12.11] with the new decade everything used once is there again, whosever it is', () => {
    const s = three()
      .tiles(0, 'rome-lucrezia-borgia', 'florence-banker')
      .tiles(1, 'naples-alfonso-of-aragon', 'milan-pallavicino-family', 'milan-ludovico-sforza')
      .used('lucrezia', 'banker', 'alfonso', 'pallavicino', 'ludovico')
      .decadeEnds(2);
    const unused = s.view(null).players.map((player) => [...player.unused].sort());
    expect(unused).toEqual([['banker', 'lucrezia'], ['alfonso', 'ludovico', 'pallavicino'], ['malatesta']]);
  });
});

describe('the end', () => {
  it('[POR-11.14] gold and influence decide between those level on points, not for a richer third', () => {
    // 15 for victories each; 0: second in gold, 3, and 2 of an event; 1: second in influence, 2, and 3 of an event.
    const s = three()
      .family(1, 'd-este')
      .decade(3)
      .victories(0, 5)
      .victories(1, 5)
      .events(0, 'ev1-verrocchio')
      .events(1, 'ev2-botticelli')
      .gold(0, 25)
      .gold(1, 10)
      .gold(2, 60)
      .influence(0, 2)
      .influence(1, 12)
      .influence(2, 30)
      .decadeEnds(2);
    expect(s.view(null).players.map(({ points: { total } }) => total)).toEqual([20, 20, 10]);
    s.expect({ winners: [0], reason: 'holdings' });
  });
});

describe('memory', () => {
  /** Every amount of gold a viewer may take for the owner's, found by imagining often. */
  function imagined(s: Scenario, viewer: number | null, owner: number): readonly number[] {
    const found = Array.from({ length: 200 }, (_, seed) => {
      const world: unknown = imagine(game as never, s.match().state, viewer, seed);
      return (world as State).purse[0][owner]!;
    });
    return [...new Set(found)];
  }

  it('[POR-R12, POR-R13] an unseen exchange makes third parties and spectators lose track of both, and nobody else', () => {
    const far = (s: Scenario, viewer: number | null, owner: number) =>
      imagined(s, viewer, owner).some((gold) => Math.abs(gold - s.view(owner).players[owner]!.holdings!.gold) > 9);
    const s = scenario({ players: 4, edition: EVEN }).turn(0).play('1 offer 2 3g for 1i', '2 accept 1');
    expect([0, 3, null].map((viewer) => [far(s, viewer, 1), far(s, viewer, 2)])).toEqual(Array(3).fill([true, true]));
    expect([far(s, 1, 2), far(s, 2, 1), far(s, 0, 3), far(s, 1, 3)]).toEqual([false, false, false, false]);
  });
});
