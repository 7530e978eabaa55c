/** Ladders climbed in one go, in several, and by bots that have changed meanwhile. */
import { describe, expect, it } from 'vitest';
import { type Block, type Duel, playBlock } from '../arena/arena.ts';
import { climb, type LadderRecord, measured, OtherBots, type PlayBlocks, standardRungs } from '../arena/ladder.ts';
import { tricks } from './toy/tricks.ts';

const empty: LadderRecord = { game: 'tricks', rules: 1, players: 2, options: {}, seed: 's', rungs: [] };
const rungs = [
  { a: 'adept', b: 'random', goal: 0.5 },
  { a: 'random', b: 'random', goal: 0.5 },
];
const plan = { games: 24, full: true, today: '2026-11-16' };

const here: PlayBlocks = async (spec, next, done) => {
  for (let block = next(); block !== null; block = next()) done(playBlock(tricks, spec, block));
};
/** Gives the second of every two blocks first, as threads may. */
const crossed: PlayBlocks = async (spec, next, done) => {
  for (let first = next(); first !== null; first = next()) {
    const second = next();
    if (second !== null) done(playBlock(tricks, spec, second));
    done(playBlock(tricks, spec, first));
  }
};
/** A candidate who wins every game, or none. */
const certain =
  (share: number): PlayBlocks =>
  async ({ seats }: Duel, next, done) => {
    const shares = Array<number>(seats).fill(share);
    const made = (block: number): Block => ({ block, shares, decisions: 5, unfinished: 0, ms: { a: [], b: [] } });
    for (let block = next(); block !== null; block = next()) done(made(block));
  };
const quiet = () => {};

describe('a ladder', () => {
  it('compares each level with the one below and with itself of long ago', () => {
    const found = standardRungs(4, 200, 'ref-1');
    expect(found).toHaveLength(6);
    expect(found).toContainEqual({ a: 'master:200', b: 'adept', goal: 0.4 });
    expect(found).toContainEqual({ a: 'master:200', b: 'master@ref-1:200', goal: 0.25 });
    expect(standardRungs(1, 50, 'ref-1')).toContainEqual({ a: 'master:50', b: 'master:50', goal: 0.5 });
  });

  it('is the same climbed at once, piece by piece, and out of order', async () => {
    const atOnce = await climb(empty, rungs, plan, here, quiet);
    const half = await climb(empty, rungs, { ...plan, games: 10 }, here, quiet);
    expect(half.rungs.map(({ blocks }) => blocks.length)).toEqual([5, 5]);
    expect(await climb(half, rungs, plan, here, quiet)).toEqual(atOnce);
    expect(await climb(empty, rungs, plan, crossed, quiet)).toEqual(atOnce);
    expect(measured(atOnce.rungs[0]!, 2)).toMatchObject({ games: 24, unfinished: 0 });
  });

  it('tells after every block what is known, so that nothing is lost', async () => {
    const kept: number[] = [];
    await climb(empty, [rungs[0]!], { ...plan, games: 6 }, here, (_, now) => kept.push(now.games));
    expect(kept).toEqual([2, 4, 6]);
  });

  it.each([
    ['above', 1],
    ['below', 0],
  ] as const)('stops a rung as soon as the candidate is clearly %s the goal', async (verdict, share) => {
    const { rungs: found } = await climb(
      empty,
      [rungs[0]!],
      { ...plan, full: false, games: 400 },
      certain(share),
      quiet,
    );
    const result = measured(found[0]!, 2);
    expect(result.verdict).toBe(verdict);
    expect(result.games).toBeLessThan(100);
    const all = await climb(empty, [rungs[0]!], { ...plan, games: 400 }, certain(share), quiet);
    expect(measured(all.rungs[0]!, 2).games).toBe(400);
  });

  it('goes to the last game where nothing is clear', async () => {
    const { rungs: found } = await climb(empty, [rungs[0]!], { ...plan, full: false }, certain(0.5), quiet);
    expect(measured(found[0]!, 2)).toMatchObject({ verdict: 'open', games: 24, share: 0.5 });
  });

  it('does not go on with a record of other bots', async () => {
    const record = await climb(empty, [rungs[0]!], { ...plan, games: 4 }, here, quiet);
    await expect(climb(record, [rungs[0]!], plan, certain(1), quiet)).rejects.toThrow(OtherBots);
  });
});
