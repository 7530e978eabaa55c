/** Bots think in threads, within limits: a runaway ends with its thread, and nobody else waits for it. */
import { type Job, writeJob } from '@signoria/bots';
import { begin, imagine, keyFromSeed } from '@signoria/kernel';
import { isOver } from '@signoria/table';
import { afterAll, describe, expect, it } from 'vitest';
import { LIMITS, usualThreads } from '../index.ts';
import { call, connect, createTable, newGuest, plan, playOut, SETTINGS } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { AT_ONCE, testServer } from '../testing/server.ts';
import { makeThinkers, type Urgency } from '../work/thinkers.ts';

const game = await anyGame();

function job(level: Job['level'], budget: Job['budget'] = {}): Job {
  const world = imagine(game, begin(game, { seats: 3, key: keyFromSeed('thinkers') }), 0, 1);
  return writeJob(world, { game: game.id, seat: decider(world), level, budget, seed: 1 });
}

function decider(world: { readonly todo: readonly { readonly at: string }[] }): number {
  const top = world.todo.at(-1) as { readonly seat?: number } | undefined;
  return top?.seat ?? 0;
}

describe('[O3] thinking', () => {
  const thinkers = makeThinkers({ ...LIMITS, quickMs: 60_000, masterMs: 1_000 });
  afterAll(() => thinkers.close());

  it('a master that does not come to an end is ended, and the next one is answered', async () => {
    const runaway = thinkers.think(job('master', { ms: 3_600_000 }));
    await expect(runaway).rejects.toMatchObject({ why: 'timeout' });
    expect(game.notation.read(await thinkers.think(job('master', { iterations: 10 })))).toBeDefined();
  });

  it('an adept is answered while a master thinks', async () => {
    await thinkers.think(job('adept')); // its thread has started
    let ended = false;
    const runaway = thinkers.think(job('master', { ms: 3_600_000 })).catch(() => {
      ended = true;
    });
    await thinkers.think(job('adept'));
    expect(ended).toBe(false);
    await runaway;
    expect(ended).toBe(true);
  });
});

describe('who thinks first', () => {
  it('is whoever somebody waits for, then games over weeks, then analysis; how long each waited is told', async () => {
    const begun: string[] = [];
    const waited = (_: number, urgency: string) => void begun.push(urgency);
    const thinkers = makeThinkers({ ...LIMITS, threads: 1, masterMs: 60_000 }, { waited });
    const think = (urgency: Urgency) => thinkers.think(job('master', { iterations: 1 }), urgency);
    await Promise.all((['analysis', 'weeks', 'live'] as const).map(think));
    expect(begun).toEqual(['live', 'weeks', 'analysis']);
    await thinkers.close();
  });

  it('stands in the figures: a live game that is looked at, and one over weeks', async () => {
    const server = await testServer();
    const ada = await newGuest(server.address);
    const client = await connect(ada);
    for (const pace of ['live', 'days'] as const) {
      const settings = { ...SETTINGS, pace };
      const { table } = await createTable(ada, plan(game.id, ['novice', 'novice', 'novice'], { settings }));
      await client.watch(table);
      await client.ask({ type: 'start', table });
      await client.until(table, (view) => isOver(view));
    }
    const { body } = await call({ address: server.address }, '/metrics');
    expect(body).toMatch(/signoria_think_wait_seconds_count\{urgency="live"\} [1-9]/);
    expect(body).toMatch(/signoria_think_wait_seconds_count\{urgency="weeks"\} [1-9]/);
    await client.close();
    await server.close();
  });

  it('has as many threads as there are cores but one, shared by the servers of a machine', () => {
    expect([1, 2, 4, 16].map((cores) => usualThreads(1, cores))).toEqual([1, 1, 3, 15]);
    expect([1, 2, 4, 16].map((cores) => usualThreads(4, cores))).toEqual([1, 1, 1, 3]);
  });
});

describe('[O3] a table whose bots always run away', () => {
  it('goes on all the same, and other tables do not wait', async () => {
    const pacing = { ...AT_ONCE, budgets: { ...AT_ONCE.budgets, master: { ms: 3_600_000 } } };
    const server = await testServer({ pacing, limits: { masterMs: 40 } });
    const [ada, bianca] = [await newGuest(server.address), await newGuest(server.address)];
    const slow = await createTable(ada, plan(game.id, ['master', 'master']));
    const quick = await createTable(bianca, plan(game.id, ['me', 'adept']));
    const [one, other] = [await connect(ada), await connect(bianca)];
    const { question } = await one.watch(slow.table);
    await other.watch(quick.table);
    await one.ask({ type: 'start', table: slow.table });
    await other.ask({ type: 'start', table: quick.table });
    expect(isOver(await playOut(other, game, quick.table))).toBe(true);
    const asked = question?.ticket ?? 0;
    await one.until(slow.table, (view) => (view.question?.ticket ?? 0) > asked + 2);
    await server.close();
  });
});
