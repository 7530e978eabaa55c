/**
 * Who thinks for bots: threads within hard limits. Masters search for a second and more, so they have threads of their
 * own; a novice or an adept never waits behind them.
 */
import type { Job } from '@signoria/bots';
import { makePool, type Pool } from '@signoria/bots/node';
import type { Limits } from './options.ts';

export interface Thinkers {
  /** The answer in notation. Rejects with a `PoolError`. */
  think(job: Job): Promise<string>;
  load(): { readonly threads: number; readonly working: number; readonly waiting: number };
  close(): Promise<void>;
}

const REGISTRY = new URL('../games/registry.ts', import.meta.url);
/** Enough for a club; a table that finds the line longer plays the adept's answer itself. */
const QUEUE = 10_000;

export function makeThinkers({ threads, quickMs, masterMs }: Limits, registry = REGISTRY): Thinkers {
  const quick = makePool({ registry, size: 1, timeoutMs: quickMs, queue: QUEUE });
  const masters = makePool({ registry, size: threads, timeoutMs: masterMs, queue: QUEUE });
  return {
    think: async (job) => (await (job.level === 'master' ? masters : quick).ask(job)).line,
    load: () => total(quick, masters),
    close: async () => void (await Promise.all([quick.close(), masters.close()])),
  };
}

function total(...pools: readonly Pool[]) {
  const sum = (part: keyof ReturnType<Pool['load']>) => pools.reduce((n, pool) => n + pool.load()[part], 0);
  return { threads: sum('threads'), working: sum('working'), waiting: sum('waiting') };
}
