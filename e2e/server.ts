/** A real server in a process of its own, on a port and a data folder of its own, with the client as it is now. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clocked, Passed, Passing } from './clocked.ts';

const ROOT = join(import.meta.dirname, '..');

// Loaded by address: the launcher's scripts are plain JavaScript and have no types to import.
const client = (await import(new URL('../scripts/client.js', import.meta.url).href)) as {
  isStale(): boolean;
  buildArgs(): readonly string[];
  stamp(started: Date): void;
};

export interface TestServer {
  readonly url: string;
  /** As a power cut would: nothing is finished, nothing is said. */
  kill(): Promise<void>;
  /** Again on the same port and data, whether it runs or not. */
  restart(): Promise<void>;
  /** So much time goes by for the server, and it does all that is due by then. Only with a clock of its own. */
  pass(ms: number): Promise<void>;
  /** For good; its data goes too. */
  stop(): Promise<void>;
}

export interface ServerWish {
  /** Whether the server's clock can be moved by `pass`. */
  readonly clock?: boolean;
  /** Whether its bots answer at once; it then has a clock too. */
  readonly hurried?: boolean;
  /** What the first account has to know; nothing unless told. */
  readonly setupCode?: string;
  /** Below which path of its host it lies. */
  readonly base?: string;
  /** More flags; only with the machine's own clock. */
  readonly flags?: readonly string[];
}

export async function startServer(wish: ServerWish = {}): Promise<TestServer> {
  const { clock = false, hurried = false, setupCode = 'none', base = '', flags = [] } = wish;
  buildClient();
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'signoria-e2e-'));
  const url = `http://127.0.0.1:${port}${base}`;
  let ahead = 0;
  const launch = () =>
    launched(
      clock || hurried
        ? clocked({ port, data, ahead, hurried, base })
        : served(port, data, ['--setup-code', setupCode, `--base=${base}/`, ...flags]),
      url,
    );
  let child = await launch();
  const kill = () => ended(child, 'SIGKILL');
  return {
    url,
    kill,
    async restart() {
      await kill();
      child = await launch();
    },
    async pass(ms) {
      child.send({ pass: ms } satisfies Passing);
      const [passed] = (await once(child, 'message')) as [Passed];
      ahead = passed.ahead;
    },
    async stop() {
      await kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function served(port: number, data: string, flags: readonly string[]): ChildProcess {
  const main = join(ROOT, 'cli', 'main.ts');
  const args = [main, 'serve', '--port', String(port), '--data', data, '--host', '127.0.0.1', ...flags];
  return spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

function clocked(wish: Clocked): ChildProcess {
  const args = [join(ROOT, 'e2e', 'clocked.ts'), JSON.stringify(wish)];
  return spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

async function launched(child: ChildProcess, url: string): Promise<ChildProcess> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with exit code ${child.exitCode}`);
    if (await answers(url)) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

export async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

function buildClient(): void {
  if (!client.isStale()) return;
  const started = new Date();
  const { status } = spawnSync(process.execPath, [...client.buildArgs()], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`vite build failed with exit code ${status}`);
  client.stamp(started);
}
