/** Starting, killing and stopping a server in a process of its own. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Limits } from '../index.ts';

export interface ChildOptions {
  readonly port: number;
  readonly database: string;
  readonly limits?: Partial<Limits>;
  /** Noughts and crosses instead of the games that are found. */
  readonly noughts?: boolean;
}

export interface Child {
  readonly address: string;
  readonly port: number;
  readonly pid: number;
  /** Has it throw away what it no longer needs. */
  tidy(): Promise<void>;
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

/** In the child: so that what is measured is held, not merely not yet thrown away. One sweep leaves much behind. */
export async function sweep(): Promise<void> {
  for (let i = 0; i < SWEEPS; i++) {
    globalThis.gc?.();
    await sleep(SWEEP_MS);
  }
  process.send!('tidied');
}

const SWEEPS = 5;
const SWEEP_MS = 100;

export async function tidy(child: ChildProcess): Promise<void> {
  const tidied = once(child, 'message');
  child.send('tidy');
  await tidied;
}
