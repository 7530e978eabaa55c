/**
 * The tables in memory. One actor per table, loaded when somebody needs it, kept while anybody looks at it or a bot
 * thinks at it, and let go after a while. Whoever uses a table has pinned it, so that it cannot be let go under them.
 */
import { EVERY_TABLE, type News, type Node } from '@signoria/store';
import {
  type KeptTable,
  openSlowly,
  type RecordPatch,
  type Reply,
  type TableView,
  type Waiting,
} from '@signoria/table';
import { reported } from '../log.ts';
import { askAway, useAway } from '../nodes/away.ts';
import { readReplyOrNull, readView, readWaiting } from '../nodes/readers.ts';
import { release, titleTo } from '../nodes/title.ts';
import type { Services } from '../services.ts';
import { type Loaded, type State, tellPresence, tellSoon, viewOf } from './loaded.ts';
import { atOwner, farFrom, inherit, lose } from './ownership.ts';
import { noAudience, urgencyAt } from './presence.ts';
import { mustBeTrue, snapshotFor } from './snapshots.ts';
import { closeTablePorts, isBusy, openTablePorts } from './table-ports.ts';
import { readRecord } from './table-rows.ts';

export interface Tables {
  /** The server that owns the table, if another does; null when it is ours to play, or there is no such table. */
  far(id: string): Promise<Node | null>;
  /** Null when there is no such table, none that these rules can play, or none that is ours. To be unpinned. */
  pin(id: string): Promise<Loaded | null>;
  unpin(loaded: Loaded): void;
  /** Pinned while `work` runs, or lent by its owner; null when there is no such table. */
  use<T>(id: string, work: (loaded: Loaded) => T | Promise<T>): Promise<T | null>;
  /** What this user is asked there and has not answered, if anything. */
  waiting(id: string, user: string): Promise<Waiting | null>;
  /** The table as this user may see it now; null when there is none. */
  view(id: string, ...glance: Glance): Promise<TableView | null>;
  /** Asked of the table in somebody's name, wherever it is; null when there is none. */
  request(id: string, ...args: Parameters<KeptTable['request']>): Promise<Reply | null>;
  /** Who looks at it has changed. */
  audienceChanged(loaded: Loaded): void;
  loaded(): number;
  /** The same for a table that is ours, or nobody's; else null. */
  useOwn<T>(id: string, work: (loaded: Loaded) => T | Promise<T>): Promise<T | null>;
  /** The store says that anything may have changed. */
  hear(news: News): void;
  /** None of our tables is ours any more. */
  lost(): void;
  /** Tables whose server died are ours now. */
  inherited(ids: readonly string[]): void;
  close(): Promise<void>;
}

/** Whose view, and from where on its log and its chat. */
export type Glance = readonly [user: string, logFrom: number, chatFrom: number];

const SWEEP_MS = 15_000;

export function makeTables(services: Services): Tables {
  const state: State = {
    services,
    loading: new Map(),
    here: new Map(),
    leaving: new Map(),
    sweeper: setInterval(() => sweep(state), Math.min(SWEEP_MS, services.limits.idleMs)).unref(),
    closed: false,
  };
  return {
    far: (id) => farFrom(state, id),
    pin: (id) => pin(state, id),
    unpin: (loaded) => unpin(state, loaded),
    use: (id, work) => use(state, id, work),
    useOwn: async (id, work) => ((await farFrom(state, id)) === null ? useHere(state, id, work) : null),
    waiting: (id, user) => waitingAt(state, id, user),
    view: (id, ...glance) => viewAt(state, id, glance),
    request: (id, ...args) => requestAt(state, id, args),
    audienceChanged: tellSoon,
    loaded: () => state.here.size,
    hear: (news) => hear(state, news),
    lost: () => {
      for (const loaded of [...state.here.values()]) lose(state, loaded);
    },
    inherited: (ids) => void inherit(state, ids, useHere),
    close: () => close(state),
  };
}

async function pin(state: State, id: string): Promise<Loaded | null> {
  for (;;) {
    if (state.closed) return null;
    const leaving = state.leaving.get(id);
    if (leaving !== undefined) await leaving;
    const known = state.here.get(id);
    if (known !== undefined) {
      known.pins++;
      return known;
    }
    const found = await (state.loading.get(id) ?? begin(state, id));
    if (found === null) return null;
  }
}

function begin(state: State, id: string): Promise<Loaded | null> {
  const loading = load(state, id).finally(() => state.loading.delete(id));
  state.loading.set(id, loading);
  return loading;
}

async function load(state: State, id: string): Promise<Loaded | null> {
  const { services } = state;
  const stop = services.metrics.loaded.startTimer();
  const title = await titleTo(services, id);
  if (title === null) return null;
  const read = await readRecord(services.store, id);
  const module = read === null ? undefined : services.games.get(read.record.header.game);
  if (read === null || module === undefined) return null;
  const listeners = {
    changed: () => changed(state, loaded),
    patched: (patch: RecordPatch) => patched(state, loaded, patch),
    lost: () => loaded !== null && lose(state, loaded),
    urgency: () => (loaded === null ? 'weeks' : urgencyAt(loaded)),
  };
  const tablePorts = openTablePorts(services, module, read, listeners, title.writer);
  let loaded: Loaded | null = null;
  try {
    const snapshot = await snapshotFor(services, id);
    const table = await openSlowly(tablePorts.ports, read.record, services.pacing, snapshot);
    if (snapshot !== null) void mustBeTrue(services, table, { record: read.record, snapshot });
    loaded = { id, table, tablePorts, audience: noAudience(), pins: 0, touched: services.now() };
  } catch (error) {
    const { game, rules } = read.record.header;
    const fault = { table: id, game, rules, seat: null, seq: read.record.entries.length, what: 'unplayable' };
    services.log.error({ ...fault, ...reported(error) }, 'unplayable');
    services.tableHooks.failed(services, { ...fault, line: null, stack: null, ...reported(error) });
    return null;
  }
  if (!title.holds()) return lostMeanwhile(state, loaded);
  state.here.set(id, loaded);
  stop();
  services.metrics.tables.set(state.here.size);
  makeRoom(state);
  return loaded;
}

/** Taken from us while it was read: perhaps it is ours again by now. */
async function lostMeanwhile(state: State, { id, tablePorts, table }: Loaded): Promise<Loaded | null> {
  closeTablePorts(tablePorts);
  await table.close();
  return load(state, id);
}

/** Of a table that is another server's by now nobody here knows how it stands. */
function changed({ services, here }: State, loaded: Loaded | null): void {
  if (loaded === null || here.get(loaded.id) !== loaded) return;
  loaded.audience.tell();
  services.tableHooks.changed(services, loaded);
}

function patched({ services }: State, loaded: Loaded | null, patch: RecordPatch): void {
  if (loaded === null) return;
  if (patch.seats !== undefined) tellPresence(loaded);
  // By then the table has taken over what was written.
  if (patch.status === 'finished') {
    setImmediate(() => services.tableHooks.finished(services, loaded.table.record(), loaded.table.course()));
  }
}

function unpin(state: State, loaded: Loaded): void {
  loaded.pins--;
  loaded.touched = state.services.now();
}

async function use<T>(state: State, id: string, work: (loaded: Loaded) => T | Promise<T>): Promise<T | null> {
  return atOwner(
    state,
    id,
    () => useHere(state, id, work),
    (node) => useAway(state.services, node, id, work),
  );
}

function waitingAt(state: State, id: string, user: string): Promise<Waiting | null> {
  return atOwner(
    state,
    id,
    () => useHere(state, id, ({ table }) => table.waiting(user)),
    (node) => askAway(state.services, node, id, { do: 'waiting', args: [user] }, readWaiting),
  );
}

/** Whose lines somebody does not read is known where the table is. */
function viewAt(state: State, id: string, glance: Glance): Promise<TableView | null> {
  const { services } = state;
  return atOwner(
    state,
    id,
    async () => {
      await services.blocks.load(glance[0]);
      return useHere(state, id, (loaded) => viewOf(loaded, ...glance));
    },
    (node) => askAway(services, node, id, { do: 'glance', args: glance }, readView),
  );
}

function requestAt(state: State, id: string, args: Parameters<KeptTable['request']>): Promise<Reply | null> {
  return atOwner(
    state,
    id,
    () => useHere(state, id, ({ table }) => table.request(...args)),
    (node) => askAway(state.services, node, id, { do: 'request', args }, readReplyOrNull),
  );
}

async function useHere<T>(state: State, id: string, work: (loaded: Loaded) => T | Promise<T>): Promise<T | null> {
  const loaded = await pin(state, id);
  if (loaded === null) return null;
  try {
    return await work(loaded);
  } finally {
    unpin(state, loaded);
  }
}

function isIdle({ pins, tablePorts }: Loaded): boolean {
  return pins === 0 && !isBusy(tablePorts);
}

function sweep(state: State): void {
  const before = state.services.now() - state.services.limits.idleMs;
  for (const loaded of state.here.values()) if (isIdle(loaded) && loaded.touched <= before) letGo(state, loaded);
}

/** The one just loaded is the youngest and stays. */
function makeRoom(state: State): void {
  const most = Math.max(1, state.services.limits.idleTables);
  if (state.here.size <= most) return;
  const idle = [...state.here.values()].filter(isIdle);
  idle.sort((a, b) => a.touched - b.touched);
  for (const loaded of idle.slice(0, Math.max(0, idle.length - most))) letGo(state, loaded);
}

function letGo(state: State, loaded: Loaded): void {
  const { id, table, tablePorts } = loaded;
  state.here.delete(id);
  state.services.metrics.tables.set(state.here.size);
  closeTablePorts(tablePorts);
  table.rested();
  const gone = Promise.all([table.close(), ...tablePorts.writing])
    // Of a server that closes the others inherit all at once.
    .then(() => (state.closed ? undefined : release(state.services, id)))
    .finally(() => state.leaving.delete(id));
  state.leaving.set(id, gone);
}

/** What happens at a table its server knows: only a restore changes it behind its back. */
function hear(state: State, { table }: News): void {
  if (table === EVERY_TABLE) for (const loaded of state.here.values()) void refresh(state, loaded);
}

async function refresh(state: State, loaded: Loaded): Promise<void> {
  try {
    await loaded.table.refresh();
    tellPresence(loaded);
  } catch (error) {
    couldNot(state, loaded, error);
  }
}

function couldNot({ services }: State, { id }: Loaded, error: unknown): void {
  services.log.warn({ table: id, ...reported(error) }, 'not refreshed');
}

/** What has been asked is still done and written. */
async function close(state: State): Promise<void> {
  state.closed = true;
  clearInterval(state.sweeper);
  await Promise.all([...state.here.values()].map(({ table }) => table.settled()));
  for (const loaded of [...state.here.values()]) letGo(state, loaded);
  await Promise.all(state.leaving.values());
}
