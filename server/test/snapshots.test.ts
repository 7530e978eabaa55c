/** Tables open from snapshots that the server writes as play goes on; what does not fit or is not true is thrown away. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@signoria/store';
import { afterAll, describe, expect, it } from 'vitest';
import { call, connect, createTable, type Guest, newGuest, plan, playOut } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { testServer } from '../testing/server.ts';

const game = await anyGame();
const folder = mkdtempSync(join(tmpdir(), 'signoria-snapshots-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A game played to its end, and what a reader was shown of it. */
async function finished(database: string) {
  const server = await testServer({ database });
  const ada = await newGuest(server.address);
  const { table } = await createTable(ada, plan(game.id, ['me', 'novice', 'novice'], { seed: 'snapshots' }));
  await call(ada, `/api/tables/${table}/start`, {});
  const client = await connect(ada);
  await client.watch(table);
  await playOut(client, game, table);
  const { log, view } = await client.watch(table);
  await server.close();
  return { ada, table, log, view };
}

async function lookAgain(database: string, guest: Guest, table: string) {
  const server = await testServer({ database });
  const client = await connect({ ...guest, address: server.address });
  return { server, client, ...(await client.watch(table)) };
}

describe('a stored table', () => {
  it('has at most two snapshots, and opens from the latest as it was', async () => {
    const database = join(folder, 'good.db');
    const { ada, table, log, view } = await finished(database);
    const store = await openStore(database);
    const { seq, state } = (await store.snapshot(table))!;
    expect(seq).toBe(await store.lastSeq(table));
    expect(state).toContain('"form":1');
    const before = await store.snapshot(table, seq - 1);
    expect(await store.snapshot(table, (before?.seq ?? 1) - 1)).toBeNull();
    await store.close();
    const again = await lookAgain(database, ada, table);
    expect([again.log, again.view]).toEqual([log, view]);
    await again.server.close();
  });

  it('with a forged snapshot is read from its log, and the snapshot is gone', async () => {
    const database = join(folder, 'forged.db');
    const { ada, table, log, view } = await finished(database);
    const store = await openStore(database);
    const { seq, state } = (await store.snapshot(table))!;
    await store.saveSnapshot(table, seq, state.replace(/"asked":\d+/, '"asked":1'));
    await store.close();
    const again = await lookAgain(database, ada, table);
    expect([again.log, again.view]).toEqual([log, view]);
    await again.server.close();
  });

  it('with a snapshot that fits but lies is put right, after it was played again elsewhere', async () => {
    const database = join(folder, 'lying.db');
    const { ada, table, log } = await finished(database);
    const store = await openStore(database);
    const { seq, state } = (await store.snapshot(table))!;
    const sheet = JSON.parse(state) as { readonly told: readonly (readonly [unknown, unknown, unknown])[] };
    const told = sheet.told.map(([, wall, asked]) => [[{ of: 'nothing' }], wall, asked]);
    await store.saveSnapshot(table, seq, JSON.stringify({ ...sheet, told }));
    await store.close();
    const again = await lookAgain(database, ada, table);
    const server = again.server;
    await expect.poll(async () => (await again.client.watch(table)).log, { timeout: 60_000 }).toEqual(log);
    await server.close();
    const after = await openStore(database);
    expect((await after.snapshot(table))?.state ?? '').not.toContain('"of":"nothing"');
    await after.close();
  });
});
