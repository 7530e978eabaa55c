// The release as a host gets it: an archive, unpacked in an empty folder, with Node and nothing else around it.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { canEnterRoots, makeRoot, readImage, runIn, startIn } from '../image.ts';

const ROOT = join(import.meta.dirname, '../..');
const MINUTE = 60_000;
/** What docs/running-a-server.md promises, with room for other builds of Node. */
const IDLE_MB = 150;
/** From its start to its first answer: of the processor, since what else the machine has to do is not the release's doing. */
const START_S = 3;
/** What Linux counts a process's time in, whatever the processor. */
const TICKS_PER_S = 100;

const home = mkdtempSync(join(tmpdir(), 'signoria-release-'));
const release = join(home, 'package');
let archive: string;
let server: ChildProcess;

/** No npm, no compiler, no variables: whatever the release needs, it has to bring along. */
const scratch = join(home, 'tmp');
const bare = { cwd: home, env: { PATH: '', HOME: home, TMPDIR: scratch } };
const signoria = (...args: string[]) => [join(release, 'bin/signoria.js'), ...args];

const isLinux = process.platform === 'linux';

/** All its threads together, in user and system. The name of a process may hold spaces and brackets. */
function processorSeconds({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S;
}

function residentMb({ pid }: ChildProcess): number {
  const [, kilobytes] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/)!;
  return (Number(kilobytes) * 1024) / 1e6;
}

/** The first thing it is asked. How long that took is said; how much it took is judged. */
async function firstHealth(child: ChildProcess, address: string, begun: number): Promise<void> {
  const health = await fetch(`${address}/health`);
  const took = isLinux ? processorSeconds(child) : 0;
  console.log(`health after ${((Date.now() - begun) / 1000).toFixed(1)} s, ${took} s of them on the processor`);
  expect([health.status, await health.json()]).toEqual([200, expect.objectContaining({ status: 'ok' })]);
  expect(took).toBeLessThan(START_S);
}

beforeAll(() => {
  const made = spawnSync(process.execPath, ['scripts/release/main.ts'], { cwd: ROOT, encoding: 'utf8' });
  archive = made.stdout.trim().split('\n').at(-1) ?? '';
  expect({ status: made.status, archive }).toEqual({ status: 0, archive: expect.stringMatching(/\.tgz$/) });
  expect(spawnSync('tar', ['xzf', archive, '-C', home]).status).toBe(0);
  mkdirSync(scratch);
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

it('names every package in it as its own, so that an installer looks for none elsewhere', () => {
  const { bundleDependencies, dependencies } = JSON.parse(readFileSync(join(release, 'package.json'), 'utf8')) as {
    readonly bundleDependencies: readonly string[];
    readonly dependencies: { readonly [name: string]: string };
  };
  const there = globSync('node_modules/{*,@*/*}/package.json', { cwd: release }).map((file) =>
    dirname(file).slice('node_modules/'.length),
  );
  expect(there.length).toBeGreaterThan(100);
  expect(bundleDependencies.toSorted()).toEqual(there.toSorted());
  expect(Object.keys(dependencies).toSorted()).toEqual(there.toSorted());
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
    const begun = Date.now();
    server = spawn(process.execPath, args, { ...bare, stdio: ['ignore', 'pipe', 'inherit'] });
    const address = await printedAddress(server);
    await firstHealth(server, address, begun);
    const page = await (await fetch(address)).text();
    const [, script] = page.match(/<script[^>]+src="([^"]+)"/)!;
    expect((await fetch(new URL(script!, address))).headers.get('content-type')).toContain('javascript');
    expect(globSync('**/*', { cwd: release }).length).toBe(before);
    // A cache of compiled scripts would stay in memory.
    expect(globSync('**/*', { cwd: scratch })).toEqual([]);
  },
  MINUTE,
);

it.runIf(isLinux)('holds little memory while nobody plays', () => {
  expect(residentMb(server)).toBeLessThan(IDLE_MB);
});

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

it(
  'is installed by npm without a network, and starts by its name',
  async () => {
    const prefix = join(home, 'prefix');
    const there = ['install', '-g', '--prefix', prefix, '--offline', '--no-audit', '--no-fund', archive];
    const { status, stderr } = spawnSync('npm', there, {
      cwd: home,
      encoding: 'utf8',
      env: { ...process.env, HOME: home },
    });
    expect({ status, stderr }).toMatchObject({ status: 0 });
    const program = join(prefix, 'bin', 'signoria');
    const flags = ['--port', '0', '--host', '127.0.0.1', '--data', join(home, 'installed'), '--setup-code', 'none'];
    const env = { PATH: dirname(process.execPath), HOME: home, TMPDIR: scratch };
    const installed = spawn(program, ['serve', ...flags], { cwd: home, env, stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void installed.kill('SIGKILL'));
    const health = await fetch(`${await printedAddress(installed)}/health`);
    expect(await health.json()).toMatchObject({ status: 'ok' });
    installed.kill('SIGTERM');
    expect(await once(installed, 'exit')).toEqual([0, null]);
  },
  5 * MINUTE,
);

// Where no container engine is at hand: the same steps, by the same script, in an empty root. Needs the right to enter one (root).
describe.runIf(canEnterRoots('the steps of the image'))('the steps of the image, in an empty root', () => {
  const image = readImage(join(ROOT, 'deploy/Dockerfile'));
  const root = join(home, 'root');
  const [PORT, other] = [String(20_000 + (process.pid % 10_000)), '1'];
  const here = { ...image, env: { ...image.env, HOST: '127.0.0.1', PORT } };
  let running: ChildProcess;

  beforeAll(() => {
    makeRoot(root);
    mkdirSync(join(root, 'src/dist'));
    cpSync(join(ROOT, 'deploy'), join(root, 'src/deploy'), { recursive: true });
    cpSync(archive, join(root, 'src/dist', basename(archive)));
    for (const step of image.runs) {
      expect(runIn(root, image, 'root', ['sh', '-c', step])).toMatchObject({ status: 0, stderr: '' });
    }
    rmSync(join(root, 'src'), { recursive: true });
  }, MINUTE);

  afterAll(async () => {
    if (running?.exitCode === null) {
      running.kill('SIGKILL');
      await once(running, 'exit');
    }
  });

  it('end in an ordinary user, who can write nothing but the data', () => {
    expect(image).toMatchObject({ user: 'node', workdir: '/data' });
    const { status } = runIn(root, image, image.user, ['sh', '-c', 'echo x > /data/x && ! (echo x > /opt/signoria/x)']);
    expect(status).toBe(0);
    rmSync(join(root, 'data/x'));
  });

  it(
    'answer soon and small, and the health check, with nothing else in the root, keep their data, and stop when asked',
    async () => {
      const begun = Date.now();
      running = startIn(root, here);
      await firstHealth(running, await printedAddress(running), begun);
      expect(residentMb(running)).toBeLessThan(IDLE_MB);
      expect(runIn(root, here, image.user, image.health)).toMatchObject({ status: 0, stderr: '' });
      const elsewhere = { ...here, env: { ...here.env, PORT: other } };
      expect(runIn(root, elsewhere, image.user, image.health).status).toBe(1);
      expect(statSync(join(root, 'data/signoria.db'))).toMatchObject({ uid: 1000, gid: 1000 });
      running.kill('SIGTERM');
      expect(await once(running, 'exit')).toEqual([0, null]);
    },
    MINUTE,
  );
});

/** Reads on after it: whoever writes to nobody is ended. */
function printedAddress({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    stdout!.on('data', (chunk) => {
      said += chunk;
      const found = said.match(/http:\/\/\S+/);
      if (found !== null) resolve(found[0]);
    });
    stdout!.on('end', () => reject(new Error(`the server ended without an address: ${said}`)));
  });
}
