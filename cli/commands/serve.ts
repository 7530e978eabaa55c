/** signoria serve: the whole server in one process, until it is told to stop. */
import { spawn } from 'node:child_process';
import { isIP } from 'node:net';
import { join } from 'node:path';
import type { RunningServer, SetupCode } from '@signoria/server';
import { type Call, command } from '../command.ts';
import { DATABASE_FLAGS, databaseOf, inWords } from '../database.ts';
import { Failure } from '../failure.ts';
import { UsageError } from '../usage.ts';

const FLAGS = [...DATABASE_FLAGS, 'port', 'host', 'open', 'log', 'trust-proxy', 'setup-code', 'metrics-token'] as const;
type ServeCall = Call<(typeof FLAGS)[number]>;

const PORT = 4321;
const HOST = '0.0.0.0';
const WEB = join(import.meta.dirname, '../../web/dist');

export const serve = command({
  flags: FLAGS,
  args: { min: 0, max: 0 },
  async run(call) {
    const { io, text, flags, language } = call;
    const stop = stopSignal();
    const server = await inWords(language, () => start(call));
    const address = server.address.replace('//0.0.0.0', '//localhost').replace('//[::]', '//localhost');
    io.out(text.serve.listening(address));
    const { setupCode: code } = server;
    const setUp = code === null ? null : `${address}/setup?code=${encodeURIComponent(code)}`;
    if (code !== null && setUp !== null) io.out(text.serve.setUp(setUp, code));
    if (flags.open) openBrowser(setUp ?? address);
    await stop;
    io.err(text.serve.stopping);
    await server.close();
    return 0;
  },
});

/** Loaded only here: no other command should have to wait for it. */
async function start({ flags, text }: ServeCall): Promise<RunningServer> {
  const { startServer } = await import('@signoria/server');
  const port = flags.port ?? Number(process.env.PORT ?? PORT);
  const metricsToken = flags['metrics-token'] ?? process.env.SIGNORIA_METRICS_TOKEN;
  try {
    return await startServer({
      port,
      host: flags.host ?? process.env.HOST ?? HOST,
      database: databaseOf(flags),
      web: WEB,
      log: flags.log ?? 'warn',
      ...trustedBy(flags['trust-proxy']),
      ...(metricsToken === undefined || metricsToken === '' ? {} : { metricsToken }),
      setupCode: setupCodeOf(flags['setup-code'] ?? process.env.SIGNORIA_SETUP_CODE),
    });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new Failure(text.serve.portTaken(port));
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL') throw new Failure(text.serve.notStarted(message));
    throw error;
  }
}

/** Bare, it believes a proxy on this machine: any other has to be named, or counted. */
function trustedBy(given: string | undefined): { readonly trustProxy?: number | readonly string[] } {
  if (given === undefined) return {};
  if (given === '') return { trustProxy: ['loopback'] };
  if (/^\d{1,2}$/.test(given)) return { trustProxy: Number(given) };
  const networks = given.split(',').map((network) => network.trim());
  if (!networks.every(isNetwork)) throw new UsageError({ problem: 'not-a-network', flag: '--trust-proxy', given });
  return { trustProxy: networks };
}

const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const longest = isIP(address) === 4 ? 32 : 128;
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
  return NAMED.includes(text) || (isIP(address) !== 0 && fits && more.length === 0);
}

/** Unless told otherwise a new server asks for a code of its own: somebody might come before its host. */
function setupCodeOf(given: string | undefined): SetupCode {
  if (given === undefined || given === '') return 'made';
  return given === 'none' ? 'free' : { code: given };
}

/** Who asks twice does not want to wait. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(1));
        resolve();
      });
    }
  });
}

const OPENERS: { readonly [platform: string]: readonly [string, ...string[]] } = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Where there is no browser, the address has been printed. */
function openBrowser(address: string): void {
  const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
