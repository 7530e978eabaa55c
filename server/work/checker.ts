/**
 * Snapshots that tables were opened from are checked afterwards, in a thread: the log is played again from its beginning, and
 * must come to the same. Those that this server wrote itself are known to be true. One at a time; nobody waits.
 */
import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { TableRecord, TableSnapshot } from '@signoria/table';
import { askThread } from './asking.ts';

export interface CheckJob {
  readonly record: Pick<TableRecord, 'header' | 'key' | 'position' | 'started' | 'entries'>;
  readonly snapshot: TableSnapshot;
}

export interface Checker {
  /** This one is true. */
  wrote(table: string, snapshot: TableSnapshot): void;
  /** Whether it is true; null when that could not be found out. */
  check(table: string, job: CheckJob): Promise<boolean | null>;
  close(): Promise<void>;
}

const THREAD = new URL('./check-thread.ts', import.meta.url);
/** So many are remembered, and so many may wait; those who find the line longer are not checked now. */
const REMEMBERED = 5000;
const QUEUE = 1000;

export function makeChecker(): Checker {
  const known = new Map<string, string>();
  let worker: Worker | null = null;
  let waiting = 0;
  let closed = false;
  let tail: Promise<unknown> = Promise.resolve();
  const wrote = (table: string, { text }: TableSnapshot) => {
    known.delete(table);
    known.set(table, digestOf(text));
    if (known.size > REMEMBERED) known.delete(known.keys().next().value!);
  };
  const ask = async (job: CheckJob) => {
    if (closed) return null;
    worker ??= new Worker(THREAD);
    const isTrue = await askThread<boolean>(worker, job);
    if (isTrue === null) worker = null;
    return isTrue;
  };
  return {
    wrote,
    async check(table, job) {
      if (known.get(table) === digestOf(job.snapshot.text)) return true;
      if (waiting >= QUEUE) return null;
      waiting++;
      const verdict = tail.then(() => ask(job)).finally(() => waiting--);
      tail = verdict;
      const isTrue = await verdict;
      if (isTrue === true) wrote(table, job.snapshot);
      return isTrue;
    },
    async close() {
      closed = true;
      await worker?.terminate();
    },
  };
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
