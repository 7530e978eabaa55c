/**
 * The SQLite schema, as numbered steps. A step that was released is never edited: the next one changes what it made.
 * postgres/migrations.ts has the same numbers.
 */

/** Entries are for ever. Only a restore lifts the seal, inside its own transaction. */
export const SEAL = `
  CREATE TRIGGER entries_no_update BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'entries are append-only'); END;
  CREATE TRIGGER entries_no_delete BEFORE DELETE ON entries BEGIN SELECT RAISE(ABORT, 'entries are append-only'); END;`;
export const UNSEAL = 'DROP TRIGGER entries_no_update; DROP TRIGGER entries_no_delete;';

export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE users (
    id TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('guest', 'account')),
    name TEXT NOT NULL,
    handle TEXT UNIQUE,
    data TEXT NOT NULL,
    created INTEGER NOT NULL,
    version INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX users_created ON users (created, id);

  CREATE TABLE sessions (
    token TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created INTEGER NOT NULL,
    expires INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sessions_user ON sessions (user_id);
  CREATE INDEX sessions_expires ON sessions (expires);

  CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    header TEXT NOT NULL,
    commitment TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'running', 'paused', 'finished', 'abandoned')),
    visibility TEXT NOT NULL CHECK (visibility IN ('public', 'private')),
    owner TEXT NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    seats TEXT NOT NULL,
    players INTEGER NOT NULL,
    pace TEXT NOT NULL,
    settings TEXT NOT NULL,
    result TEXT,
    version INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX tables_created ON tables (created, id);
  CREATE INDEX tables_updated ON tables (updated, id);
  CREATE INDEX tables_status ON tables (status, created, id);
  CREATE INDEX tables_owner ON tables (owner);

  CREATE TABLE table_keys (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    key TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE seated (
    table_id TEXT NOT NULL REFERENCES tables (id),
    user_id TEXT NOT NULL,
    PRIMARY KEY (user_id, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seated_table ON seated (table_id);

  CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL CHECK (seq >= 1),
    seat INTEGER,
    line TEXT NOT NULL,
    hash TEXT NOT NULL,
    at INTEGER NOT NULL,
    ticket TEXT,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX entries_ticket ON entries (table_id, ticket) WHERE ticket IS NOT NULL;
  ${SEAL}

  CREATE TABLE snapshots (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT;

  CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    id INTEGER NOT NULL,
    seat INTEGER,
    user_id TEXT,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    visibility TEXT NOT NULL,
    PRIMARY KEY (table_id, id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE orders (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    orders TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE papers (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    owner TEXT NOT NULL,
    due INTEGER,
    rank INTEGER,
    data TEXT NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (kind, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX papers_owner ON papers (owner, kind);
  CREATE INDEX papers_due ON papers (kind, due) WHERE due IS NOT NULL;
  CREATE INDEX papers_rank ON papers (kind, rank, id) WHERE rank IS NOT NULL;
  `,
  // Leases are for several servers: a SQLite file has one.
  '',
];
