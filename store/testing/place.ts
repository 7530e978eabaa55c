/** Where a contract runs: a fresh, empty database that may be opened many times at once; and sample rows for it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type Opening, openStore } from '../open.ts';
import type { NewEntry, NewTable, NewUser, Seat, Store } from '../store.ts';
import { ask, type ThrowAwayPostgres } from './postgres.ts';

export interface Place {
  readonly connection: string;
  /** Another store object on the same data. All are closed by `remove`. */
  open(): Promise<Store>;
  /** Raw SQL behind the store's back. */
  sql(text: string): Promise<readonly unknown[]>;
  /** A folder for backups, removed with the place. */
  readonly folder: string;
  remove(): Promise<void>;
}

type Sql = Place['sql'];

function place(connection: string, folder: string, sql: Sql, drop = async () => {}, opening: Opening = {}): Place {
  const stores: Store[] = [];
  return {
    connection,
    folder,
    sql,
    open: async () => {
      const store = await openStore(connection, opening);
      stores.push(store);
      return store;
    },
    remove: async () => {
      for (const store of stores.splice(0)) await store.close();
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const newFolder = () => mkdtemp(join(tmpdir(), 'signoria-store-'));

export async function sqlitePlace(opening: Opening = {}): Promise<Place> {
  const folder = await newFolder();
  const file = join(folder, 'test.db');
  const sql: Sql = async (text) => {
    const db = new Database(file);
    try {
      const statement = db.prepare(text);
      if (statement.reader) return statement.all();
      statement.run();
      return [];
    } finally {
      db.close();
    }
  };
  return place(`sqlite:${file}`, folder, sql, undefined, opening);
}

export async function postgresPlace({ createDatabase }: ThrowAwayPostgres): Promise<Place> {
  const { connection, drop } = await createDatabase();
  const sql: Sql = async (text) => (await ask(connection, text)).rows;
  return place(connection, await newFolder(), sql, drop);
}

export function person(user: string): Seat {
  return { kind: 'person', user, level: null, name: user.toUpperCase(), colour: 'ochre' };
}

export const OPEN_SEAT: Seat = { kind: 'open', user: null, level: null, name: '', colour: 'azure' };
export const BOT_SEAT: Seat = { kind: 'bot', user: null, level: 'adept', name: 'Fiammetta', colour: 'umber' };

/** Table n of a series: later ones are newer. */
export function aTable(n: number, change: Partial<NewTable> = {}): NewTable {
  const id = `table-${String(n).padStart(5, '0')}`;
  return {
    id,
    code: n.toString(36).toUpperCase().padStart(6, '0'),
    game: 'condottiere',
    rules: 1,
    header: '{"seats":3,  "options":{"Пример": "\\u0000"}}',
    key: `secret-of-${id}`,
    commitment: `commitment-of-${id}`,
    status: 'open',
    visibility: 'public',
    owner: 'ada',
    created: 1_000_000 + n,
    updated: 1_000_000 + n,
    seats: [person('ada'), BOT_SEAT, OPEN_SEAT],
    pace: 'live',
    settings: '{"rated":false}',
    result: null,
    ...change,
  };
}

/** Entry `seq` of a table, with a recognisable line and hash. */
export function anEntry(seq: number, change: Partial<NewEntry> = {}): NewEntry {
  return { seat: seq % 3, line: `${seq % 3} play m${seq}`, hash: `hash-${seq}`, at: 2_000_000 + seq, ...change };
}

export function aUser(id: string, change: Partial<NewUser> = {}): NewUser {
  return { id, kind: 'guest', name: `Ёлка ${id}`, handle: null, data: '{}', created: 500, ...change };
}

/** A table with `count` entries. */
export async function aTableWithLog(store: Store, n: number, count: number): Promise<string> {
  const { id } = await store.createTable(aTable(n));
  for (let seq = 1; seq <= count; seq++) await store.append(id, seq, anEntry(seq));
  return id;
}
