import type { Move } from '@signoria/kit';
import { describe, expect, it } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import { chosen } from '../motion/chosen.ts';
import { arc, fly, hammer, MS, nearest, roll, stamp, stations, walk, wax } from '../motion/paths.ts';

const HERE = { x: 0, y: 100 };
const THERE = { x: 200, y: 50 };

describe('movements', () => {
  it('a flight begins and ends where it should, over both ends', () => {
    const path = arc(HERE, THERE);
    expect(path[0]).toEqual(HERE);
    expect(path.at(-1)).toEqual(THERE);
    expect(Math.min(...path.map(({ y }) => y))).toBeLessThan(50);
    const { frames } = fly({ from: HERE, to: THERE, grows: [0.5, 1] });
    expect(frames[0]!.transform).toContain('translate(0.0px,100.0px)');
    expect(frames[0]!.transform).toContain('scale(0.500,0.500)');
    expect(frames.at(-1)!.transform).toBe('translate(200.0px,50.0px) rotate(0.0deg) scale(1.000,1.000)');
  });

  it('nothing takes longer than it may', () => {
    const far = Array.from({ length: 9 }, (_, i) => ({ x: i * 50, y: 0 }));
    const flight = fly({ from: HERE, to: THERE, grows: [1, 1] });
    for (const { ms } of [flight, walk(far), hammer(HERE), roll(HERE), stamp(HERE), wax(HERE)]) {
      expect(ms).toBeLessThanOrEqual(MS.most);
    }
  });

  it('a walk stands on each of its stations', () => {
    const path = [HERE, { x: 50, y: 60 }, THERE];
    const { frames } = walk(path);
    for (const { x, y } of path) {
      const there = `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`;
      expect(frames.some(({ transform }) => transform.startsWith(there))).toBe(true);
    }
  });

  it('goes round in the order of the stations', () => {
    const ring = ['a', 'b', 'c', 'd', 'e'];
    expect(stations(ring, 0, 1)).toEqual([]);
    expect(stations(ring, 0, 3)).toEqual(['b', 'c']);
    expect(stations(ring, 3, 1)).toEqual(['e', 'a']);
    expect(stations(ring, 2, 2)).toEqual([]);
    expect(nearest([HERE, THERE], { x: 190, y: 50 })).toBe(1);
  });

  it('of several moves to one place the last counts', () => {
    const first: Move = { how: 'fly', from: ['seat 1'], to: ['facedown 1'] };
    const last: Move = { how: 'fly', from: ['hand bishop'], to: ['facedown 1'] };
    const hit: Move = { how: 'hammer', at: ['auction'] };
    expect(chosen([first, hit, last])).toEqual([last, hit]);
  });
});

describe('how games tell', async () => {
  const games = (await loadGames()).map(({ game }) => game.id).filter((id) => id !== 'palio');
  it.each(games)('%s moves nothing for what it does not know', async (id) => {
    const { moves, sounds } = await import(`../../games/${id}/board/telling/index.ts`);
    expect(moves({ what: 'nothingOfTheKind' })).toEqual([]);
    expect(Object.keys(sounds).length).toBeGreaterThan(0);
  });
});
