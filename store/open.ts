/** From a connection string to a store. The operations are written once over an engine; here they are tied to one. */
import { restore } from './backup/read.ts';
import { backup } from './backup/write.ts';
import * as chat from './chat.ts';
import * as documents from './documents.ts';
import type { Engine } from './engine.ts';
import { StoreError } from './errors.ts';
import * as log from './log.ts';
import * as meta from './meta.ts';
import * as orders from './orders.ts';
import * as people from './people.ts';
import { makeLeases } from './postgres/leases.ts';
import { openSqlite, type SqliteOpening } from './sqlite/engine.ts';
import type { Store } from './store.ts';
import * as tables from './tables.ts';

/** `sqlite:PATH`, a plain path or `:memory:`; `postgres://…` or `postgresql://…`. */
export async function openStore(connection: string, opening: Opening = {}): Promise<Store> {
  return assemble(await openEngine(connection, opening));
}

/** Of a SQLite file: of those who serve it there may be one at a time. */
export type Opening = SqliteOpening;

async function openEngine(connection: string, opening: Opening): Promise<Engine> {
  if (/^postgres(ql)?:\/\//.test(connection)) {
    // Who has a file of their own need not hold the other in memory.
    const { openPostgres } = await import('./postgres/engine.ts');
    return openPostgres(connection);
  }
  if (connection.startsWith('sqlite:')) return openSqlite(connection.slice('sqlite:'.length), opening);
  const scheme = /^([a-z][a-z\d+.-]*):\/\//i.exec(connection)?.[1];
  // Only the scheme is named: the rest may hold a password.
  if (scheme !== undefined) throw new StoreError('scheme', { scheme });
  return openSqlite(connection, opening);
}

function assemble(engine: Engine): Store {
  const on =
    <A extends unknown[], R>(operation: (engine: Engine, ...args: A) => R) =>
    (...args: A): R =>
      operation(engine, ...args);
  return {
    engine: engine.kind,
    leases: engine.kind === 'postgres' ? makeLeases(engine) : null,
    createTable: on(tables.createTable),
    getTable: on(tables.getTable),
    findByCode: on(tables.findByCode),
    tableKey: on(tables.tableKey),
    updateTable: on(tables.updateTable),
    listTables: on(tables.listTables),
    append: on(log.append),
    entries: on(log.entries),
    lastSeq: on(log.lastSeq),
    saveSnapshot: on(log.saveSnapshot),
    snapshot: on(log.snapshot),
    pruneSnapshots: on(log.pruneSnapshots),
    addChat: on(chat.addChat),
    listChat: on(chat.listChat),
    setOrders: on(orders.setOrders),
    listOrders: on(orders.listOrders),
    createUser: on(people.createUser),
    getUser: on(people.getUser),
    findUser: on(people.findUser),
    updateUser: on(people.updateUser),
    deleteUser: on(people.deleteUser),
    listUsers: on(people.listUsers),
    createSession: on(people.createSession),
    getSession: on(people.getSession),
    extendSession: on(people.extendSession),
    deleteSession: on(people.deleteSession),
    deleteSessionsOf: on(people.deleteSessionsOf),
    pruneSessions: on(people.pruneSessions),
    getMeta: on(meta.getMeta),
    setMeta: on(meta.setMeta),
    addDocument: on(documents.addDocument),
    addMissing: on(documents.addMissing),
    getDocument: on(documents.getDocument),
    changeDocument: on(documents.changeDocument),
    dropDocument: on(documents.dropDocument),
    dropDocumentsOf: on(documents.dropDocumentsOf),
    listDocuments: on(documents.listDocuments),
    claimDocuments: on(documents.claimDocuments),
    subscribe: engine.subscribe,
    backup: on(backup),
    restore: (file, options = {}) => restore(engine, file, options.force ?? false),
    close: engine.close,
  };
}
