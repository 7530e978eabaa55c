// Chapters 4 and 7: what can be offered, changed and paid with, and what is told and kept of it.

import { freedoms } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { PROMISES } from '../rules/model/choices.ts';
import { windows } from '../rules/view/windows.ts';
import type { Scenario } from '../scenario.ts';
import { stateOf, three } from './help.ts';

/** What is open to the seat beside the question, menu by menu. */
const open = (s: Scenario, seat: number) =>
  Object.fromEntries(freedoms(game as never, s.match().state, seat).map(({ at, menu }) => [at, menu]));

describe('offers', () => {
  const offer = (whom: number, gold: number, influence: number) => ({
    kind: 'subset',
    base: { do: 'offer', whom },
    of: [
      ...(gold > 0 ? [{ id: 'gold', count: gold }] : []),
      ...(influence > 0 ? [{ id: 'influence', count: influence }] : []),
      { id: 'for-gold', count: 30 },
      { id: 'for-influence', count: 15 },
      ...PROMISES.map((id) => ({ id, count: 1, group: 'promise' })),
    ],
    min: 1,
    max: gold + influence + 46,
    perGroup: 1,
  });

  it('[POR-4.2, POR-H5, POR-H6] to every other player: all that is free, for up to 30 gold, 15 influence and a promise', () => {
    const s = three().gold(1, 4).influence(1, 0).turn(0);
    expect(open(s, 1)).toEqual({ negotiation: { kind: 'any', of: [offer(0, 4, 0), offer(2, 4, 0)] } });
    s.play('1 offer 2 3g');
    expect(open(s, 1)).toEqual({
      negotiation: {
        kind: 'any',
        of: [{ kind: 'list', choices: [{ do: 'withdraw', whom: 2 }] }, offer(0, 1, 0), offer(2, 4, 0)],
      },
    });
  });

  it('[POR-R13] are accepted by who can give what is asked, and refused by anybody', () => {
    const s = three().gold(1, 4).influence(1, 2).turn(0).play('0 offer 1 1i for 4g', '2 offer 1 1g for 3i');
    expect(open(s, 1).negotiation).toMatchObject({
      of: [
        {
          choices: [
            { do: 'accept', whom: 0 },
            { do: 'refuse', whom: 0 },
            { do: 'refuse', whom: 2 },
          ],
        },
        {},
        {},
      ],
    });
  });

  it('[POR-R13] all there is may be given in return', () => {
    const s = three().gold(1, 4).influence(1, 2).turn(0).play('0 offer 1 1g for 4g 2i');
    s.play('1 accept 0').expect({ gold: { 0: 33, 1: 1 }, influence: { 0: 12, 1: 0 } });
  });

  it('[POR-R13] one for one is an exchange: told without amounts, counted, and lost to all others', () => {
    const s = three().turn(0).play('0 offer 1 1g for 1i', '1 accept 0');
    s.expect({
      gold: { 0: 29, 1: 31 },
      influence: { 0: 11, 1: 9 },
      hears: {
        2: [{ what: 'traded', seat: 0, with: 1, gives: ['gold'], gets: ['influence'] }],
        1: [{ what: 'tradeIs', from: 0, with: 1, give: [1, 0], ask: [0, 1] }],
      },
    });
    const { trades, untold, secret, paper } = stateOf(s);
    // Seat 2 is bit 2, spectators are bit 7.
    expect({ trades, untold, secret, paper }).toEqual({
      trades: [1, 1, 0],
      untold: [132, 132, 0],
      secret: [
        [0, 1, 0, -1, 0, 0, 0, 0, 0],
        [0, -1, 0, 1, 0, 0, 0, 0, 0],
      ],
      paper: [
        [30, 30, 30],
        [10, 10, 10],
      ],
    });
    const gift = stateOf(three().turn(0).play('2 offer 1 4g 2i', '1 accept 2'));
    expect([gift.secret, gift.untold]).toEqual([
      [
        [0, 0, 0, 0, 0, -4, 0, 4, 0],
        [0, 0, 0, 0, 0, -2, 0, 2, 0],
      ],
      [0, 129, 129],
    ]);
  });

  it('[POR-4.4] words alone are no exchange', () => {
    const s = three()
      .turn(0)
      .play('0 offer 1 promise no-war', '1 accept 0')
      .expect({ hearsNot: { 2: ['traded'] } });
    expect([stateOf(s).trades, stateOf(s).untold]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });
});

describe('the Banker', () => {
  const amount = (into: string, min: number, max: number) => {
    return { kind: 'amount', base: { do: 'bank', into }, min, max, step: 1 };
  };
  const banker = () => three().tiles(0, 'florence-banker');
  const menus = (s: Scenario) => {
    const { banker: menu } = open(s, 0);
    return menu?.kind === 'any' ? menu.of : menu === undefined ? [] : [menu];
  };

  it('[POR-13.1] changes 1 to 3, and no more than there is', () => {
    expect(menus(banker().turn(0))).toEqual([amount('gold', 1, 3), amount('influence', 1, 3)]);
    expect(menus(banker().gold(0, 1).influence(0, 2).turn(0))).toEqual([
      amount('gold', 1, 2),
      amount('influence', 1, 1),
    ]);
    expect(menus(banker().gold(0, 0).turn(0))).toEqual([amount('gold', 1, 3)]);
    expect(menus(banker().gold(0, 0).influence(0, 0).turn(0))).toEqual([]);
    expect(open(three().turn(0), 0)).not.toHaveProperty('banker');
  });

  it('[POR-R14, POR-H8] serves a bid that counts on it, and leaves alone what covers one', () => {
    const pope = (bid: number) => banker().turn(0).play('0 nominate pope', `0 bid ${bid}`);
    expect(menus(pope(12))).toEqual([amount('influence', 2, 3)]);
    expect(menus(pope(11))).toEqual([amount('influence', 1, 3)]);
    const poor = banker().gold(0, 1).turn(0).play('0 nominate pope', '0 bid 11');
    expect(menus(poor)).toEqual([amount('influence', 1, 1)]);
    expect(menus(pope(10))).toEqual([amount('influence', 1, 3)]);
    expect(menus(pope(8))).toEqual([amount('gold', 1, 2), amount('influence', 1, 3)]);
    const gold = (bid: number) => banker().turn(0).play('0 nominate ev1-verrocchio', `0 bid ${bid}`);
    expect(menus(gold(31))).toEqual([amount('gold', 1, 3), amount('influence', 1, 1)]);
    expect(menus(gold(32))).toEqual([amount('gold', 1, 3)]);
    expect(menus(gold(34))).toEqual([amount('gold', 2, 3)]);
  });

  it('[POR-R23, POR-R24] a payment: cards, Banker and the rest in every way that fits, nothing given back', () => {
    const won = () =>
      banker()
        .hand(0, 'bribe-cardinal', 'bribe-cardinal')
        .turn(0)
        .play('0 nominate pope', '0 bid 2', '1 pass', '2 pass');
    won().expect({ question: 'payment', menu: ['pay 0 0', 'pay 0 1', 'pay 0 2', 'pay 1 0'] });
    const card = won()
      .play('0 pay 1 0')
      .expect({ influence: { 0: 10 }, gold: { 0: 30 }, hand: { 0: ['bribe-cardinal'] } });
    expect(card.view(1).players[0]!.unused).toEqual(['banker', 'league']);
    const plain = won()
      .play('0 pay 0 0')
      .expect({ influence: { 0: 8 }, gold: { 0: 30 } });
    expect(plain.view(1).players[0]!.unused).toEqual(['banker', 'league']);
    const changed = won()
      .play('0 pay 0 2')
      .expect({ influence: { 0: 10 }, gold: { 0: 28 } });
    expect(changed.view(1).players[0]!.unused).toEqual(['league']);
    expect(changed.view(1).lastMove).toMatchObject({ seat: 0, from: null, gold: -2 });
  });

  it('[POR-R24] no more Bribe Cardinals are asked for than the price can take', () => {
    const s = three().hand(0, 'bribe-cardinal', 'bribe-cardinal').turn(0).play('0 nominate pope', '0 bid 2');
    s.play('1 pass', '2 pass').expect({ question: 'payment', menu: ['pay 0 0', 'pay 1 0'] });
    const dearer = three().hand(0, 'bribe-cardinal', 'bribe-cardinal').turn(0).play('0 nominate pope', '0 bid 4');
    dearer.play('1 pass', '2 pass').expect({ menu: ['pay 0 0', 'pay 1 0', 'pay 2 0'] });
  });

  it('[POR-H8] Bribe Cardinals worth more than the bid leave everything free', () => {
    const free = (bid: number) => {
      const s = three().hand(0, 'bribe-cardinal', 'bribe-cardinal').turn(0).play('0 nominate pope', `0 bid ${bid}`);
      return s.view(0).players[0]!.free;
    };
    expect([free(3), free(6), free(8)]).toEqual([
      { gold: 30, influence: 10 },
      { gold: 30, influence: 10 },
      { gold: 30, influence: 8 },
    ]);
  });

  it('[POR-R14] an answer to a declared war binds nothing', () => {
    const s = three().hand(0, 'veto').hand(1, 'veto').turn(0).play('0 war', '0 cities rome milan', '0 decline');
    expect(s.view(0).players[0]!.free).toEqual({ gold: 30, influence: 10 });
  });

  it('[POR-H9] what is promised elsewhere does not pay: then no plain payment is made unasked', () => {
    const won = (...before: string[]) =>
      banker()
        .turn(0)
        .play(...before, '0 nominate pope', '0 bid 6', '1 pass', '2 pass')
        .view(0);
    const plain = { do: 'pay', cardinals: 0, banker: 0 };
    expect(windows.payment!.decline(won('0 offer 1 4i'), 0)).toEqual(plain);
    expect(windows.payment!.decline(won('0 offer 1 5i'), 0)).toBe(null);
    expect(windows.payment!.decline(won('1 offer 0 9i'), 0)).toEqual(plain);
  });
});
