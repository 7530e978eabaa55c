/**
 * Finished games whose course nobody has at hand are counted in a thread, one at a time: a whole game is played again for it,
 * and nobody shall wait for that.
 */
import { Worker } from 'node:worker_threads';
import type { Countable, TableFigures } from '@signoria/table';
import { askThread } from './asking.ts';

export interface Counter {
  /** Null for what is not counted; throws when the thread has died, so that it is tried again. */
  count(record: Countable): Promise<TableFigures | null>;
  close(): Promise<void>;
}

const THREAD = new URL('./count-thread.ts', import.meta.url);

export function makeCounter(): Counter {
  let worker: Worker | null = null;
  let closed = false;
  let tail: Promise<unknown> = Promise.resolve();
  const ask = async ({ header, key, position, started, entries, seats }: Countable) => {
    if (closed) throw new Error('closed');
    worker ??= new Worker(THREAD);
    const record: Countable = { header, key, position, started, entries, seats };
    const answer = await askThread<{ readonly figures: TableFigures | null }>(worker, record);
    if (answer !== null) return answer.figures;
    worker = null;
    throw new Error(`game of ${header.game} not counted`);
  };
  return {
    count(record) {
      const counted = tail.then(() => ask(record));
      tail = counted.catch(() => {});
      return counted;
    },
    async close() {
      closed = true;
      await worker?.terminate();
    },
  };
}
