// Diego to the last copy, coin and action.

import type { GameEvent } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { DIEGO } from '../data/diego.ts';
import { diegoEarns, diegoPays } from '../rules/chapters/18-diego.ts';
import { game } from '../rules/game.ts';
import { clone } from '../rules/model/clone.ts';
import { scenario } from '../scenario.ts';
import { rolling, solo } from './help.ts';

/** How an event tells what he does. */
type Acts = GameEvent & { readonly action: string; readonly why: string };

describe('his money', () => {
  const has = (coins: number) =>
    clone(
      solo()
        .diego({ coins, prestige: 10, row: ['poet'] })
        .turn(0)
        .state(),
    );

  it('[FLO-18.8, FLO-E9] a price: coins first, then points, and the change', () => {
    const after = (coins: number, price: number) => {
      const s = has(coins);
      diegoPays(s, price);
      return [s.players[1]!.coins, s.players[1]!.prestige];
    };
    expect([after(900, 700), after(700, 700), after(600, 700), after(0, 700), after(300, 900), after(0, 0)]).toEqual([
      [200, 10],
      [0, 10],
      [100, 9],
      [100, 6],
      [0, 7],
      [0, 10],
    ]);
  });

  it('[FLO-R36] a Work: a point for every two of its value, 100 coins for an odd one', () => {
    const after = (value: number) => {
      const s = has(300);
      return [diegoEarns(s, value), s.players[1]!.coins, s.players[1]!.prestige];
    };
    expect([after(14), after(15)]).toEqual([
      [7, 300, 17],
      [7, 400, 17],
    ]);
  });
});

describe('what he buys', () => {
  const buys = (diego: object, stock: readonly (readonly ['jester' | 'lake', number])[] = []) => {
    const table = rolling([6, 6, 6]).diego({ coins: 5000, row: ['poet', 'jurist'], ...diego });
    for (const [stack, left] of stock) table.stock(stack, left);
    return table.auction().play('0 putUp prestige', '0 buy', '0 keep prestige-01', '0 rest');
  };
  const bought = (table: ReturnType<typeof buys>) => table.view(0).solo!.bought;

  it('[FLO-R38, FLO-R41] the leftmost that is left, down to the last copy; nothing that is gone', () => {
    expect(bought(buys({ next: [1] }, [['jester', 1]]))).toBe('jester');
    expect(bought(buys({ next: [1] }, [['jester', 0]]))).toBe('recruiting');
    expect(bought(buys({ next: [3], builders: 2 }))).toBe('builder');
    expect(bought(buys({ next: [3], builders: 3 }))).toBe('jester');
    const builders = (left: number) => {
      const s = clone(
        solo()
          .diego({ next: [3], row: ['poet'] })
          .auction()
          .state(),
      );
      s.stock[4] = left; // the others have left the game
      const step = game.steps.diegoBuys;
      if ('run' in step) step.run(s, { at: 'diegoBuys' });
      return [s.players[1]!.builders, s.players[1]!.jesters];
    };
    expect([builders(1), builders(0)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('[FLO-18.19, FLO-R42] a landscape of the type his first card wants, or the next one’s where none is left', () => {
    expect(bought(buys({ next: [4] }, [['lake', 1]]))).toBe('lake');
    expect(bought(buys({ next: [4] }, [['lake', 0]]))).toBe('forest');
  });

  it('[FLO-R38] if nothing was put up because you can use nothing, the leftmost of all', () => {
    const at = (piece: 'forest' | 'park', ...squares: number[]) => squares.map((square) => ({ piece, at: square }));
    const column = [6, 27].map((square) => ({ piece: 'park' as const, at: square, turn: 1 as const }));
    const cards = Array.from({ length: 14 }, (_, i) => `prestige-${String(i + 1).padStart(2, '0')}`) as 'prestige-01'[];
    const table = solo()
      .seat(0, { builders: 3, cards, tiles: [...at('forest', 0, 3, 14, 17, 38), ...at('park', 28, 31), ...column] })
      .diego({ next: [4], coins: 5000, row: ['poet'] })
      .stock('jester', 0)
      .stock('recruiting', 0)
      .auction();
    table.expect({ phase: 'actions', bought: { 0: null, 1: 'lake' }, events: [{ what: 'diegoBuys', why: 'left' }] });
  });

  it('[FLO-18.18] a prestige card comes from the deck; the rest goes under it, and nobody knows it', () => {
    const table = rolling([6, 6])
      .diego({ next: [1], coins: 3000, jesters: 1, row: ['poet'] })
      .deck('prestige', 'prestige-12', 'prestige-10', 'prestige-06', 'prestige-02', 'prestige-08', 'prestige-03')
      .auction()
      .play('0 putUp prestige', '0 refuse', '0 putUp builder', '0 buy');
    const s = table.state();
    expect([s.stock[5], s.decks.prestige.cards.length]).toEqual([14, 13]);
    table.expect({ bottom: { prestige: ['prestige-12', 'prestige-06', 'prestige-02', 'prestige-08'] } });
    expect(table.view(0).decks.prestige.slice(-4)).toEqual(Array(4).fill({ card: null, by: null }));
    expect(s.chance.used.diegoTie).toBeUndefined(); // one card was the best: nothing is drawn for it
  });

  it('[FLO-18.9] the die shows 1 to 6', () => {
    const dice = Array.from({ length: 60 }, (_, i) => {
      const table = scenario({ players: 1, seed: `six ${i}` })
        .diego({ next: [1], row: ['poet'] })
        .auction();
      return table.play('0 putUp jester').view(0).pending;
    }).map((pending) => (pending?.what === 'roll' ? pending.die : 0));
    expect([...new Set(dice)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('[FLO-18.10, FLO-R43] you are made to buy at a 2, not at a 3, and sell no more than need be', () => {
    const forced = (die: number, coins: number, prestige: number) =>
      rolling([die])
        .seat(0, { coins, prestige })
        .diego({ next: [1], row: ['poet'] })
        .auction()
        .play('0 putUp prestige');
    forced(2, 300, 5).expect({ coins: { 0: 0 }, prestige: { 0: 5 }, events: ['forced'], noEvents: ['sold'] });
    forced(2, 400, 5).expect({ coins: { 0: 100 }, prestige: { 0: 5 }, noEvents: ['sold'] });
    forced(2, 100, 2).expect({ coins: { 0: 0 }, prestige: { 0: 0 }, events: [{ what: 'sold', points: 2 }] });
    forced(2, 100, 1)
      .expect({ coins: { 0: 100 }, prestige: { 0: 1 }, events: ['cannotPay'], lacks: ['putUp prestige'] })
      .refused('0 putUp prestige', 'alreadyPutUp');
    forced(3, 300, 5).expect({ question: 'soloBuy', menu: ['refuse'] });
  });
});

describe('what he does', () => {
  const acts = (round: number, cards: number, options = {}) => {
    const row = (['poet', 'painter', 'jurist', 'organist', 'composer', 'sculptor'] as const).slice(0, cards);
    const table = solo(options)
      .diego({ next: [2, 4], coins: 9000, row })
      .round(round)
      .first(1)
      .actions();
    return table.heard(0).flatMap((e) => (e.what === 'diegoActs' ? [(e as Acts).why] : []));
  };

  it('[FLO-18.21, FLO-R44, FLO-R76] hurries with as many cards as actions are left, this one included', () => {
    expect([acts(7, 2), acts(7, 1)]).toEqual([
      ['hurry', 'hurry'],
      ['first', 'hurry'],
    ]);
    expect([acts(6, 4), acts(6, 3), acts(6, 2)]).toEqual([
      ['hurry', 'hurry'],
      ['first', 'hurry'],
      ['first', 'first'],
    ]);
    expect([acts(5, 6), acts(5, 5), acts(5, 4)]).toEqual([
      ['hurry', 'hurry'],
      ['first', 'hurry'],
      ['first', 'first'],
    ]);
    const rounds = { diegoCountsActions: false };
    expect([acts(6, 2, rounds), acts(6, 1, rounds), acts(5, 3, rounds), acts(5, 2, rounds)]).toEqual([
      ['hurry', 'first'],
      ['first', 'first'],
      ['hurry', 'first'],
      ['first', 'first'],
    ]);
  });

  const doing = (
    next: number[],
    row: readonly ('poet' | 'recruiting' | { up: 'poet' })[],
    set = (t: ReturnType<typeof solo>) => t,
  ) =>
    set(solo().diego({ next, coins: 9000, row }))
      .first(1)
      .actions()
      .heard(0)
      .flatMap((e) =>
        e.what === 'diegoActs' ? [`${(e as Acts).action} ${(e as Acts).why}`] : e.what === 'diegoIdle' ? ['idle'] : [],
      );

  it('[FLO-R46] builds the last copy, and none after it', () => {
    const has = (n: number) => (t: ReturnType<typeof solo>) => t.diego({ buildings: Array(n).fill('theater') });
    expect(doing([2, 4], ['poet'], has(2))[0]).toBe('build first');
    expect(doing([2, 4], ['poet'], has(3))[0]).toBe('freedom second');
  });

  it('[FLO-R46] takes the last profession, the last bonus card, and a Work from the last card face down', () => {
    const all = ['alchemist', 'botanist', 'physicist', 'bell-maker', 'goldsmith', 'sculptor', 'mathematician'] as const;
    const more = [
      'philosopher',
      'jurist',
      'theologian',
      'cartographer',
      'composer',
      'choreographer',
      'painter',
    ] as const;
    const rest = ['physician', 'pharmacist', 'dramatist', 'astronomer', 'organist'] as const;
    const held = (t: ReturnType<typeof solo>) => t.seat(0, { hand: [...all, ...more, ...rest] });
    expect(doing([1, 4], ['poet'], held)[0]).toBe('profession first'); // the Watchmaker is left
    expect(doing([1, 4], ['poet'], (t) => held(t).seat(0, { table: ['watchmaker'] }))[0]).toBe('build second');
    const bonus = Array.from({ length: 20 }, (_, i) => `bonus-${String(i + 1).padStart(2, '0')}`) as 'bonus-01'[];
    expect(doing([8, 4], ['poet'], (t) => t.seat(0, { bonus: bonus.slice(1) }))[0]).toBe('bonus first');
    expect(doing([8, 4], ['poet'], (t) => t.seat(0, { bonus }))[0]).toBe('profession second');
    expect(doing([8, 4], [{ up: 'poet' }])[0]).toBe('profession second');
    expect(doing([7, 4], ['recruiting'])[0]).toBe('completeWork first');
    expect(doing([7, 4], [{ up: 'poet' }])[0]).toBe('profession second');
    expect(doing([2, 4], [{ up: 'poet' }])).toEqual(['idle', 'idle']);
  });

  it('[FLO-R49] the deck serves him first, then the virtual players in order', () => {
    const table = solo()
      .seat(0, { hand: ['alchemist', 'botanist', 'physicist', 'bell-maker', 'goldsmith', 'sculptor', 'mathematician'] })
      .seat(0, {
        table: ['philosopher', 'jurist', 'theologian', 'cartographer', 'composer', 'choreographer', 'painter'],
      })
      .diego({ next: [1, 4], coins: 9000, row: ['poet', 'physician', 'pharmacist'] })
      .virtual({ up: [], down: ['dramatist'] }, { up: [], down: ['astronomer'] })
      .first(1)
      .actions();
    expect(table.view(0).solo!.virtual.map(({ down }) => down)).toEqual([2, 1]);
    expect(table.view(0).decks.profession).toEqual([]);
  });

  it('[FLO-18.24] a virtual player without a card turns none up', () => {
    const table = solo()
      .diego({ next: [7, 4], coins: 9000, row: ['poet', 'painter'] })
      .virtual({ up: ['organist'], down: [] }, { up: [], down: ['composer'] })
      .first(1)
      .actions();
    table.expect({ events: [{ what: 'virtualWork', player: 2, profession: 'composer' }] });
    expect(table.view(0).solo!.virtual).toEqual([
      { up: ['organist'], down: 0 },
      { up: ['composer'], down: 0 },
    ]);
  });
});

describe('the round with him', () => {
  it('[FLO-18.6, FLO-18.29] names him where he begins and where his Work is best', () => {
    const table = solo()
      .diego({ next: [7, 4], coins: 9000, row: ['poet', 'painter'] })
      .turn(0)
      .play('0 end');
    table.expect({ events: [{ what: 'noWork' }, { what: 'roundBegins', round: 2, minimum: 10, first: 'diego' }] });
    table.expect({ round: 2, phase: 'auction', question: 'putUp' });
    solo()
      .diego({ next: [7, 4, 2], coins: 9000, row: ['poet', 'painter'] })
      .first(1)
      .actions()
      .play('0 end')
      .expect({
        events: [
          { what: 'bestWork', who: ['diego'], value: 7 },
          { what: 'roundBegins', first: 0 },
          { what: 'diegoCard', card: 2 },
        ],
      });
  });

  it('[FLO-18.5] shows the card that rules the auctions, and none before the first', () => {
    expect(scenario({ players: 1, seed: 'card' }).newGame().view(0).solo!.card).toBeNull();
    const table = solo()
      .diego({ next: [3], row: ['poet'] })
      .auction();
    expect(table.view(0).solo!.card).toEqual(DIEGO[2]);
    table.expect({ events: [{ what: 'diegoCard', card: 3 }] });
  });

  it('[FLO-18.31] the score says what there is to beat, his cards included, once', () => {
    const table = () =>
      solo()
        .seat(0, { prestige: 4, cards: ['prestige-02'] })
        .diego({ prestige: 9, jesters: 1, cards: ['prestige-10'], row: ['poet'] })
        .round(7);
    const lines = [
      { what: 'track', points: 4, rules: ['FLO-1.1'] },
      { what: 'prestigeCard', points: 0, facts: { card: 'prestige-02' }, rules: ['FLO-15.1', 'FLO-15.4'] },
      { what: 'diego', points: 0, facts: { points: 15 }, rules: ['FLO-18.31'] },
    ];
    expect(game.score(table().turn(0).state(), 0)).toEqual(lines);
    expect(game.score(table().end().state(), 0)).toEqual(lines);
    table()
      .end()
      .expect({
        events: [
          { what: 'cardScored', who: 0, card: 'prestige-02', points: 0 },
          { what: 'cardScored', who: 'diego', card: 'prestige-10', points: 6 },
          { what: 'finalScore', who: 0, points: 4 },
          { what: 'finalScore', who: 'diego', points: 15 },
        ],
      });
  });

  it('[FLO-18.30] of several cards face up the one that was named is recruited', () => {
    const table = () =>
      solo()
        .seat(0, { recruits: 1 })
        .diego({ row: [{ up: 'poet' }, { up: 'jurist' }, { up: 'recruiting' }] })
        .virtual({ up: [], down: [] }, { up: ['organist', 'composer'], down: ['painter'] })
        .turn(0);
    const jurist = table().play('0 recruit jurist').view(0).solo!;
    expect(jurist.row.map(({ card }) => card)).toEqual(['poet', 'organist', 'recruiting']);
    expect(jurist.virtual[1]).toEqual({ up: ['composer'], down: 1 });
    const composer = table().play('0 recruit composer');
    composer.expect({ hand: { 0: ['composer'] }, events: [{ what: 'recruited', from: 'virtual' }] });
    expect(composer.view(0).solo!.virtual[1]).toEqual({ up: ['organist'], down: 1 });
  });
});
