/** Good company: closer to those it plays with than an adept would be, and never by a foolish answer. */
import { begin, decider, enumerate, imagine, keyFromSeed, menuOf, seedOf, total } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { findGame } from '../../games/registry.ts';
import { makeBot } from '../bot.ts';
import { leadOf } from '../companion.ts';
import { playOut } from '../play.ts';
import type { Playable } from '../thought.ts';

const SEATS = 3;

/** How far a bot of this level is ahead of novices at the end, on the mean of some deals, in points. */
function marginOf(module: Playable, level: 'adept' | 'companion', games: number): number {
  let sum = 0;
  for (let n = 0; n < games; n++) {
    const me = n % SEATS;
    const key = keyFromSeed(`company/${n}`);
    const s = begin(module.game, { seats: SEATS, options: {}, edition: null, key });
    const contestants = Array.from({ length: SEATS }, (_, seat) => ({
      level: seat === me ? level : ('novice' as const),
      budget: { iterations: 10 },
    }));
    playOut(module, s, contestants, seedOf(key));
    const points = contestants.map((_, seat) => total(module.game.score(s, seat)));
    sum += points[me]! - points.reduce((a, b, seat) => (seat === me ? a : a + b), 0) / (SEATS - 1);
  }
  return sum / games;
}

describe('a companion', () => {
  it.each(['condottiere', 'princes-of-florence', 'princes-of-the-renaissance', 'virtu', 'pax-illuminaten'])(
    'keeps a game of %s with novices closer than an adept does',
    async (id) => {
      const module = await findGame(id);
      const games = id === 'condottiere' ? 60 : 9;
      expect(marginOf(module, 'companion', games)).toBeLessThan(marginOf(module, 'adept', games));
    },
  );

  it('measures itself by the people at the table, not by other bots', async () => {
    const module = await findGame('virtu');
    const s = begin(module.game, { seats: SEATS, options: {}, edition: null, key: keyFromSeed('people') });
    const chances = [0.3, 0.6, 0.1];
    const judged: Playable = {
      game: module.game,
      policy: { ...module.policy, evaluate: (_, into) => into.set(chances) },
    };
    const world = imagine(module.game, s, 0, 1);
    expect(leadOf(judged, world, 0, [1])).toBeLessThan(0);
    expect(leadOf(judged, world, 0, [2])).toBeGreaterThan(0);
    expect(leadOf(judged, world, 0, undefined)).toBe(leadOf(judged, world, 0, [1, 2]));
  });

  it('gives only decent answers, however far ahead', async () => {
    const module = await findGame('virtu');
    const s = begin(module.game, { seats: SEATS, options: {}, edition: null, key: keyFromSeed('decent') });
    const seat = decider(module.game, s);
    const world = imagine(module.game, s, seat, 1);
    const menu = menuOf(module.game, world, seat);
    const choices = enumerate(menu!);
    const easy: Playable = {
      game: module.game,
      policy: {
        rate: (_, __, given, into) => into.set(given.map((_, i) => i)),
        evaluate: (_, into) => into.set([0.98, 0.01, 0.01]),
      },
    };
    const given = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const { choice } = makeBot(easy, 'companion', { seed }).think(world, seat);
      given.add(choices.findIndex((one) => JSON.stringify(one) === JSON.stringify(choice)));
    }
    expect(given.size).toBeGreaterThan(1);
    expect(Math.min(...given)).toBeGreaterThanOrEqual((choices.length - 1) >> 1);
  });
});
