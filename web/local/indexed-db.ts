/**
 * Where tables of this browser rest: IndexedDB. Used by the worker that plays them and by the pages that list them.
 * One entry has one place: a second tab that writes the same number is refused and reads again.
 */
import type { Seat } from '@signoria/kernel';
import type { AlongEntry, ChatRecord, RecordPatch, StoredEntry, TableRecord } from '@signoria/table';

/** A record without what grows. */
type StoredFacts = Omit<TableRecord, 'entries' | 'chat'>;

/** What a list of tables needs to know without playing them again. */
export interface Shelved extends StoredFacts {
  readonly touched: number;
  /** The people at this screen whose answer is awaited. */
  readonly waiting: readonly Seat[];
  readonly moves: number;
}

const NAME = 'signoria';
const VERSION = 1;

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('tables', { keyPath: 'id' });
      request.result.createObjectStore('entries', { keyPath: ['table', 'seq'] });
      request.result.createObjectStore('chat', { keyPath: ['table', 'id'] });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

type Stores = { readonly [S in 'tables' | 'entries' | 'chat']: IDBObjectStore };

/** All or nothing; resolves when it is durable. */
async function transact<T>(mode: IDBTransactionMode, work: (stores: Stores) => Promise<T>): Promise<T> {
  const db = await database();
  const transaction = db.transaction(['tables', 'entries', 'chat'], mode, { durability: 'strict' });
  const finished = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
  });
  finished.catch(() => {}); // whoever waits for `work` hears of it first
  const store = (name: keyof Stores) => transaction.objectStore(name);
  try {
    const value = await work({ tables: store('tables'), entries: store('entries'), chat: store('chat') });
    await finished;
    return value;
  } catch (error) {
    if (transaction.error === null) transaction.abort();
    throw error;
  }
}

/** Every key of one table: numbers follow its id. */
const allOf = (table: string) => IDBKeyRange.bound([table], [table, []]);

export function shelve(record: TableRecord, now: number): Promise<void> {
  const { entries, chat, ...facts } = record;
  return transact('readwrite', async (stores) => {
    const row: Shelved = { ...facts, touched: now, waiting: [], moves: entries.length };
    await result(stores.tables.add(row));
    for (const entry of entries) await result(stores.entries.add(rowOf(record.id, entry)));
    for (const line of chat) await result(stores.chat.add({ table: record.id, ...line }));
  });
}

export function fetchRecord(id: string): Promise<TableRecord | null> {
  return transact('readonly', async (stores) => {
    const row = (await result(stores.tables.get(id))) as Shelved | undefined;
    if (row === undefined) return null;
    // Tables from before there were clocks say nothing of stops.
    const { touched: _, waiting: __, moves: ___, stops = [], ...facts } = row;
    const entries = (await result(stores.entries.getAll(allOf(id)))) as EntryRow[];
    const chat = (await result(stores.chat.getAll(allOf(id)))) as (ChatRecord & { table?: string })[];
    return { ...facts, stops, entries: entries.map(entryOf), chat: chat.map(withoutTable) };
  });
}

/** An entry as it lies here: what made it keeps the name it was first stored under. */
type EntryRow = Omit<StoredEntry, 'requestKey'> & {
  readonly table: string;
  readonly ticket: StoredEntry['requestKey'];
};

function rowOf(table: string, { requestKey, ...entry }: StoredEntry): EntryRow {
  return { table, ...entry, ticket: requestKey };
}

function entryOf({ table: _, ticket, ...entry }: EntryRow): StoredEntry {
  return { ...entry, requestKey: ticket };
}

function withoutTable<T extends { table?: string }>({ table: _, ...rest }: T): Omit<T, 'table'> {
  return rest;
}

async function change(stores: Stores, id: string, patch: RecordPatch & Partial<Shelved>): Promise<void> {
  const row = (await result(stores.tables.get(id))) as Shelved | undefined;
  if (row === undefined) throw new Error(`no table ${id} here`);
  await result(stores.tables.put({ ...row, ...patch }));
}

export function append(
  id: string,
  entry: StoredEntry,
  { after, patch }: AlongEntry,
): Promise<{ readonly repeated: boolean }> {
  return transact('readwrite', async (stores) => {
    const there = (await result(stores.entries.get([id, entry.seq]))) as EntryRow | undefined;
    if (there !== undefined && there.ticket !== null && there.ticket === entry.requestKey) return { repeated: true };
    const before = (await result(stores.entries.get([id, entry.seq - 1]))) as EntryRow | undefined;
    if (before !== undefined && before.hash !== after) throw new Error(`entry ${entry.seq} follows another log`);
    await result(stores.entries.add(rowOf(id, entry)));
    await change(stores, id, { ...patch, touched: entry.at, moves: entry.seq });
    return { repeated: false };
  });
}

export function save(id: string, patch: RecordPatch & Partial<Pick<Shelved, 'waiting' | 'touched'>>): Promise<void> {
  return transact('readwrite', (stores) => change(stores, id, patch));
}

export function say(id: string, line: Omit<ChatRecord, 'id'>): Promise<number> {
  return transact('readwrite', async (stores) => {
    const lines = await result(stores.chat.count(allOf(id)));
    await result(stores.chat.add({ table: id, id: lines + 1, ...line }));
    return lines + 1;
  });
}

/** All tables, the one touched last first. */
export function shelved(): Promise<readonly Shelved[]> {
  return transact('readonly', async (stores) => {
    const rows = (await result(stores.tables.getAll())) as Shelved[];
    return rows.sort((a, b) => b.touched - a.touched);
  });
}

export function discard(id: string): Promise<void> {
  return transact('readwrite', async (stores) => {
    await result(stores.tables.delete(id));
    await result(stores.entries.delete(allOf(id)));
    await result(stores.chat.delete(allOf(id)));
  });
}
