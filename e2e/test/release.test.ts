// The release as a host gets it: an archive, unpacked in an empty folder, with Node and nothing else around it.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const MINUTE = 60_000;

const home = mkdtempSync(join(tmpdir(), 'signoria-release-'));
const release = join(home, 'package');
let server: ChildProcess;

/** No npm, no compiler, no variables: whatever the release needs, it has to bring along. */
const bare = { cwd: home, env: { PATH: '', HOME: home } };
const signoria = (...args: string[]) => [join(release, 'bin/signoria.js'), ...args];

beforeAll(() => {
  const made = spawnSync(process.execPath, ['scripts/release/main.ts'], { cwd: ROOT, encoding: 'utf8' });
  const archive = made.stdout.trim().split('\n').at(-1);
  expect({ status: made.status, archive }).toEqual({ status: 0, archive: expect.stringMatching(/\.tgz$/) });
  expect(spawnSync('tar', ['xzf', archive!, '-C', home]).status).toBe(0);
}, 10 * MINUTE);

afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  rmSync(home, { recursive: true, force: true });
}, MINUTE);

it('says what of others is in it, and under which licences', () => {
  const bill = JSON.parse(readFileSync(join(release, 'sbom.cdx.json'), 'utf8')) as { components: { name: string }[] };
  expect(bill.components.map(({ name }) => name)).toContain('fastify');
  expect(readFileSync(join(release, 'THIRD-PARTY-LICENCES.txt'), 'utf8')).toContain('SIL OPEN FONT LICENSE');
});

it('holds no TypeScript and nobody else’s tests', () => {
  expect(globSync('**/*.ts', { cwd: release })).toEqual([]);
  expect(globSync('node_modules/{vite,vitest,typescript,boardgame.io,@biomejs}', { cwd: release })).toEqual([]);
});

it(
  'serves the client and its health, writing nothing beside its data',
  async () => {
    const before = globSync('**/*', { cwd: release }).length;
    const args = signoria(
      'serve',
      '--port',
      '0',
      '--host',
      '127.0.0.1',
      '--data',
      join(home, 'data'),
      '--setup-code',
      'none',
    );
    server = spawn(process.execPath, args, { ...bare, stdio: ['ignore', 'pipe', 'inherit'] });
    const address = await printedAddress(server);
    const health = await fetch(`${address}/health`);
    expect([health.status, await health.json()]).toEqual([200, expect.objectContaining({ status: 'ok' })]);
    const page = await (await fetch(address)).text();
    const [, script] = page.match(/<script[^>]+src="([^"]+)"/)!;
    expect((await fetch(new URL(script!, address))).headers.get('content-type')).toContain('javascript');
    expect(globSync('**/*', { cwd: release }).length).toBe(before);
  },
  MINUTE,
);

it(
  'plays every game, also in threads',
  () => {
    for (const game of [
      'condottiere',
      'princes-of-florence',
      'princes-of-the-renaissance',
      'virtu',
      'pax-illuminaten',
    ]) {
      const { stdout } = spawnSync(process.execPath, signoria('simulate', game, '--games', '2', '--json'), {
        ...bare,
        encoding: 'utf8',
      });
      expect(JSON.parse(stdout)).toMatchObject({ game, games: 2, finished: 2 });
    }
    const duel = ['arena', 'condottiere', '--a', 'adept', '--b', 'random', '--games', '4', '--threads', '2', '--json'];
    const { stdout } = spawnSync(process.execPath, signoria(...duel), { ...bare, encoding: 'utf8' });
    expect(JSON.parse(stdout)).toMatchObject({ games: 4 });
  },
  2 * MINUTE,
);

async function printedAddress({ stdout }: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of stdout!) {
    said += chunk;
    const found = said.match(/http:\/\/\S+/);
    if (found !== null) return found[0];
  }
  throw new Error(`the server ended without an address: ${said}`);
}
