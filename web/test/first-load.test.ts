/** A table page is there quickly: what it fetches first stays small, and nothing of any other game is in it. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { LANGUAGES } from '@signoria/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { gameFolders } from '../../games/registry.ts';
import type { FirstLoad } from '../first-load.ts';

const MOST = 200_000;
const BUILD_MS = 240_000;

/** In a process of its own: under the test runner's NODE_ENV it would be another build than people get. */
function measured(): readonly FirstLoad[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '..', 'first-load.ts'), '--json'],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 1 << 26 },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as readonly FirstLoad[];
}

describe('the first load of a table', () => {
  let loads: readonly FirstLoad[] = [];
  beforeAll(() => {
    loads = measured();
  }, BUILD_MS);

  it('is measured for every game, language and place', () => {
    expect(loads).toHaveLength(gameFolders().length * LANGUAGES.length * 2);
    for (const { chunks } of loads) {
      for (const part of ['index', 'TablePage', 'house']) {
        expect(chunks.some(({ file }) => file.includes(part))).toBe(true);
      }
    }
    for (const { where, chunks } of loads) {
      expect(chunks.some(({ file }) => file.includes('worker'))).toBe(where === 'device');
    }
  });

  it('is less than 200 kB of compressed script', () => {
    expect(loads.filter(({ gzip }) => gzip >= MOST).map((load) => JSON.stringify(load))).toEqual([]);
  });

  it('brings bots that answer at a glance to a table on this device, and no search', () => {
    const here = loads.filter(({ where }) => where === 'device');
    expect(here.filter(({ files }) => !files.includes('bots/quick.ts'))).toEqual([]);
    expect(here.flatMap(({ files }) => files.filter((file) => /^bots\/search\/|policy\/leaf/.test(file)))).toEqual([]);
  });

  it('draws nobody’s arms: they come after the names', () => {
    const early = (file: string) => /^kit\/seats\/(Arms|charges)|^web\/state\/arms\/|^web\/pages\/arms\//.test(file);
    expect(loads.flatMap(({ game, files }) => files.filter(early).map((file) => `${game}: ${file}`))).toEqual([]);
  });

  it('brings German to those who read it, and to nobody else', () => {
    const german = (file: string) => /(^|[./])de\.(json|ts)$/.test(file);
    const others = loads.filter(({ language }) => language !== 'de');
    expect(loads.filter(({ language }) => language === 'de').every(({ files }) => files.some(german))).toBe(true);
    expect(others.flatMap(({ game, files }) => files.filter(german).map((file) => `${game}: ${file}`))).toEqual([]);
  });

  it('brings nothing of another game', () => {
    expect(loads.flatMap(({ game, strangers }) => strangers.map((file) => `${game}: ${file}`))).toEqual([]);
  });

  it('leaves the rules reference and the engine to those who ask for them', () => {
    const atServer = loads.filter(({ where, game }) => where === 'server' && game === 'condottiere');
    expect(atServer).toHaveLength(LANGUAGES.length);
    for (const { files } of atServer) {
      expect(files).toContain('games/condottiere/text/names.ts');
      expect(files.filter((file) => /text\/rules\.(en|ru|de)|rules\/battle|policy\/|kernel\/match/.test(file))).toEqual(
        [],
      );
    }
  });
});
