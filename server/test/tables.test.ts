/** Tables in memory: how many, how long, and what becomes of those that never start. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@signoria/store';
import { afterAll, describe, expect, it } from 'vitest';
import { ask, call, connect, createTable, newGuest, plan } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { testServer } from '../testing/server.ts';

const game = await anyGame();
const folder = mkdtempSync(join(tmpdir(), 'signoria-tables-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DAY = 24 * 60 * 60_000;
const loaded = async (address: string) => (await ask({ address }, 'GET /health')).tables;

describe('[H4] memory', () => {
  it('holds only so many of 2,000 tables that were all looked at', async () => {
    const server = await testServer({ limits: { idleTables: 50 } });
    const guest = await newGuest(server.address);
    const client = await connect(guest);
    const ids: string[] = [];
    let most = 0;
    for (let i = 0; i < 2000; i++) {
      const { table } = await createTable(guest, plan(game.id, ['me', 'open']));
      ids.push(table);
      await client.watch(table);
      client.send({ type: 'leave', table });
      if (i % 100 === 0) most = Math.max(most, await loaded(server.address));
    }
    expect(most).toBeLessThanOrEqual(52);
    expect(await loaded(server.address)).toBeLessThanOrEqual(52);
    for (const table of [ids[0]!, ids[1000]!, ids[1999]!]) expect(await client.watch(table)).toMatchObject({ you: 0 });
    await server.close();
  });

  it('keeps a table while somebody looks at it and lets it go when they have left', async () => {
    let now = Date.now();
    const server = await testServer({ limits: { idleMs: 20 }, now: () => now });
    const guest = await newGuest(server.address);
    const client = await connect(guest);
    const { table } = await createTable(guest, plan(game.id, ['me', 'open']));
    await client.watch(table);
    now += DAY;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await loaded(server.address)).toBe(1);
    client.send({ type: 'leave', table });
    await client.ask({ type: 'undo', table: 'nowhere' });
    now += DAY;
    await expect.poll(() => loaded(server.address)).toBe(0);
    expect(await client.watch(table)).toMatchObject({ you: 0 });
    await server.close();
  });

  it('a table that is let go while it is being asked for is loaded once it is gone', async () => {
    const server = await testServer({ limits: { idleTables: 1 } });
    const guest = await newGuest(server.address);
    const tables = await Promise.all([0, 1, 2, 3].map(() => createTable(guest, plan(game.id, ['me', 'open', 'open']))));
    const clients = await Promise.all(tables.map(() => connect(guest)));
    for (let round = 0; round < 20; round++) {
      const asked = clients.map((client, i) => {
        const { table } = tables[(i + round) % tables.length]!;
        return client.ask({ type: 'sit', table, seat: round % 3 });
      });
      for (const reply of await Promise.all(asked)) expect(reply).toMatchObject({ type: 'done' });
    }
    await server.close();
  });
});

describe('[L5] a table that never starts', () => {
  it('warns for three days and is closed after fourteen', async () => {
    const database = join(folder, 'expiry.db');
    let now = Date.now();
    const first = await testServer({ database, now: () => now });
    const guest = await newGuest(first.address);
    const { table } = await createTable(guest, plan(game.id, ['me', 'open']));
    const row = (address: string) => ask({ address }, 'GET /api/tables/:id', { params: { id: table } });
    expect(await row(first.address)).toMatchObject({ status: 'open', expiring: false, expires: now + 14 * DAY });
    now += 12 * DAY;
    expect(await row(first.address)).toMatchObject({ status: 'open', expiring: true });
    now += 2 * DAY; // while it runs: what an outage leaves out does not count so soon
    await first.close();
    const second = await testServer({ database, now: () => now });
    await expect.poll(async () => (await row(second.address)).status).toBe('abandoned');
    expect(await row(second.address)).toMatchObject({ expires: null, expiring: false });
    expect((await call({ address: second.address }, '/api/tables')).body).toEqual({ tables: [], next: null });
    await second.close();
  });

  it('a session that has run out is worth nothing', async () => {
    let now = Date.now();
    const server = await testServer({ now: () => now });
    const guest = await newGuest(server.address);
    now += 366 * DAY;
    expect((await call(guest, '/api/tables/mine')).status).toBe(401);
    await server.close();
  });

  it('[L2] a session that is used goes on for ever', async () => {
    let now = Date.now();
    const server = await testServer({ now: () => now });
    const guest = await newGuest(server.address);
    for (let month = 0; month < 36; month++) {
      now += 31 * DAY;
      expect((await call(guest, '/api/tables/mine')).status).toBe(200);
    }
    await server.close();
  });
});

describe('a table whose game is not known here', () => {
  it('is not loaded, and nobody is hurt', async () => {
    const database = join(folder, 'strange.db');
    const server = await testServer({ database });
    const guest = await newGuest(server.address);
    const { table } = await createTable(guest, plan(game.id, ['me', 'novice']));
    await server.close();
    const store = await openStore(database);
    const row = (await store.getTable(table))!;
    const header = JSON.stringify({ ...JSON.parse(row.header), rules: 999 });
    await store.updateTable(table, row.version, {
      header,
      rules: 999,
      status: 'running',
      settings: started(row.settings),
    });
    await store.close();
    const again = await testServer({ database });
    const client = await connect({ ...guest, address: again.address });
    client.send({ type: 'watch', table, logFrom: 0, chatFrom: 0 });
    expect(await client.next(({ type }) => type === 'gone')).toMatchObject({ why: 'unknown' });
    expect((await call({ ...guest, address: again.address }, '/api/tables/mine')).body).toMatchObject({
      tables: [{ yourTurn: false }],
    });
    expect((await call({ address: again.address }, '/health')).body).toMatchObject({ status: 'ok' });
    await again.close();
  });
});

function started(settings: string): string {
  return JSON.stringify({ ...JSON.parse(settings), started: 1 });
}
