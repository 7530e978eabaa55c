/**
 * Who thinks for bots: threads within hard limits. Masters search for a second and more, so they have threads of their
 * own; a novice or an adept never waits behind them. Where threads are short, somebody who waits at the table goes before
 * games over weeks, and both before analysis; but nobody waits for ever.
 */
import type { Job } from '@signoria/bots';
import { makePool, type Pool } from '@signoria/bots/node';
import type { Limits } from '../options.ts';

/** The most urgent first. */
export const URGENCIES = ['live', 'weeks', 'analysis'] as const;
export type Urgency = (typeof URGENCIES)[number];

export interface Thinkers {
  /** The answer in notation. Rejects with a `PoolError`. */
  think(job: Job, urgency?: Urgency): Promise<string>;
  load(): { readonly threads: number; readonly working: number; readonly waiting: number };
  close(): Promise<void>;
}

export interface ThinkerOptions {
  readonly registry?: URL;
  /** Told when a thread begins what has waited so long. */
  readonly waited?: (seconds: number, urgency: Urgency) => void;
}

const REGISTRY = new URL('../../games/registry.ts', import.meta.url);
/** Enough for a club; a table that finds the line longer plays the adept's answer itself. */
const QUEUE = 10_000;
/** A thread holds the games it has played in memory; it starts again in a second. */
const IDLE_MS = 5 * 60_000;

export function makeThinkers(
  { threads, quickMs, masterMs }: Limits,
  { registry = REGISTRY, waited = () => {} }: ThinkerOptions = {},
): Thinkers {
  const begun = (ms: number, rank: number) => waited(ms / 1000, URGENCIES[rank]!);
  const common = { registry, queue: QUEUE, idleMs: IDLE_MS, begun };
  const quick = makePool({ ...common, size: 1, timeoutMs: quickMs });
  const masters = makePool({ ...common, size: threads, timeoutMs: masterMs });
  return {
    think: async (job, urgency = 'live') => {
      const pool = job.level === 'master' || job.level === 'companion' ? masters : quick;
      return (await pool.ask(job, URGENCIES.indexOf(urgency))).line;
    },
    load: () => total(quick, masters),
    close: async () => void (await Promise.all([quick.close(), masters.close()])),
  };
}

function total(...pools: readonly Pool[]) {
  const sum = (part: keyof ReturnType<Pool['load']>) => pools.reduce((n, pool) => n + pool.load()[part], 0);
  return { threads: sum('threads'), working: sum('working'), waiting: sum('waiting') };
}
