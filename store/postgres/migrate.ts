/** Brings a PostgreSQL database to the schema this program knows, or refuses one that is ahead of it. */
import type { Pool } from 'pg';
import { StoreError } from '../errors.ts';
import { MIGRATIONS } from './migrations.ts';
import { inTransaction } from './transaction.ts';

/** Any number, the same in every node: nodes that start together migrate one after the other. */
const LOCK = 5_161_991_517;

export async function migrate(pool: Pool, migrations: readonly string[] = MIGRATIONS): Promise<void> {
  await inTransaction(pool, 'BEGIN', async (client) => {
    await client.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
    await client.query('CREATE TABLE IF NOT EXISTS meta (key text COLLATE "C" PRIMARY KEY, value text NOT NULL)');
    const { rows } = await client.query("SELECT value FROM meta WHERE key = 'schema'");
    const found = Number((rows[0] as { readonly value: string } | undefined)?.value ?? 0);
    const known = migrations.length;
    if (found > known) throw new StoreError('schemaNewer', { found, known });
    for (const sql of migrations.slice(found)) await client.query(sql);
    await client.query({
      text: "INSERT INTO meta VALUES ('schema', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
      values: [String(known)],
    });
  });
}
