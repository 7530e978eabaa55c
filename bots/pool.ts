/**
 * Threads that think for a server, within hard limits: so many at once, so long each, so much memory. A thread that
 * takes too long is ended and replaced; its question fails, and nobody else's. Threads start when they are needed and end
 * when they have had nothing to do for a while.
 *
 * Whoever is more urgent goes first, but not for ever: a question of rank r goes before every later one after it has
 * waited r times `patienceMs`, so that none starves.
 */
import { Worker } from 'node:worker_threads';
import type { Answer, Job, Reply, Request } from './jobs/job.ts';

export interface PoolOptions {
  /** The module that exports `findGame`, as a file URL. */
  readonly registry: URL;
  readonly size: number;
  /** How long a question may take once a thread has begun it. Longer than the longest `budget.ms`. */
  readonly timeoutMs: number;
  /** How many questions of one rank may wait for a thread. */
  readonly queue?: number;
  /** How long a question lets later ones go first that are one rank more urgent. */
  readonly patienceMs?: number;
  /** After so long without a question a thread ends. */
  readonly idleMs?: number;
  /** Told when a thread takes a question that has waited so long. */
  readonly begun?: (waitedMs: number, rank: number) => void;
  /** Milliseconds since some moment. */
  readonly now?: () => number;
  /** How long a thread may take to load, and to load a game. */
  readonly startMs?: number;
  /** Heap of a thread. */
  readonly memoryMb?: number;
}

const DEFAULTS = {
  queue: 100,
  patienceMs: 15_000,
  idleMs: Infinity,
  begun: () => {},
  now: () => performance.now(),
  startMs: 30_000,
  memoryMb: 512,
};

export type PoolFailure = 'full' | 'timeout' | 'crashed' | 'failed' | 'closed';

/** Why a question was not answered: 'failed' when the bot threw, 'crashed' when its thread died. */
export class PoolError extends Error {
  readonly why: PoolFailure;
  constructor(why: PoolFailure, detail = '') {
    super(detail === '' ? why : `${why}: ${detail}`);
    this.name = 'PoolError';
    this.why = why;
  }
}

export interface Pool {
  /** Rank 0 is the most urgent. */
  ask(job: Job, rank?: number): Promise<Answer>;
  /** Threads alive, questions in work and waiting. */
  load(): { readonly threads: number; readonly working: number; readonly waiting: number };
  /** Fails what is open and ends every thread. */
  close(): Promise<void>;
}

interface Waiting {
  readonly job: Job;
  readonly rank: number;
  /** Since when it waits. */
  readonly at: number;
  resolve(answer: Answer): void;
  reject(error: PoolError): void;
}

interface Thread {
  readonly worker: Worker;
  readonly ended: Promise<void>;
  ready: boolean;
  current: { readonly id: number; readonly asked: Waiting } | null;
  timer: NodeJS.Timeout | undefined;
}

interface State {
  readonly options: Required<PoolOptions>;
  readonly threads: Set<Thread>;
  readonly queue: Waiting[];
  /** Threads that were told to end and have not yet. */
  readonly ending: Set<Promise<void>>;
  lastId: number;
  closed: boolean;
}

export function makePool(options: PoolOptions): Pool {
  const pool: State = {
    options: { ...DEFAULTS, ...options },
    threads: new Set(),
    queue: [],
    ending: new Set(),
    lastId: 0,
    closed: false,
  };
  return { ask: (job, rank = 0) => ask(pool, job, rank), load: () => load(pool), close: () => close(pool) };
}

function ask(pool: State, job: Job, rank: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (pool.closed) return reject(new PoolError('closed'));
    if (pool.queue.filter((other) => other.rank === rank).length >= pool.options.queue) {
      return reject(new PoolError('full'));
    }
    pool.queue.push({ job, rank, at: pool.options.now(), resolve, reject });
    serve(pool);
  });
}

/** Who is next: as if each had come later by its rank. Among equals whoever came first. */
function next(pool: State): Waiting | undefined {
  const { queue, options } = pool;
  const key = ({ at, rank }: Waiting) => at + rank * options.patienceMs;
  const [first, ...others] = queue;
  if (first === undefined) return undefined;
  const found = others.reduce((best, one) => (key(one) < key(best) ? one : best), first);
  queue.splice(queue.indexOf(found), 1);
  return found;
}

/** Gives waiting questions to idle threads, and starts threads while they are fewer than wanted. */
function serve(pool: State): void {
  for (const thread of pool.threads) {
    if (thread.ready && thread.current === null && pool.queue.length > 0) begin(pool, thread, next(pool)!);
  }
  const starting = [...pool.threads].filter((thread) => !thread.ready).length;
  const wanted = Math.min(pool.queue.length - starting, pool.options.size - pool.threads.size);
  for (let n = 0; n < wanted; n++) start(pool);
  for (const thread of pool.threads) if (thread.ready && thread.current === null) rest(pool, thread);
}

/** It has nothing to do: for a while it may wait for the next question. */
function rest(pool: State, thread: Thread): void {
  const { idleMs } = pool.options;
  if (idleMs === Infinity || thread.timer !== undefined) return;
  thread.timer = setTimeout(() => dismiss(pool, thread), idleMs).unref();
}

function dismiss(pool: State, thread: Thread): void {
  if (thread.current === null && pool.threads.delete(thread)) end(pool, thread);
}

function begin(pool: State, thread: Thread, asked: Waiting): void {
  const { begun, now } = pool.options;
  const id = ++pool.lastId;
  thread.current = { id, asked };
  begun(now() - asked.at, asked.rank);
  limit(pool, thread, pool.options.startMs);
  thread.worker.postMessage({ id, job: asked.job } satisfies Request);
}

function start(pool: State): void {
  const { registry, memoryMb, startMs } = pool.options;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { registry: registry.href },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const thread: Thread = { worker, ended, ready: false, current: null, timer: undefined };
  pool.threads.add(thread);
  limit(pool, thread, startMs);
  worker.on('message', (message: Heard) => hear(pool, thread, message));
  worker.on('error', (error) => lose(pool, thread, new PoolError('crashed', String(error))));
  worker.on('exit', (code) => lose(pool, thread, new PoolError('crashed', `thread ended with code ${code}`)));
}

function limit(pool: State, thread: Thread, ms: number): void {
  clearTimeout(thread.timer);
  thread.timer = setTimeout(() => lose(pool, thread, new PoolError('timeout', `after ${ms} ms`)), ms);
}

/** The thread is there; it has the game at hand and begins; it has thought. */
type Heard = 'ready' | 'begins' | Reply;

function hear(pool: State, thread: Thread, message: Heard): void {
  clearTimeout(thread.timer);
  thread.timer = undefined;
  if (message === 'begins') limit(pool, thread, pool.options.timeoutMs);
  else if (message === 'ready') thread.ready = true;
  else if (thread.current?.id === message.id) {
    const { asked } = thread.current;
    thread.current = null;
    if (message.ok) asked.resolve(message.answer);
    else asked.reject(new PoolError('failed', message.error));
  }
  serve(pool);
}

/**
 * The thread is of no more use. The question it was at fails; a thread that did not even start fails the one waiting
 * longest, so that a pool that cannot start says so instead of trying for ever.
 */
function lose(pool: State, thread: Thread, error: PoolError): void {
  if (!pool.threads.delete(thread)) return;
  clearTimeout(thread.timer);
  const asked = thread.ready ? thread.current?.asked : next(pool);
  asked?.reject(error);
  end(pool, thread);
  if (!pool.closed) serve(pool);
}

function end(pool: State, thread: Thread): void {
  pool.ending.add(thread.ended);
  void thread.ended.then(() => pool.ending.delete(thread.ended));
  void thread.worker.terminate();
}

function load(pool: State) {
  const working = [...pool.threads].filter((thread) => thread.current !== null).length;
  return { threads: pool.threads.size + pool.ending.size, working, waiting: pool.queue.length };
}

async function close(pool: State): Promise<void> {
  pool.closed = true;
  for (const asked of pool.queue.splice(0)) asked.reject(new PoolError('closed'));
  for (const thread of [...pool.threads]) lose(pool, thread, new PoolError('closed'));
  await Promise.all(pool.ending);
}
