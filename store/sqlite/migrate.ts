/** Brings a SQLite file to the schema this program knows, or refuses one that is ahead of it. */
import type Database from 'better-sqlite3';
import { StoreError } from '../errors.ts';
import { MIGRATIONS } from './migrations.ts';

export function migrate(db: Database, migrations: readonly string[] = MIGRATIONS): void {
  db.transaction(() => {
    db.exec('CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID');
    const found = schemaOf(db);
    const known = migrations.length;
    if (found > known) throw new StoreError('schemaNewer', { found, known });
    for (const sql of migrations.slice(found)) db.exec(sql);
    db.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES ('schema', ?)").run(String(known));
  }).immediate();
}

function schemaOf(db: Database): number {
  const row = db.prepare("SELECT value FROM meta WHERE key = 'schema'").get() as { readonly value: string } | undefined;
  return Number(row?.value ?? 0);
}
