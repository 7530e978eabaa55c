// Chapter 3: sides, turn order, families.

import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../data/families.ts';
import { scenario } from '../scenario.ts';

const open = (players = 3, seed?: string) => scenario({ players, ...(seed === undefined ? {} : { seed }) }).newGame();

/** Bids 10, 6 and 3: turn order 0, 1, 2. */
const bids = () => open().play('0 order 10', '1 order 6', '2 order 3');

describe('opening', () => {
  it('[POR-3.1] one side of the family tiles for the whole table', () => {
    scenario({ players: 3, options: { side: 'A' } })
      .family(0, 'gonzaga')
      .turn(0)
      .expect({
        sees: { spectator: { players: { 0: { discounts: { city: 2 } } } } },
      });
    scenario({ players: 3, options: { side: 'B' } })
      .family(0, 'gonzaga')
      .turn(0)
      .expect({
        sees: { spectator: { players: { 0: { discounts: { city: 1 } } } } },
      });
  });

  it('[POR-3.2, POR-R7] everybody bids in secret, 0 to all gold, and all bids are shown at once', () => {
    const s = open().expect({ question: 'orderBids', deciding: [0, 1, 2] });
    s.refused('0 order 46', 'POR-3.2')
      .play('0 order 45')
      .expect({ deciding: [1, 2] });
    s.expect({ sees: { 1: { opening: { laid: [null, null, null] } } }, hearsNot: { 1: ['orderBids'] } });
    s.play('1 order 0', '2 order 7').expect({
      hears: { spectator: [{ what: 'orderBids', bids: [45, 0, 7] }] },
      sees: { 1: { opening: { laid: [45, 0, 7] } } },
    });
  });

  it('[POR-3.3] the highest bid takes marker 1, the lowest the last', () => {
    open()
      .play('0 order 3', '1 order 9', '2 order 6')
      .expect({ order: [1, 2, 0] });
  });

  it('[POR-3.3] ties are settled at random', () => {
    const orders = Array.from({ length: 30 }, (_, i) => {
      const s = open(3, `tie ${i}`).play('0 order 5', '1 order 5', '2 order 5');
      return s.view(null).order.join();
    });
    expect(new Set(orders).size).toBe(6);
  });

  it('[POR-3.4] turn order stays for the whole game', () => {
    scenario({ players: 3 })
      .order(2, 0, 1)
      .decade(2)
      .decadeEnds(0)
      .expect({ order: [2, 0, 1], decade: 3, active: 1 });
  });

  it('[POR-3.5, POR-E8] the last in turn order begins, and must beat the highest bid on the table or pass', () => {
    bids().expect({ question: 'familyBid', deciding: 2, lacks: ['bid 10'], offers: ['bid 11', 'pass'] });
    bids()
      .refused('2 bid 10', 'POR-3.5')
      .play('2 bid 11')
      .expect({ sees: { 0: { opening: { laid: [10, 6, 11] } } } });
  });

  it('[POR-3.6, POR-R8] after a raise the lowest bid not passed decides', () => {
    bids()
      .play('2 bid 11')
      .expect({ deciding: 1 })
      .play('1 bid 15')
      .expect({ deciding: 0 })
      .play('0 bid 16')
      .expect({ deciding: 2 });
    open(4).play('0 order 5', '1 order 5', '2 order 9', '3 order 9').expect({ question: 'familyBid' });
    const s = open(4).play('0 order 5', '1 order 5', '2 order 9', '3 order 9');
    const { order } = s.view(null);
    s.expect({ deciding: order[3]! });
  });

  it('[POR-3.7] raise any number of times, but never after a pass', () => {
    bids()
      .play('2 bid 11', '1 bid 12', '0 pass', '2 bid 13', '1 bid 14', '2 bid 15', '1 pass')
      .expect({ question: 'familyChoice', deciding: 2 });
  });

  it('[POR-3.8] bids choose from the highest down; who passed first chooses last', () => {
    bids()
      .play('2 bid 11', '1 pass', '0 pass')
      .expect({ question: 'familyChoice', deciding: 2 })
      .play('2 family gonzaga')
      .expect({ deciding: 0, lacks: ['family gonzaga'], blocked: { 'family gonzaga': ['POR-3.8'] } })
      .play('0 family baglioni')
      .expect({ deciding: 1 })
      .play('1 family d-este')
      .expect({ family: { 0: 'baglioni', 1: 'd-este', 2: 'gonzaga' } });
  });

  it('[POR-3.8, POR-R8] of equal bids the earlier to pass chooses later', () => {
    const s = open(3, 'level').play('0 order 4', '1 order 4', '2 order 4');
    const [first, second, third] = s.view(null).order as [number, number, number];
    s.play(`${third} pass`, `${second} pass`).expect({ deciding: first });
    s.play(`${first} family gonzaga`).expect({ deciding: second });
  });

  it('[POR-3.9] raising changes no turn order', () => {
    bids()
      .play('2 bid 40', '1 pass', '0 pass')
      .expect({ order: [0, 1, 2], deciding: 2 });
  });

  it('[POR-3.10] everybody pays, winners or not', () => {
    bids()
      .play('2 bid 11', '1 pass', '0 pass', '2 family malatesta', '0 family baglioni', '1 family d-este')
      .expect({ gold: { 0: 35, 1: 39, 2: 34 }, sees: { spectator: { opening: null } } });
  });

  it('[POR-3.11, POR-R9] no discount yet: nobody bids more than the own gold', () => {
    open()
      .play('0 order 45', '1 order 44', '2 order 0')
      .expect({ deciding: 2, menu: ['pass'] })
      .refused('2 bid 46', 'POR-R9');
  });

  it('[POR-3.12, POR-R11] clockwise is ascending turn order', () => {
    scenario({ players: 3 })
      .order(2, 0, 1)
      .turn(2)
      .play('2 nominate pope', '2 bid 1')
      .expect({ deciding: 0 })
      .play('0 pass')
      .expect({ deciding: 1 });
  });

  it('[POR-3.13, POR-R10] for beginners: dice, families from the last marker on, 5 gold each', () => {
    const s = scenario({ players: 4, options: { opening: 'beginner' } }).newGame();
    const rolled = s.heard(null).find(({ what }) => what === 'orderRolled') as unknown as { rolls: number[][] };
    const { order } = s.view(null);
    const keys = order.map((seat) => rolled.rolls[seat]!.map((die) => 9 - die).join(''));
    expect(keys).toEqual([...keys].sort());
    s.expect({ question: 'familyChoice', deciding: order[3]! });
    s.play(`${order[3]} family gonzaga`).expect({ deciding: order[2]! });
    s.play(`${order[2]} family baglioni`, `${order[1]} family d-este`, `${order[0]} family malatesta`);
    s.expect({ gold: { 0: 40, 1: 40, 2: 40, 3: 40 }, question: 'turn', active: order[0]! });
  });

  it('[POR-R10] level dice are rolled again among those who are level', () => {
    for (let i = 0; i < 20; i++) {
      const s = scenario({ players: 6, options: { opening: 'beginner' }, seed: `dice ${i}` }).newGame();
      const { rolls } = s.heard(null).find(({ what }) => what === 'orderRolled') as unknown as { rolls: number[][] };
      expect(new Set(rolls.map(String)).size).toBe(6);
      const again = rolls.filter((dice) => dice.length > 1);
      for (const dice of again) expect(again.filter((other) => other[0] === dice[0]).length).toBeGreaterThan(1);
    }
  });

  it('[POR-3.14] all six families are on offer at any table; those not chosen stay out', () => {
    bids()
      .play('2 pass', '1 pass')
      .expect({ menu: FAMILIES.map((id) => `family ${id}`) })
      .play('0 family gonzaga', '1 family baglioni', '2 family d-este')
      .expect({ question: 'turn', family: { 0: 'gonzaga', 1: 'baglioni', 2: 'd-este' } });
  });
});
