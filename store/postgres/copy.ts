/** Whole-store reading and replacing for PostgreSQL. */
import type { Client, Pool } from 'pg';
import { columnsOf, emptySection, type Row, SECTIONS, type Section, selectAll } from '../backup/format.ts';
import type { Loader, Moment } from '../engine.ts';
import { StoreError } from '../errors.ts';
import { EVERY_TABLE } from '../store.ts';
import { CHANNEL, SEAL, UNSEAL } from './migrations.ts';
import { inTransaction } from './transaction.ts';
import { translated } from './translate.ts';

const CHUNK = 500;

export async function atOneMoment(pool: Pool, work: (moment: Moment) => Promise<void>): Promise<void> {
  await inTransaction(pool, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', (client) =>
    work((section) => chunks(client, section)),
  );
}

async function* chunks(client: Client, section: Section): AsyncGenerator<readonly Row[]> {
  await client.query(`DECLARE chunks NO SCROLL CURSOR FOR ${selectAll(section)}`);
  for (;;) {
    const { rows } = await client.query(`FETCH ${CHUNK} FROM chunks`);
    if (rows.length === 0) break;
    yield rows as readonly Row[];
  }
  await client.query('CLOSE chunks');
}

/** In the order in which every write touches them: a restore waits for writers, never in a circle with them. */
const LOCKED = 'entries, snapshots, tables, table_keys, seated, chat, orders, users, sessions, meta';

/** Lifting the seal locks writers out until the end; readers see the old state until then. */
export async function replace(pool: Pool, force: boolean, load: Loader): Promise<void> {
  await inTransaction(pool, 'BEGIN', async (client) => {
    await client.query(`LOCK TABLE ${LOCKED} IN SHARE ROW EXCLUSIVE MODE`);
    if (!force) await assertEmpty(client);
    await client.query(UNSEAL);
    await client.query('DELETE FROM snapshots');
    for (const section of SECTIONS.toReversed()) await client.query(emptySection(section));
    await load((section, rows) => translated(() => insert(client, section, rows)));
    await client.query(SEAL);
    await client.query({
      text: 'SELECT pg_notify($1, $2)',
      values: [CHANNEL, JSON.stringify({ table: EVERY_TABLE, seq: 0 })],
    });
  });
}

async function assertEmpty(client: Client): Promise<void> {
  for (const section of SECTIONS) {
    const { rows } = await client.query(`${selectAll(section)} LIMIT 1`);
    if (rows.length > 0) throw new StoreError('occupied', {});
  }
}

async function insert(client: Client, section: Section, rows: readonly Row[]): Promise<void> {
  const columns = columnsOf(section).join(', ');
  await client.query({
    text: `INSERT INTO ${section} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${section}, $1)`,
    values: [JSON.stringify(rows)],
  });
}
