/** A connection to a SQLite file, as all of them are: in WAL mode, with every commit on disk when it returns. */
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { migrate } from './migrate.ts';

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
