// Small parts by themselves: decks and hands, neighbours, the table before the first card, what an option is for.

import { draw, keyFromSeed, newChance } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { COUNTER, type CounterId } from '../data/counters.ts';
import { DECK } from '../data/professions.ts';
import { setup } from '../rules/chapters/02-setup.ts';
import { game } from '../rules/game.ts';
import { insert, newDeck, putUnder, remove, shuffle, takeTop } from '../rules/model/cards.ts';
import { clone } from '../rules/model/clone.ts';
import { count } from '../rules/model/counters.ts';
import { neighbourEast, neighboursOf, neighbourWest } from '../rules/model/neighbours.ts';
import { OPTIONS, type Options } from '../rules/model/options.ts';
import type { State } from '../rules/model/state.ts';
import { scenario } from '../scenario.ts';
import { joint, problemsOf, solo, three } from './help.ts';

describe('cards', () => {
  it('[FLO-2.6] are shuffled with one fair number for each card but the last', () => {
    const asked: number[] = [];
    const chance = (below: (n: number) => number) => ({
      below(n: number) {
        asked.push(n);
        return below(n);
      },
    });
    const cards = [10, 20, 30, 40];
    shuffle(
      cards,
      chance(() => 0),
    );
    expect([cards, asked]).toEqual([
      [20, 30, 40, 10],
      [4, 3, 2],
    ]);
    shuffle(
      cards,
      chance((n) => n - 1),
    );
    expect(cards).toEqual([20, 30, 40, 10]);
  });

  it('[FLO-5.7, FLO-21.1] are taken from the top and put underneath, where whoever put them knows them', () => {
    const deck = newDeck([4, 2, 9]);
    expect(deck).toEqual({ cards: [4, 2, 9], by: [-1, -1, -1] });
    putUnder(deck, 7, 2);
    expect(takeTop(deck, 2)).toEqual([4, 2]);
    expect(deck).toEqual({ cards: [9, 7], by: [-1, 2] });
    expect(takeTop(deck, 5)).toEqual([9, 7]);
    expect(deck).toEqual({ cards: [], by: [] });
  });

  it('[FLO-7.11] lie in a hand in one order, however they came', () => {
    const hand: number[] = [];
    for (const card of [5, 12, 0, 9]) insert(hand, card);
    expect(hand).toEqual([0, 5, 9, 12]);
    remove(hand, 5);
    expect(hand).toEqual([0, 9, 12]);
  });
});

describe('neighbours', () => {
  it('[FLO-20.1] stand in a ring, two players side by side; without cooperative building there are none', () => {
    const of = (players: number) => {
      const s = joint(players).turn(0).state();
      return Array.from({ length: players }, (_, seat) => neighboursOf(s, seat));
    };
    expect(of(2)).toEqual([[1], [0]]);
    expect(of(3)).toEqual([
      [2, 1],
      [0, 2],
      [1, 0],
    ]);
    expect(of(5)[0]).toEqual([4, 1]);
    expect(of(5)[4]).toEqual([3, 0]);
    const apart = three().turn(0).state();
    for (const seat of [0, 1, 2])
      expect([neighbourWest(apart, seat), neighbourEast(apart, seat), neighboursOf(apart, seat)]).toEqual([-1, -1, []]);
  });
});

describe('the table before the first card', () => {
  const defaults = Object.fromEntries(Object.entries(OPTIONS).map(([id, option]) => [id, option.default])) as Options;
  const table = (seats: number, options: Partial<Options> = {}): State =>
    setup({ seats, options: { ...defaults, ...options }, edition: null, chance: newChance(keyFromSeed('table')) });

  it('[FLO-2.1, FLO-2.3] has everything in the supply and nothing with anybody', () => {
    const s = table(4, { firstPlayer: 3 });
    const nothing = {
      coins: 3500,
      prestige: 0,
      hand: [],
      open: 0,
      table: [],
      recruits: 0,
      recruited: 0,
      bonus: [],
      cards: [],
      jesters: 0,
      builders: 0,
      freedoms: [0, 0, 0],
      landscapes: [0, 0, 0],
      buildings: Array(10).fill(0),
      tiles: [],
      builtLow: 0,
      builtHigh: 0,
      landLow: 0,
      landHigh: 0,
      best: 0,
      bought: -1,
      dropped: false,
    };
    expect(s).toMatchObject({
      seats: 4,
      asked: 0,
      round: 1,
      phase: 'setup',
      first: 2,
      players: [nothing, nothing, nothing, nothing],
      stock: [6, 6, 6, 7, 6, 14, 5],
      buildings: Array(10).fill(3),
      freedoms: [3, 3, 3],
      sold: Array(8).fill(-1),
      lot: null,
      cast: null,
      solo: null,
    });
    expect(s.chance.draws).toBe(0); // nothing was left to chance
  });

  it('[FLO-19.1, FLO-19.11] has six characters nobody has, and 600 coins on the Banker', () => {
    expect(table(3, { musePrincess: true }).cast).toEqual({
      owner: Array(6).fill(-1),
      facedown: Array(6).fill(false),
      pawn: Array(6).fill(-1),
      bid: Array(6).fill(0),
      pot: 600,
      out: [false, false, false],
      banker: -1,
    });
  });

  it('[FLO-18.1, FLO-18.4, FLO-18.32] has Diego as the second player of a lone one', () => {
    const s = table(1, { difficulty: 'easy', diegoExtra: 3 });
    expect(s.players.map(({ coins }) => coins)).toEqual([3500, 300]);
    expect(s.freedoms).toEqual([2, 2, 2]);
    expect(s.solo).toMatchObject({ card: -1, putUp: [], profession: false, freedom: false });
  });

  it('[FLO-17.2, FLO-R24] two players: one type of freedom is short, harder another one too, whatever is drawn', () => {
    const tokens = (fewFreedoms: boolean) =>
      Array.from({ length: 30 }, (_, i) =>
        scenario({ players: 2, options: { fewFreedoms }, seed: `short ${i}` })
          .newGame()
          .state()
          .freedoms.join(''),
      );
    expect(new Set(tokens(false))).toEqual(new Set(['122', '212', '221']));
    expect(new Set(tokens(true))).toEqual(new Set(['112', '121', '211']));
  });

  it('[FLO-2.5, FLO-18.3] cards are dealt from the top of the shuffled deck, one hand after the other', () => {
    const shuffled = DECK.slice();
    shuffle(shuffled, draw({ chance: newChance(keyFromSeed('top')) }, 'professions'));
    const sorted = (from: number, to: number) => shuffled.slice(from, to).sort((a, b) => a - b);
    const dealt = scenario({ players: 3, seed: 'top' }).newGame().state();
    expect(dealt.players.map(({ hand }) => hand)).toEqual([sorted(0, 4), sorted(4, 8), sorted(8, 12)]);
    expect(dealt.decks.profession.cards).toEqual(shuffled.slice(12));
    const { players, solo, decks } = scenario({ players: 1, seed: 'top' }).newGame().state();
    expect(players[0]!.hand).toEqual(sorted(0, 4));
    expect(solo!.row.map(({ card }) => card)).toEqual(shuffled.slice(4, 7));
    expect(solo!.virtual.map(({ down }) => down)).toEqual([sorted(7, 10), sorted(10, 13)]);
    expect(decks.profession.cards).toEqual(shuffled.slice(13));
  });

  it('[FLO-2.5] a hand lies in order when it is dealt and when it is kept', () => {
    for (let i = 0; i < 5; i++) {
      const s = scenario({ players: 5, seed: `hand ${i}` })
        .newGame()
        .state();
      for (const { hand } of s.players) expect(hand).toEqual(hand.toSorted((a, b) => a - b));
    }
  });
});

describe('an option', () => {
  it.each([
    ['musePrincess', true, [2, 3, 4, 5]],
    ['cooperative', true, [2, 3, 4, 5]],
    ['fewFreedoms', true, [2]],
    ['difficulty', 'easy', [1]],
    ['difficulty', 'hard', [1]],
    ['soloTable', 'five', [1]],
    ['firstPlayer', 2, [1, 2, 3, 4, 5]],
    ['firstPlayer', 3, [3, 4, 5]],
    ['firstPlayer', -1, []],
    ['diegoExtra', 50, [1, 2, 3, 4, 5]],
    ['diegoExtra', 51, []],
    ['diegoExtra', -1, []],
  ])('[FLO-17.2, FLO-18.1, FLO-18.4, FLO-18.32, FLO-R30] %s %s is for so many players: %s', (option, value, seats) => {
    const fits = [1, 2, 3, 4, 5].filter(
      (players) => problemsOf({ players, options: { [option]: value } }).length === 0,
    );
    expect(fits).toEqual(seats);
  });

  it('[FLO-1.1, FLO-19.1, FLO-20.1] says its numbers of players', () => {
    expect(game.players).toEqual({ min: 1, max: 5 });
    for (const { seats } of [OPTIONS.musePrincess, OPTIONS.cooperative]) expect(seats.true).toEqual({ min: 2, max: 5 });
    for (const seats of [OPTIONS.difficulty.seats.easy, OPTIONS.difficulty.seats.hard, OPTIONS.soloTable.seats.five])
      expect(seats).toEqual({ min: 1, max: 1 });
  });
});

describe('counting', () => {
  const counted = (s: State, seat: number, ids: readonly CounterId[]) => ids.map((id) => count(s, seat, COUNTER[id]));

  it('[FLO-R19, FLO-15.16] goes by what somebody has, in hand and on the table', () => {
    const s = three()
      .seat(0, {
        hand: ['poet', 'jurist', 'alchemist'],
        table: ['painter', 'botanist'],
        recruits: 1,
        recruited: 2,
        cards: ['prestige-01', 'prestige-02'],
        jesters: 3,
        builders: 2,
        freedoms: ['travel', 'opinion'],
        tiles: ['forest', 'forest', 'lake', 'university', 'opera', 'studio', 'tower'],
      })
      .turn(0)
      .state();
    expect(counted(s, 0, ['building', 'largeBuilding', 'mediumBuilding', 'smallBuilding'])).toEqual([4, 1, 2, 1]);
    expect(counted(s, 0, ['forest', 'lake', 'park', 'landscape'])).toEqual([2, 1, 0, 3]);
    expect(counted(s, 0, ['jester', 'builder', 'freedom', 'freedomType', 'prestigeCard'])).toEqual([3, 2, 2, 2, 2]);
    expect(counted(s, 0, ['professionInHand', 'recruitingInHand'])).toEqual([3, 1]);
    expect(counted(s, 0, ['professionOnTable', 'recruitingOnTable', 'work'])).toEqual([2, 2, 4]);
    expect(counted(s, 0, ['emptySquare'])).toEqual([43 - 6 - 6 - 4 - 7 - 5 - 5 - 3]);
  });

  it('[FLO-R47, FLO-R48] and with Diego by his row', () => {
    const s = clone(
      solo()
        .diego({
          row: [{ up: 'alchemist' }, 'botanist', 'recruiting', { up: 'recruiting' }],
          freedoms: ['travel', 'travel'],
          landscapes: ['lake', 'lake'],
        })
        .turn(0)
        .state(),
    );
    expect(counted(s, 1, ['professionInHand', 'recruitingInHand'])).toEqual([1, 1]);
    expect(counted(s, 1, ['professionOnTable', 'recruitingOnTable', 'work'])).toEqual([1, 1, 2]);
    expect(counted(s, 1, ['freedom', 'freedomType', 'emptySquare'])).toEqual([2, 1, 43 - 8]);
    s.solo!.row.reverse(); // the Alchemist, card 0, face down
    s.solo!.row[3] = { ...s.solo!.row[3]!, up: false };
    expect(counted(s, 1, ['professionInHand', 'recruitingInHand', 'professionOnTable'])).toEqual([2, 1, 0]);
  });
});
