/**
 * The PostgreSQL schema, as numbered steps. A step that was released is never edited: the next one changes what it made.
 * sqlite/migrations.ts has the same numbers. Ids sort by their bytes (COLLATE "C"), as they do in SQLite.
 */

/** Where it is heard that anything may have changed: after a restore. */
export const CHANNEL = 'signoria_news';

export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE users (
    id text COLLATE "C" PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('guest', 'account')),
    name text NOT NULL,
    handle text UNIQUE,
    data text NOT NULL,
    created bigint NOT NULL,
    version integer NOT NULL
  );
  CREATE INDEX users_created ON users (created, id);

  CREATE TABLE sessions (
    token text COLLATE "C" PRIMARY KEY,
    user_id text COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created bigint NOT NULL,
    expires bigint NOT NULL
  );
  CREATE INDEX sessions_user ON sessions (user_id);
  CREATE INDEX sessions_expires ON sessions (expires);

  CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    code text NOT NULL UNIQUE,
    game text NOT NULL,
    rules integer NOT NULL,
    header text NOT NULL,
    commitment text NOT NULL,
    status text NOT NULL CHECK (status IN ('open', 'running', 'paused', 'finished', 'abandoned')),
    visibility text NOT NULL CHECK (visibility IN ('public', 'private')),
    owner text NOT NULL,
    created bigint NOT NULL,
    updated bigint NOT NULL,
    seats text NOT NULL,
    players integer NOT NULL,
    pace text NOT NULL,
    settings text NOT NULL,
    result text,
    version integer NOT NULL
  );
  CREATE INDEX tables_created ON tables (created, id);
  CREATE INDEX tables_updated ON tables (updated, id);
  CREATE INDEX tables_status ON tables (status, created, id);
  CREATE INDEX tables_owner ON tables (owner);

  CREATE TABLE table_keys (
    table_id text COLLATE "C" PRIMARY KEY REFERENCES tables (id),
    key text NOT NULL
  );

  CREATE TABLE seated (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    user_id text COLLATE "C" NOT NULL,
    PRIMARY KEY (user_id, table_id)
  );
  CREATE INDEX seated_table ON seated (table_id);

  CREATE TABLE entries (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    seq integer NOT NULL CHECK (seq >= 1),
    seat integer,
    line text NOT NULL,
    hash text NOT NULL,
    at bigint NOT NULL,
    ticket text,
    PRIMARY KEY (table_id, seq)
  );
  CREATE UNIQUE INDEX entries_ticket ON entries (table_id, ticket) WHERE ticket IS NOT NULL;

  CREATE TABLE snapshots (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    seq integer NOT NULL,
    state text NOT NULL,
    PRIMARY KEY (table_id, seq)
  );

  CREATE TABLE chat (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    id integer NOT NULL,
    seat integer,
    user_id text,
    text text NOT NULL,
    at bigint NOT NULL,
    visibility text NOT NULL,
    PRIMARY KEY (table_id, id)
  );

  CREATE TABLE orders (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
    seat integer NOT NULL,
    orders text NOT NULL,
    PRIMARY KEY (table_id, seat)
  );

  CREATE FUNCTION entries_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'entries are append-only';
  END $$;
  CREATE TRIGGER entries_no_change BEFORE UPDATE OR DELETE ON entries
    FOR EACH ROW EXECUTE FUNCTION entries_are_append_only();
  CREATE TRIGGER entries_no_truncate BEFORE TRUNCATE ON entries
    FOR EACH STATEMENT EXECUTE FUNCTION entries_are_append_only();

  CREATE FUNCTION tell_news(about text, last integer) RETURNS void LANGUAGE sql AS $$
    SELECT pg_notify('${CHANNEL}', json_build_object('table', about, 'seq', last)::text)
  $$;
  CREATE FUNCTION tell_entry() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM tell_news(new.table_id, new.seq);
    RETURN NULL;
  END $$;
  CREATE FUNCTION tell_table() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM tell_news(new.id, coalesce((SELECT max(seq) FROM entries WHERE table_id = new.id), 0));
    RETURN NULL;
  END $$;
  CREATE FUNCTION tell_chat() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM tell_news(new.table_id, coalesce((SELECT max(seq) FROM entries WHERE table_id = new.table_id), 0));
    RETURN NULL;
  END $$;
  CREATE TRIGGER entries_news AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION tell_entry();
  CREATE TRIGGER tables_news AFTER UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION tell_table();
  CREATE TRIGGER chat_news AFTER INSERT ON chat FOR EACH ROW EXECUTE FUNCTION tell_chat();
  `,
  `
  CREATE TABLE papers (
    kind text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL,
    owner text COLLATE "C" NOT NULL,
    due bigint,
    rank bigint,
    data text NOT NULL,
    version integer NOT NULL,
    PRIMARY KEY (kind, id)
  );
  CREATE INDEX papers_owner ON papers (owner, kind);
  CREATE INDEX papers_due ON papers (kind, due) WHERE due IS NOT NULL;
  CREATE INDEX papers_rank ON papers (kind, rank, id) WHERE rank IS NOT NULL;
  `,
  // A table's owner knows what happens there. NOTIFY took a lock of the whole database with every commit.
  `
  DROP TRIGGER entries_news ON entries;
  DROP TRIGGER tables_news ON tables;
  DROP TRIGGER chat_news ON chat;
  DROP FUNCTION tell_entry(), tell_table(), tell_chat(), tell_news(text, integer);

  CREATE TABLE nodes (
    id text COLLATE "C" PRIMARY KEY,
    address text NOT NULL,
    secret text NOT NULL,
    expires timestamptz NOT NULL
  );
  CREATE SEQUENCE lease_epochs;
  CREATE TABLE leases (
    table_id text COLLATE "C" PRIMARY KEY,
    node text COLLATE "C" NOT NULL REFERENCES nodes (id),
    epoch bigint NOT NULL
  );
  CREATE INDEX leases_node ON leases (node);
  `,
];

/** Only a restore lifts the seal on entries, inside its own transaction. */
export const UNSEAL = 'ALTER TABLE entries DISABLE TRIGGER USER';
export const SEAL = 'ALTER TABLE entries ENABLE TRIGGER USER';
