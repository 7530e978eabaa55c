/**
 * What a store promises: plain data in, plain data out, the same from every engine.
 * Not here: any SQL, any game, any clock (times are milliseconds handed in by the caller), any cache.
 * `header`, `settings`, `result`, `state`, `data` and `orders` are JSON texts the store keeps byte for byte and never reads.
 */
import type { Leases } from './leases.ts';

export type * from './leases.ts';

export type TableStatus = 'open' | 'running' | 'paused' | 'finished' | 'abandoned';
export type Visibility = 'public' | 'private';

export interface Seat {
  readonly kind: 'open' | 'person' | 'bot';
  /** Who sits here; also on a bot's seat while it covers for an absent person. */
  readonly user: string | null;
  /** A bot's level; null for people and open seats. */
  readonly level: string | null;
  readonly name: string;
  readonly colour: string;
}

export interface Table {
  readonly id: string;
  /** What people type to join: unique, and free again once a patch has given the table another. */
  readonly code: string;
  readonly game: string;
  readonly rules: number;
  readonly header: string;
  /** Published hash of the key; the key itself is only given by `tableKey`. */
  readonly commitment: string;
  readonly status: TableStatus;
  readonly visibility: Visibility;
  readonly owner: string;
  readonly created: number;
  readonly updated: number;
  readonly seats: readonly Seat[];
  readonly pace: string;
  readonly settings: string;
  readonly result: string | null;
  /** Counts updates; an update names the version it has seen. */
  readonly version: number;
}

export type NewTable = Omit<Table, 'version'> & { readonly key: string };

export type TablePatch = Partial<
  Pick<
    Table,
    | 'code'
    | 'rules'
    | 'header'
    | 'status'
    | 'visibility'
    | 'owner'
    | 'seats'
    | 'pace'
    | 'settings'
    | 'result'
    | 'updated'
  >
>;

export interface TableFilter {
  readonly status?: TableStatus | readonly TableStatus[];
  readonly game?: string;
  /** Number of seats, open ones included. */
  readonly players?: number;
  readonly pace?: string;
  readonly owner?: string;
  /** Only tables where this user has a seat. */
  readonly seated?: string;
  readonly visibility?: Visibility;
  readonly commitment?: string;
}

export interface PageRequest {
  readonly cursor?: string;
  /** 50 unless told, 500 at most. */
  readonly limit?: number;
}

/** `created` (the default) is stable: no table is missed or listed twice however many change meanwhile. */
export interface TablePageRequest extends PageRequest {
  readonly order?: 'created' | 'updated';
}

/** Newest first. `next` is the cursor of the following page, null on the last. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

export interface NewEntry {
  /** Null for what no seat did: a clock, consent of all, an administrator. */
  readonly seat: number | null;
  readonly line: string;
  readonly hash: string;
  readonly at: number;
  /** Makes a retry harmless: the same key, seat and line again is answered with the entry it made the first time. */
  readonly requestKey?: string | null;
}

export interface Entry extends Required<NewEntry> {
  readonly seq: number;
}

/** What is written in the same transaction as an entry, or not at all. */
export interface Along {
  /** The state after this entry. */
  readonly snapshot?: string;
  readonly table?: { readonly version: number; readonly patch: TablePatch };
  /** Hash of the entry before this one: a writer whose idea of the log is another's past is refused. */
  readonly after?: string;
}

export interface Appended {
  readonly seq: number;
  /** True when the request key had been used already: nothing was written now. */
  readonly repeated: boolean;
}

export interface Snapshot {
  readonly seq: number;
  readonly state: string;
}

export interface NewChat {
  readonly table: string;
  readonly seat: number | null;
  readonly user: string | null;
  readonly text: string;
  readonly at: number;
  /** Who may read it, in the server's words: `all`, `seats`, … */
  readonly visibility: string;
}

export interface Chat extends NewChat {
  /** 1, 2, 3 … within its table. */
  readonly id: number;
}

export interface ChatRequest {
  /** Only messages with a greater (`after`) or smaller (`before`) id. */
  readonly after?: number;
  readonly before?: number;
  readonly visibility?: readonly string[];
  /** 50 unless told, 500 at most: the first ones when `after` is given, else the last. */
  readonly limit?: number;
}

export interface User {
  readonly id: string;
  readonly kind: 'guest' | 'account';
  readonly name: string;
  /** What an account signs in with, normalised by the caller; unique; null for guests. */
  readonly handle: string | null;
  readonly data: string;
  readonly created: number;
  readonly version: number;
}

export type NewUser = Omit<User, 'version'>;
export type UserPatch = Partial<Pick<User, 'kind' | 'name' | 'handle' | 'data'>>;

export interface Session {
  /** A hash of the token: the token itself is never stored. */
  readonly token: string;
  readonly user: string;
  readonly created: number;
  readonly expires: number;
}

export interface StandingOrders {
  readonly seat: number;
  readonly orders: string;
}

/** Something the club keeps, by kind: a passkey, a notice, a rating. The store reads nothing but these columns. */
export interface StoredDocument {
  readonly kind: string;
  /** Unique within its kind. */
  readonly id: string;
  /** Whose it is: a user, a table, an event; empty for the house's own. */
  readonly owner: string;
  /** When something is to be done about it; null for never. */
  readonly due: number | null;
  /** A whole number to be listed by, the highest first; null for not listed so. */
  readonly rank: number | null;
  readonly data: string;
  readonly version: number;
}

export type NewDocument = Omit<StoredDocument, 'version'>;
/** `about`: the user without whom it is not wanted; null for what is wanted anyway. */
export interface DocumentAbout extends NewDocument {
  readonly about: string | null;
}
export type DocumentPatch = Partial<Pick<StoredDocument, 'owner' | 'due' | 'rank' | 'data'>>;

export interface DocumentFilter {
  readonly kind: string;
  readonly owner?: string;
  readonly dueBy?: number;
}

export interface DocumentRequest extends PageRequest {
  /** The highest rank first, only those that have one; else by id. */
  readonly ranked?: boolean;
}

/**
 * Something about `table` changed and its log now ends at `seq`. Read what you need; the news carries nothing else.
 * On PostgreSQL only what changes everything is told of: what happens at a table its owner knows.
 */
export interface News {
  readonly table: string;
  readonly seq: number;
}

/** The `table` of news after a restore or a lost connection: anything may have changed. */
export const EVERY_TABLE = '*';

/** What only the owner of a table writes. */
export type TableWriter = Pick<Store, 'append' | 'updateTable' | 'addChat' | 'setOrders'>;

/** How many rows of each kind a backup holds. */
export type Counts = Readonly<Record<string, number>>;

/**
 * Every promise may reject with a StoreError; a lost race rejects with a Conflict and has written nothing.
 * What was resolved is on disk.
 */
export interface Store {
  readonly engine: 'sqlite' | 'postgres';
  /** Null where there is one server only. */
  readonly leases: Leases | null;

  /** Conflict when the id or the code is taken. */
  createTable(table: NewTable): Promise<Table>;
  getTable(id: string): Promise<Table | null>;
  findByCode(code: string): Promise<Table | null>;
  /** The secret key. Nothing else in this interface ever returns it. */
  tableKey(id: string): Promise<string | null>;
  /** Conflict unless `version` is the table's present one. Gives the updated table. */
  updateTable(id: string, version: number, patch: TablePatch): Promise<Table>;
  listTables(filter?: TableFilter, page?: TablePageRequest): Promise<Page<Table>>;

  /** `seq` must be `lastSeq + 1`; of two writers of one `seq` exactly one wins, the other gets a Conflict. */
  append(table: string, seq: number, entry: NewEntry, along?: Along): Promise<Appended>;
  /** Entries with `from <= seq <= to`, in order. */
  entries(table: string, from?: number, to?: number): Promise<readonly Entry[]>;
  /** 0 for a table without entries. */
  lastSeq(table: string): Promise<number>;

  /** A cache: every snapshot may vanish at any time. `seq` 0 is the position before the first entry. */
  saveSnapshot(table: string, seq: number, state: string): Promise<void>;
  /** The latest one at or before `seq`, or of all. */
  snapshot(table: string, seq?: number): Promise<Snapshot | null>;
  pruneSnapshots(table: string, keep: number): Promise<void>;

  addChat(message: NewChat): Promise<Chat>;
  /** In the order they were written. */
  listChat(table: string, request?: ChatRequest): Promise<readonly Chat[]>;

  /** Null takes a seat's orders away. */
  setOrders(table: string, seat: number, orders: string | null): Promise<void>;
  listOrders(table: string): Promise<readonly StandingOrders[]>;

  /** Conflict when the id or the handle is taken. */
  createUser(user: NewUser): Promise<User>;
  getUser(id: string): Promise<User | null>;
  findUser(handle: string): Promise<User | null>;
  updateUser(id: string, version: number, patch: UserPatch): Promise<User>;
  /** Sessions go too; what the user did at tables stays. */
  deleteUser(id: string): Promise<void>;
  listUsers(kind?: User['kind'], page?: PageRequest): Promise<Page<User>>;

  createSession(session: Session): Promise<void>;
  getSession(token: string): Promise<Session | null>;
  extendSession(token: string, expires: number): Promise<void>;
  deleteSession(token: string): Promise<void>;
  deleteSessionsOf(user: string): Promise<void>;
  /** Drops every session with `expires <= now`; says how many. */
  pruneSessions(now: number): Promise<number>;

  getMeta(key: string): Promise<string | null>;
  /** Null forgets the key. The key `schema` is the store's own. */
  setMeta(key: string, value: string | null): Promise<void>;

  /** Conflict when its kind has one of this id. */
  addDocument(document: NewDocument): Promise<StoredDocument>;
  /** Adds those that are not there yet, all in one transaction; of what is about somebody who is gone, nothing. */
  addMissing(documents: readonly DocumentAbout[]): Promise<void>;
  getDocument(kind: string, id: string): Promise<StoredDocument | null>;
  /** Conflict unless the version is the document's present one. */
  changeDocument(
    document: Pick<StoredDocument, 'kind' | 'id' | 'version'>,
    patch: DocumentPatch,
  ): Promise<StoredDocument>;
  /** Whether there was one. */
  dropDocument(kind: string, id: string): Promise<boolean>;
  /** All of an owner, or those of one kind; says how many. */
  dropDocumentsOf(owner: string, kind?: string): Promise<number>;
  listDocuments(filter: DocumentFilter, page?: DocumentRequest): Promise<Page<StoredDocument>>;
  /**
   * Takes documents that are due `now` or before, the most overdue ones, and makes them due again at `until`: of two
   * servers that ask, only one gets each, and if it dies the other gets it later.
   */
  claimDocuments(
    kind: string,
    due: { readonly now: number; readonly until: number; readonly limit?: number },
  ): Promise<readonly StoredDocument[]>;

  /** SQLite: what this store object writes. PostgreSQL: that a store was restored, or that this may have been missed. Gives the way to stop listening. */
  subscribe(fn: (news: News) => void): Promise<() => Promise<void>>;

  /** Writes one moment of the whole store to `file` (see README.md for the format) while others go on writing. */
  backup(file: string): Promise<Counts>;
  /** All or nothing. Refuses a store that holds anything, unless `force`: then what it held is gone. */
  restore(file: string, options?: { readonly force?: boolean }): Promise<Counts>;

  close(): Promise<void>;
}
