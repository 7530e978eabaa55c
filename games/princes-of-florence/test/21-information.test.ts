// Chapter 21: what is secret and what is not.

import { type AnyGame, imagine } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { PROFESSION } from '../data/professions.ts';
import { game } from '../rules/game.ts';
import type { State } from '../rules/model/state.ts';
import type { Scenario } from '../scenario.ts';
import { four, joint, muse, solo } from './help.ts';

const holding = { hand: ['poet', 'jurist'], bonus: ['bonus-03'], cards: ['prestige-07'], coins: 1700 } as const;

describe('secrets', () => {
  it('[FLO-21.1] coins, hands, bonus and prestige cards, cards drawn and their order are the owner’s', () => {
    const table = four().seat(1, holding).turn(1).play('1 bonus');
    const own = table.view(1).own!;
    expect([own.coins, own.hand, own.bonus[0]!.card, own.prestige[0]!.card]).toEqual([
      1400,
      ['jurist', 'poet'],
      'bonus-03',
      'prestige-07',
    ]);
    expect(own.drawn!.cards).toHaveLength(5);
    for (const viewer of [0, 2, null]) {
      const seen = JSON.stringify({ ...table.view(viewer), professions: null, estate: null, own: null });
      for (const secret of ['poet', 'bonus-03', 'prestige-07', 'bonus-01', '1400', '1700'])
        expect(seen).not.toContain(secret);
    }
    table.play('1 keep bonus-01', '1 under bonus-05', '1 rest');
    const bottom = (viewer: number | null) => table.view(viewer).decks.bonus.slice(-4);
    expect(bottom(1).map(({ card }) => card)).toEqual(['bonus-05', 'bonus-02', 'bonus-04', 'bonus-06']);
    expect(bottom(0)).toEqual(Array(4).fill({ card: null, by: 1 }));
  });

  it('[FLO-21.1] whoever imagines the game knows none of it either', () => {
    const { state } = four().seat(1, holding).turn(0).match();
    const worlds = Array.from({ length: 40 }, (_, i) => imagine(game as AnyGame, state, 0, i) as unknown as State);
    const of = (what: (s: State) => unknown) => new Set(worlds.map((s) => JSON.stringify(what(s)))).size;
    expect(of((s) => s.players[1]!.hand)).toBeGreaterThan(20);
    expect(of((s) => s.players[1]!.bonus)).toBeGreaterThan(5);
    expect(of((s) => s.players[1]!.cards)).toBeGreaterThan(5);
    expect(of((s) => s.players[1]!.coins)).toBeGreaterThan(5);
    expect(of((s) => s.players[0])).toBe(1);
  });

  it('[FLO-12.3] imagined coins are whole hundreds, and such sums as people have', () => {
    const most = (round: number) => {
      const { state } = four().round(round).turn(0).match();
      const worlds = Array.from({ length: 1500 }, (_, i) => imagine(game as AnyGame, state, 0, i) as unknown as State);
      const coins = worlds.map((s) => s.players[1]!.coins);
      expect(coins.filter((n) => n % 100 !== 0)).toEqual([]);
      return Math.max(...coins);
    };
    expect([most(1), most(4)]).toEqual([3000, 2200]);
  });

  it('[FLO-4.10, FLO-19.6, FLO-R61] nobody is imagined without the coins they have bid, promised or just been paid', () => {
    const least = (table: Scenario, seat = 1) => {
      const { state } = table.match();
      const worlds = Array.from({ length: 60 }, (_, i) => imagine(game as AnyGame, state, 0, i) as unknown as State);
      return Math.min(...worlds.map((s) => s.players[seat]!.coins));
    };
    const raised = Array.from({ length: 9 }, (_, i) => [`0 bid ${400 + 200 * i}`, `1 bid ${500 + 200 * i}`]).flat();
    const lot = four()
      .round(4)
      .auction()
      .play('0 auction jester', '1 bid 300', '2 pass', '3 pass', ...raised);
    expect(least(lot)).toBeGreaterThanOrEqual(2100);
    const pawn = muse().round(4).characters().play('0 pass', '1 pawn muse 1500');
    expect(least(pawn)).toBeGreaterThanOrEqual(1500);
    expect(least(muse().round(4).characters().play('0 pass', '1 pawn banker 500'))).toBeLessThan(500);
    const work = four()
      .seat(1, { hand: ['poet'], jesters: 7, tiles: ['theater', 'lake'] })
      .round(4)
      .turn(1);
    expect(least(work.play('1 work poet'))).toBeGreaterThanOrEqual(2200);
    const free = muse().seat(1, { character: 'merchant' }).round(4).first(1).auction();
    expect(least(free.play('1 auction jester', '2 pass', '3 pass', '0 pass'))).toBeGreaterThanOrEqual(200);
    const offer = joint(3).seat(1, { coins: 2000 }).round(4).turn(2).play('2 buildWith tower 1', '2 place tower 5 0');
    offer.play('2 offer 0', '1 counter payment', '1 offer 1900');
    expect(least(offer)).toBeGreaterThanOrEqual(1900);
    const asks = joint(3).round(4).turn(2).play('2 buildWith tower 1', '2 place tower 5 0', '2 offer 100');
    expect(least(asks, 2)).toBeGreaterThanOrEqual(600);
  });

  it('[FLO-14.1, FLO-21.1] after the end prestige cards and coins are known, decks and hands are not', () => {
    const { state } = four()
      .seat(1, { ...holding, prestige: 5 })
      .round(7)
      .end()
      .match();
    const worlds = Array.from({ length: 30 }, (_, i) => imagine(game as AnyGame, state, 0, i) as unknown as State);
    const of = (what: (s: State) => unknown) => new Set(worlds.map((s) => JSON.stringify(what(s)))).size;
    expect([of((s) => s.players[1]!.cards), of((s) => s.players[1]!.coins)]).toEqual([1, 1]);
    for (const what of [
      (s: State) => s.decks.prestige.cards,
      (s: State) => s.players[1]!.hand,
      (s: State) => s.players[1]!.bonus,
    ])
      expect(of(what)).toBeGreaterThan(10);
  });

  it('[FLO-R45] a card of Diego’s that was looked at stays known, the others do not', () => {
    const table = solo()
      .diego({ next: [4], coins: 3000, row: ['poet', 'painter'] })
      .first(1)
      .actions();
    const { row } = table.state().solo!;
    expect(row.map(({ seen }) => seen)).toEqual([true, false]);
    const worlds = Array.from(
      { length: 30 },
      (_, i) => imagine(game as AnyGame, table.match().state, 0, i) as unknown as State,
    );
    expect(new Set(worlds.map((s) => s.solo!.row[0]!.card)).size).toBe(1);
    expect(new Set(worlds.map((s) => s.solo!.row[1]!.card)).size).toBeGreaterThan(5);
  });

  it('[FLO-21.2] a recruited profession was seen going to a hand and stays known; nothing else in that hand does', () => {
    const { state } = four()
      .seat(1, { recruits: 1, hand: ['jurist'], bonus: ['bonus-18'] }) // the bonus card has the Poet's number
      .seat(2, { table: ['poet'] })
      .turn(1)
      .play('1 recruit poet')
      .match();
    const worlds = Array.from({ length: 40 }, (_, i) => imagine(game as AnyGame, state, 0, i) as unknown as State);
    expect(worlds.filter((s) => s.players[1]!.hand.includes(PROFESSION.poet))).toHaveLength(40);
    expect(new Set(worlds.map((s) => JSON.stringify(s.players[1]!.hand))).size).toBeGreaterThan(5);
    expect(new Set(worlds.map((s) => s.players[1]!.bonus[0])).size).toBeGreaterThan(5);
  });

  it('[FLO-21.2] points, values, estates, builders, jesters, freedoms, played cards, sizes of hands and stacks are public', () => {
    const table = four()
      .seat(1, {
        ...holding,
        prestige: 7,
        best: 12,
        builders: 2,
        jesters: 1,
        freedoms: ['opinion'],
        tiles: ['opera'],
        table: ['painter'],
        recruits: 1,
        recruited: 1,
      })
      .turn(0);
    expect(table.view(null).players[1]).toMatchObject({
      prestige: 7,
      best: 12,
      builders: 2,
      jesters: 1,
      freedoms: ['opinion'],
      buildings: ['opera'],
      table: ['painter'],
      recruits: 1,
      recruited: 1,
      handSize: 2,
      bonusCount: 1,
      prestigeCount: 1,
      cardCount: 5,
    });
    expect(table.view(null).stock.jester).toBe(6);
    expect(table.view(null).decks.bonus).toHaveLength(19);
  });

  it('[FLO-21.3] prices, bids, payments and income are told to all', () => {
    four()
      .seat(0, { hand: ['poet'], jesters: 3 })
      .turn(0)
      .play('0 work poet', '0 exchange 2')
      .expect({
        hears: {
          spectator: [
            { what: 'workDone', pay: 700 },
            { what: 'exchanged', points: 2, coins: 400 },
          ],
        },
      });
    four()
      .auction()
      .play('0 auction jester', '1 bid 300')
      .expect({ hears: { spectator: [{ what: 'bidRaised', bid: 300 }] } });
  });

  it('[FLO-21.4] a lack of coins is nobody else’s business: such a player is asked like any other', () => {
    const poor = four().seat(1, { coins: 0 }).auction().play('0 auction jester');
    poor.expect({ deciding: 1, question: 'bid', menu: ['pass'] });
    const rich = four().seat(1, { coins: 3000 }).auction().play('0 auction jester');
    expect(poor.view(0)).toEqual(rich.view(0));
    expect(poor.view(null)).toEqual(rich.view(null));
  });

  it('keeps Diego’s face-down cards from everybody, until he has looked at one', () => {
    const table = solo()
      .diego({ row: ['poet', 'painter'] })
      .turn(0);
    expect(table.view(0).solo!.row.map(({ card }) => card)).toEqual(['hidden', 'hidden']);
  });
});
