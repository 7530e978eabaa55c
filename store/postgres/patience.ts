/**
 * How long a database may leave us waiting: for a connection, for a statement it works on, and for one of which nothing is
 * heard at all. A connection string may say otherwise.
 */
export const PATIENCE = { connectionTimeoutMillis: 5000, statement_timeout: 10_000, query_timeout: 12_000 };

const MINUTE = 60_000;
/** For what goes through the whole database: a new schema, a backup, a restore. */
export const LONG_PATIENCE = { ...PATIENCE, statement_timeout: 30 * MINUTE, query_timeout: 31 * MINUTE };
