/** Reviews by the server: of finished games, so many a day, kept with the game, stopped by who asked, and after everybody who plays. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Review } from '@signoria/review';
import { openStore } from '@signoria/store';
import { describe, expect, it } from 'vitest';
import {
  addWish,
  askedToday,
  dropWish,
  noteProgress,
  takeAllowance,
  takeWish,
  wishFor,
} from '../reviews/review-documents.ts';
import { newAccount } from '../testing/accounts.ts';
import { ask, call, type Guest, newGuest } from '../testing/client.ts';
import { botGame } from '../testing/figures.ts';
import { anyGame } from '../testing/games.ts';
import { testServer } from '../testing/server.ts';
import { makeReviewer, type Reviewed } from '../work/reviewer.ts';

const game = await anyGame();
const WHOLE_MS = 240_000;

const look = (who: Guest, id: string) => ask(who, 'GET /api/tables/:id/review', { params: { id } });
const wish = (who: Guest, id: string) => ask(who, 'POST /api/tables/:id/review', { params: { id } });
const fileOf = (who: Guest, id: string) => ask(who, 'GET /api/tables/:id/file', { params: { id } });

describe('a review by the server', { timeout: WHOLE_MS }, () => {
  it('is asked for, stopped by who asked, counted against their day, and kept for everybody', async () => {
    const server = await testServer({ limits: { reviewsPerDay: 2 } });
    const ada = await newAccount(server.address, 'ada');
    const bice = await newAccount(server.address, 'bice');
    const table = await botGame(ada, game.id);
    expect(await look(ada, table)).toEqual({ state: 'none', progress: null, own: false, left: 2 });
    expect(await wish(ada, table)).toMatchObject({ own: true, left: 1 });
    expect(await wish(bice, table)).toMatchObject({ own: false, left: 2 });
    const stop = (who: Guest) => ask(who, 'POST /api/tables/:id/review/stop', { params: { id: table } });
    expect((await stop(bice)).state).not.toBe('none');
    expect((await stop(ada)).state).toBe('none');
    expect(await wish(ada, table)).toMatchObject({ own: true, left: 0 });
    await expect.poll(async () => (await look(bice, table)).state, { timeout: WHOLE_MS }).toBe('done');
    const { review } = (await fileOf(bice, table)) as unknown as { readonly review: Review };
    expect(review).toMatchObject({ format: 'signoria-review/1', complete: true, seats: 3 });
    expect(review.players.every(({ adjusted }) => adjusted !== null)).toBe(true);
    const another = await botGame(ada, game.id);
    expect((await call(ada, `/api/tables/${another}/review`, {})).status).toBe(429);
    const guest = await newGuest(server.address);
    expect((await call(guest, `/api/tables/${another}/review`, {})).status).toBe(403);
    await server.close();
  });

  it('waits as long as any bot at a table thinks', async () => {
    const server = await testServer();
    const ada = await newGuest(server.address);
    const file = await fileOf(ada, await botGame(ada, game.id));
    let working = 1;
    let looked = 0;
    const load = () => {
      if (++looked === 5) working = 0;
      return { threads: 1, working, waiting: 0 };
    };
    const heard: Reviewed[] = [];
    const reviewer = makeReviewer({ load });
    const ended = await reviewer.judge(file, [0], async (at) => {
      expect(working).toBe(0);
      heard.push(at);
      return heard.length < 2;
    });
    expect(ended).toBe('stopped');
    expect(heard[1]!.done).toBeGreaterThanOrEqual(heard[0]!.done);
    expect(
      await reviewer.judge(
        { ...file, key: file.key.replace(/^./, (c) => (c === '0' ? '1' : '0')) },
        [0],
        async () => true,
      ),
    ).toBe('unfit');
    await reviewer.close();
    await server.close();
  });

  it('of a game that is gone is wished for no longer, and holds up nobody', async () => {
    const database = join(mkdtempSync(join(tmpdir(), 'signoria-')), 'house.db');
    const before = await openStore(database);
    await addWish(before, 'gone', 'ada', 1);
    await before.close();
    const server = await testServer({ database });
    const ada = await newAccount(server.address, 'ada');
    const table = await botGame(ada, game.id);
    await wish(ada, table);
    await expect.poll(async () => (await look(ada, table)).state, { timeout: WHOLE_MS }).toMatch(/^(working|done)$/);
    await server.close();
    const after = await openStore(database);
    expect(await wishFor(after, 'gone')).toBeNull();
    await after.close();
  });

  it('is wished for once, taken by one, and wished for no longer when it is dropped', async () => {
    const store = await openStore(':memory:');
    expect(await addWish(store, 't', 'ada', 1)).toBe(true);
    expect(await addWish(store, 't', 'bice', 2)).toBe(false);
    const taken = await takeWish(store, 3);
    expect(await takeWish(store, 4)).toBeNull();
    const noted = await noteProgress(store, taken!, { pass: 'first', done: 1, total: 9 }, 5);
    expect((await takeWish(store, 10 * 60_000))?.id).toBe('t');
    expect(await noteProgress(store, noted!, { pass: 'first', done: 2, total: 9 }, 6)).toBeNull();
    await dropWish(store, 't');
    expect(await takeWish(store, 20 * 60_000)).toBeNull();
    await store.close();
  });

  it('is allowed so often a day, however many ask at once', async () => {
    const store = await openStore(':memory:');
    const taken = await Promise.all(Array.from({ length: 6 }, () => takeAllowance(store, 'ada', 4, 1)));
    expect(taken.filter(Boolean)).toHaveLength(4);
    expect(await askedToday(store, 'ada', 2)).toBe(4);
    expect(await askedToday(store, 'ada', 25 * 60 * 60_000)).toBe(0);
    expect(await takeAllowance(store, 'ada', 4, 25 * 60 * 60_000)).toBe(true);
    await store.close();
  });
});
