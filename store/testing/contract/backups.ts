/** Contract: backup while others write, restore all or nothing, damaged files refused by line. */
import { existsSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { Conflict } from '../../errors.ts';
import type { Store } from '../../store.ts';
import type { Given } from '../contract.ts';
import { anEntry, aTable, aTableWithLog, aUser } from '../place.ts';
import { damages, flipped } from './damages.ts';

/** Entries of each table before the writers begin. */
const LENGTH = 120;

export const unpacked = async (file: string) => gunzipSync(await readFile(file)).toString('utf8');

/** One of everything a backup holds, and a snapshot, which it does not. */
export async function furnish(store: Store): Promise<void> {
  await store.createUser(aUser('ada', { kind: 'account', handle: 'ada', data: '{"password":"…"}' }));
  await store.createUser(aUser('eve'));
  await store.createSession({ token: 'sha', user: 'ada', created: 1, expires: 2 ** 42 });
  await store.setMeta('motd', 'Ё "quoted"\n\\ and a new line');
  for (const n of [1, 2, 3]) await aTableWithLog(store, n, n * 4);
  const { id } = aTable(2);
  await store.append(id, 9, anEntry(9, { seat: null, requestKey: 'frame 9', line: 'consent “да” 🏰' }));
  await store.updateTable(id, 1, { status: 'finished', result: '{"winners":[0]}' });
  await store.saveSnapshot(id, 9, '{"big":"state"}');
  await store.addChat({ table: id, seat: 0, user: 'ada', text: 'Привет', at: 5, visibility: 'all' });
  await store.addChat({ table: id, seat: null, user: null, text: '…', at: 6, visibility: 'seats' });
  await store.setOrders(id, 1, '["pass"]');
  await store.addDocument({ kind: 'note', id: 'п1', owner: 'ada', due: null, rank: -1, data: '{"text":"Да"}' });
}

export function backups(given: Given): void {
  it('restores everything but the cache, and backs up to the same lines again', async () => {
    await furnish(given.store);
    const file = join(given.place.folder, 'first');
    const counts = await given.store.backup(file);
    expect(counts).toEqual({
      meta: 1,
      users: 2,
      sessions: 1,
      tables: 3,
      table_keys: 3,
      seated: 3,
      entries: 25,
      chat: 2,
      orders: 1,
      papers: 1,
    });
    const other = await (await given.another()).open();
    expect(await other.restore(file)).toEqual(counts);
    await other.backup(`${file}.again`);
    expect(await unpacked(`${file}.again`)).toBe(await unpacked(file));
    expect(await other.getTable(aTable(2).id)).toEqual(await given.store.getTable(aTable(2).id));
    expect(await other.tableKey(aTable(2).id)).toBe(aTable(2).key);
    expect(await other.snapshot(aTable(2).id)).toBeNull();
    expect(await other.append(aTable(2).id, 10, anEntry(10), { after: 'hash-9' })).toMatchObject({ seq: 10 });
  });

  it('leaves one complete file that only its owner can read', async () => {
    const file = join(given.place.folder, 'mine');
    await given.store.backup(file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(`${file}.part`)).toBe(false);
    await expect(given.store.backup(join(given.place.folder, 'no', 'such', 'folder'))).rejects.toThrow(/ENOENT/);
    await expect(given.store.restore(join(given.place.folder, 'nothing'))).rejects.toThrow(/ENOENT/);
  });

  it('refuses a store that holds anything, unless forced, and then seals the log again', async () => {
    const { store, place } = given;
    await furnish(store);
    const file = join(place.folder, 'b');
    await store.backup(file);
    await store.append(aTable(1).id, 5, anEntry(5));
    await store.createTable(aTable(9));
    await expect(store.restore(file)).rejects.toMatchObject({ code: 'occupied' });
    expect(await store.lastSeq(aTable(1).id)).toBe(5);
    await store.restore(file, { force: true });
    expect(await store.lastSeq(aTable(1).id)).toBe(4);
    expect(await store.getTable(aTable(9).id)).toBeNull();
    expect(await store.snapshot(aTable(2).id)).toBeNull();
    await expect(place.sql('DELETE FROM entries')).rejects.toThrow(/append-only/);
    await expect(place.sql("UPDATE entries SET line = ''")).rejects.toThrow(/append-only/);
  });

  it('refuses even a store that holds no more than a meta key', async () => {
    const file = join(given.place.folder, 'b');
    await given.store.backup(file);
    await given.store.setMeta('motd', 'hello');
    await expect(given.store.restore(file)).rejects.toMatchObject({ code: 'occupied' });
    expect(await given.store.getMeta('motd')).toBe('hello');
  });

  it('restores under a live server, whose next stale move is refused', async () => {
    const { store: live, place } = given;
    const id = await aTableWithLog(live, 1, 4);
    const file = join(place.folder, 'b');
    await live.backup(file);
    await live.append(id, 5, anEntry(5));
    const operator = await place.open();
    await operator.restore(file, { force: true });
    await expect(live.append(id, 6, anEntry(6))).rejects.toBeInstanceOf(Conflict);
    await operator.append(id, 5, anEntry(5, { line: 'another way', hash: 'hash-5-other' }));
    await expect(live.append(id, 6, anEntry(6), { after: 'hash-5' })).rejects.toBeInstanceOf(Conflict);
    expect((await live.entries(id)).at(-1)?.line).toBe('another way');
    expect(await live.append(id, 6, anEntry(6), { after: 'hash-5-other' })).toEqual({ seq: 6, repeated: false });
  });

  it('is of one moment while four writers append', async () => {
    const file = join(given.place.folder, 'busy');
    for (let n = 0; n < 8; n++) await aTableWithLog(given.store, n, LENGTH);
    // So much that the backup has to pause behind the tables, while the writers change tables and entries.
    await given.store.createTable(aTable(99, { header: JSON.stringify({ notes: 'x'.repeat(300_000) }) }));
    const stop = new AbortController();
    const writers = await Promise.all(
      [0, 1, 2, 3].map(async (w) => writePairs(await given.place.open(), 2 * w, stop.signal)),
    );
    await given.store.backup(file);
    stop.abort();
    const written = await Promise.all(writers.map(({ done }) => done));
    const other = await (await given.another()).open();
    await other.restore(file);
    for (let w = 0; w < 4; w++) await checkPair(given.store, other, 2 * w);
    expect(Math.min(...written)).toBeGreaterThan(0);
  });

  it('names the first bad line of a damaged file and changes nothing', async () => {
    await furnish(given.store);
    const good = join(given.place.folder, 'good');
    const bad = join(given.place.folder, 'bad');
    await given.store.backup(good);
    const text = await unpacked(good);
    const empty = await (await given.another()).open();
    for (const { name, spoil, line, damage } of damages(text)) {
      await writeFile(bad, gzipSync(spoil));
      const found = { code: 'damaged', facts: { file: bad, line, damage } };
      await expect(empty.restore(bad), name).rejects.toMatchObject(found);
      await expect(given.store.restore(bad, { force: true }), name).rejects.toMatchObject(found);
    }
    expect((await empty.listTables()).items).toEqual([]);
    await given.store.backup(`${good}.after`);
    expect(await unpacked(`${good}.after`)).toBe(text);
    expect(await empty.restore(good)).toMatchObject({ entries: 25 });
  });

  it('refuses packed data that is cut off, broken or of a newer program', async () => {
    const { store, place } = given;
    await aTableWithLog(store, 1, 300);
    const good = join(place.folder, 'good');
    const bad = join(place.folder, 'bad');
    await store.backup(good);
    const bytes = await readFile(good);
    const text = await unpacked(good);
    for (const spoiled of [
      bytes.subarray(0, bytes.length / 2),
      bytes.subarray(0, -1),
      flipped(bytes),
      Buffer.alloc(99),
    ]) {
      await writeFile(bad, spoiled);
      await expect(store.restore(bad, { force: true })).rejects.toMatchObject({ code: 'damaged' });
    }
    await writeFile(bad, bytes.subarray(0, bytes.length / 2));
    const whole = text.split('\n').findIndex((line) => line.includes('"seq":150'));
    const cut = await store
      .restore(bad, { force: true })
      .catch((error: { facts: { line: number } }) => error.facts.line);
    expect(Math.abs(Number(cut) - whole), `cut in the middle, blamed line ${cut}`).toBeLessThan(60);
    await writeFile(bad, gzipSync(text.replace('"format":1', '"format":2')));
    await expect(store.restore(bad, { force: true })).rejects.toMatchObject({ code: 'backupNewer' });
    expect(await store.lastSeq(aTable(1).id)).toBe(300);
  });
}

/** Appends to table n, then to table n + 1, and so on: at any moment the first is level or one ahead. */
async function writePairs(store: Store, n: number, stop: AbortSignal): Promise<{ readonly done: Promise<number> }> {
  const write = async () => {
    let seq = LENGTH;
    while (!stop.aborted) {
      seq++;
      // SQLite answers without ever leaving the microtask queue: a loop that never yields would starve the backup.
      await setImmediate();
      for (const k of [n, n + 1]) await appendAndMark(store, aTable(k).id, seq);
    }
    return seq - LENGTH;
  };
  return { done: write() };
}

/** The table says how long its log is: a backup that reads the two at different moments is found out. */
async function appendAndMark(store: Store, id: string, seq: number): Promise<void> {
  const table = { version: seq - LENGTH, patch: { settings: `${seq}` } };
  await store.append(id, seq, anEntry(seq), { snapshot: `${seq}`, table });
}

async function checkPair(live: Store, restored: Store, n: number): Promise<void> {
  const [first, second] = [aTable(n).id, aTable(n + 1).id];
  const ahead = (await restored.lastSeq(first)) - (await restored.lastSeq(second));
  expect([0, 1]).toContain(ahead);
  for (const id of [first, second]) {
    const had = await restored.entries(id);
    expect(had.length).toBeGreaterThanOrEqual(LENGTH);
    expect((await restored.getTable(id))?.version).toBe(had.length - LENGTH + 1);
    expect(had).toEqual((await live.entries(id)).slice(0, had.length));
  }
}
