/** The page's side of the worker: calls that return promises, and news of the table that is open. Started when needed. */
import type { CallName, Calls, Push, Returned } from './worker-api.ts';

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, Waiting>();
const listeners = new Set<(push: Push) => void>();

function running(): Worker {
  if (worker !== null) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tables' });
  worker.addEventListener('message', ({ data }) => hear(data as Returned | Push));
  worker.addEventListener('error', (event) => fail(event.message));
  return worker;
}

function hear(message: Returned | Push): void {
  if ('push' in message) {
    for (const listener of listeners) listener(message);
    return;
  }
  const asked = waiting.get(message.call);
  waiting.delete(message.call);
  if (message.ok) asked?.resolve(message.value);
  else asked?.reject(new Error(message.error));
}

function fail(why: string): void {
  worker?.terminate();
  worker = null;
  for (const { reject } of waiting.values()) reject(new Error(why));
  waiting.clear();
}

export function call<N extends CallName>(name: N, ...args: Parameters<Calls[N]>): ReturnType<Calls[N]> {
  const returned = new Promise<unknown>((resolve, reject) => {
    const number = ++last;
    waiting.set(number, { resolve, reject });
    running().postMessage({ call: number, name, args });
  });
  return returned as ReturnType<Calls[N]>;
}

export function listen(listener: (push: Push) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
