/** SQLite: the contract, and what only a file or a memory database can do. */
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Store, StoreError } from '../index.ts';
import { writeBeside } from '../sqlite/beside.ts';
import { connect } from '../sqlite/connect.ts';
import { migrate } from '../sqlite/migrate.ts';
import { makeWriter } from '../sqlite/writer.ts';
import { furnish, unpacked } from '../testing/contract/backups.ts';
import { ownNews } from '../testing/contract/news.ts';
import { storeContract } from '../testing/contract.ts';
import { anEntry, aTable, aTableWithLog, sqlitePlace } from '../testing/place.ts';

describe('SQLite', () => {
  const given = storeContract(() => sqlitePlace());
  describe('news of its own', () => ownNews(given));
  it('has no leases: one server serves a file', () => {
    expect(given.store.leases).toBeNull();
  });
});
describe('SQLite written by a thread', () => {
  storeContract(() => sqlitePlace({ beside: true }));
});

describe('a SQLite file', () => {
  let folder = '';
  const stores: Store[] = [];
  const open = async (connection: string) => {
    const store = await openStore(connection);
    stores.push(store);
    return store;
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'signoria-sqlite-'));
  });
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is made with its folder, for its owner only, whichever way it is named', async () => {
    const file = join(folder, 'deep', 'down', 'club.db');
    await (await open(file)).createTable(aTable(1));
    const other = await open(`sqlite:${file}`);
    expect((await other.listTables()).items).toHaveLength(1);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is restored by way of a file for its owner only, and what a killed restore left is swept', async () => {
    const [from, to] = [join(folder, 'from.db'), join(folder, 'to.db')];
    const one = await open(from);
    await furnish(one);
    await one.backup(join(folder, 'backup'));
    const left = `${to}.restore-killed`;
    const young = `${to}.restore-at-work`;
    for (const file of [left, young]) writeFileSync(file, 'keys');
    utimesSync(left, 0, 0);
    const two = await open(to);
    expect(readdirSync(folder)).not.toContain('to.db.restore-killed');
    expect(readdirSync(folder)).toContain('to.db.restore-at-work');
    const modes: number[] = [];
    const watching = watch(folder, (_, name) => {
      if (name?.includes('to.db.restore-') && !young.endsWith(name)) {
        const mode = statSync(join(folder, name), { throwIfNoEntry: false })?.mode;
        if (mode !== undefined) modes.push(mode & 0o777);
      }
    });
    await two.restore(join(folder, 'backup'));
    watching.close();
    expect(new Set(modes)).toEqual(new Set([0o600]));
    expect(readdirSync(folder).filter((name) => name.includes('restore'))).toEqual(['to.db.restore-at-work']);
  });

  it('is in WAL mode and syncs every commit', () => {
    const db = connect(join(folder, 'a.db'));
    const FULL = 2;
    expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(db.pragma('synchronous', { simple: true })).toBe(FULL);
    expect(db.pragma('foreign_keys', { simple: true })).toBe(1);
    db.close();
  });

  it('refuses addresses of databases it does not know, without repeating the password', async () => {
    const refused: unknown = await openStore('mysql://root:secret@host/db').catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'scheme', facts: { scheme: 'mysql' } });
    expect(String(refused)).not.toContain('secret');
    expect(refused).toBeInstanceOf(StoreError);
  });

  it('says so when another process holds the file, and has then written nothing', async () => {
    const store = await open(join(folder, 'a.db'));
    const id = await aTableWithLog(store, 1, 1);
    const other = new Database(join(folder, 'a.db'));
    other.exec('BEGIN IMMEDIATE');
    await expect(store.append(id, 2, anEntry(2))).rejects.toMatchObject({ code: 'busy' });
    other.exec('ROLLBACK');
    other.close();
    expect(await store.append(id, 2, anEntry(2))).toEqual({ seq: 2, repeated: false });
  }, 30_000);

  it('leaves nothing beside the database after a restore, good or bad', async () => {
    const store = await open(join(folder, 'a.db'));
    await furnish(store);
    await store.backup(join(folder, 'b'));
    await store.restore(join(folder, 'b'), { force: true });
    await expect(store.restore(join(folder, 'a.db'), { force: true })).rejects.toMatchObject({ code: 'damaged' });
    expect(readdirSync(folder).sort()).toEqual(['a.db', 'a.db-shm', 'a.db-wal', 'b']);
  });

  it('that finds no room left says so, and writes again when there is', async () => {
    const db = connect(join(folder, 'a.db'));
    const writer = makeWriter(db);
    const write = (key: string, value: string) =>
      writer.write([{ sql: 'INSERT INTO meta (key, value) VALUES (?, ?)', values: [key, value] }]);
    db.pragma(`max_page_count = ${db.pragma('page_count', { simple: true })}`);
    await expect(write('long', 'x'.repeat(100_000))).rejects.toMatchObject({ name: 'StoreError', code: 'full' });
    db.pragma('max_page_count = 1000000');
    await write('long', 'x'.repeat(100_000));
    db.close();
  });

  it('written by a thread is not held up by a slow disk, and what is asked meanwhile shares the next commit', async () => {
    const file = join(folder, 'a.db');
    const store = await openStore(file, { beside: true, slowMs: 50 });
    stores.push(store);
    const id = await aTableWithLog(store, 1, 1);
    const order: string[] = [];
    const write = (name: string) => store.setMeta(name, name).then(() => order.push(name));
    const first = write('first');
    await new Promise((resolve) => void setImmediate(() => setImmediate(resolve))); // it is under way by now
    const others = [write('second'), write('third'), store.append(id, 2, anEntry(2)).then(() => order.push('entry'))];
    const refused = store
      .append(id, 2, anEntry(2, { line: 'another' }))
      .catch((error: unknown) => order.push(String(error)));
    expect(await store.getMeta('second')).toBeNull(); // nobody waits to read
    await first;
    expect(order).toEqual(['first']);
    await Promise.all([...others, refused]);
    expect(order).toHaveLength(5);
    expect(await store.lastSeq(id)).toBe(2);
  });

  it('is closed when all is written that was asked for', async () => {
    const file = join(folder, 'a.db');
    const store = await openStore(file, { beside: true, slowMs: 20 });
    const writing = Promise.all(['a', 'b', 'c'].map((key) => store.setMeta(key, key)));
    await store.close();
    await writing;
    expect(await (await open(file)).getMeta('c')).toBe('c');
  });

  it('a thread that could not write says why, and another tries the next time', async () => {
    const file = join(folder, 'no', 'a.db');
    const writer = writeBeside({ file, slowMs: 0 });
    const write = () => writer.write([{ sql: 'INSERT INTO meta (key, value) VALUES (?, ?)', values: ['k', 'v'] }]);
    writeFileSync(join(folder, 'no'), 'a file where a folder should be');
    await expect(write()).rejects.toThrow(/ENOTDIR|EEXIST/);
    rmSync(join(folder, 'no'));
    expect(await write()).toEqual([{ rows: [], changed: 1 }]);
    await writer.close();
  });

  it('is served by one at a time, and may be read by others meanwhile', async () => {
    const file = join(folder, 'a.db');
    const server = await openStore(file, { server: true });
    await expect(openStore(file, { server: true })).rejects.toMatchObject({ code: 'inUse', facts: { file } });
    await open(file);
    await server.close();
    await (await openStore(file, { server: true })).close();
  });

  it('has what its server has added since it was asked for in vain, also by a restore', async () => {
    const document = { kind: 'note', id: '1', owner: 'ada', due: null, rank: null, data: '{}' };
    const server = await openStore(join(folder, 'a.db'), { server: true });
    stores.push(server);
    const there = async () => (await server.getDocument('note', '1')) !== null;
    expect(await there()).toBe(false);
    await server.backup(join(folder, 'without'));
    const adding = server.addDocument(document);
    await there(); // asked for while it is being written
    await adding;
    expect(await there()).toBe(true);
    await server.backup(join(folder, 'with'));
    expect(await server.dropDocument('note', '1')).toBe(true);
    expect(await there()).toBe(false);
    await server.restore(join(folder, 'with'), { force: true });
    expect(await there()).toBe(true);
    await server.restore(join(folder, 'without'), { force: true });
    expect(await there()).toBe(false);
  });

  it('that is none is named, and what was reserved is free again', async () => {
    const file = join(folder, 'a.db');
    writeFileSync(file, 'no database at all '.repeat(200));
    for (const server of [false, true, true]) {
      await expect(openStore(file, { server })).rejects.toMatchObject({ code: 'corrupt', facts: { file } });
    }
  });

  it('undoes all of an upgrade whose last step fails', () => {
    const db = new Database(join(folder, 'a.db'));
    migrate(db, ['CREATE TABLE one (a)']);
    expect(() => migrate(db, ['never run again', 'CREATE TABLE two (b)', 'nonsense'])).toThrow(/syntax/);
    const names = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
    expect(names).toEqual([{ name: 'meta' }, { name: 'one' }]);
    migrate(db, ['never run again', 'CREATE TABLE two (b)']);
    expect(db.prepare('SELECT value FROM meta').all()).toEqual([{ value: '2' }]);
    db.close();
  });
});

describe('a SQLite database in memory', () => {
  it('keeps, backs up and restores like a file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'signoria-sqlite-'));
    const [one, two] = [await openStore(':memory:'), await openStore('sqlite::memory:')];
    await furnish(one);
    await one.backup(join(folder, 'one'));
    await two.restore(join(folder, 'one'));
    await two.backup(join(folder, 'two'));
    expect(await unpacked(join(folder, 'two'))).toBe(await unpacked(join(folder, 'one')));
    await Promise.all([one.close(), two.close()]);
    rmSync(folder, { recursive: true, force: true });
  });
});
