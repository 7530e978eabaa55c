/** What the house does by itself from time to time: each job at its own interval, never two of the same at once. */

import { reported } from './log.ts';
import type { Services } from './services.ts';

export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** Works by the house's clock; a test moves the clock and runs the job. */
  run(): Promise<unknown>;
}

export interface Jobs {
  /** All of them now, one after the other. Rejects with what goes wrong. */
  runAll(): Promise<void>;
  stop(): Promise<void>;
}

export function makeJobs({ log }: Services, jobs: readonly Job[]): Jobs {
  const going = new Map<Job, Promise<unknown>>();
  const run = (job: Job): Promise<unknown> => {
    const before = going.get(job);
    if (before !== undefined) return before;
    const now = job.run().finally(() => going.delete(job));
    going.set(job, now);
    return now;
  };
  const quietly = (job: Job) =>
    void run(job).catch((error: unknown) => log.warn({ job: job.name, ...reported(error) }, 'job not finished'));
  const timers = jobs.map((job) => setInterval(() => quietly(job), job.everyMs).unref());
  for (const job of jobs) quietly(job);
  return {
    async runAll() {
      for (const job of jobs) {
        await going.get(job);
        await run(job);
      }
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.allSettled(going.values());
    },
  };
}
