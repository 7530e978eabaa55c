// Positions that cannot be, each with what is wrong with it and nothing else.

import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { clone } from '../rules/model/clone.ts';
import type { State } from '../rules/model/state.ts';
import { joint, muse, solo, three } from './help.ts';

/** Tiles in the upper and in the lower rows, landscapes and buildings in both. */
const tiles = [
  { piece: 'forest', at: 0 },
  { piece: 'library', at: 4 },
  { piece: 'lake', at: 40 },
  { piece: 'chapel', at: 31 },
] as const;

const full = () =>
  clone(
    three()
      .seat(0, {
        hand: ['poet', 'jurist'],
        bonus: ['bonus-01', 'bonus-02'],
        cards: ['prestige-01', 'prestige-02'],
        tiles,
      })
      .seat(1, { table: ['painter'], recruits: 1, recruited: 1, jesters: 2, builders: 2, freedoms: ['travel'] })
      .turn(0)
      .play('0 bonus')
      .state(),
  );

const alone = () =>
  clone(
    solo()
      .diego({
        row: ['poet', 'recruiting', { up: 'jurist' }],
        bonus: ['bonus-03'],
        cards: ['prestige-01', 'prestige-02'],
      })
      .virtual({ up: ['composer'], down: ['organist'] })
      .turn(0)
      .state(),
  );

function broken(position: () => State, spoil: (s: State) => void): readonly string[] {
  const s = position();
  expect(game.violations(s)).toEqual([]);
  spoil(s);
  return game.violations(s);
}

const PROFESSIONS = 'FLO-1.6: every profession is somewhere, once';
const PRESTIGE = 'FLO-1.6: every prestige card is somewhere, once';
const BONUS = 'FLO-1.6: every bonus card is somewhere, once';
const RETURNER = 'every deck place has a returner';

describe('cards', () => {
  it('[FLO-1.6] are counted wherever they can be', () => {
    expect(broken(full, (s) => s.players[1]!.table.pop())).toEqual([PROFESSIONS]);
    expect(broken(full, (s) => s.players[0]!.hand.pop())).toEqual([PROFESSIONS]);
    expect(broken(full, (s) => s.decks.profession.cards.pop())).toEqual([PROFESSIONS, RETURNER]);
    expect(broken(full, (s) => s.players[0]!.cards.pop())).toEqual([PRESTIGE]);
    expect(broken(full, (s) => s.decks.prestige.cards.pop())).toEqual([PRESTIGE, RETURNER]);
    expect(broken(full, (s) => s.players[0]!.bonus.pop())).toEqual([BONUS]);
    expect(broken(full, (s) => s.decks.bonus.cards.pop())).toEqual([BONUS, RETURNER]);
    expect(broken(full, (s) => (s.drawn = { ...s.drawn!, cards: s.drawn!.cards.slice(1) }))).toEqual([BONUS]);
    expect(broken(full, (s) => (s.drawn = { ...s.drawn!, deck: 'prestige' }))).toEqual([PRESTIGE, BONUS]);
  });

  it('[FLO-1.6] one that is there twice is found, even where another is missing', () => {
    expect(broken(full, (s) => (s.decks.profession.cards[0] = s.decks.profession.cards[1]!))).toEqual([PROFESSIONS]);
    expect(broken(full, (s) => (s.decks.prestige.cards[0] = s.decks.prestige.cards[1]!))).toEqual([PRESTIGE]);
    expect(broken(full, (s) => (s.decks.bonus.cards[0] = s.decks.bonus.cards[1]!))).toEqual([BONUS]);
    expect(broken(full, (s) => (s.decks.profession.cards[0] = 14))).toEqual([PROFESSIONS]); // the Architect
    const twice = ['FLO-1.6: every bonus card is somewhere, once', 'seat 0 keeps its hands in order'];
    expect(broken(full, (s) => (s.players[0]!.bonus[1] = s.players[0]!.bonus[0]!))).toEqual(twice);
  });

  it('[FLO-18.3, FLO-18.30] Diego’s row and the virtual players’ cards too', () => {
    expect(broken(alone, (s) => (s.solo!.row = s.solo!.row.slice(0, 2)))).toEqual([PROFESSIONS]);
    expect(broken(alone, (s) => (s.solo!.virtual = [{ up: [], down: s.solo!.virtual[0]!.down }]))).toEqual([
      PROFESSIONS,
    ]);
    expect(broken(alone, (s) => (s.solo!.virtual = [{ up: s.solo!.virtual[0]!.up, down: [] }]))).toEqual([PROFESSIONS]);
    expect(broken(alone, (s) => (s.solo!.row[0] = { ...s.solo!.row[0]!, bonus: [] }))).toEqual([BONUS]);
    expect(broken(alone, (s) => (s.stock[6] = 5))).toEqual(['FLO-1.6: 5 recruiting']);
    expect(broken(alone, (s) => (s.stock[6] = 4))).toEqual([]);
  });
});

describe('things', () => {
  it('[FLO-1.2, FLO-1.3, FLO-1.5, FLO-1.6] are as many as in the box', () => {
    for (const l of [0, 1, 2])
      expect(broken(full, (s) => s.stock[l]!++)).toEqual([`FLO-1.3: all landscapes of type ${l}`]);
    for (const b of [0, 9])
      expect(broken(full, (s) => s.buildings[b]!--)).toEqual([`FLO-1.2: three copies of building ${b}`]);
    expect(broken(full, (s) => s.players[1]!.jesters--)).toEqual(['FLO-1.5: 7 jesters']);
    expect(broken(full, (s) => s.stock[4]!--)).toEqual(['FLO-1.5: 6 builders']);
    expect(broken(full, (s) => s.players[1]!.recruits--)).toEqual(['FLO-1.6: 5 recruiting']);
    expect(broken(full, (s) => s.players[1]!.recruited--)).toEqual(['FLO-1.6: 5 recruiting']);
    expect(broken(full, (s) => s.stock[6]!++)).toEqual(['FLO-1.6: 5 recruiting']);
  });

  it('[FLO-4.4, FLO-8.3, FLO-10.2] no stack goes below nothing; an empty one is fine', () => {
    expect(broken(full, (s) => (s.freedoms[2] = 0))).toEqual([]);
    expect(broken(full, (s) => (s.freedoms[2] = -1))).toEqual(['no stack is short']);
    expect(
      broken(full, (s) => {
        s.stock[3] = -1;
        s.players[0]!.jesters = 6;
      }),
    ).toEqual(['no stack is short']);
    expect(
      broken(full, (s) => {
        s.buildings[0] = -1;
        for (const seat of [0, 1, 2]) s.players[seat]!.buildings[0] = 1;
        s.players[2]!.buildings[0] = 2;
      }),
    ).toEqual(['no stack is short', 'FLO-8.8: seat 2 has each building once']);
  });

  it('[FLO-20.8] a joint building is one copy, and only one', () => {
    const together = () =>
      clone(joint().turn(0).play('0 buildWith workshop 1', '0 place workshop 4 0', '0 offer 0', '1 accept').state());
    expect(broken(together, (s) => s.buildings[2]!++)).toEqual(['FLO-1.2: three copies of building 2']);
    const apart = broken(together, (s) => {
      for (const p of s.players) p.tiles = p.tiles.map((tile) => ({ ...tile, shared: -1 }));
    });
    expect(apart).toEqual(['FLO-1.2: three copies of building 2']);
  });
});

describe('a player', () => {
  it('[FLO-R9, FLO-4.14, FLO-10.2] has nothing below nothing, and no more than allowed', () => {
    expect(broken(full, (s) => (s.players[2]!.coins = 0))).toEqual([]);
    expect(broken(full, (s) => (s.players[2]!.coins = 50))).toEqual(['seat 2 has coins in hundreds, no debts']);
    expect(broken(full, (s) => (s.players[2]!.coins = -200))).toEqual(['seat 2 has coins in hundreds, no debts']);
    expect(
      broken(full, (s) => {
        s.players[1]!.builders = 3;
        s.stock[4] = 3;
      }),
    ).toEqual([]);
    expect(broken(full, (s) => s.players[0]!.cards.reverse())).toEqual(['seat 0 keeps its hands in order']);
    expect(broken(alone, (s) => s.players[1]!.cards.reverse())).toEqual([]);
    expect(broken(alone, (s) => (s.players[1]!.coins = -100))).toEqual(['seat 1 has coins in hundreds, no debts']);
    expect(broken(alone, (s) => (s.players[1]!.freedoms = [2, 2, 2]))).toEqual([]);
    expect(broken(alone, (s) => (s.players[0]!.freedoms = [0, 2, 0]))).toEqual([
      'FLO-10.2: seat 0 has each freedom once',
    ]);
  });

  it('[FLO-8.5] has tiles side by side, clear of the palazzo, and squares only under tiles', () => {
    const overlap = "FLO-8.5: seat 0's tiles do not overlap";
    const covers = "seat 0's tiles cover what they cover";
    const palazzo = 'FLO-8.5: not on the palazzo';
    expect(broken(full, (s) => (s.players[0]!.landLow |= s.players[0]!.builtLow))).toEqual([overlap, covers]);
    expect(broken(full, (s) => (s.players[0]!.landHigh |= s.players[0]!.builtHigh))).toEqual([overlap, covers]);
    for (const set of ['builtHigh', 'landHigh'] as const)
      expect(broken(full, (s) => (s.players[0]![set] |= 1 << 7))).toEqual([palazzo, covers]);
    for (const set of ['builtLow', 'landLow', 'builtHigh', 'landHigh'] as const)
      expect(broken(full, (s) => (s.players[0]![set] = 0))).toEqual([covers]);
    // Squares 35 and 36 are palazzo on side A only.
    const sideB = () => clone(joint().turn(0).state());
    expect(broken(sideB, (s) => (s.players[0]!.builtHigh |= 1 << 7))).toEqual([covers]);
    expect(broken(sideB, (s) => (s.players[0]!.builtHigh |= 1 << 10))).toEqual([palazzo, covers]);
  });
});

describe('a character', () => {
  const cast = () => clone(muse().seat(0, { character: 'merchant' }).seat(1, { character: 'muse' }).auction().state());

  it('[FLO-R74] has one owner, who has no other, and no pawn then', () => {
    expect(broken(cast, (s) => (s.cast!.owner[5] = 1))).toEqual(['FLO-R74: one character each']);
    expect(broken(cast, (s) => s.cast!.owner.pop())).toEqual(['FLO-R74: one character each']);
    expect(broken(cast, (s) => (s.cast!.owner[5] = 2))).toEqual([]);
    expect(broken(cast, (s) => (s.cast!.pawn[2] = 3))).toEqual(['no pawn on a character that is gone']);
    expect(broken(cast, (s) => (s.cast!.pawn[1] = 3))).toEqual([]);
  });
});
