// Chapter 16: what a seat takes the hidden things to be.

import { imagine } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { violations } from '../rules/model/invariants.ts';
import type { State } from '../rules/model/state.ts';
import { type Scenario, scenario } from '../scenario.ts';
import { EVEN, three } from './help.ts';

describe('what is imagined', () => {
  const worlds = (s: Scenario, seat: number | null) =>
    Array.from({ length: 40 }, (_, i) => imagine(game as never, s.match().state, seat, i) as unknown as State);
  const different = (list: readonly unknown[]) => new Set(list.map((x) => JSON.stringify(x))).size;

  it('[POR-16.3] a single card under the deck is known to Bentivoglio alone', () => {
    const s = three().under('veto').turn(0);
    expect(different(worlds(s, 0).map(({ under }) => under))).toBeGreaterThan(1);
    expect(different(worlds(s, null).map(({ under }) => under))).toBeGreaterThan(1);
    expect(different(worlds(s, 1).map(({ under }) => under))).toBe(1);
  });

  it('[POR-7.6] who has bid all there is, is imagined with exactly that or more', () => {
    const s = three().offered('venice-doge').gold(1, 30).turn(1).play('1 nominate venice-doge', '1 bid 30');
    expect(Math.min(...worlds(s, 2).map(({ purse }) => purse[0][1]!))).toBe(30);
  });

  it('[POR-R24] a Pope’s bid beyond influence means Bribe Cardinals in hand', () => {
    const s = three().influence(0, 2).hand(0, 'bribe-cardinal', 'veto').turn(0).play('0 nominate pope', '0 bid 5');
    for (const { hands, purse } of worlds(s, 1)) {
      expect(purse[1][0]! + 3 * hands[0]![1]!).toBeGreaterThanOrEqual(5);
      expect(hands[0]!.reduce((a, b) => a + b)).toBe(2);
    }
  });

  it('[POR-R12] hidden holdings are imagined between nothing and plenty', () => {
    const s = scenario({ players: 3, edition: EVEN, options: { holdings: 'hidden' } }).turn(0);
    const traded = s.play('1 offer 2 3g for 1i', '2 accept 1');
    const gold = worlds(traded, 0).map(({ purse }) => purse[0][1]!);
    const influence = worlds(traded, 0).map(({ purse }) => purse[1][1]!);
    expect(Math.min(...gold, ...influence)).toBeGreaterThanOrEqual(0);
    expect([Math.max(...gold) <= 60, Math.max(...gold) > 40]).toEqual([true, true]);
    expect([Math.max(...influence) <= 25, Math.max(...influence) > 15]).toEqual([true, true]);
  });

  it('[POR-R13] offers between two others are nobody else’s; what is offered to me is there', () => {
    const s = three().turn(0).play('1 offer 2 30g', '1 offer 0 1i');
    expect(worlds(s, 0).every(({ offers }) => offers.length === 1 && offers[0]!.to === 0)).toBe(true);
    expect(worlds(s, 2).every(({ purse }) => purse[0][1]! >= 30)).toBe(true);
  });

  it('[POR-R24] one influence short means a Bribe Cardinal in hand', () => {
    const s = three().influence(0, 4).hand(0, 'bribe-cardinal').turn(0).play('0 nominate pope', '0 bid 5');
    for (let seed = 0; seed < 40; seed++) {
      const world = imagine(game as never, s.match().state, 1, seed) as unknown as State;
      expect(world.purse[1][0]! + 3 * world.hands[0]![1]!).toBeGreaterThanOrEqual(5);
    }
  });

  const many = (s: Scenario, seat: number | null, count = 300) =>
    Array.from({ length: count }, (_, i) => imagine(game as never, s.match().state, seat, i) as unknown as State);
  const span = (list: readonly number[]) => [Math.min(...list), Math.max(...list)];
  const hidden = () => scenario({ players: 3, edition: EVEN, options: { holdings: 'hidden' } });

  it('[POR-R12] four of five fortunes are remembered rightly, the others within 9 gold and 5 influence', () => {
    const s = hidden().gold(1, 30).influence(1, 10).turn(0);
    for (const viewer of [0, 2, null]) {
      const seen = many(s, viewer, 1000).map(({ purse }) => [purse[0][1]!, purse[1][1]!] as const);
      expect([span(seen.map(([gold]) => gold)), span(seen.map(([, influence]) => influence))]).toEqual([
        [21, 39],
        [5, 15],
      ]);
      const wrong = seen.filter(([gold, influence]) => gold !== 30 || influence !== 10).length;
      expect(Math.round(wrong / 50)).toBe(4);
    }
  });

  it('[POR-R12] who lost track takes anything up to 60 gold and 25 influence to be there', () => {
    const s = hidden().turn(0).play('1 offer 2 1g', '2 accept 1');
    const seen = many(s, 0, 500);
    expect([span(seen.map(({ purse }) => purse[0][1]!)), span(seen.map(({ purse }) => purse[1][2]!))]).toEqual([
      [0, 60],
      [0, 25],
    ]);
    expect(Math.max(...many(s, null, 40).map(({ purse }) => purse[0][2]!))).toBeGreaterThan(40);
    // The two themselves keep count of what they gave each other, and forget what others did.
    expect(many(s, 1, 40).filter(({ purse }) => purse[0][2] === 31).length).toBeGreaterThan(20);
    expect(many(s, 2, 40).filter(({ purse }) => purse[0][1] === 29).length).toBeGreaterThan(20);
    const secret = (viewer: number | null) => many(s, viewer, 1)[0]!.secret[0];
    expect([secret(0), secret(1), secret(2), secret(null)]).toEqual([
      Array(9).fill(0),
      [0, 0, 0, 0, 0, 1, 0, -1, 0],
      [0, 0, 0, 0, 0, 1, 0, -1, 0],
      Array(9).fill(0),
    ]);
  });

  it('[POR-16.2] before the bids for turn order everybody has what the box gives, unless it was exchanged', () => {
    const s = scenario({ players: 3, edition: EVEN }).newGame();
    const held = (viewer: number | null) => different(worlds(s, viewer).map(({ purse }) => purse));
    expect([held(0), held(null)]).toEqual([1, 1]);
    s.play('1 offer 2 5g', '2 accept 1');
    expect([held(0) > 5, held(1), held(2)]).toEqual([true, 1, 1]);
  });

  it('[POR-R12] where holdings are open they are known', () => {
    const s = scenario({ players: 3, edition: EVEN, options: { holdings: 'open' } }).turn(0);
    s.play('1 offer 2 5g', '2 accept 1');
    expect(worlds(s, 0).every(({ purse }) => purse[0].join() === '30,25,35' && purse[1].join() === '10,10,10')).toBe(
      true,
    );
  });

  it('[POR-7.6] a bid of everything is covered to the last coin, and by nothing that is offered', () => {
    const least = (s: Scenario, currency: 0 | 1) => Math.min(...many(s, 2).map(({ purse }) => purse[currency][1]!));
    const bid = () => hidden().offered('venice-doge').gold(1, 30).turn(1);
    expect(least(bid().play('1 nominate venice-doge', '1 bid 30'), 0)).toBe(30);
    expect(least(bid().play('1 offer 2 3g', '1 nominate venice-doge', '1 bid 27'), 0)).toBe(30);
    expect(least(bid().play('1 offer 2 30g'), 0)).toBe(30);
    expect(least(bid().play('1 offer 2 10i'), 1)).toBe(10);
    const all = many(bid().play('1 offer 2 30g 10i'), 2, 40);
    expect(all.filter(({ purse }) => purse[0][1] === 30 && purse[1][1] === 10).length).toBeGreaterThan(20);
  });

  it('[POR-R23] a bid that counts on the Banker is covered with what he can change', () => {
    const s = hidden()
      .tiles(1, 'florence-banker')
      .gold(1, 3)
      .influence(1, 5)
      .turn(1)
      .play('1 nominate pope', '1 bid 8');
    const reach = many(s, 2).map(({ purse }) => purse[1][1]! + Math.min(3, purse[0][1]!));
    expect(Math.min(...reach)).toBe(8);
    const without = many(hidden().influence(1, 8).turn(1).play('1 nominate pope', '1 bid 8'), 2);
    expect(Math.min(...without.map(({ purse }) => purse[1][1]!))).toBe(8);
  });

  it('[POR-R24] what is short of a bid for the Pope is in cards, no more of them than lie there', () => {
    const one = many(hidden().influence(1, 2).hand(1, 'bribe-cardinal').turn(1).play('1 nominate pope', '1 bid 5'), 2);
    expect(one.every(({ hands, deck }) => hands[1]!.reduce((a, b) => a + b) === 1 && Math.min(...deck) >= 0)).toBe(
      true,
    );
    expect(one.flatMap((world) => violations(world))).toEqual([]);
    expect(Math.min(...one.map(({ purse }) => purse[1][1]!))).toBe(2);
    expect(one.filter(({ purse, hands }) => purse[1][1] === 2 && hands[1]![1] === 1).length).toBeGreaterThan(150);
    const two = many(hidden().influence(1, 8).hand(1, 'veto', 'veto').turn(1).play('1 nominate pope', '1 bid 8'), 2);
    expect(Math.min(...two.map(({ purse }) => purse[1][1]!))).toBe(3);
    for (const { purse, hands } of two) expect(purse[1][1]! + 3 * hands[1]![1]!).toBeGreaterThanOrEqual(8);
  });

  it('[POR-12.3, POR-16.3] Bentivoglio knows the two cards and those under the deck; others know how many', () => {
    const s = three().under('veto', 'start-war').deck('freeze-bid', 'bad-weather', 'veto').turn(1).play('1 buy card');
    const { looking, under, hands } = s.match().state as unknown as State;
    for (const world of worlds(s, 1))
      expect([world.looking, world.under, world.hands[1]]).toEqual([looking, under, hands[1]]);
    for (const world of worlds(s, 0)) {
      expect([world.looking!.length, world.under.length]).toEqual([2, 2]);
      expect(world.looking).toEqual(world.looking!.toSorted((a, b) => a - b));
    }
    const calm = worlds(three().hand(0, 'veto').turn(1), 2);
    for (const { looking: none, under: empty, hands: held, deck } of calm) {
      expect([none, empty, held.map((hand) => hand.reduce((a, b) => a + b)), deck.reduce((a, b) => a + b)]).toEqual([
        null,
        [],
        [1, 0, 0],
        24,
      ]);
    }
  });

  it('[POR-R13] open offers lie there in one order, whatever came first', () => {
    const s = three().turn(0).play('2 offer 0 1g', '1 offer 0 2g', '0 offer 2 1i', '0 offer 1 2i', '1 offer 2 1g');
    const lie = worlds(s, 0).map(({ offers }) => offers.map(({ from, to }) => `${from}>${to}`).join());
    expect(new Set(lie)).toEqual(new Set(['0>1,0>2,1>0,2>0']));
  });

  it('[POR-16.2] one’s own hand and holdings are as they are', () => {
    const s = three().hand(0, 'veto', 'start-war').hand(1, 'freeze-bid').gold(0, 17).turn(1);
    const { hands, purse } = s.match().state as unknown as State;
    for (const world of worlds(s, 0)) {
      expect([world.hands[0], world.purse[0][0], world.purse[1][0]]).toEqual([hands[0], purse[0][0], purse[1][0]]);
      expect(violations(world)).toEqual([]);
    }
  });
});
