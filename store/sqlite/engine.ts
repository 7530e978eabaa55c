/**
 * SQLite through better-sqlite3: one connection, every transaction synchronous, hence never interleaved (writer.ts).
 * WAL with synchronous=FULL: a commit has been fsynced when it returns, and readers do not wait for writers.
 */
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database, { type Statement } from 'better-sqlite3';
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { EVERY_TABLE, type News } from '../store.ts';
import { alone } from './alone.ts';
import { atOneMoment, replace, sweepBeside } from './copy.ts';
import { migrate } from './migrate.ts';
import { opened } from './translate.ts';
import { makeWriter } from './writer.ts';

/** Different texts a list query can have are few; this only keeps a mistake from filling the memory. */
const MOST_STATEMENTS = 256;

const build = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

type Prepare = (sql: string) => Statement;

/** `server`: whoever opens it serves it, and nobody else shall. */
export async function openSqlite(file: string, server = false): Promise<Engine> {
  const release = server && file !== ':memory:' ? reserve(file) : () => {};
  const db = connectOr(file, release);
  sweepBeside(db);
  const prepare = statementCache(db);
  const listeners = new Set<(news: News) => void>();
  const writer = makeWriter(db);
  // Told afterwards: a listener that throws must not make a committed write look refused.
  const tell = (news: News) => {
    for (const fn of listeners) queueMicrotask(() => fn(news));
  };
  return {
    kind: 'sqlite',
    build,
    read: async (query) => {
      const { sql, parameters } = query.compile();
      return prepare(sql).all(...parameters) as never[];
    },
    write: async (steps, about) => {
      const outcomes = await writer.write(steps);
      if (about !== undefined && listeners.size > 0) tell({ table: about, seq: lastSeq(prepare, about) });
      return outcomes;
    },
    subscribe: async (fn) => {
      const listener = (news: News) => fn(news);
      listeners.add(listener);
      return async () => void listeners.delete(listener);
    },
    atOneMoment: (work) => {
      writer.flush();
      return atOneMoment(db, work);
    },
    replace: async (force, load) => {
      writer.flush();
      await replace(db, force, load);
      tell({ table: EVERY_TABLE, seq: 0 });
    },
    close: async () => {
      writer.flush();
      db.close();
      release();
    },
  };
}

function reserve(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  return alone(file);
}

function connectOr(file: string, release: () => void): Database {
  try {
    return opened(file, () => connect(file));
  } catch (error) {
    release();
    throw error;
  }
}

export function connect(file: string): Database {
  if (file !== ':memory:') {
    mkdirSync(dirname(file), { recursive: true });
    // Made before SQLite makes it: the file holds keys and is for its owner only. An existing one keeps its mode.
    closeSync(openSync(file, 'a', 0o600));
  }
  const db = new Database(file);
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
    migrate(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function statementCache(db: Database): Prepare {
  const cache = new Map<string, Statement>();
  return (sql) => {
    const known = cache.get(sql);
    if (known) return known;
    if (cache.size >= MOST_STATEMENTS) cache.clear();
    const statement = db.prepare(sql);
    cache.set(sql, statement);
    return statement;
  };
}

function lastSeq(prepare: Prepare, table: string): number {
  const row = prepare('SELECT max(seq) AS last FROM entries WHERE table_id = ?').get(table);
  return (row as { readonly last: number | null }).last ?? 0;
}
