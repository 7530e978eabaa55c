/**
 * npm run dev [-- --port 4321 …]: the whole house while somebody works on it, at one address. Vite serves the client from its
 * sources, with the gallery and the playground, and shows what was changed at once; behind it the server starts again
 * whenever a source of its own has changed. Other arguments go to `serve`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { createServer as createProbe } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';

const ROOT = join(import.meta.dirname, '..');
/** What the server is made of, and what of it does not matter to one that runs. */
const SOURCES = ['kernel', 'games', 'bots', 'review', 'table', 'protocol', 'store', 'server', 'cli'];
const NOT_SOURCES = /(^|[\\/])(node_modules|dist|test|testing|bench|board)[\\/]/;
/** An editor saves several files at a time. */
const SETTLED_MS = 200;
const POLL_MS = 100;

const { values } = parseArgs({ options: { port: { type: 'string' } }, strict: false });
const port = Number(values.port ?? 4321);
const behind = await freePort();
const target = `http://127.0.0.1:${behind}`;

const vite = await createServer({
  configFile: join(ROOT, 'web', 'vite.config.ts'),
  server: { port, strictPort: true, proxy: { '^/api/': { target }, '/socket': { target, ws: true } } },
});

await vite.listen();
// Only now: where the port is taken there is nothing to stop.
let server = started();
let changed: NodeJS.Timeout | undefined;
const watchers = SOURCES.map((folder) =>
  watch(join(ROOT, folder), { recursive: true }, (_, file) => {
    if (file === null || !/\.(ts|json)$/.test(file) || NOT_SOURCES.test(file)) return;
    clearTimeout(changed);
    changed = setTimeout(() => void restart(), SETTLED_MS);
  }),
);
// Vite listens to signals too, and would end without the server behind it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeAllListeners(signal).once(signal, () => void stop());
process.once('exit', () => server.kill());
await answering();
console.log(['', 'gallery.html', 'playground.html'].map((page) => `http://localhost:${port}/${page}`).join('\n'));

/** What was given to us goes to `serve`, but for the port, which is Vite's. A later flag overrules an earlier one. */
function started(): ChildProcess {
  const own = ['--port', String(behind), '--host', '127.0.0.1', '--setup-code', 'none'];
  const args = [join(ROOT, 'cli', 'main.ts'), 'serve', ...withoutPort(process.argv.slice(2)), ...own];
  return spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

function withoutPort(args: readonly string[]): readonly string[] {
  return args.filter((arg, i) => !arg.startsWith('--port') && args[i - 1] !== '--port');
}

/** One that could not start, because of what was just written, is started again with the next change. */
async function restart(): Promise<void> {
  await ended(server);
  server = started();
}

async function stop(): Promise<void> {
  clearTimeout(changed);
  for (const watcher of watchers) watcher.close();
  await Promise.all([vite.close(), ended(server)]);
  process.exit(0);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

/** Resolves once the server behind answers. */
async function answering(): Promise<void> {
  for (;;) {
    const answer = await fetch(`${target}/api/games`).catch(() => null);
    if (answer?.ok) return;
    await sleep(POLL_MS);
  }
}

async function freePort(): Promise<number> {
  const probe = createProbe().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
