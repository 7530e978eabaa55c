/** Starting, killing and stopping a server in a process of its own. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Limits } from '../index.ts';

export interface ChildOptions {
  readonly port: number;
  readonly database: string;
  readonly limits?: Partial<Limits>;
  /** Noughts and crosses instead of the games that are found. */
  readonly noughts?: boolean;
  /** Waited after every commit of SQLite. */
  readonly slowMs?: number;
  /** Bots answer after the time they take at a real table. */
  readonly humanPace?: boolean;
}

/** How long the event loop kept others waiting, in milliseconds. */
export interface Delays {
  readonly p99: number;
  readonly max: number;
}

export interface Child {
  readonly address: string;
  readonly port: number;
  readonly pid: number;
  /** Has it throw away what it no longer needs; gives how many bytes it then holds. */
  tidy(): Promise<number>;
  /** Of the event loop since this was last asked. */
  delays(): Promise<Delays>;
  /** The longest it worked at a stretch since this was last asked, in milliseconds of processor time; 0 the first time. */
  worked(): Promise<number>;
  /** Whether it ended without being told to. */
  crashed(): boolean;
  /** As a power cut would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export async function startChild(options: ChildOptions): Promise<Child> {
  const child = forked('child.ts');
  const state = { told: false, ended: false };
  const ended = once(child, 'exit').then(() => {
    state.ended = true;
  });
  await heard(child, ended);
  child.send(options);
  const { address } = (await heard(child, ended)) as { readonly address: string };
  const end = async (signal: NodeJS.Signals) => {
    state.told = true;
    child.kill(signal);
    await ended;
  };
  return {
    address,
    port: Number(new URL(address).port),
    pid: child.pid!,
    tidy: () => tidy(child),
    delays: () => told<Delays>(child, 'delays'),
    worked: () => told<number>(child, 'worked'),
    crashed: () => state.ended && !state.told,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

async function heard(child: ChildProcess, ended: Promise<void>): Promise<unknown> {
  const broken = ended.then(() => {
    throw new Error('the server ended before it listened');
  });
  const [message] = await Promise.race([once(child, 'message'), broken]);
  return message;
}

/** Whether it still says so. */
export async function isWell({ address, crashed }: Child): Promise<boolean> {
  if (crashed()) return false;
  return (await fetch(`${address}/health`).catch(() => null))?.status === 200;
}

/** A file of this folder in a process of its own, as in production. */
export function forked(file: string, args: readonly string[] = []): ChildProcess {
  const env = { ...process.env, NODE_ENV: 'production' };
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
  return fork(join(import.meta.dirname, file), args, { env, execArgv: ['--expose-gc'], stdio: [...stdio] });
}

/**
 * In the child: bytes that are held, not merely not yet thrown away. One sweep leaves much behind. What the system has lent
 * the process goes up and down with the heap's own moods and says nothing of a few kilobytes.
 */
async function sweep(): Promise<number> {
  for (let i = 0; i < SWEEPS; i++) {
    globalThis.gc?.();
    await sleep(SWEEP_MS);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const SWEEPS = 5;
const SWEEP_MS = 100;
const RESOLUTION_MS = 1;

/** In the child: answers what is asked by `tidy` and `told`. */
export function answerQuestions(): void {
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  loop.enable();
  const stretch = longestStretch();
  process.on('message', async (question) => {
    if (question === 'tidy') process.send!({ tidy: await sweep() });
    if (question === 'worked') process.send!({ worked: stretch() });
    if (question !== 'delays') return;
    // What is counted is the time between two beats: one of them is no delay.
    const ms = (ns: number) => Math.max(0, ns / 1e6 - RESOLUTION_MS);
    process.send!({ delays: { p99: ms(loop.percentile(99)), max: ms(loop.max) } });
    loop.reset();
  });
}

/**
 * In the child: the most processor time that the event loop's thread took between two beats, since last asked. Unlike a
 * delay it does not grow when the processor is somebody else's: it is what the server did, and not what was done to it.
 */
function longestStretch(): () => number {
  let beat: NodeJS.Timeout | null = null;
  let [longest, before] = [0, 0];
  const measure = () => {
    const now = threadMs();
    longest = Math.max(longest, now - before);
    before = now;
  };
  return () => {
    if (beat === null) before = threadMs();
    beat ??= setInterval(measure, RESOLUTION_MS).unref();
    const most = longest;
    longest = 0;
    return most;
  };
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

export function tidy(child: ChildProcess): Promise<number> {
  return told<number>(child, 'tidy');
}

async function told<T>(child: ChildProcess, question: string): Promise<T> {
  const answer = once(child, 'message');
  child.send(question);
  const [said] = (await answer) as [{ readonly [question: string]: T }];
  return said[question]!;
}
