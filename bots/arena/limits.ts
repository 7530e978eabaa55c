/**
 * Does a bot keep to its time, and to how much memory? Questions from a game of adepts are put to it one by one, in a thread
 * of its own as at a server, while this one watches how much the process grows.
 */
import { answer, begin, decider, enumerate, imagine, keyFromSeed, menuOf } from '@signoria/kernel';
import { type Job, writeJob } from '../jobs/job.ts';
import { BOUND } from '../play.ts';
import { makePool } from '../pool.ts';
import { quickBot } from '../quick.ts';
import { mix } from '../seeds.ts';
import type { Budget, Level, Playable } from '../thought.ts';
import { type Percentiles, percentiles } from './statistics.ts';

export interface LimitsPlan {
  /** The module that exports `findGame`, as a file URL. */
  readonly registry: URL;
  readonly seats: number;
  readonly level: Level;
  readonly budget: Budget;
  /** How many questions. */
  readonly questions: number;
}

export interface Limits {
  readonly questions: number;
  /** Milliseconds of a decision; null where nothing was asked. */
  readonly ms: Percentiles | null;
  /** Bytes: by how much the process was larger at most than before the first question. */
  readonly grown: number;
}

/** Any question may take so long before its thread is ended. */
const PATIENCE_MS = 60_000;
const WATCH_MS = 5;

export async function measureLimits(module: Playable, plan: LimitsPlan): Promise<Limits> {
  const jobs = questionsOf(module, plan);
  const pool = makePool({ registry: plan.registry, size: 1, timeoutMs: PATIENCE_MS });
  try {
    for (const job of jobs.slice(0, 1)) await pool.ask({ ...job, budget: { iterations: 1 } }); // all is loaded
    const memory = watchMemory();
    const spent: number[] = [];
    for (const job of jobs) {
      const asked = performance.now();
      await pool.ask(job);
      spent.push(performance.now() - asked);
    }
    return { questions: jobs.length, ms: percentiles(spent), grown: memory.grown() };
  } finally {
    await pool.close();
  }
}

function watchMemory(): { grown(): number } {
  const before = process.memoryUsage.rss();
  let most = before;
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const timer = setInterval(look, WATCH_MS);
  return {
    grown() {
      clearInterval(timer);
      look();
      return most - before;
    },
  };
}

/** Spread evenly over those of one game that leave a choice. */
function questionsOf({ game, policy }: Playable, { seats, level, budget, questions }: LimitsPlan): readonly Job[] {
  const s = begin(game, { seats, key: keyFromSeed('limits') });
  const adept = quickBot({ game, policy }, 'adept');
  const jobs: Job[] = [];
  for (let n = 0; s.outcome === null && n < BOUND; n++) {
    const seat = decider(game, s);
    const world = imagine(game, s, seat, mix(n));
    if (enumerate(menuOf(game, s, seat)!).length > 1) {
      jobs.push(writeJob(world, { game: game.id, seat, level, budget, seed: n }));
    }
    answer(game, s, seat, adept.choose(world, seat));
  }
  const step = Math.max(1, jobs.length / questions);
  return Array.from({ length: Math.min(questions, jobs.length) }, (_, i) => jobs[Math.floor(i * step)]!);
}
