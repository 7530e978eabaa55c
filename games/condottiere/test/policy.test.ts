// What an adept sees at a glance: no card thrown away, no region handed to a rival.

import { type AnyGame, enumerate, imagine, menuOf } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { module } from '../index.ts';
import { game } from '../rules/game.ts';
import { type Scenario, scenario } from '../scenario.ts';
import { many } from './help.ts';

const table: AnyGame = game;

/** The choice `seat` likes best, as a line. */
function likes(position: Scenario, seat: number): string {
  const world = imagine(table, position.match().state, seat, 1);
  const choices = enumerate(menuOf(table, world, seat)!);
  const rates = new Float64Array(choices.length);
  module.policy.rate(world, seat, choices, rates);
  return table.notation.write(choices[rates.indexOf(Math.max(...rates))]!);
}

const four = () => scenario({ players: 4 }).hand(2, 'm1').hand(3, 'm2').passed(1, 2, 3);

describe('the adept', () => {
  it('burns no Scarecrow alone and ahead, unless a mercenary can be spared', () => {
    const ahead = () => four().line(1, 'm5').hand(0, 'scarecrow', 'm3');
    expect(likes(ahead().line(0, 'm6').deciding(0), 0)).toBe('pass');
    expect(likes(ahead().line(0, 'heroine').deciding(0), 0)).toBe('pass');
    expect(likes(ahead().line(0, 'heroine', 'm10').deciding(0), 0)).toBe('play scarecrow');
  });

  it('strikes nobody but itself with no Bishop', () => {
    const position = scenario({ players: 2 })
      .hand(0, 'm1', 'm2', 'm3')
      .hand(1, 'm10', 'bishop', 'drummer', 'heroine')
      .line(0, 'm1', 'm1', 'm2', 'courtesan')
      .line(1, 'm1', 'm1', 'm2', 'm4', 'winter')
      .owns(1, 'spoleto')
      .site('napoli')
      .deciding(1);
    expect(likes(position, 1)).not.toBe('play bishop');
  });

  it('strikes a rival who leads', () => {
    const position = scenario({ players: 2 }).hand(0, 'bishop').hand(1, 'm2').line(0, 'm5').line(1, 'm10').deciding(0);
    expect(likes(position, 0)).toBe('play bishop');
  });

  it('surrenders to no leader', () => {
    const behind = scenario({ players: 4 })
      .hand(0, 'm2', 'm2', 'm2', 'm2', 'm5', 'courtesan', 'drummer', 'heroine', 'surrender')
      .hand(1, ...many(7, 'm1'))
      .hand(2, ...many(6, 'm3'))
      .hand(3, ...many(8, 'm4'))
      .line(2, 'm10')
      .owns(0, 'ferrara')
      .owns(1, 'parma', 'lucca')
      .owns(2, 'genova', 'spoleto')
      .owns(3, 'ancona')
      .site('milano')
      .deciding(0);
    expect(likes(behind, 0)).not.toBe('play surrender');
  });

  it('gives up a battle that its hand cannot win', () => {
    const lost = scenario({ players: 2 })
      .hand(0, 'm1', 'm2', 'm3')
      .hand(1, 'm2', 'm3')
      .line(0, 'm3')
      .line(1, 'm10', 'm10', 'm10')
      .deciding(0);
    expect(likes(lost, 0)).toBe('pass');
  });

  it('does not choose a site only to leave it at once', () => {
    const opening = scenario({ players: 4 })
      .hand(1, 'm1', 'm3', 'm5', 'm6', 'm10', 'bishop', 'bishop', 'courtesan', 'scarecrow', 'surrender')
      .randomHands()
      .token(1)
      .site('spoleto')
      .deciding(1);
    expect(likes(opening, 1)).not.toBe('pass');
  });
});
