/** From a connection string to a store. The operations are written once over an engine; here they are tied to one. */
import { restore } from './backup/read.ts';
import { backup } from './backup/write.ts';
import type { Engine } from './engine.ts';
import { StoreError } from './errors.ts';
import * as log from './log.ts';
import * as papers from './papers.ts';
import * as people from './people.ts';
import { openPostgres } from './postgres/engine.ts';
import { openSqlite } from './sqlite/engine.ts';
import type { Store } from './store.ts';
import * as tables from './tables.ts';
import * as talk from './talk.ts';

/** `sqlite:PATH`, a plain path or `:memory:`; `postgres://…` or `postgresql://…`. */
export async function openStore(connection: string, { server = false }: Opening = {}): Promise<Store> {
  return assemble(await openEngine(connection, server));
}

export interface Opening {
  /** Whoever opens it serves it: of a SQLite file there may be one such at a time. */
  readonly server?: boolean;
}

function openEngine(connection: string, server: boolean): Promise<Engine> {
  if (/^postgres(ql)?:\/\//.test(connection)) return openPostgres(connection);
  if (connection.startsWith('sqlite:')) return openSqlite(connection.slice('sqlite:'.length), server);
  const scheme = /^([a-z][a-z\d+.-]*):\/\//i.exec(connection)?.[1];
  // Only the scheme is named: the rest may hold a password.
  if (scheme !== undefined) throw new StoreError('scheme', { scheme });
  return openSqlite(connection, server);
}

function assemble(engine: Engine): Store {
  const on =
    <A extends unknown[], R>(operation: (engine: Engine, ...args: A) => R) =>
    (...args: A): R =>
      operation(engine, ...args);
  return {
    engine: engine.kind,
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
    addChat: on(talk.addChat),
    listChat: on(talk.listChat),
    setOrders: on(talk.setOrders),
    listOrders: on(talk.listOrders),
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
    getMeta: on(talk.getMeta),
    setMeta: on(talk.setMeta),
    addPaper: on(papers.addPaper),
    getPaper: on(papers.getPaper),
    changePaper: on(papers.changePaper),
    dropPaper: on(papers.dropPaper),
    dropPapersOf: on(papers.dropPapersOf),
    listPapers: on(papers.listPapers),
    claimPapers: on(papers.claimPapers),
    subscribe: engine.subscribe,
    backup: on(backup),
    restore: (file, options = {}) => restore(engine, file, options.force ?? false),
    close: engine.close,
  };
}
