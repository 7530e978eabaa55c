// The packages as a stranger uses them: a plain JavaScript project that installs the archives and plays.

import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const MINUTE = 60_000;
const GAMES = ['condottiere', 'palio', 'pax-illuminaten', 'princes-of-florence', 'princes-of-the-renaissance', 'virtu'];

const project = mkdtempSync(join(tmpdir(), 'signoria-packages-'));

function run(program: string, args: readonly string[], cwd: string) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  return { status, stdout, stderr };
}

beforeAll(() => {
  expect(run(process.execPath, ['scripts/release/packages.ts'], ROOT)).toMatchObject({ status: 0 });
  const archives = globSync(join(ROOT, 'dist/packages/*.tgz'));
  expect(archives).toHaveLength(GAMES.length + 2);
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, 'package.json'), '{ "name": "stranger", "type": "module", "private": true }\n');
  const installed = run(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', '--silent', ...archives],
    project,
  );
  expect(installed).toMatchObject({ status: 0 });
}, 10 * MINUTE);

afterAll(() => rmSync(project, { recursive: true, force: true }), MINUTE);

it('have types, and no TypeScript to compile', () => {
  const ours = join(project, 'node_modules/@signoria');
  const written = globSync('**/*.ts', { cwd: ours });
  expect(written.filter((file) => !file.endsWith('.d.ts'))).toEqual([]);
  expect(written).toContain(join('kernel', 'index.d.ts'));
});

interface Packed {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly engines?: { readonly node: string };
  readonly exports: { readonly [way: string]: unknown };
  readonly dependencies: { readonly [name: string]: string };
}

const packed = (): readonly Packed[] =>
  globSync('node_modules/@signoria/*/package.json', { cwd: project })
    .map((file) => JSON.parse(readFileSync(join(project, file), 'utf8')) as Packed)
    .toSorted((a, b) => a.name.localeCompare(b.name));

it('say what they are, what they run on and which of each other they go with', () => {
  expect(packed()).toHaveLength(GAMES.length + 2);
  for (const { name, version, description, keywords, engines, dependencies } of packed()) {
    expect([name, description, keywords]).toEqual([
      name,
      expect.stringMatching(/\.$/),
      expect.arrayContaining(['board-game']),
    ]);
    expect([name, engines]).toEqual([name, { node: '>=24' }]);
    const ours = Object.entries(dependencies).filter(([other]) => other.startsWith('@signoria/'));
    expect([name, ...ours.map(([, range]) => range)]).toEqual([name, ...ours.map(() => `^${version}`)]);
  }
});

/** What `any` would let through is a mistake here. */
const TYPED = `
import type { GameModule } from '@signoria/kernel';
import { simulate } from '@signoria/bots';
const shelf: readonly GameModule[] = [${GAMES.map((_, i) => `game${i}`).join(', ')}];
export const finished: number = simulate(shelf[0]!, { games: 2, seats: 3, seed: 'stranger' }).finished;
// @ts-expect-error a number is wanted
simulate(shelf[0]!, { games: 'two', seats: 3, seed: 'stranger' });
// @ts-expect-error no game
export const none: GameModule = { game: 'chess' };
`;

it(
  'have types that a compiler in earnest takes, by every way in',
  () => {
    const ways = packed().flatMap(({ name, exports }) => Object.keys(exports).map((way) => name + way.slice(1)));
    const imports = [
      ...ways.map((way, i) => `import * as way${i} from '${way}';\nexport type Way${i} = typeof way${i};`),
      ...GAMES.map((game, i) => `import { module as game${i} } from '@signoria/${game}';`),
    ];
    expect(ways.length).toBeGreaterThan(GAMES.length * 2);
    writeFileSync(join(project, 'typed.ts'), imports.join('\n') + TYPED);
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    const strictly = ['--noEmit', '--strict', '--target', 'es2024', '--lib', 'es2024,dom', '--module', 'nodenext'];
    const node = ['--typeRoots', join(ROOT, 'node_modules/@types'), '--types', 'node'];
    const { status, stdout } = run(process.execPath, [compiler, ...strictly, ...node, 'typed.ts'], project);
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  },
  MINUTE,
);

const PLAYS = `
import { simulate } from '@signoria/bots';
const [game, games] = process.argv.slice(2);
const { module } = await import('@signoria/' + game);
const { finished, errors, decisions } = simulate(module, { games: Number(games), seats: module.game.players.max, seed: 'stranger' });
console.log(JSON.stringify({ game: module.game.id, finished, errors, decisions }));
`;

it.each(GAMES)(
  'play 100 games of %s',
  (game) => {
    writeFileSync(join(project, 'play.js'), PLAYS);
    const { stdout, stderr } = run(process.execPath, ['play.js', game, '100'], project);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({ game, finished: 100, errors: [] });
  },
  MINUTE,
);

it('do what the kernel’s page shows', () => {
  const page = readFileSync(join(project, 'node_modules/@signoria/kernel/README.md'), 'utf8');
  const [, example] = page.match(/```js\n([\s\S]+?)```/)!;
  writeFileSync(join(project, 'example.js'), example!);
  const { status, stdout } = run(process.execPath, ['example.js'], project);
  expect(status).toBe(0);
  expect(stdout).toContain('winners');
});

/** A registry of one's own is all that a pool of threads needs. */
const REGISTRY = `
export async function findGame(id) {
  return (await import('@signoria/' + id)).module;
}
`;
const THREADS = `
import { duelInThreads } from '@signoria/bots/node';
const threads = { registry: new URL('./registry.js', import.meta.url), game: 'condottiere', threads: 2 };
const duel = { a: { level: 'adept' }, b: { level: 'random' }, seats: 3, blocks: 2, seed: 'stranger' };
const { games } = await duelInThreads(duel, threads);
console.log(games);
`;

it('think in threads too', () => {
  writeFileSync(join(project, 'registry.js'), REGISTRY);
  writeFileSync(join(project, 'threads.js'), THREADS);
  expect(run(process.execPath, ['threads.js'], project)).toEqual({ status: 0, stdout: '6\n', stderr: '' });
});
