/** A duel on several threads. The result is the same as on one, but for the clock. */
import { Worker } from 'node:worker_threads';
import { type Block, type Duel, type DuelResult, type Progress, shareOf, summarise } from './arena.ts';
import type { ArenaWork } from './arena-worker.ts';

export interface Threads {
  /** The module that exports `findGame`, as a file URL. */
  readonly registry: URL;
  readonly game: string;
  readonly threads: number;
}

export async function duelInThreads(spec: Duel, threads: Threads, progress?: Progress): Promise<DuelResult> {
  const blocks: Block[] = [];
  let next = 0;
  await blocksInThreads(
    spec,
    threads,
    () => (next < spec.blocks ? next++ : null),
    (block) => {
      blocks.push(block);
      progress?.(blocks.length, shareOf(blocks));
    },
  );
  return summarise(spec, blocks);
}

/** Each thread plays the block it is given next, until there is none; they come back in any order. */
export async function blocksInThreads(
  spec: Duel,
  { registry, game, threads }: Threads,
  next: () => number | null,
  done: (block: Block) => void,
): Promise<void> {
  const work: ArenaWork = { registry: registry.href, game, spec };
  const start = () => new Worker(new URL('./arena-worker.ts', import.meta.url), { workerData: work });
  const workers = Array.from({ length: Math.min(threads, spec.blocks) }, start);
  try {
    await Promise.all(workers.map((worker) => serve(worker, next, done)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function serve(worker: Worker, next: () => number | null, done: (block: Block) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const hand = () => {
      const block = next();
      if (block === null) resolve();
      else worker.postMessage(block);
    };
    worker.on('message', (block: Block) => {
      done(block);
      hand();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`arena thread ended with code ${code}`)));
    hand();
  });
}
