// The scenario builder: it refuses positions that cannot be, and tells plainly what does not hold.

import { describe, expect, it } from 'vitest';
import type { ProfessionId } from '../data/professions.ts';
import { scenario } from '../scenario.ts';
import { four, three } from './help.ts';

describe('impossible positions', () => {
  it.each([
    [
      'a card that is none',
      () =>
        three()
          .seat(0, { hand: ['bard' as ProfessionId] })
          .turn(0),
      "no profession 'bard'",
    ],
    ['a seat that is none', () => three().seat(3, {}).turn(0), 'no seat 3'],
    [
      'a card in two hands',
      () =>
        three()
          .seat(0, { hand: ['poet'] })
          .seat(1, { table: ['poet'] })
          .turn(0),
      'named twice',
    ],
    ['too many jesters', () => three().seat(0, { jesters: 8 }).turn(0), 'no stack is short'],
    ['four builders', () => three().seat(0, { builders: 4 }).turn(0), 'at most three builders'],
    [
      'tiles that do not fit',
      () =>
        three()
          .seat(0, { tiles: Array(8).fill('forest') })
          .turn(0),
      'no room for forest',
    ],
    [
      'tiles on each other',
      () =>
        three()
          .seat(0, {
            tiles: [
              { piece: 'lake', at: 0 },
              { piece: 'lake', at: 1 },
            ],
          })
          .turn(0),
      'lake cannot lie there',
    ],
    ['a position at a real beginning', () => three().round(2).newGame(), 'takes no position'],
  ])('%s', (_, build, message) => {
    expect(build).toThrow(message);
  });
});

describe('what does not hold', () => {
  it('is told with what was expected, what was found and the position', () => {
    const table = four().seat(1, { coins: 700 }).turn(0);
    expect(() => table.expect({ coins: { 1: 800 }, deciding: 1 })).toThrow(
      /coins of seat 1: expected 800, got 700[\s\S]*deciding: expected \[1\], got \[0\]|deciding: expected \[1\][\s\S]*/,
    );
    expect(() => table.expect({ events: ['sold'] })).toThrow('events: "sold"');
    expect(() => table.expect({ blocked: { end: ['FLO-1.1'] } })).toThrow("'end' is blocked by");
  });

  it('is told when a move is refused that should not be, or taken that should not be', () => {
    expect(() => four().turn(0).play('1 end')).toThrow('was refused');
    expect(() => four().turn(0).refused('0 end')).toThrow('but was taken');
    expect(() => four().turn(0).refused('1 end', 'FLO-6.1')).toThrow('the refusal says');
    expect(() => four().turn(0).play('end')).toThrow('say seat and move');
  });

  it('has one moment, after the position', () => {
    expect(() => scenario({ players: 3 }).play('0 end')).toThrow('the moment is missing');
    expect(() => three().turn(0).seat(0, {})).toThrow('belongs before the moment');
    expect(() => three().turn(0).end()).toThrow('comes second');
    expect(() => three().turn(0).placed(0)).toThrow('nothing to place');
  });
});
