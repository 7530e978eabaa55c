// Small print that no other test would miss: what holds from round to round, at the last copy, and in a full estate.

import { type AnyGame, imagine } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { PROFESSION } from '../data/professions.ts';
import { game } from '../rules/game.ts';
import type { State } from '../rules/model/state.ts';
import { scenario } from '../scenario.ts';
import { four, joint, muse, rolling, solo, three } from './help.ts';

const worldsOf = (s: State, seat: number | null, n = 30) =>
  Array.from({ length: n }, (_, i) => imagine(game as AnyGame, s as never, seat, i) as unknown as State);

describe('from round to round', () => {
  it('[FLO-4.3, FLO-4.13] stacks that were closed open again, and nobody is on turn any more', () => {
    const table = three()
      .auction()
      .play('0 auction jester', '1 pass', '2 pass', '1 auction builder', '2 pass', '2 decline')
      .play('0 end', '1 end', '2 end');
    table.expect({ round: 2, phase: 'auction', offers: ['auction jester', 'auction builder'] });
    expect(table.view(0).turn).toBeNull();
  });

  it('[FLO-R46] Diego introduces a freedom and takes a profession once a round, and again in the next', () => {
    const done = (card: number, what: 'freedom' | 'profession') => {
      const table = solo()
        .diego({ next: [card, 2, 4], coins: 9000, row: ['poet', 'painter'] })
        .first(1)
        .actions();
      const before = table.state().solo![what];
      return [before, table.play('0 end').state().solo![what]];
    };
    expect([done(3, 'freedom'), done(1, 'profession')]).toEqual([
      [true, false],
      [true, false],
    ]);
  });
});

describe('at the last copy', () => {
  it('[FLO-18.15] the last recruiting card leaves the supply, and nothing is taken from nothing', () => {
    const left = (n: number) =>
      rolling([4, 5])
        .diego({ next: [1], coins: 3000, row: ['poet'] })
        .stock('recruiting', n)
        .auction()
        .play('0 putUp jester', '0 refuse', '0 putUp prestige', '0 buy', '0 keep prestige-01', '0 rest');
    left(1).expect({ stock: { recruiting: 0 } });
    left(0).expect({ stock: { recruiting: 0 } });
  });

  it('[FLO-R42] without a profession in his row Diego takes the first type of landscape that is left', () => {
    const takes = (forests: number) =>
      rolling([6, 5])
        .diego({ next: [1], coins: 3000, row: ['recruiting'] })
        .stock('forest', forests)
        .auction()
        .play('0 putUp park', '0 refuse', '0 putUp builder', '0 buy')
        .view(0).solo!.landscapes;
    // What is missing of the six forests is with Diego.
    expect(takes(1)).toMatchObject({ forest: 6, lake: 0, park: 0 });
    expect(takes(0)).toMatchObject({ forest: 6, lake: 1, park: 0 });
  });
});

describe('in an estate', () => {
  const strip = [0, 14, 28].map((at) => ({ piece: 'park' as const, at }));
  const forests = [4, 18, 32].map((at) => ({ piece: 'forest' as const, at }));

  it('[FLO-R6, FLO-5.5] only a landscape needs room: a jester can be had in a full one', () => {
    three()
      .seat(0, { tiles: [...strip, ...forests] })
      .auction()
      .expect({ offers: ['auction jester', 'auction prestige', 'auction park'], lacks: ['auction forest'] });
  });

  it('[FLO-8.6] a university must stand apart like any other building', () => {
    const places = (builders: number) => three().seat(0, { builders }).turn(0).play('0 build university');
    // Squares 14 to 16, 21, 23, 28 and 30: right above the palazzo, whose upper row is 35 to 37.
    places(0).expect({ lacks: ['place university 14 0'], offers: ['place university 7 0'] });
    places(2).expect({ offers: ['place university 14 0'] });
  });

  it('[FLO-20.5] a border without a free square leaves no place for a joint building', () => {
    const wall = [
      { piece: 'forest' as const, at: 5, turn: 1 as const },
      { piece: 'lake' as const, at: 26 },
      { piece: 'lake' as const, at: 40 },
    ];
    const table = joint().seat(0, { tiles: wall }).turn(0);
    table.refused('0 buildWith tower 1', 'noRoomTogether', 'FLO-20.5').expect({ offers: ['buildWith tower 2'] });
  });
});

describe('characters', () => {
  it('[FLO-R55] offer nothing to a seat that has none', () => {
    muse()
      .auction()
      .expect({ deciding: 0, open: { 0: [] } });
  });

  it('[FLO-R58] whoever turns no coins into prestige keeps them, without a word', () => {
    const passes = [1, 2, 3].map((seat) => `${seat} pass`);
    const ends = [0, 1, 2, 3].map((seat) => `${seat} end`);
    muse()
      .seat(0, { coins: 500 })
      .round(7)
      .characters()
      .play('0 pawn banker 0', ...passes, ...ends, '0 convert 0')
      .expect({ coins: { 0: 1100 }, prestige: { 0: 0 }, noEvents: ['converted'] });
  });
});

describe('works', () => {
  it('[FLO-R18, FLO-16.20] a bonus card that counts the very card played helps to reach the minimum', () => {
    three()
      .seat(0, { hand: ['poet'], recruits: 1, jesters: 2, bonus: ['bonus-20'] })
      .turn(0)
      .expect({ offers: ['work poet'] })
      .play('0 work poet', '0 addBonus bonus-20')
      .expect({ best: { 0: 7 } });
  });
});

describe('what is secret', () => {
  it('[FLO-21.2] nobody’s professions are known at the beginning', () => {
    for (let i = 0; i < 10; i++) {
      const { players } = scenario({ players: 5, seed: `known ${i}` })
        .newGame()
        .view(null);
      expect(players.map(({ known }) => known)).toEqual([[], [], [], [], []]);
    }
  });

  it('[FLO-21.1] who put cards under a deck still knows them in every world, others do not', () => {
    const table = four().turn(0).play('0 bonus', '0 keep bonus-01', '0 rest');
    const bottom = (s: State) => JSON.stringify(s.decks.bonus.cards.slice(-4));
    expect(new Set(worldsOf(table.state(), 0).map(bottom)).size).toBe(1);
    expect(new Set(worldsOf(table.state(), 1).map(bottom)).size).toBeGreaterThan(10);
    expect(new Set(worldsOf(table.state(), null).map(bottom)).size).toBeGreaterThan(10);
  });

  it('[FLO-21.1] what is imagined follows from what the seat knows, not from what is so', () => {
    const hands = (first: 'poet' | 'organist', second: 'poet' | 'organist') =>
      four()
        .seat(1, { hand: ['alchemist', first] })
        .seat(2, { hand: [second] })
        .turn(0)
        .state();
    const [one, other] = [hands('poet', 'organist'), hands('organist', 'poet')];
    for (let seed = 0; seed < 10; seed++) {
      const world = (s: State) => imagine(game as AnyGame, s as never, 0, seed) as unknown as State;
      expect(world(one).players).toEqual(world(other).players);
      expect(world(one).decks).toEqual(world(other).decks);
    }
  });

  it('[FLO-18.5] Diego’s cards to come are drawn anew, each back on its own', () => {
    const s = solo()
      .diego({ row: ['poet'] })
      .turn(0)
      .state();
    const worlds = worldsOf(s, 0);
    expect(new Set(worlds.map(({ solo }) => solo!.deck.join())).size).toBeGreaterThan(20);
    for (const { solo } of worlds)
      expect(solo!.deck.toSorted((a, b) => a - b)).toEqual(s.solo!.deck.toSorted((a, b) => a - b));
  });

  it('[FLO-18.3, FLO-18.26] the order of virtual players’ cards tells nothing', () => {
    const sorted = (cards: readonly number[]) => cards.toSorted((a, b) => a - b);
    for (let i = 0; i < 6; i++) {
      const { virtual } = scenario({ players: 1, seed: `virtual ${i}` })
        .newGame()
        .state().solo!;
      for (const { down } of virtual) expect(down).toEqual(sorted(down));
    }
    const table = solo()
      .diego({ next: [1], coins: 3000, row: ['poet'] })
      .virtual({ up: [], down: ['organist'] }, { up: [], down: ['watchmaker'] })
      .deck('profession', 'painter', 'alchemist', 'botanist')
      .first(1)
      .actions();
    const { virtual } = table.state().solo!;
    expect(virtual[0]!.down).toEqual([PROFESSION.alchemist, PROFESSION.organist]);
    expect(virtual[1]!.down).toEqual([PROFESSION.botanist, PROFESSION.watchmaker]);
  });
});
