/**
 * Several servers behind one port of this machine. The first process only hands connections round and starts again who
 * ends; each worker is a server like any other on the same PostgreSQL. Not here: what a worker is started with.
 */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a worker says when it listens. */
export interface Listening {
  readonly address: string;
  readonly setupCode: string | null;
}

export interface Workers extends Listening {
  close(): Promise<void>;
}

/** A worker that could not even start ended with this code; it has said why. */
export class WorkerEnded extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`a worker ended with code ${code}`);
    this.name = 'WorkerEnded';
    this.code = code;
  }
}

const STOP = 'stop';
/** A worker that ends again and again must not keep the machine busy with that. */
const AGAIN_MS = 1000;

/** Each is told in the environment which one it is, from 1. */
export const NUMBER = 'SIGNORIA_WORKER';

/** The first alone, so that what is wrong is said once. Rejects with `WorkerEnded`. */
export async function startWorkers(count: number): Promise<Workers> {
  let closing = false;
  const running = new Set<Worker>();
  const listening = new Set<Worker>();
  const begin = async (nth: number): Promise<Listening> => {
    const worker = cluster.fork({ [NUMBER]: String(nth) });
    running.add(worker);
    const ended = once(worker, 'exit').then(([code]) => {
      running.delete(worker);
      return new WorkerEnded((code as number | null) ?? 1);
    });
    const first = await Promise.race([once(worker, 'message'), ended]);
    if (first instanceof WorkerEnded) throw first;
    listening.add(worker);
    void ended.then(() => (closing ? undefined : again(nth)));
    return first[0] as Listening; // what `serveAsWorker` sends
  };
  const again = async (nth: number): Promise<void> => {
    await sleep(AGAIN_MS);
    if (!closing) await begin(nth).catch(() => again(nth));
  };
  const close = async () => {
    closing = true;
    const all = [...running];
    // Who has not begun yet would not hear it, and has nothing to finish.
    for (const worker of all) void (listening.has(worker) ? worker.send(STOP) : worker.process.kill('SIGKILL'));
    await Promise.all(all.map((worker) => (worker.isDead() ? null : once(worker, 'exit'))));
  };
  try {
    const first = await begin(1);
    await Promise.all(Array.from({ length: count - 1 }, (_, i) => begin(i + 2)));
    return { ...first, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Whether this process is a worker, and which. */
export function workerNumber(): number | null {
  return cluster.isWorker ? Number(process.env[NUMBER]) : null;
}

/** Says that it listens, and resolves when it is to stop: when it is told to, or nobody is there to tell it. */
export async function serveAsWorker(listening: Listening): Promise<void> {
  // Ctrl-C reaches every process of the terminal; here the first decides.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  const stop = new Promise<void>((resolve) => {
    process.on('message', (message) => message === STOP && resolve());
    process.once('disconnect', () => resolve());
  });
  process.send!(listening);
  await stop;
}
