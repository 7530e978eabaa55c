/** Simulations: counted right, repeatable, and honest about what broke. */
import { BadStart } from '@signoria/kernel';
import { expect, it } from 'vitest';
import { simulate } from '../simulate.ts';
import type { Playable } from '../thought.ts';
import { noughts } from './toy/noughts.ts';
import { tricks } from './toy/tricks.ts';

it('random games end, and every win is somebody’s', () => {
  const result = simulate(tricks, { games: 200, seats: 4, seed: 'sim' });
  expect(result).toMatchObject({ game: 'tricks', games: 200, finished: 200, decisions: 200 * 24, errors: [] });
  expect(result.endReasons).toEqual({ points: 200 });
  expect(result.seatWins.reduce((a, b) => a + b)).toBeCloseTo(200);
  expect(result.decisionsPerSecond).toBeCloseTo(result.decisions / result.seconds);
});

it('the same seed gives the same games', () => {
  const run = (seed: string) => simulate(noughts, { games: 100, seats: 2, seed }).seatWins;
  expect(run('a')).toEqual(run('a'));
  expect(run('a')).not.toEqual(run('b'));
});

it('each seat plays as told', () => {
  const contestants = [{ level: 'random' }, { level: 'master', budget: { iterations: 200 } }] as const;
  const { seatWins, endReasons } = simulate(noughts, { games: 20, seats: 2, seed: 'told', contestants });
  const drawn = endReasons.full ?? 0;
  expect(seatWins).toEqual([drawn / 2, 20 - drawn / 2]);
});

it('a game beyond the bound is not finished', () => {
  expect(simulate(tricks, { games: 3, seats: 2, seed: 's', bound: 5 })).toMatchObject({ finished: 0, decisions: 15 });
});

it('what breaks is reported by number, and the rest is played', () => {
  let asked = 0;
  const rate: Playable['policy']['rate'] = () => {
    if (++asked === 1) throw new Error('broken once');
  };
  const contestants = [{ level: 'adept' }, { level: 'adept' }] as const;
  const result = simulate({ game: noughts.game, policy: { rate } }, { games: 3, seats: 2, seed: 's', contestants });
  expect(result.errors).toEqual([{ number: 0, message: 'broken once' }]);
  expect(result.finished).toBe(2);
});

it('a table that cannot be set up is refused at once', () => {
  expect(() => simulate(noughts, { games: 3, seats: 5, seed: 's' })).toThrow(BadStart);
});
