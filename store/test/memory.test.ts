/** 50,000 stored tables cost no memory: a store holds statements and nothing else. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { openStore } from '../index.ts';
import { aTable } from '../testing/place.ts';

const TABLES = 50_000;
const MEGABYTE = 2 ** 20;

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;

function heap(): number {
  gc();
  return process.memoryUsage().heapUsed;
}

/** One real table, then copies of it by one statement: 50,000 durable commits would only test the disk. */
async function fill(file: string): Promise<void> {
  const store = await openStore(file);
  await store.createTable(aTable(0, { header: JSON.stringify({ options: 'x'.repeat(2000) }) }));
  await store.close();
  const db = new Database(file);
  db.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
     INSERT INTO tables SELECT printf('table-%05d', i), printf('%06d', i + 900000), game, rules, header, commitment,
       status, visibility, owner, created + i / 7, updated + i, seats, players, pace, settings, result, version
     FROM tables, n`,
  ).run(TABLES - 1);
  db.close();
}

it('lists 50,000 tables by cursor in a heap that does not grow', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-memory-'));
  const file = join(folder, 'club.db');
  await fill(file);
  const store = await openStore(file);
  const seen = new Uint8Array(TABLES);
  await store.listTables({}, { limit: 200 });
  const before = heap();
  let most = 0;
  let pages = 0;
  let cursor: string | null = null;
  do {
    const page = await store.listTables({ status: 'open' }, cursor === null ? { limit: 200 } : { limit: 200, cursor });
    for (const { id } of page.items) seen[Number(id.slice('table-'.length))]! += 1;
    cursor = page.next;
    if (++pages % 50 === 0) most = Math.max(most, heap() - before);
  } while (cursor !== null);
  expect(pages).toBe(TABLES / 200);
  expect(seen.every((times) => times === 1)).toBe(true);
  // All of them at once would be more than 100 MB.
  expect(most).toBeLessThan(16 * MEGABYTE);
  await store.close();
  rmSync(folder, { recursive: true, force: true });
}, 120_000);
