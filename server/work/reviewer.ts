/**
 * Finished games are judged in one thread, at the lowest priority there is: stretch by stretch, and the next one only when no
 * bot at any table is thinking or waits to. Whoever plays goes first, always.
 */
import { Worker } from 'node:worker_threads';
import type { GameFile } from '@signoria/kernel';
import type { Review } from '@signoria/review';
import { askThread } from './asking.ts';
import type { Thinkers } from './thinkers.ts';

export type ReviewOrder =
  | { readonly ms: number; readonly file: GameFile; readonly readers: readonly number[] }
  | { readonly ms: number };

export interface Reviewed {
  readonly pass: 'first' | 'deep';
  readonly done: number;
  readonly total: number;
  /** When it is done. */
  readonly review: Review | null;
}

export interface Reviewer {
  /**
   * `told` hears how far it is after each stretch, and says whether to go on. 'unfit' is what cannot be judged. One at a
   * time.
   */
  judge(
    file: GameFile,
    readers: readonly number[],
    told: (at: Reviewed) => Promise<boolean>,
  ): Promise<Review | 'stopped' | 'unfit'>;
  close(): Promise<void>;
}

const THREAD = new URL('./review-thread.ts', import.meta.url);
const MEMORY_MB = 512;
/** So long at a time; players wait no longer for a core than that. */
const STRETCH_MS = 250;
const LOOK_AGAIN_MS = 100;

export function makeReviewer(thinkers: Pick<Thinkers, 'load'>): Reviewer {
  let current: Worker | null = null;
  let closed = false;
  let tail: Promise<unknown> = Promise.resolve();
  const judge: Reviewer['judge'] = async (file, readers, told) => {
    if (closed) return 'stopped';
    const worker = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    current = worker;
    try {
      let order: ReviewOrder = { ms: STRETCH_MS, file, readers };
      for (;;) {
        while (!closed && isBusy(thinkers)) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS).unref());
        if (closed) return 'stopped';
        const at = await askThread<Reviewed>(worker, order);
        if (at === null) return closed ? 'stopped' : 'unfit';
        if (at.review !== null) return at.review;
        if (!(await told(at))) return 'stopped';
        order = { ms: STRETCH_MS };
      }
    } finally {
      await worker.terminate();
      current = null;
    }
  };
  return {
    judge(...order) {
      const judged = tail.then(() => judge(...order));
      tail = judged.catch(() => {});
      return judged;
    },
    async close() {
      closed = true;
      await current?.terminate();
      await tail;
    },
  };
}

function isBusy(thinkers: Pick<Thinkers, 'load'>): boolean {
  const { working, waiting } = thinkers.load();
  return working + waiting > 0;
}
