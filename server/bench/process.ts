/** Starting, killing and stopping a server in a process of its own. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
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
  /** Whether it ended without being told to. */
  crashed(): boolean;
  /** As a power cut would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export async function startChild(options: ChildOptions): Promise<Child> {
  const child = fork(join(import.meta.dirname, 'child.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
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

/** Resident memory of a process in bytes, as the system counts it. */
export async function memoryOf(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
}
