/** The arena's arithmetic on results known beforehand, and small duels that were really played. */
import { random } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { type Block, duel, playBlock, readContestant, summarise, writeContestant } from '../arena/arena.ts';
import { ratings } from '../arena/ratings.ts';
import { bootstrap, confidence, eloDifference, percentiles, wilson } from '../arena/statistics.ts';
import { noughts } from './toy/noughts.ts';
import { tricks } from './toy/tricks.ts';

function block(number: number, shares: readonly number[]): Block {
  return { block: number, shares, decisions: 10 * shares.length, unfinished: 0, ms: { a: [number], b: [] } };
}

describe('summary', () => {
  const blocks = [block(0, [1, 0, 0, 0.5]), block(1, [0, 0, 1, 0]), block(2, [1, 1, 0, 0])];
  const result = summarise({ seats: 4, seed: 's' }, blocks);

  it('counts wins, splits shared ones, and tells seats apart', () => {
    expect(result).toMatchObject({ games: 12, share: 4.5 / 12, parity: 0.25, meanDecisions: 10 });
    expect(result.bySeat).toEqual([2 / 3, 1 / 3, 1 / 3, 0.5 / 3]);
    expect(result.elo).toBeCloseTo(102, 0); // 37.5 % of four-player games
    expect(result.ms).toEqual({ a: { p50: 1, p90: 2, p99: 2, max: 2 }, b: null });
  });

  it('does not depend on the order in which blocks were finished', () => {
    expect(summarise({ seats: 4, seed: 's' }, blocks.toReversed())).toEqual(result);
  });

  it('keeps a clean sweep finite', () => {
    const sweep = summarise({ seats: 2, seed: 's' }, [block(0, [1, 1]), block(1, [1, 1])]);
    expect(sweep.elo).toBeCloseTo(eloDifference(0.875, 2));
  });
});

describe('Elo difference', () => {
  it.each([
    [0.25, 4, 0],
    [0.5, 2, 0],
    [0.5, 4, 191],
    [0.75, 2, 191],
    [0.1, 4, -191],
  ])('a share of %d among %d seats is %d', (share, seats, elo) => {
    expect(eloDifference(share, seats)).toBeCloseTo(elo, 0);
  });
});

describe('bootstrap', () => {
  const toss = (seed: number, p: number, n: number) => {
    const { next } = random(seed);
    return Array.from({ length: n }, () => [next() < p ? 1 : 0, next() < p ? 1 : 0]);
  };

  it('covers the truth about 95 times in 100', () => {
    let covered = 0;
    for (let seed = 0; seed < 200; seed++) {
      const { low, high } = bootstrap(toss(seed, 0.3, 100), seed + 1000);
      if (low <= 0.3 && 0.3 <= high) covered++;
    }
    expect(covered).toBeGreaterThanOrEqual(180);
    expect(covered).toBeLessThan(200);
  });

  it('is as wide as the normal approximation says, for independent games', () => {
    const { low, high } = bootstrap(toss(5, 0.5, 500), 1);
    expect(high - low).toBeCloseTo(2 * 1.96 * Math.sqrt(0.25 / 1000), 2);
  });

  it('is wider when games of a block go the same way', () => {
    const { next } = random(3);
    const twins = Array.from({ length: 200 }, () => Array<number>(4).fill(next() < 0.5 ? 1 : 0));
    const apart = twins.flat().map((game) => [game]);
    const width = ({ low, high }: { low: number; high: number }) => high - low;
    expect(width(bootstrap(twins, 1))).toBeGreaterThan(1.6 * width(bootstrap(apart, 1)));
  });

  it('is a point when every block is the same, and the same for the same seed', () => {
    expect(
      bootstrap(
        [
          [1, 0],
          [0, 1],
        ],
        1,
      ),
    ).toEqual({ low: 0.5, high: 0.5 });
    expect(bootstrap(toss(1, 0.4, 50), 7)).toEqual(bootstrap(toss(1, 0.4, 50), 7));
  });
});

describe('confidence', () => {
  it.each([
    ['a clean sweep', [[1, 1, 1, 1]]],
    [
      'nothing won',
      [
        [0, 0],
        [0, 0],
      ],
    ],
    [
      'every block alike',
      [
        [1, 0],
        [0, 1],
      ],
    ],
    ['one game', [[1]]],
  ])('is never a point: %s', (_, blocks) => {
    const { low, high } = confidence(blocks, 1);
    const games = blocks.flat();
    const share = games.reduce((sum, x) => sum + x, 0) / games.length;
    expect(high - low).toBeGreaterThan(0.3);
    expect(low).toBeLessThanOrEqual(share);
    expect(high).toBeGreaterThanOrEqual(share);
    expect([low >= 0, high <= 1]).toEqual([true, true]);
  });

  it('covers the truth of a few games as often as it says, where the bootstrap does not', () => {
    const covers = (of: typeof confidence) => {
      let covered = 0;
      for (let seed = 0; seed < 400; seed++) {
        const { next } = random(seed);
        const blocks = Array.from({ length: 4 }, () => Array.from({ length: 3 }, () => (next() < 0.9 ? 1 : 0)));
        const { low, high } = of(blocks, seed + 1000);
        if (low <= 0.9 && 0.9 <= high) covered++;
      }
      return covered / 400;
    };
    expect(covers(confidence)).toBeGreaterThan(0.93);
    expect(covers(bootstrap)).toBeLessThan(0.8);
  });

  it('is Wilson’s where games are independent, and wider where games of a deal go the same way', () => {
    const { low, high } = wilson(0.5, 100);
    expect([low, high].map((x) => x.toFixed(3))).toEqual(['0.404', '0.596']);
    expect(wilson(1, 10).low).toBeCloseTo(0.722, 3);
    const { next } = random(3);
    const twins = Array.from({ length: 50 }, () => Array<number>(4).fill(next() < 0.5 ? 1 : 0));
    expect(confidence(twins, 1)).toEqual(bootstrap(twins, 1));
  });
});

it('percentiles are values that occurred', () => {
  const values = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect(percentiles(values)).toEqual({ p50: 50, p90: 90, p99: 99, max: 100 });
  expect(percentiles([7])).toEqual({ p50: 7, p90: 7, p99: 7, max: 7 });
});

describe('duels', () => {
  const spec = { a: { level: 'adept' }, b: { level: 'random' }, seats: 3, blocks: 40, seed: 'duel' } as const;

  it('the policy beats random play', () => {
    const seen: number[] = [];
    const result = duel(tricks, spec, (done) => seen.push(done));
    expect(result.interval.low).toBeGreaterThan(result.parity);
    expect(seen).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    expect(result.unfinished).toBe(0);
    expect(result.meanDecisions).toBe(18);
  });

  it('a bot against itself is at parity', () => {
    const { interval } = duel(tricks, { ...spec, a: { level: 'adept' }, b: { level: 'adept' } });
    expect(interval.low).toBeLessThanOrEqual(1 / 3);
    expect(interval.high).toBeGreaterThanOrEqual(1 / 3);
  });

  it('identical deterministic bots split each deal between the seats', () => {
    const { shares } = playBlock(tricks, { ...spec, a: { level: 'adept' }, b: { level: 'adept' } }, 0);
    expect(shares.reduce((x, y) => x + y)).toBeCloseTo(1); // the same deal, so the same game three times
  });

  it('are the same again for the same seed, and others for another', () => {
    const shares = (seed: string) => [0, 1, 2, 3, 4].map((n) => playBlock(tricks, { ...spec, seed }, n).shares);
    expect(shares('one')).toEqual(shares('one'));
    expect(shares('one')).not.toEqual(shares('two'));
  });

  it('a game that does not end counts as drawn', () => {
    const { shares, unfinished } = playBlock(tricks, { ...spec, bound: 3 }, 0);
    expect({ shares, unfinished }).toEqual({ shares: [1 / 3, 1 / 3, 1 / 3], unfinished: 3 });
  });
});

it('contestants are written as they are read', () => {
  for (const text of ['random', 'adept', 'master', 'master:5000', 'master:200ms']) {
    expect(writeContestant(readContestant(text)!)).toBe(text);
  }
  expect(readContestant('master:200ms')).toEqual({ level: 'master', budget: { ms: 200 } });
  for (const text of ['', 'genius', 'master:', 'master:0', 'master:-1', 'master:5s', 'adept:100']) {
    expect(readContestant(text)).toBeNull();
  }
});

it('a ratings table ranks a mixed pool', () => {
  const contestants = {
    blind: { level: 'random' },
    able: { level: 'adept' },
    thinker: { level: 'master', budget: { iterations: 60 } },
  } as const;
  const table = ratings(noughts, { contestants, seats: 2, games: 90, seed: 'pool' });
  expect(table.map((row) => row.name)[0]).toBe('thinker');
  expect(table.map((row) => row.seats)).toEqual([60, 60, 60]);
  expect(table.reduce((sum, row) => sum + row.wins, 0)).toBeCloseTo(90);
  for (const { ordinal, mu, sigma } of table) expect(ordinal).toBeCloseTo(mu - 3 * sigma);
});
