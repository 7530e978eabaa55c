/** A connection to a SQLite file, as all of them are: in WAL mode, with every commit on disk when it returns. */
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { migrate } from './migrate.ts';

/** Of 4 kB. The same few pages are written with every move: the rarer they are copied into the file, the fewer copies. */
const CHECKPOINT_PAGES = 4000;

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
    db.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    migrate(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
