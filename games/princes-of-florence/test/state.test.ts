// The state itself: what must be true of every position, a copy of one's own, and the notation.

import type { NotationError } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { PROFESSION } from '../data/professions.ts';
import { game } from '../rules/game.ts';
import { notation } from '../rules/model/choices.ts';
import { clone } from '../rules/model/clone.ts';
import type { State } from '../rules/model/state.ts';
import { joint, muse, solo, three } from './help.ts';

const full = () =>
  three()
    .seat(0, {
      hand: ['poet', 'jurist'],
      bonus: ['bonus-01', 'bonus-02'],
      cards: ['prestige-01'],
      tiles: ['opera', 'lake'],
    })
    .seat(1, { table: ['painter'], recruited: 1, jesters: 2, builders: 2, freedoms: ['travel'] })
    .turn(0)
    .state() as State;

/** What is said to be broken once this has been done to a good position. */
function broken(spoil: (s: State) => void, s = clone(full())): readonly string[] {
  expect(game.violations(s)).toEqual([]);
  spoil(s);
  return game.violations(s);
}

describe('a position is found broken', () => {
  it('[FLO-1.6] when a card is missing, twice there, or of another box', () => {
    const spoils: readonly ((s: State) => void)[] = [
      (s) => s.decks.profession.cards.splice(0, 1),
      (s) => s.players[2]!.hand.push(PROFESSION.poet),
      (s) => s.players[0]!.hand.splice(0, 1, PROFESSION.architect),
      (s) => s.decks.prestige.cards.splice(0, 1),
      (s) => s.players[1]!.cards.push(0),
      (s) => s.decks.bonus.cards.splice(0, 1),
      (s) => s.spent.push(0),
    ];
    const kinds = [
      'profession',
      'profession',
      'profession',
      'prestige card',
      'prestige card',
      'bonus card',
      'bonus card',
    ];
    for (const [i, spoil] of spoils.entries())
      expect(broken(spoil)).toContain(`FLO-1.6: every ${kinds[i]} is somewhere, once`);
  });

  it('[FLO-1.2, FLO-1.3, FLO-1.5] when tiles, jesters, builders or recruiting cards come from nowhere', () => {
    expect(broken((s) => s.stock[1]!--)).toEqual(['FLO-1.3: all landscapes of type 1']);
    expect(broken((s) => s.stock[3]!++)).toEqual(['FLO-1.5: 7 jesters']);
    expect(broken((s) => s.players[2]!.builders++)).toEqual(['FLO-1.5: 6 builders']);
    expect(broken((s) => s.players[1]!.recruits++)).toEqual(['FLO-1.6: 5 recruiting']);
    expect(broken((s) => s.buildings[4]!++)).toEqual(['FLO-1.2: three copies of building 4']);
    expect(broken((s) => (s.freedoms[0] = -1))).toEqual(['no stack is short']);
  });

  it('[FLO-18.15, FLO-18.30] except that alone builders and recruiting cards leave the game, never come into it', () => {
    const alone = () =>
      clone(
        solo()
          .diego({ row: ['poet', 'recruiting'] })
          .turn(0)
          .state() as State,
      );
    expect(broken((s) => s.stock[4]!--, alone())).toEqual([]);
    expect(broken((s) => s.stock[6]!--, alone())).toEqual([]);
    expect(broken((s) => s.stock[4]!++, alone())).toEqual(['FLO-1.5: 6 builders']);
    expect(broken((s) => s.stock[6]!++, alone())).toEqual(['FLO-1.6: 5 recruiting']);
    expect(broken((s) => s.solo!.row.pop(), alone())).toEqual([]);
    expect(broken((s) => s.solo!.row.shift(), alone())).toEqual(['FLO-1.6: every profession is somewhere, once']);
    // Diego may be below 0, have two of a building and of a freedom, and keeps his prestige cards as they come.
    expect(broken((s) => (s.players[1]!.prestige = -3), alone())).toEqual([]);
    expect(broken((s) => (s.players[0]!.prestige = -3), alone())).toEqual(['FLO-R9: seat 0 is not below 0']);
  });

  it('[FLO-4.14, FLO-8.8, FLO-10.2, FLO-R9] when a player has what nobody may have', () => {
    expect(broken((s) => (s.players[0]!.coins = 150))).toEqual(['seat 0 has coins in hundreds, no debts']);
    expect(broken((s) => (s.players[0]!.coins = -100))).toEqual(['seat 0 has coins in hundreds, no debts']);
    expect(broken((s) => (s.players[2]!.prestige = -1))).toEqual(['FLO-R9: seat 2 is not below 0']);
    const four = broken((s) => {
      s.players[1]!.builders = 4;
      s.stock[4]! -= 2;
    });
    expect(four).toEqual(['FLO-4.14: seat 1 has at most three builders']);
    const twice = broken((s) => {
      s.players[0]!.buildings[4]!++;
      s.buildings[4]!--;
    });
    expect(twice).toEqual(['FLO-8.8: seat 0 has each building once']);
    expect(broken((s) => s.players[1]!.freedoms[0]!++)).toEqual(['FLO-10.2: seat 1 has each freedom once']);
    for (const hand of ['hand', 'bonus'] as const)
      expect(broken((s) => s.players[0]![hand].reverse())).toEqual(['seat 0 keeps its hands in order']);
  });

  it('[FLO-8.5] when tiles overlap, lie on the palazzo, or cover something else than they say', () => {
    expect(broken((s) => (s.players[0]!.landLow |= s.players[0]!.builtLow))).toContain(
      "FLO-8.5: seat 0's tiles do not overlap",
    );
    expect(broken((s) => (s.players[2]!.builtHigh |= 1 << 7))).toContain('FLO-8.5: not on the palazzo');
    expect(broken((s) => s.players[0]!.tiles.pop())).toEqual(["seat 0's tiles cover what they cover"]);
  });

  it('[FLO-R74] when a deck forgets who knows it, a character has two owners, or a pawn lies on one that is gone', () => {
    expect(broken((s) => s.decks.bonus.by.pop())).toEqual(['every deck place has a returner']);
    const cast = () => clone(muse().seat(0, { character: 'merchant' }).auction().state() as State);
    expect(broken((s) => (s.cast!.owner[1] = 0), cast())).toEqual(['FLO-R74: one character each']);
    expect(broken((s) => (s.cast!.pawn[2] = 1), cast())).toEqual(['no pawn on a character that is gone']);
    expect(broken((s) => (s.cast!.pawn[3] = 1), cast())).toEqual([]);
  });

  it('[FLO-20.8] but not when one copy stands in two estates', () => {
    const table = joint().turn(0).play('0 buildWith workshop 1', '0 place workshop 4 0', '0 offer 0', '1 accept');
    expect(game.violations(table.state())).toEqual([]);
  });
});

describe('a copy', () => {
  /** Every list and record that can be reached, changed in place. */
  function spoil(x: unknown): void {
    if (Array.isArray(x)) {
      for (const item of x) spoil(item);
      if (x.every((item) => typeof item !== 'object')) x.push(99);
    }
  }

  it.each([
    ['of a table', full],
    [
      'of a solo game',
      () =>
        solo()
          .diego({ row: ['poet'] })
          .turn(0)
          .state() as State,
    ],
    ['with characters', () => muse().seat(0, { character: 'merchant' }).auction().state() as State],
  ])('%s says the same and is one’s own', (_, position) => {
    const s = position();
    const before = JSON.stringify(s);
    const copy = clone(s);
    expect(JSON.stringify(copy)).toBe(before);
    for (const p of copy.players) {
      for (const value of Object.values(p)) spoil(value);
      p.coins = -1;
    }
    for (const deck of Object.values(copy.decks)) for (const list of Object.values(deck)) spoil(list);
    for (const list of [copy.stock, copy.buildings, copy.freedoms, copy.sold, copy.spent]) spoil(list);
    copy.todo.pop();
    if (copy.turn !== null) copy.turn.done = 9;
    if (copy.cast !== null) for (const list of Object.values(copy.cast)) spoil(list);
    if (copy.solo !== null) {
      copy.solo.row.pop();
      copy.solo.virtual.pop();
      copy.solo.deck.pop();
      copy.solo.profession = true;
    }
    expect(JSON.stringify(s)).toBe(before);
  });
});

describe('the notation', () => {
  it('says what is wrong with a line', () => {
    const wrong = (line: string) => {
      try {
        return notation.read(line);
      } catch (error) {
        return (error as NotationError).message;
      }
    };
    for (const [line, why] of [
      ['sing', "no such move 'sing'"],
      ['work', 'a word is missing at the end'],
      ['work poet poet', "'poet' is one word too many"],
      ['work bard', "no 'bard'; there are: "],
      ['keepThree poet bard jurist', "no 'bard'"],
      ['place opera 3', 'a word is missing at the end'],
      ['place opera 3 0 flop', "'flop' is one word too many"],
      ['place opera 3 4', '4 is none of 0, 1, 2, 3'],
      ['place opera 3 -1', '-1 is none of 0, 1, 2, 3'],
      ['bid five', 'five'],
    ] as const)
      expect(wrong(line)).toContain(why);
  });

  it('has one spelling for three cards, whatever their order, and for a place', () => {
    const read = (line: string) => notation.write(notation.read(line));
    expect(read('keepThree poet alchemist jurist')).toBe('keepThree alchemist jurist poet');
    expect(read('place opera 3 2 flip')).toBe('place opera 3 2 flip');
    expect(read('place opera 3 0')).toBe('place opera 3 0');
    expect(read('counter place')).toBe('counter place');
    expect(notation.read('place opera 3 3')).toEqual({ do: 'place', piece: 'opera', at: 3, turn: 3, flip: false });
  });
});
