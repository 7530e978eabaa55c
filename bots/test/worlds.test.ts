/** Numbered worlds: the same for every answer, and all that a seat cannot tell apart. */
import { begin, decider, imagine, keyFromSeed } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { makeBot } from '../bot.ts';
import { luckAt, type Worlds, worldAt } from '../search/worlds.ts';
import { type Tricks, tricks } from './toy/tricks.ts';

const { game } = tricks;
const s = begin(game, { seats: 3, key: keyFromSeed('worlds') });
const worlds = (most: number): Worlds => ({ game, world: imagine(game, s, 0, 1), seat: 0, seed: 9, most, made: [] });
const handsAt = (from: Worlds, n: number) => (worldAt(from, n) as unknown as Tricks).hands;

describe('worlds', () => {
  it('are the same whenever they are asked for', () => {
    const from = worlds(8);
    const first = handsAt(from, 3);
    expect(handsAt(from, 3)).toEqual(first);
    expect(handsAt(worlds(8), 3)).toEqual(first);
    expect(worldAt(from, 3).chance.key).toBe(worldAt(worlds(8), 3).chance.key);
  });

  it('differ in what the seat cannot know, and in nothing else', () => {
    const from = worlds(8);
    const own = (s as unknown as Tricks).hands[0];
    const rivals = Array.from({ length: 8 }, (_, n) => {
      const hands = handsAt(from, n);
      expect(hands[0]).toEqual(own);
      return hands[1]!.join();
    });
    expect(new Set(rivals).size).toBeGreaterThan(4);
  });

  it('come round again after the last, with other luck', () => {
    const from = worlds(4);
    expect(handsAt(from, 5)).toEqual(handsAt(from, 1));
    expect(luckAt(from, 5).next()).not.toBe(luckAt(from, 1).next());
    expect(from.made).toHaveLength(2);
  });

  it('are not changed by who plays in them', () => {
    const from = worlds(4);
    const before = structuredClone(handsAt(from, 0));
    handsAt(from, 0)[1]!.length = 0;
    expect(handsAt(from, 0)).toEqual(before);
  });
});

describe.each([
  ['shared worlds', { worlds: 16 }],
  ['shared worlds, by value', { worlds: 16, verdict: 'value' }],
  ['only its own decisions', { lean: true }],
  ['both', { worlds: 16, lean: true, noise: 0, verdict: 'value' }],
] as const)('a search with %s', (_, search) => {
  it('spends what it is given, and thinks the same again', () => {
    const seat = decider(game, s);
    const think = () =>
      makeBot(tricks, 'master', { search }).think(imagine(game, s, seat, 1), seat, { iterations: 90 });
    const thought = think();
    expect(thought.iterations).toBe(90);
    expect(thought.considered.reduce((sum, { visits }) => sum + visits, 0)).toBe(90);
    expect(think().choice).toEqual(thought.choice);
  });
});
