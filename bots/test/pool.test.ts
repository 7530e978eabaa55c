/** Threads: they answer as a bot in this thread would, within limits, and all of them end. */
import { begin, imagine, keyFromSeed } from '@signoria/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { duel } from '../arena/arena.ts';
import { duelInThreads } from '../arena/arena-threads.ts';
import { type Job, type Reply, writeJob } from '../jobs/job.ts';
import { doJob } from '../jobs/work.ts';
import { makePool, type Pool, type PoolOptions } from '../pool.ts';
import type { Level } from '../thought.ts';
import { serve } from '../web-worker.ts';
import { noughts } from './toy/noughts.ts';
import { findGame } from './toy/registry.ts';
import { tricks } from './toy/tricks.ts';

const registry = new URL('./toy/registry.ts', import.meta.url);

/** The first question of a toy, for seat 0. */
function job(game: string, level: Level = 'adept', seed = 1): Job {
  const module = game === 'tricks' ? tricks : noughts;
  const s = begin(module.game, { seats: 2, key: keyFromSeed('pool') });
  const budget = { iterations: 100 };
  return writeJob(imagine(module.game, s, 0, 1), { game, seat: 0, level, budget, seed });
}

describe('pool', () => {
  let pool: Pool | null = null;
  const open = (options: Partial<PoolOptions> = {}): Pool => {
    pool = makePool({ registry, size: 1, timeoutMs: 20_000, ...options });
    return pool;
  };
  afterEach(async () => {
    await pool?.close();
    expect(pool?.load().threads).toBe(0);
  });

  it('answers as a bot in this thread would', async () => {
    const { ask } = open({ size: 2 });
    const jobs = [1, 2, 3, 4].map((seed) => job('tricks', 'master', seed));
    const answers = await Promise.all(jobs.map(ask));
    answers.forEach((answer, i) => {
      const here = doJob(tricks, jobs[i]!);
      expect(answer.line).toBe(here.line);
      expect(answer.stats.considered).toEqual(here.stats.considered);
      expect(answer.stats.iterations).toBe(100);
    });
  });

  it('kills a bot that thinks for ever, and serves the next question', async () => {
    const { ask, load } = open({ timeoutMs: 1500 });
    const [first, second] = await Promise.allSettled([ask(job('endless')), ask(job('noughts'))]);
    expect(first).toMatchObject({ status: 'rejected', reason: { why: 'timeout' } });
    expect(second).toMatchObject({ status: 'fulfilled', value: { line: 'mark 4' } });
    expect(load()).toMatchObject({ working: 0, waiting: 0 });
  });

  it('tells what a broken bot said, and goes on with the same thread', async () => {
    const { ask } = open();
    await expect(ask(job('faulty'))).rejects.toMatchObject({ why: 'failed' });
    await expect(ask(job('faulty'))).rejects.toThrow('the policy is broken');
    await expect(ask(job('unheard-of'))).rejects.toThrow("no game 'unheard-of'");
    await expect(ask(job('noughts'))).resolves.toMatchObject({ line: 'mark 4' });
  });

  it('replaces a thread that died', async () => {
    const { ask } = open();
    await expect(ask(job('deadly'))).rejects.toMatchObject({ why: 'crashed' });
    await expect(ask(job('noughts'))).resolves.toMatchObject({ line: 'mark 4' });
  });

  it('fails every question when no thread can start', async () => {
    const { ask } = open({ registry: new URL('./toy/no-such-file.ts', import.meta.url) });
    const results = await Promise.allSettled([ask(job('noughts')), ask(job('noughts'))]);
    for (const result of results) expect(result).toMatchObject({ status: 'rejected', reason: { why: 'crashed' } });
  });

  it('refuses more questions than may wait', async () => {
    const { ask } = open({ queue: 2 });
    const results = await Promise.allSettled([1, 2, 3].map((seed) => ask(job('noughts', 'adept', seed))));
    expect(results.map((r) => r.status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(results[2]).toMatchObject({ reason: { why: 'full' } });
  });

  /** In what order questions of these ranks are answered, each asked a second after the one before. */
  const order = async (ranks: readonly number[], patienceMs: number) => {
    let now = 0;
    const waited: string[] = [];
    const begun = (ms: number, rank: number) => void waited.push(`${rank} after ${ms}`);
    const { ask } = open({ patienceMs, begun, now: () => now });
    const answered: number[] = [];
    const asked = ranks.map((rank) => {
      now += 1000;
      return ask(job('noughts'), rank).then(() => void answered.push(rank));
    });
    await Promise.all(asked);
    return { answered, waited };
  };

  it('takes the most urgent question first, and says how long each has waited', async () => {
    const { answered, waited } = await order([2, 1, 0, 0], 60_000);
    expect(answered).toEqual([0, 0, 1, 2]);
    expect(waited).toEqual(['0 after 1000', '0 after 0', '1 after 2000', '2 after 3000']);
  });

  it('lets none wait for ever, however many more urgent ones come', async () => {
    const { answered } = await order([2, 1, 0, 0, 0, 0], 1500);
    expect(answered).toEqual([0, 1, 2, 0, 0, 0]);
  });

  it('has room for the urgent when too many others wait', async () => {
    const { ask } = open({ queue: 1 });
    const results = await Promise.allSettled([2, 2, 0, 1].map((rank) => ask(job('noughts'), rank)));
    expect(results.map((r) => r.status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  });

  it('has no thread before the first question, and none when nobody has asked for a while', async () => {
    const { ask, load } = open({ idleMs: 1 });
    expect(load().threads).toBe(0);
    for (let i = 0; i < 2; i++) {
      await ask(job('noughts'));
      await expect.poll(() => load().threads).toBe(0);
    }
  });

  it('ends every thread when closed, even a busy one, and fails what is open', async () => {
    const { ask, load, close } = open({ size: 2 });
    const open1 = [ask(job('endless')), ask(job('endless')), ask(job('noughts'))];
    const settled = Promise.allSettled(open1);
    while (load().working < 2) await new Promise((resolve) => setTimeout(resolve, 20));
    await close();
    for (const result of await settled) expect(result).toMatchObject({ status: 'rejected', reason: { why: 'closed' } });
    expect(load()).toEqual({ threads: 0, working: 0, waiting: 0 });
    await expect(ask(job('noughts'))).rejects.toMatchObject({ why: 'closed' });
  });
});

describe('arena in threads', () => {
  const spec = { a: { level: 'adept' }, b: { level: 'random' }, seats: 3, blocks: 9, seed: 'threads' } as const;

  it('comes to the same result as in this thread', async () => {
    const seen: number[] = [];
    const threads = await duelInThreads(spec, { registry, game: 'tricks', threads: 2 }, (done) => seen.push(done));
    const here = duel(tricks, spec);
    expect({ ...threads, ms: null }).toEqual({ ...here, ms: null });
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('fails with what went wrong in a thread', async () => {
    const work = duelInThreads({ ...spec, seats: 2 }, { registry, game: 'faulty', threads: 2 });
    await expect(work).rejects.toThrow('the policy is broken');
  });
});

it('a Web Worker answers the same way', async () => {
  let listener: ((event: { readonly data: unknown }) => void) | undefined;
  const posted: unknown[] = [];
  const replied = new Promise<Reply>((resolve) => {
    const postMessage = (message: unknown) => {
      posted.push(message);
      if (message !== 'ready') resolve(message as Reply);
    };
    serve({ addEventListener: (_, heard) => (listener = heard), postMessage }, { findGame });
  });
  expect(posted).toEqual(['ready']);
  const asked = job('tricks', 'master');
  listener!({ data: { id: 8, job: asked } });
  expect(await replied).toMatchObject({ id: 8, ok: true, answer: { line: doJob(tricks, asked).line } });
});
