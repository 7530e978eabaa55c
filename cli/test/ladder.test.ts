// The ladder as a person runs it: kept in a file, gone on with, and honest about what it cannot compare.

import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { json, scratch, signoria } from './signoria.ts';

describe('ladder', () => {
  const files = scratch();
  afterAll(files.clear);
  interface Ladder {
    readonly rungs: readonly {
      readonly a: string;
      readonly b: string;
      readonly games: number;
      readonly share: number;
    }[];
  }

  it('measures every level, keeps what was played and goes on from there', async () => {
    const args = ['ladder', 'condottiere', '--players', '2', '--iterations', '2', '--threads', '1'];
    const record = ['--record', files.at('deep/inside.json')];
    const { rungs } = await json<Ladder>([...args, ...record, '--games', '2']);
    expect(rungs.map(({ a, b, games }) => `${a} ${b} ${games}`)).toEqual([
      'novice random 2',
      'adept novice 2',
      'master:2 adept 2',
      'novice novice@ref-1 2',
      'adept adept@ref-1 2',
      'master:2 master@ref-1:2 2',
    ]);
    const grown = await json<Ladder>([...args, ...record, '--games', '4']);
    expect(grown.rungs.every(({ games }) => games === 4)).toBe(true);
    const anew = await json<Ladder>([...args.slice(0, -1), '2', '--record', files.at('other.json'), '--games', '4']);
    expect(anew.rungs).toEqual(grown.rungs);
  });

  it('plays one pair, and none whose strength depends on the machine', async () => {
    const pair = ['ladder', 'condottiere', '--players', '2', '--games', '2', '--threads', '1', '--a', 'novice', '--b'];
    const record = ['--record', files.at('pair.json')];
    const { rungs } = await json<Ladder>([...pair, 'adept@ref-1', ...record]);
    expect(rungs).toMatchObject([{ a: 'novice', b: 'adept@ref-1', games: 2 }]);
    for (const bot of ['master', 'master:50ms', 'adept@ref-0']) {
      expect((await signoria([...pair, bot, ...record])).code).toBe(2);
    }
  });

  it('does not mix what does not belong together', async () => {
    const args = ['ladder', 'condottiere', '--players', '2', '--games', '2', '--threads', '1', '--a', 'novice'];
    const record = ['--record', files.at('mixed.json')];
    await json([...args, ...record]);
    const other = await signoria([...args, ...record, '--seed', 'other']);
    expect([other.code, /mixed\.json/.test(other.err)]).toEqual([2, true]);
    const kept = readFileSync(files.at('mixed.json'), 'utf8');
    writeFileSync(files.at('mixed.json'), kept.replace(/\[\[\d+/, '[[1'));
    const changed = await signoria([...args, ...record, '--games', '4']);
    expect([changed.code, /have changed/.test(changed.err)]).toEqual([1, true]);
  });
});
