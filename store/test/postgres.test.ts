/**
 * PostgreSQL: the contract on a real, throw-away server; and the two engines reading each other's backups.
 * Without any PostgreSQL the suite is skipped with the reason; where CI is true it fails instead.
 */
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { EVERY_TABLE, type News } from '../index.ts';
import { migrate } from '../postgres/migrate.ts';
import { furnish, unpacked } from '../testing/contract/backups.ts';
import { soon } from '../testing/contract/news.ts';
import { sharedContract } from '../testing/contract.ts';
import { aTable, aTableWithLog, type Place, postgresPlace, sqlitePlace } from '../testing/place.ts';
import { startPostgres } from '../testing/postgres.ts';

const server = await startPostgres();
const available = !('unavailable' in server);
if (!available) console.warn(`PostgreSQL tests skipped: ${server.unavailable}`);
const fresh = async () => {
  if (!available) throw new Error(server.unavailable);
  return postgresPlace(server);
};

const places: Place[] = [];
const tidy = async (make: () => Promise<Place>) => {
  const place = await make();
  places.push(place);
  return place;
};

afterEach(async () => {
  for (const place of places.splice(0)) await place.remove();
});

afterAll(async () => {
  if (available) await server.stop();
});

it.runIf(process.env.CI === 'true')('has a PostgreSQL to run on', () => {
  expect(server).not.toHaveProperty('unavailable');
});

describe.skipIf(!available)('PostgreSQL', () => sharedContract(fresh));

describe.skipIf(!available)('PostgreSQL among several nodes', () => {
  it('says nothing of what is written, so that no commit waits for the lock of NOTIFY', async () => {
    const place = await tidy(fresh);
    const [here, there] = [await place.open(), await place.open()];
    const heard: News[] = [];
    await here.subscribe((news) => heard.push(news));
    const table = await aTableWithLog(there, 1, 2);
    await there.updateTable(table, 1, { pace: 'slow' });
    await there.addChat({ table, seat: null, user: null, text: 'hello', at: 1, visibility: 'all' });
    // Word of this comes after word of all before.
    await there.backup(join(place.folder, 'quiet'));
    await there.restore(join(place.folder, 'quiet'), { force: true });
    await soon(() => expect(heard).toEqual([{ table: EVERY_TABLE, seq: 0 }]));
  });

  it('is told after its connection was lost that it may have missed something', async () => {
    const place = await tidy(fresh);
    const here = await place.open();
    const heard: News[] = [];
    await here.subscribe((news) => heard.push(news));
    await place.sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    await soon(() => expect(heard).toEqual([{ table: EVERY_TABLE, seq: 0 }]));
  });

  it('waits for the disk even where the server would not', async () => {
    const place = await tidy(fresh);
    const name = new URL(place.connection).pathname.slice(1);
    await place.sql(`ALTER DATABASE ${name} SET synchronous_commit = off`);
    await place.sql('CREATE TABLE seen (setting text)');
    const store = await place.open();
    // A trigger records under which setting the store's own connection committed.
    await place.sql(`CREATE FUNCTION look() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO seen VALUES (current_setting('synchronous_commit')); RETURN NULL; END $$`);
    await place.sql('CREATE TRIGGER look AFTER INSERT ON entries EXECUTE FUNCTION look()');
    await aTableWithLog(store, 1, 1);
    expect(await place.sql('SELECT DISTINCT setting FROM seen')).toEqual([{ setting: 'on' }]);
  });

  it('undoes all of an upgrade whose last step fails', async () => {
    const place = await tidy(fresh);
    const pool = new pg.Pool({ connectionString: place.connection });
    pool.on('error', () => {}); // the database may go before its last connection has
    await migrate(pool, ['CREATE TABLE one (a int)']);
    await expect(migrate(pool, ['never run again', 'CREATE TABLE two (b int)', 'nonsense'])).rejects.toThrow(/syntax/);
    const names = "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1";
    expect(await place.sql(names)).toEqual([{ tablename: 'meta' }, { tablename: 'one' }]);
    await migrate(pool, ['never run again', 'CREATE TABLE two (b int)']);
    expect(await place.sql('SELECT value FROM meta')).toEqual([{ value: '2' }]);
    await pool.end();
  });

  it('cannot be emptied by TRUNCATE', async () => {
    const place = await tidy(fresh);
    const table = await aTableWithLog(await place.open(), 1, 2);
    await expect(place.sql('TRUNCATE tables CASCADE')).rejects.toThrow(/append-only/);
    expect(await (await place.open()).lastSeq(table)).toBe(2);
  });
});

describe.skipIf(!available)('across engines', () => {
  const pairs: readonly [string, () => Promise<Place>, () => Promise<Place>][] = [
    ['SQLite', sqlitePlace, fresh],
    ['PostgreSQL', fresh, sqlitePlace],
  ];
  it.each(pairs)('a backup of %s restores into the other engine, line for line', async (_, from, to) => {
    const [source, target] = [await tidy(from), await tidy(to)];
    const [one, two] = [await source.open(), await target.open()];
    const { folder } = source;
    await furnish(one);
    const counts = await one.backup(join(folder, 'one'));
    expect(await two.restore(join(folder, 'one'))).toEqual(counts);
    await two.backup(join(folder, 'two'));
    expect(await unpacked(join(folder, 'two'))).toBe(await unpacked(join(folder, 'one')));
    expect(await two.listTables()).toEqual(await one.listTables());
    expect(await two.entries(aTable(2).id)).toEqual(await one.entries(aTable(2).id));
  });
});
