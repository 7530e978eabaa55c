/**
 * SQLite through better-sqlite3: one connection that writes, every transaction synchronous, hence never interleaved
 * (writer.ts). A server has it in a thread of its own (beside.ts), and reads through another connection meanwhile. WAL with
 * synchronous=FULL: a commit has been fsynced when it returns, and readers do not wait for writers.
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type Database from 'better-sqlite3';
import type { Statement } from 'better-sqlite3';
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { EVERY_TABLE, type News } from '../store.ts';
import { alone } from './alone.ts';
import { writeBeside } from './beside.ts';
import { connect } from './connect.ts';
import { atOneMoment, replace, sweepBeside } from './copy.ts';
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

export interface SqliteOpening {
  /** Whoever opens it serves it, and nobody else shall. */
  readonly server?: boolean;
  /** Written by a thread of its own: a server has others to look after. */
  readonly beside?: boolean;
  /** Waited after every commit, as if the disk were so much slower. For measuring. */
  readonly slowMs?: number;
}

export async function openSqlite(file: string, opening: SqliteOpening = {}): Promise<Engine> {
  const { server = false, beside = server, slowMs = 0 } = opening;
  const inMemory = file === ':memory:';
  const release = server && !inMemory ? reserve(file) : () => {};
  const db = connectOr(file, release);
  sweepBeside(db);
  const prepare = statementCache(db);
  const listeners = new Set<(news: News) => void>();
  const writer = beside && !inMemory ? writeBeside({ file, slowMs }) : makeWriter(db);
  // Told afterwards: a listener that throws must not make a committed write look refused.
  const tell = (news: News) => {
    for (const fn of listeners) queueMicrotask(() => fn(news));
  };
  const absent = server ? new Set<string>() : null;
  return {
    kind: 'sqlite',
    build,
    absent,
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
    atOneMoment: async (work) => {
      await writer.settled();
      return atOneMoment(db, work);
    },
    replace: async (force, load) => {
      await writer.settled();
      await replace(db, force, load);
      absent?.clear();
      tell({ table: EVERY_TABLE, seq: 0 });
    },
    close: async () => {
      await writer.close();
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
