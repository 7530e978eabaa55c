/** signoria serve: the whole server, in one process or in several, until it is told to stop. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { RunningServer, SetupCode } from '@signoria/server';
import type { Listening } from '@signoria/server/workers';
import { Failure } from '../args/failure.ts';
import { type Call, command } from '../command.ts';
import { CLUB_FLAGS, clubOf } from '../serving/club.ts';
import { DATABASE_FLAGS, databaseOf, inWords } from '../serving/database.ts';
import { editionsOf } from '../serving/editions.ts';
import { baseOf, peerAt, trustedBy } from '../serving/serving.ts';
import { SSO_FLAGS, ssoOf } from '../serving/sso.ts';
import { thriftily } from '../serving/thrift.ts';

const FLAGS = [
  ...DATABASE_FLAGS,
  'port',
  'host',
  'base',
  'open',
  'log',
  'trust-proxy',
  'setup-code',
  'metrics-token',
  'threads',
  'workers',
  'peer-address',
  ...CLUB_FLAGS,
  'club-edition',
  ...SSO_FLAGS,
] as const;
type ServeCall = Call<(typeof FLAGS)[number]>;

/** Which database it is, is read for all commands alike. */
const TOLD = FLAGS.filter((flag) => flag !== 'open' && flag !== 'data' && flag !== 'database');

const PORT = 4321;
const HOST = '0.0.0.0';
const WEB = join(import.meta.dirname, '../../web/dist');

export const serve = command({
  flags: FLAGS,
  environment: TOLD,
  args: { min: 0, max: 0 },
  async run(call) {
    const { workerNumber } = await import('@signoria/server/workers');
    if (workerNumber() !== null) return runWorker(call);
    const count = workersOf(call);
    return count === 1 ? runAlone(call) : runSeveral(call, count);
  },
});

async function runAlone(call: ServeCall): Promise<number> {
  const stop = stopSignal();
  const server = await inWords(call.language, () => thriftily(() => start(call)));
  return untilStopped(call, server, stop);
}

async function untilStopped(
  { io, text, flags }: ServeCall,
  server: Listening & Pick<RunningServer, 'close'>,
  stop: Promise<void>,
): Promise<number> {
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
}

/** A SQLite file serves one process. */
function workersOf({ flags, text }: ServeCall): number {
  const count = flags.workers ?? 1;
  if (count > 1 && !/^postgres(ql)?:/.test(databaseOf(flags))) throw new Failure(text.serve.workersNeedPostgres);
  return count;
}

/** Each worker runs this command again, and says itself why it cannot. */
async function runSeveral(call: ServeCall, count: number): Promise<number> {
  const { startWorkers, WorkerEnded } = await import('@signoria/server/workers');
  const stop = stopSignal();
  try {
    return await untilStopped(call, await startWorkers(count), stop);
  } catch (error) {
    if (error instanceof WorkerEnded) return error.code;
    throw error;
  }
}

async function runWorker(call: ServeCall): Promise<number> {
  const { serveAsWorker } = await import('@signoria/server/workers');
  const server = await inWords(call.language, () => thriftily(() => start(call)));
  const { address, setupCode } = server;
  await serveAsWorker({ address, setupCode });
  await server.close();
  process.disconnect?.();
  return 0;
}

/** Loaded only here: no other command should have to wait for it. */
async function start(call: ServeCall): Promise<RunningServer> {
  const { flags, text } = call;
  const { startServer } = await import('@signoria/server');
  const port = flags.port ?? Number(process.env.PORT ?? PORT);
  const { 'metrics-token': metricsToken } = flags;
  try {
    return await startServer({
      port,
      host: flags.host ?? process.env.HOST ?? HOST,
      base: baseOf(flags.base),
      database: databaseOf(flags),
      web: WEB,
      log: flags.log ?? 'warn',
      limits: { threads: await threadsOf(call) },
      workers: workersOf(call),
      ...(await placeOf(call)),
      ...trustedBy(flags['trust-proxy']),
      ...(metricsToken === undefined ? {} : { metricsToken }),
      setupCode: setupCodeOf(flags['setup-code']),
      club: clubOf(flags),
      editions: await editionsOf(flags['club-edition'], call.language),
      ...ssoOf(flags),
    });
  } catch (error) {
    const { code, message, port: taken = port } = error as NodeJS.ErrnoException & { readonly port?: number };
    if (code === 'EADDRINUSE') throw new Failure(text.serve.portTaken(taken));
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL') throw new Failure(text.serve.notStarted(message));
    throw error;
  }
}

/** What is given is for each process; what is usual is shared by them. */
async function threadsOf(call: ServeCall): Promise<number> {
  const { usualThreads } = await import('@signoria/server/options');
  return call.flags.threads ?? usualThreads(workersOf(call));
}

/** Of several workers each listens for the others at a port of its own, one after another. */
async function placeOf({ flags }: ServeCall) {
  const { workerNumber } = await import('@signoria/server/workers');
  const worker = workerNumber();
  const peer = peerAt(flags['peer-address']);
  return {
    ...(worker === null ? {} : { worker }),
    ...(peer === null ? {} : { peer: { host: peer.host, port: peer.port + (worker ?? 1) - 1 } }),
  };
}

/** Unless told otherwise a new server asks for a code of its own: somebody might come before its host. */
function setupCodeOf(given: string | undefined): SetupCode {
  if (given === undefined) return 'made';
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
