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

export async function duelInThreads(
  spec: Duel,
  { registry, game, threads }: Threads,
  progress?: Progress,
): Promise<DuelResult> {
  const blocks: Block[] = [];
  const done = (block: Block) => {
    blocks.push(block);
    progress?.(blocks.length, shareOf(blocks));
  };
  const workers = Array.from({ length: Math.min(threads, spec.blocks) }, (_, first) =>
    start({ registry: registry.href, game, spec, first, step: threads }),
  );
  try {
    await Promise.all(workers.map((worker) => blocksOf(worker, done)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  if (blocks.length !== spec.blocks) throw new Error(`${blocks.length} of ${spec.blocks} blocks were played`);
  return summarise(spec, blocks);
}

function start(work: ArenaWork): Worker {
  return new Worker(new URL('./arena-worker.ts', import.meta.url), { workerData: work });
}

function blocksOf(worker: Worker, done: (block: Block) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', done);
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`arena thread ended with code ${code}`))));
  });
}
