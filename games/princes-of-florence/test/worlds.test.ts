// Imagined worlds: all of what a seat knows, nothing of what it cannot know.

import { type AnyGame, imagine } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { DIEGO_BACKS } from '../data/diego.ts';
import { game } from '../rules/game.ts';
import { clone } from '../rules/model/clone.ts';
import type { State } from '../rules/model/state.ts';
import type { Scenario } from '../scenario.ts';
import { scenario } from '../scenario.ts';
import { four, joint, muse, solo, three } from './help.ts';

const world = (s: State, seat: number | null, i: number) =>
  imagine(game as AnyGame, s as never, seat, i) as unknown as State;
const worldsOf = (s: State, seat: number | null, n = 30) => Array.from({ length: n }, (_, i) => world(s, seat, i));
const different = (worlds: readonly State[], what: (s: State) => unknown) =>
  new Set(worlds.map((s) => JSON.stringify(what(s)))).size;

const alone = () =>
  solo()
    .seat(0, { hand: ['poet', 'jurist'], bonus: ['bonus-03'], cards: ['prestige-02'] })
    .diego({ coins: 900, cards: ['prestige-01', 'prestige-05'], row: [{ up: 'alchemist' }, 'painter', 'recruiting'] })
    .virtual({ up: ['composer'], down: ['organist'] }, { up: [], down: ['sculptor', 'physician'] });

const holding = { hand: ['alchemist', 'jurist'], bonus: ['bonus-01', 'bonus-04'], cards: ['prestige-01'] } as const;

describe('every imagined world', () => {
  const positions: readonly (readonly [string, () => Scenario])[] = [
    ['a new game', () => scenario({ players: 3, seed: 'worlds' }).newGame()],
    ['an auction', () => four().seat(1, holding).auction().play('0 auction jester', '1 bid 300')],
    ['cards drawn', () => four().seat(1, holding).turn(1).play('1 profession')],
    ['a bonus card drawn', () => four().seat(0, holding).turn(0).play('0 bonus', '0 keep bonus-02')],
    ['characters', () => muse().seat(2, holding).characters().play('0 pawn muse 300', '1 pawn banker 0')],
    ['building together', () => joint().seat(0, holding).turn(0).play('0 buildWith tower 1')],
    ['the end', () => three().seat(1, holding).round(7).end()],
    ['Diego', () => alone().turn(0)],
    [
      'Diego with a bonus card',
      () =>
        alone()
          .diego({ bonus: ['bonus-07'] })
          .auction(),
    ],
    ['the end with Diego', () => alone().round(7).end()],
  ];

  it.each(positions)('[FLO-1.6, FLO-21.1] could be: %s', (_, position) => {
    const s = position().state();
    for (const seat of [null, 0, s.seats - 1])
      for (const imagined of worldsOf(s, seat, 8)) {
        expect(game.violations(imagined)).toEqual([]);
        for (const { coins } of imagined.players) expect(coins % 100).toBe(0);
      }
  });

  it.each(positions)('[FLO-21.1, FLO-21.2] looks the same to the seat that imagines it: %s', (_, position) => {
    const s = position().state();
    for (const seat of [null, 0, s.seats - 1])
      for (const imagined of worldsOf(s, seat, 8)) expect(game.view(imagined, seat)).toEqual(game.view(s, seat));
  });
});

describe('what is open', () => {
  it('[FLO-18.31] Diego’s coins and prestige cards stay as they are and where they lie', () => {
    const s = clone(alone().turn(0).state());
    s.players[1]!.cards.reverse();
    for (const imagined of worldsOf(s, 0)) {
      expect(imagined.players[1]).toEqual(s.players[1]);
      expect(imagined.players[0]).toEqual(s.players[0]);
    }
  });

  it('[FLO-2.3] coins are known until the first auction', () => {
    const s = scenario({ players: 3, seed: 'coins' }).newGame().state();
    for (const imagined of worldsOf(s, 0))
      expect(imagined.players.map(({ coins }) => coins)).toEqual([3500, 3500, 3500]);
  });

  it('[FLO-21.1] the cards somebody has drawn are known to nobody else, those the seat has drawn are', () => {
    const s = four().turn(1).play('1 bonus').state();
    const drawn = ({ drawn }: State) => drawn!.cards;
    expect(different(worldsOf(s, 1), drawn)).toBe(1);
    expect(different(worldsOf(s, 0), drawn)).toBeGreaterThan(20);
    expect(different(worldsOf(s, null), drawn)).toBeGreaterThan(20);
  });

  it('[FLO-R55] so it is with cards drawn one above the other', () => {
    const s = muse().seat(0, { character: 'professor' }).turn(0).play('0 bonus', '0 professor prestige').state();
    for (const seat of [0, 1]) {
      const worlds = worldsOf(s, seat);
      for (const { drawn } of worlds) {
        expect([drawn!.deck, drawn!.before!.deck, drawn!.before!.before]).toEqual(['prestige', 'bonus', undefined]);
        expect([drawn!.cards.length, drawn!.before!.cards.length]).toEqual([5, 5]);
      }
      const many = seat === 0 ? 1 : 20;
      expect(different(worlds, ({ drawn }) => drawn!.cards)).toBeGreaterThanOrEqual(many);
      expect(different(worlds, ({ drawn }) => drawn!.before!.cards)).toBeGreaterThanOrEqual(many);
    }
    expect(different(worldsOf(s, 0), ({ drawn }) => drawn)).toBe(1);
  });

  it('[FLO-14.1, FLO-21.1] after the end whoever put prestige cards under the deck still knows them', () => {
    const s = clone(three().round(7).end().state());
    s.decks.prestige.by[13] = 1;
    s.decks.prestige.by[12] = 1;
    const bottom = ({ decks }: State) => decks.prestige.cards.slice(-2);
    expect(different(worldsOf(s, 1), bottom)).toBe(1);
    expect(different(worldsOf(s, 1), ({ decks }) => decks.prestige.cards)).toBeGreaterThan(20);
    expect(different(worldsOf(s, 0), bottom)).toBeGreaterThan(10);
    expect(different(worldsOf(s, null), bottom)).toBeGreaterThan(10);
  });
});

describe('what is hidden', () => {
  it('[FLO-21.1] any card may be any other, the first of its kind too', () => {
    const s = four().seat(1, holding).turn(0).state();
    const worlds = worldsOf(s, 0);
    expect(different(worlds, ({ players }) => players[1]!.bonus[0])).toBeGreaterThan(5);
    expect(different(worlds, ({ players }) => players[1]!.cards[0])).toBeGreaterThan(5);
    expect(different(worlds, ({ players }) => players[1]!.hand[0])).toBeGreaterThan(5);
  });

  it('[FLO-21.1] the order of decks and the spread of hands say nothing: the same sight, the same worlds', () => {
    const one = clone(three().seat(1, holding).round(7).end().state());
    const other = clone(one);
    for (const { cards } of Object.values(other.decks)) cards.reverse();
    for (let i = 0; i < 8; i++) expect(world(one, 0, i)).toEqual(world(other, 0, i));
  });

  it('[FLO-18.3, FLO-18.5] so it is with Diego’s cards, those of virtual players and those to come', () => {
    const one = clone(alone().turn(0).state());
    const other = clone(one);
    const [first, second, third] = DIEGO_BACKS;
    const { deck } = other.solo!;
    other.solo!.deck = [
      ...deck.slice(0, first).reverse(),
      ...deck.slice(first, first! + second!).reverse(),
      ...deck.slice(-third!).reverse(),
    ];
    const [alchemist, painter, recruiting] = other.solo!.row;
    const [organist, two] = other.solo!.virtual;
    other.solo!.row = [alchemist!, { ...painter!, card: two!.down[0]! }, recruiting!];
    other.solo!.virtual = [organist!, { up: [], down: [painter!.card, two!.down[1]!].sort((a, b) => a - b) }];
    for (let i = 0; i < 8; i++) expect(world(one, 0, i)).toEqual(world(other, 0, i));
    const worlds = worldsOf(one, 0);
    expect(different(worlds, ({ solo }) => solo!.row[1]!.card)).toBeGreaterThan(5);
    expect(different(worlds, ({ solo }) => solo!.virtual[1]!.down)).toBeGreaterThan(10);
    for (const { solo } of worlds) {
      expect([solo!.row[0], solo!.row[2], solo!.virtual[0]!.up]).toEqual([
        one.solo!.row[0],
        one.solo!.row[2],
        one.solo!.virtual[0]!.up,
      ]);
      for (const { down } of solo!.virtual) expect(down).toEqual(down.toSorted((a, b) => a - b));
    }
  });

  it('[FLO-18.5] Diego’s cards keep their backs', () => {
    const s = alone().turn(0).state();
    const backs = ({ solo }: State) => solo!.deck.map((card) => (card < 6 ? 1 : card < 12 ? 2 : 3));
    for (const imagined of worldsOf(s, 0)) expect(backs(imagined)).toEqual(backs(s));
    for (const [from, to] of [
      [0, 6],
      [6, 12],
      [12, 21],
    ])
      expect(different(worldsOf(s, 0), ({ solo }) => solo!.deck.slice(from, to))).toBeGreaterThan(15);
  });

  it('[FLO-18.3] a single card face down is hidden too', () => {
    const s = solo()
      .diego({ row: ['painter'] })
      .turn(0)
      .state();
    const worlds = worldsOf(s, 0);
    expect(different(worlds, ({ solo }) => solo!.row[0]!.card)).toBeGreaterThan(5);
    for (const imagined of worlds) expect(game.violations(imagined)).toEqual([]);
  });
});

describe('others’ coins', () => {
  const coins = (table: Scenario, seat: number, n: number) =>
    worldsOf(table.state(), 0, n).map(({ players }) => players[seat]!.coins);
  const least = (table: Scenario, seat: number) => Math.min(...coins(table, seat, 60));

  it('[FLO-12.3] are most in the first round', () => {
    const most = (round: number) => Math.max(...coins(four().round(round).turn(0), 1, 1200));
    expect([most(1), most(2), most(7)]).toEqual([3000, 2200, 2200]);
  });

  it('[FLO-4.10, FLO-19.6, FLO-8.1] cover what was bid or begun by that seat, and not by another', () => {
    const lot = () =>
      four()
        .round(3)
        .auction()
        .play('0 auction jester', '1 bid 300', '2 bid 400', '3 pass', '0 pass', '1 bid 500', '2 bid 600', '1 bid 700');
    expect([least(lot(), 1) >= 700, least(lot(), 2) < 700]).toEqual([true, true]);
    for (const character of ['cardinal', 'professor']) {
      const pawn = () => muse().round(3).characters().play('0 pass', `1 pawn ${character} 1200`, '2 pawn muse 300');
      expect([least(pawn(), 1) >= 1200, least(pawn(), 2) < 1200, least(pawn(), 3) < 300]).toEqual([true, true, true]);
    }
    const building = () => four().round(3).turn(1).play('1 build tower');
    expect([least(building(), 1) >= 700, least(building(), 2) < 700]).toEqual([true, true]);
    expect(least(four().seat(1, { builders: 3 }).round(3).turn(1).play('1 build tower'), 1)).toBeLessThan(300);
  });

  it('[FLO-R61, FLO-R71] cover an offer made, and nothing of one that was only heard', () => {
    const asked = (payment: number) =>
      joint().round(3).turn(1).play('1 buildWith tower 2', '1 place tower 5 0', `1 offer ${payment}`);
    expect([least(asked(100), 1) >= 600, least(asked(100), 2) < 600]).toEqual([true, true]);
    expect(least(asked(2000), 2)).toBeLessThan(700);
    expect(least(asked(2000), 1)).toBeLessThan(600); // more than the price is asked: nothing is lacking
    const countered = () => asked(0).play('2 counter payment', '2 offer 1300');
    expect([least(countered(), 2) >= 1300, least(countered(), 1) < 700]).toEqual([true, true]);
  });
});
