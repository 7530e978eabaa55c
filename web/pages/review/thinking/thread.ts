/** Threads that review, from the page's side: ordered, heard, ended. The same script as plays tables, under another name. */
import type { GameFile } from '@signoria/kernel';
import type { Part } from '@signoria/review';
import type { Told, WorkName, Works } from '../../../local/review-calls.ts';

export interface Ticking {
  readonly done: number;
  readonly total: number;
  readonly found: Part | null;
}

export interface Thread {
  order<N extends WorkName>(
    name: N,
    order: Works[N]['order'],
    heard?: (tick: Ticking) => void,
  ): Promise<Works[N]['gives']>;
  /** What was ordered and is not done yet is never answered. */
  end(): void;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  heard(tick: Ticking): void;
}

export function startThread(file: GameFile): Thread {
  const worker = new Worker(new URL('../../../local/worker.ts', import.meta.url), { type: 'module', name: 'review' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.addEventListener('message', ({ data }) => hear(data as Told, waiting));
  worker.addEventListener('error', (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message));
    waiting.clear();
  });
  return {
    order(name, order, heard = () => {}) {
      const answered = new Promise<unknown>((resolve, reject) => {
        const id = ++last;
        waiting.set(id, { resolve, reject, heard });
        worker.postMessage({ id, file, name, order });
      });
      return answered as Promise<Works[typeof name]['gives']>; // the thread answers each order in kind
    },
    end() {
      worker.terminate();
      waiting.clear();
    },
  };
}

function hear(told: Told, waiting: Map<number, Waiting>): void {
  const asked = waiting.get(told.id);
  if (told.tell !== 'tick') waiting.delete(told.id);
  if (told.tell === 'tick') asked?.heard(told);
  else if (told.tell === 'done') asked?.resolve(told.value);
  else asked?.reject(new Error(told.error));
}

/** A core is left to the page; two threads are worth it even where the browser will not say how many there are. */
export function threadCount(cores: number | undefined): number {
  return Math.min(6, Math.max(2, (cores ?? 2) - 1));
}
