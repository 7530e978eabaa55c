/** The rows as both engines hold them; the SQL that makes them is in sqlite/ and postgres/migrations.ts. */
import type { Entry, Node, Snapshot, StoredDocument, TableStatus, User, Visibility } from './store.ts';

export interface TableRow {
  id: string;
  code: string;
  game: string;
  rules: number;
  header: string;
  commitment: string;
  status: TableStatus;
  visibility: Visibility;
  owner: string;
  created: number;
  updated: number;
  seats: string;
  /** Length of `seats`, so that a list can be filtered by it. */
  players: number;
  pace: string;
  settings: string;
  result: string | null;
  version: number;
}

export interface Schema {
  meta: { key: string; value: string };
  users: { -readonly [K in keyof User]: User[K] };
  sessions: { token: string; user_id: string; created: number; expires: number };
  tables: TableRow;
  /** Apart from `tables`, so that no query about tables can select a key by accident. */
  table_keys: { table_id: string; key: string };
  /** Who sits where, derived from `tables.seats` in the same transaction. */
  seated: { table_id: string; user_id: string };
  /** What made an entry keeps the name its column was made with. */
  entries: { table_id: string; ticket: Entry['requestKey'] } & {
    -readonly [K in Exclude<keyof Entry, 'requestKey'>]: Entry[K];
  };
  snapshots: { table_id: string } & { -readonly [K in keyof Snapshot]: Snapshot[K] };
  chat: {
    table_id: string;
    id: number;
    seat: number | null;
    user_id: string | null;
    text: string;
    at: number;
    visibility: string;
  };
  orders: { table_id: string; seat: number; orders: string };
  papers: { -readonly [K in keyof StoredDocument]: StoredDocument[K] };
  /** What several servers know of each other: on PostgreSQL alone, and in no backup. */
  nodes: { -readonly [K in keyof Node]: Node[K] };
  leases: { table_id: string; node: string; epoch: number };
}
