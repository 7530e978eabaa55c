// What can pay, exactly: every source with its symbols, one purpose at a time, and never what belongs to somebody else.

import { listen, within } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { bill, cashIn, settleBill } from '../rules/chapters/03-payment.ts';
import {
  ARROW,
  CAVALRY,
  CROSS,
  CROWN,
  canPay,
  cardBehind,
  cashable,
  cashSources,
  florinsInReach,
  mostAuthority,
  mostOf,
  type Purpose,
  reachOf,
  SHIP,
  sourcesFor,
  sourcesWith,
  WAR,
} from '../rules/model/purse.ts';
import { table } from './help.ts';

/** Seat 0 has much, seat 1 little, seat 2 nothing that is available. */
const position = () =>
  table()
    .florins(0, 3)
    .card(0, 'bishop', 'top')
    .card(0, 'banker', 'under.top')
    .card(0, 'cardinal', 'R1')
    .card(0, 'cardinal', 'R2')
    .card(0, 'admiral', 'L1')
    .owns(0, 'terracina')
    .cathedral('florence')
    .token(0, 'kingdom', 'guild')
    .bonus(0, 'artillery', 'michelangelo')
    .ally(0, 'holy_roman_empire')
    .ally(0, 'ottoman_empire')
    .exhausted(2, 'venice', 'verona')
    .florins(1, 0)
    .florins(2, 0)
    .acting(0, 'top')
    .state();

const told = (sources: ReturnType<typeof sourcesFor>) =>
  sources.map(({ id, offers }) => {
    const kinds = Object.entries(offers).map(([kind, n]) => `${n} ${kind}`);
    return `${id}: ${kinds.join(', ')}`;
  });

describe('sources', () => {
  const all = { florin: 1, crown: 1, cross: 1, cavalry: 1, ship: 1, mask: 1 };
  const own = [
    'R1: 1 crown, 2 cross',
    'R2: 1 crown, 2 cross',
    'L1: 3 ship',
    'pisa: 2 florin, 1 ship',
    'florence: 2 florin, 2 crown',
    'cathedral.florence: 1 cross',
    'terracina: 1 ship',
    'kingdom: 2 crown, 2 cavalry',
    'guild: 3 florin',
  ];
  const empire = 'holy_roman_empire: 1 cross';
  const ottoman = 'ottoman_empire: 2 ship';
  const indulgence = 'indulgence: 1 crown';
  const room = ['card: 1 florin, 1 cross', 'upgrade: 3 florin'];
  const coin = 'coin1: 1 florin';

  it.each<[Purpose, readonly string[]]>([
    ['patronage', [...room, 'michelangelo: 1 crown', ...own, empire, indulgence, coin]],
    ['govern', [...room, ...own, empire, indulgence, coin]],
    ['diplomacy', [...room, ...own, empire, ottoman, indulgence, coin]],
    ['war', [...room, ...own, empire, ottoman, indulgence, coin]],
    ['trade', [...room, ...own, empire, ottoman, indulgence, coin]],
    ['intrigue', [...room, ...own, empire, indulgence, coin]],
    ['purchase', [...own, empire, indulgence, 'treasury: 3 florin']],
    ['alliance', [...own, indulgence, coin]],
    ['redeem', [...own, empire, coin]],
    ['retreat', [...own, ottoman, coin]],
    ['florins', own],
  ])('[VIR-3.2, VIR-3.9, VIR-7.2, VIR-15.14, VIR-15.32, VIR-15.33, VIR-15.35] for %s', (purpose, expected) => {
    expect(told(sourcesFor(position(), 0, purpose, [all]))).toEqual(expected);
  });

  it('[VIR-3.2] only with the symbols that are asked for, and coins only as far as florins are due', () => {
    const s = position();
    expect(told(sourcesFor(s, 0, 'patronage', [{ cavalry: 2 }]))).toEqual(['kingdom: 2 cavalry']);
    expect(told(sourcesFor(s, 0, 'war', [{ cavalry: 1 }, { florin: 2 }]))).toEqual([
      'card: 1 florin',
      'upgrade: 3 florin',
      'pisa: 2 florin',
      'florence: 2 florin',
      'kingdom: 2 cavalry',
      'guild: 3 florin',
      'coin1: 1 florin',
      'coin2: 1 florin',
    ]);
    const coins = (florin: number) => told(sourcesFor(s, 0, 'war', [{ florin }])).filter((of) => of.startsWith('coin'));
    expect(coins(9)).toEqual(['coin1: 1 florin', 'coin2: 1 florin', 'coin3: 1 florin']);
    expect(told(sourcesFor(s, 0, 'purchase', [{ florin: 1 }])).at(-1)).toBe('treasury: 3 florin');
    expect(told(sourcesFor(s, 0, 'purchase', [{ cavalry: 1 }]))).toEqual(['kingdom: 2 cavalry']);
  });

  it('[VIR-3.2] two Courtiers of one kind are alike on one side only', () => {
    const s = table().card(0, 'cardinal', 'R1').card(0, 'cardinal', 'R2').card(0, 'cardinal', 'L1').acting(0, 'top');
    const likes = sourcesFor(s.state(), 0, 'govern', [{ cross: 1 }]).map(({ like }) => like);
    expect(likes).toEqual(['cardinal right', 'cardinal right', 'cardinal left']);
  });

  it('[VIR-10.6] but none that gave something else', () => {
    const s = position();
    expect(told(sourcesFor(s, 0, 'war', [{ ship: 1 }], ['L1', 'pisa']))).toEqual([
      'terracina: 1 ship',
      'ottoman_empire: 2 ship',
    ]);
  });

  it('[VIR-3.5, VIR-3.7] of one seat only: whoever was counted before does not matter', () => {
    const s = position();
    const each = <T>(count: (seat: number) => T) =>
      [0, 1, 2].map((seat) => {
        sourcesFor(s, 0, 'patronage', [all]); // the rich one is counted before each of them
        return count(seat);
      });
    expect(each((seat) => cashable(s, seat))).toEqual([7, 2, 0]);
    expect(each((seat) => florinsInReach(s, seat))).toEqual([10, 2, 0]);
    expect(each((seat) => cashSources(s, seat))).toEqual([['pisa', 'florence', 'guild'], ['bari'], []]);
    expect(each((seat) => mostOf(s, seat, 'redeem', CROSS))).toEqual([6, 1, 0]);
    expect(each((seat) => mostOf(s, seat, 'retreat', SHIP))).toEqual([7, 1, 0]);
    expect(each((seat) => mostOf(s, seat, 'retreat', CAVALRY))).toEqual([2, 2, 0]);
    expect(each((seat) => sourcesWith(s, seat, ARROW).map(({ id }) => id))).toEqual([['terracina', 'guild'], [], []]);
    expect(each((seat) => told(sourcesFor(s, seat, 'redeem', [{ crown: 1 }])))).toEqual([
      ['R1: 1 crown', 'R2: 1 crown', 'florence: 2 crown', 'kingdom: 2 crown'],
      ['naples: 2 crown'],
      [],
    ]);
    expect(each((seat) => canPay(s, seat, 'redeem', [{ crown: 1 }]))).toEqual([true, true, false]);
  });

  it('[VIR-3.14] War symbols come with their card', () => {
    const s = position();
    expect(sourcesWith(s, 0, WAR).map(({ id, worth }) => [id, worth])).toEqual([['L1', 1]]);
    expect(cardBehind(s, 0, 'L1')).toBe('admiral');
  });

  it('[VIR-8.1] Crowns or Crosses of each source, whichever are more', () => {
    const s = position();
    expect(mostAuthority(s, 0)).toBe(1 + 2 + 2 + 2 + 1 + 2 + 1 + 1);
    expect(mostAuthority(table().acting(1, 'top').state(), 1)).toBe(1 + 2 + 1 + 1);
  });
});

describe('what can be met', () => {
  it('[VIR-3.2] one kind from each source, whatever the number of kinds', () => {
    const s = position();
    const can = (cost: { [kind: string]: number }) => canPay(s, 0, 'redeem', [cost]);
    expect(can({ crown: 6 })).toBe(true);
    expect(can({ crown: 7 })).toBe(false);
    expect(can({ crown: 4, cross: 6 })).toBe(true);
    expect(can({ crown: 5, cross: 5 })).toBe(false);
    expect(can({ crown: 4, cross: 6, ship: 5 })).toBe(true);
    expect(can({ crown: 4, cross: 6, ship: 6 })).toBe(false);
    expect(can({ crown: 2, cross: 6, ship: 4, cavalry: 2 })).toBe(true);
    expect(can({ crown: 3, cross: 6, ship: 4, cavalry: 2 })).toBe(false);
    expect(can({ cross: 6, ship: 4, cavalry: 2, florin: 10 })).toBe(true);
    expect(can({ cross: 6, ship: 4, cavalry: 2, florin: 11 })).toBe(false);
    expect(can({ florin: 10 })).toBe(true);
    expect(can({ florin: 11 })).toBe(false);
    expect(can({ ship: 5, florin: 8 })).toBe(true);
    expect(can({ ship: 5, florin: 9 })).toBe(false);
  });

  it('[VIR-3.1] without a florin where none is due', () => {
    const s = table().florins(0, 0).exhausted(0, 'pisa').acting(0, 'top').state();
    expect(canPay(s, 0, 'redeem', [{ crown: 2 }])).toBe(true);
    expect(canPay(s, 0, 'redeem', [{ crown: 1, florin: 1 }])).toBe(false);
    expect(canPay(s, 0, 'redeem', [{ cross: 1 }, { crown: 2 }])).toBe(true);
    expect(canPay(s, 0, 'redeem', [{ cross: 1 }, { crown: 3 }])).toBe(false);
  });

  it('[VIR-3.2] as a table: how much of a third kind is left for each amount of two others', () => {
    const s = table().florins(0, 1).acting(0, 'lowerLeft').state();
    const { first, second, third } = reachOf(s, 0, 'redeem', [CROWN, SHIP, 0], [2, 1]);
    expect([first, second]).toEqual([2, 1]);
    // Florence: 2 Crowns or 2 florins; Pisa: 1 Ship or 2 florins; 1 florin in the treasury.
    expect([...third.slice(0, 6)]).toEqual([5, 3, 3, 1, 3, 1]);
    const table1 = { first: 2, second: 1, third };
    expect(within(table1, 2, 1, 1)).toBe(true);
    expect(within(table1, 2, 1, 2)).toBe(false);
    expect(within(table1, 3, 0, 0)).toBe(false);
    expect(within(table1, 0, 2, 0)).toBe(false);
    expect([...reachOf(s, 0, 'redeem', [CROWN, CAVALRY, SHIP], [3, 1]).third.slice(0, 8)]).toEqual([
      1, -1, 1, -1, 1, -1, -1, -1,
    ]);
    const large = reachOf(s, 0, 'redeem', [CROWN, SHIP, 0], [19, 19]);
    expect(within(large, 2, 1, 1)).toBe(true);
    expect(within(large, 3, 1, 0)).toBe(false);
  });
});

describe('what has paid', () => {
  it('[VIR-3.5, VIR-3.8] is told with its card, kind and worth', () => {
    const s = position();
    const payment = [
      { id: 'card', as: 'cross' },
      { id: 'upgrade', as: 'florin' },
      { id: 'R1', as: 'crown' },
      { id: 'pisa', as: 'florin' },
    ];
    const { heard } = listen(() => settleBill(s, 0, bill('patronage', { florin: 4, cross: 1, crown: 1 }), payment));
    expect(heard).toEqual([
      {
        what: 'paid',
        seat: 0,
        purpose: 'patronage',
        with: [
          { id: 'card', card: 'bishop', as: 'cross', worth: 1 },
          { id: 'upgrade', card: 'banker', as: 'florin', worth: 3 },
          { id: 'R1', card: 'cardinal', as: 'crown', worth: 1 },
          { id: 'pisa', card: null, as: 'florin', worth: 2 },
        ],
      },
    ]);
    expect(s.florins[0]).toBe(3 + 2 - 1);
    expect(s.courtierReady.slice(0, 4)).toEqual([false, true, false, true]);
  });

  it('[VIR-3.2] of several prices the one that is met, whole and with nothing else', () => {
    const s = position();
    const step = bill('patronage', { florin: 2, cross: 1 }, { florin: 3, crown: 1 });
    settleBill(s, 0, step, [
      { id: 'R1', as: 'crown' },
      { id: 'pisa', as: 'florin' },
      { id: 'coin1', as: 'florin' },
    ]);
    expect(s.florins[0]).toBe(3 + 2 - 3);
  });

  it('nothing is told where nothing was paid or cashed', () => {
    const s = position();
    expect(listen(() => settleBill(s, 0, bill('purchase', {}), [])).heard).toEqual([]);
    expect(listen(() => cashIn(s, 0, [])).heard).toEqual([]);
    expect(s.florins[0]).toBe(3);
  });

  it('[VIR-3.7] florins cashed are told, and come to the treasury', () => {
    const s = table().florins(0, 0).card(0, 'banker', 'R1').acting(0, 'top').state();
    const { heard } = listen(() => cashIn(s, 0, [{ id: 'R1', as: 'florin' }]));
    const used = [{ id: 'R1', card: 'banker', as: 'florin', worth: 3 }];
    expect(heard).toEqual([{ what: 'cashed', seat: 0, with: used, florins: 3 }]);
    expect(s.florins[0]).toBe(3);
  });

  it('[VIR-3.9] a card lies behind a space, the Room’s card and its Upgrade, not behind a token', () => {
    const s = position();
    const behind = ['R1', 'R2', 'R3', 'L1', 'card', 'upgrade', 'florence', 'coin1'].map((id) => cardBehind(s, 0, id));
    expect(behind).toEqual(['cardinal', 'cardinal', null, 'admiral', 'bishop', 'banker', null, null]);
    s.marker[0] = -1;
    expect(['R1', 'card', 'upgrade'].map((id) => cardBehind(s, 0, id))).toEqual(['cardinal', null, null]);
  });
});
