// What an adept does not do at a glance: break its own plots, go to and fro, waste events, markers and favor.

import { type AnyGame, enumerate, imagine, menuOf } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { module } from '../index.ts';
import { game } from '../rules/game.ts';
import { type Position, type Scenario, scenario } from '../scenario.ts';

const table: AnyGame = game;

/** How good each line looks to the seat, best first. */
function rated(position: Scenario, seat: number): readonly (readonly [line: string, rate: number])[] {
  const world = imagine(table, position.match().state, seat, 1);
  const choices = enumerate(menuOf(table, world, seat)!);
  const rates = new Float64Array(choices.length);
  const before = JSON.stringify(world);
  module.policy.rate(world, seat, choices, rates);
  expect(JSON.stringify(world)).toBe(before);
  return choices.map((c, i) => [table.notation.write(c), rates[i]!] as const).sort((a, b) => b[1] - a[1]);
}

const rateOf = (position: Scenario, seat: number, line: string) =>
  rated(position, seat).find(([other]) => other === line)![1];

const two = (told: Position) => scenario({ players: 2 }).set(told);

describe('the adept', () => {
  it('[PAX-6.13] moves no influence off the card where a plot needs it, nor for nothing', () => {
    const s = two({ board: { r3c2: ['CRSC-II', 0], r2c2: 'ARCO-I' }, stocks: { 0: { SC: 1 } } }).acting(0);
    expect(rateOf(s, 0, 'reassign SC')).toBeLessThan(rateOf(s, 0, 'end'));
  });

  it('[PAX-8.4] leaves a reward marker where it would only shuffle influence', () => {
    const s = two({
      board: { r3c2: ['CRSC-II', 0], r2c2: 'ARCO-I' },
      markers: { r2c2: 1 },
      stocks: { 0: { CR: 1, SC: 1 } },
    }).acting(0);
    expect(rateOf(s, 0, 'reward r2c2 reassign')).toBeLessThan(rateOf(s, 0, 'end'));
  });

  it('[PAX-7.1] attacks nobody with an empty hand', () => {
    const at = (told: Position) =>
      two({ board: { r5c1: ['ARMA-III', 0, 1, 1] }, stocks: { 0: { AR: 1, MA: 1 } }, ...told }).acting(0);
    const bare = at({ hands: { 0: [] } });
    expect(rateOf(bare, 0, 'oust r5c1 1')).toBeLessThan(rateOf(bare, 0, 'end'));
    expect(rateOf(bare, 0, 'oust r5c1 1')).toBeLessThan(rateOf(at({ fullHands: true }), 0, 'oust r5c1 1'));
  });

  it('[PAX-13.4] plays no event that serves nothing, or the others alone', () => {
    const event = (told: Position) => two(told).eventPhase(0);
    const poor = event({ eventHands: { 0: ['encyclopedia'] }, stocks: { 0: {}, 1: { AR: 3, CO: 3 } } });
    expect(rated(poor, 0)[0]![0]).toBe('pass');
    const rich = event({ eventHands: { 0: ['encyclopedia'] }, stocks: { 0: { AR: 3, CO: 3 }, 1: {} } });
    expect(rated(rich, 0)[0]![0]).toBe('play encyclopedia');
    const audience = event({ eventHands: { 0: ['audience'] }, stocks: { 0: {} } });
    expect(rated(audience, 0)[0]![0]).toBe('pass'); // it could not be paid
  });

  it('[PAX-3.4] pays with as few tokens as will do', () => {
    const s = two({ board: { r5c1: ['ARMA-II', 1] }, stocks: { 0: { AR: 1, SC: 6, MA: 1 } } })
      .acting(0)
      .play('0 influence r5c1');
    const spent = rated(s, 0).map(([line]) => line.split(' ').length);
    expect(spent[0]).toBe(Math.min(...spent));
  });
});
