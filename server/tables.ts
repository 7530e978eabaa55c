/**
 * The tables in memory. One actor per table, loaded when somebody needs it, kept while anybody looks at it or a bot
 * thinks at it, and let go after a while. Whoever uses a table has pinned it, so that it cannot be let go under him.
 */
import { EVERY_TABLE, type News } from '@signoria/store';
import { type KeptTable, openSlowly, type RecordPatch, type TableView } from '@signoria/table';
import { type Desk, isBehind, isBusy, leaveDesk, openDesk } from './desk.ts';
import type { House } from './house.ts';
import { readRecord } from './keeping.ts';
import { reported } from './log.ts';
import { type Audience, noAudience, presenceOf } from './presence.ts';

export interface Loaded {
  readonly id: string;
  readonly table: KeptTable;
  readonly desk: Desk;
  readonly audience: Audience;
  pins: number;
  /** When it was last let go of. */
  touched: number;
}

export interface Tables {
  /** Null when there is no such table, or none that these rules can play. To be unpinned. */
  pin(id: string): Promise<Loaded | null>;
  unpin(loaded: Loaded): void;
  /** Pinned while `work` runs; null when there is no such table. */
  use<T>(id: string, work: (loaded: Loaded) => T | Promise<T>): Promise<T | null>;
  /** Who looks at it has changed. */
  audienceChanged(loaded: Loaded): void;
  loaded(): number;
  /** The store says that something changed, here or elsewhere. */
  hear(news: News): void;
  close(): Promise<void>;
}

interface State {
  readonly house: House;
  readonly loading: Map<string, Promise<Loaded | null>>;
  readonly here: Map<string, Loaded>;
  /** Being let go: to be waited for before the same table is loaded again. */
  readonly leaving: Map<string, Promise<void>>;
  readonly checks: Map<string, NodeJS.Timeout>;
  readonly sweeper: NodeJS.Timeout;
  closed: boolean;
}

const SWEEP_MS = 15_000;
/** News come in bursts, most of them echoes of our own writing. */
const CHECK_MS = 15;

export function makeTables(house: House): Tables {
  const state: State = {
    house,
    loading: new Map(),
    here: new Map(),
    leaving: new Map(),
    checks: new Map(),
    sweeper: setInterval(() => sweep(state), Math.min(SWEEP_MS, house.limits.idleMs)).unref(),
    closed: false,
  };
  return {
    pin: (id) => pin(state, id),
    unpin: (loaded) => unpin(state, loaded),
    use: (id, work) => use(state, id, work),
    audienceChanged: tellSoon,
    loaded: () => state.here.size,
    hear: (news) => hear(state, news),
    close: () => close(state),
  };
}

async function pin(state: State, id: string): Promise<Loaded | null> {
  for (;;) {
    if (state.closed) return null;
    await state.leaving.get(id);
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
  const { house } = state;
  const stop = house.metrics.loaded.startTimer();
  const read = await readRecord(house.store, id);
  const module = read === null ? undefined : house.games.get(read.record.header.game);
  if (read === null || module === undefined) return null;
  const listeners = {
    changed: () => changed(house, loaded),
    patched: (patch: RecordPatch) => patched(state, loaded, patch),
  };
  const desk = openDesk(house, module, read, listeners);
  let loaded: Loaded | null = null;
  try {
    const table = await openSlowly(desk.ports, read.record, house.pacing);
    loaded = { id, table, desk, audience: noAudience(), pins: 0, touched: house.now() };
  } catch (error) {
    const { game, rules } = read.record.header;
    const fault = { table: id, game, rules, seat: null, seq: read.record.entries.length, what: 'unplayable' };
    house.log.error({ ...fault, ...reported(error) }, 'unplayable');
    house.moments.failed(house, { ...fault, line: null, stack: null, ...reported(error) });
    return null;
  }
  state.here.set(id, loaded);
  stop();
  house.metrics.tables.set(state.here.size);
  makeRoom(state);
  // What others wrote after we had read, and before we listened, was heard by nobody.
  if (house.store.engine === 'postgres') hear(state, { table: id, seq: 0 });
  return loaded;
}

function changed(house: House, loaded: Loaded | null): void {
  if (loaded === null) return;
  loaded.audience.tell();
  house.moments.changed(house, loaded);
}

function patched({ house }: State, loaded: Loaded | null, patch: RecordPatch): void {
  if (loaded === null) return;
  if (patch.seats !== undefined) tellPresence(loaded);
  // By then the table has taken over what was written.
  if (patch.status === 'finished') setImmediate(() => house.moments.finished(house, loaded.table.record()));
}

function unpin(state: State, loaded: Loaded): void {
  loaded.pins--;
  loaded.touched = state.house.now();
}

async function use<T>(state: State, id: string, work: (loaded: Loaded) => T | Promise<T>): Promise<T | null> {
  const loaded = await pin(state, id);
  if (loaded === null) return null;
  try {
    return await work(loaded);
  } finally {
    unpin(state, loaded);
  }
}

/** People come and go in crowds, and each time everybody's view changes. */
const CROWD_MS = 50;

function tellSoon(loaded: Loaded): void {
  loaded.audience.timer ??= setTimeout(() => {
    loaded.audience.timer = null;
    tellPresence(loaded);
  }, CROWD_MS).unref();
}

function tellPresence(loaded: Loaded): void {
  const presence = presenceOf(loaded.audience, loaded.desk.row.seats);
  if (presence !== null) loaded.table.presence(presence);
}

/** A view for whoever is not about to answer. */
export function viewOf({ table }: Pick<Loaded, 'table'>, user: string, logFrom = ALL, chatFrom = ALL): TableView {
  return table.glance(user, logFrom, chatFrom);
}

/** From here on there is nothing yet. */
const ALL = Number.MAX_SAFE_INTEGER;

function isIdle({ pins, desk }: Loaded): boolean {
  return pins === 0 && !isBusy(desk);
}

function sweep(state: State): void {
  const before = state.house.now() - state.house.limits.idleMs;
  for (const loaded of state.here.values()) if (isIdle(loaded) && loaded.touched <= before) letGo(state, loaded);
}

/** The one just loaded is the youngest and stays. */
function makeRoom(state: State): void {
  const most = Math.max(1, state.house.limits.idleTables);
  if (state.here.size <= most) return;
  const idle = [...state.here.values()].filter(isIdle);
  idle.sort((a, b) => a.touched - b.touched);
  for (const loaded of idle.slice(0, Math.max(0, idle.length - most))) letGo(state, loaded);
}

function letGo(state: State, loaded: Loaded): void {
  const { id, table, desk } = loaded;
  state.here.delete(id);
  state.house.metrics.tables.set(state.here.size);
  leaveDesk(desk);
  const gone = table.close().finally(() => state.leaving.delete(id));
  state.leaving.set(id, gone);
}

function hear(state: State, { table, seq }: News): void {
  if (table === EVERY_TABLE) for (const loaded of state.here.values()) void refresh(state, loaded);
  const loaded = state.here.get(table);
  if (loaded === undefined || state.checks.has(table)) return;
  const wait = seq > loaded.desk.seq ? 0 : CHECK_MS;
  const check = async () => {
    state.checks.delete(table);
    if (await isBehind(state.house, loaded.desk)) await refresh(state, loaded);
  };
  const timer = setTimeout(() => void check().catch((error) => couldNot(state, loaded, error)), wait);
  state.checks.set(table, timer);
}

async function refresh(state: State, loaded: Loaded): Promise<void> {
  try {
    await loaded.table.refresh();
    tellPresence(loaded);
  } catch (error) {
    couldNot(state, loaded, error);
  }
}

function couldNot({ house }: State, { id }: Loaded, error: unknown): void {
  house.log.warn({ table: id, ...reported(error) }, 'not refreshed');
}

/** What has been asked is still done and written. */
async function close(state: State): Promise<void> {
  state.closed = true;
  clearInterval(state.sweeper);
  for (const timer of state.checks.values()) clearTimeout(timer);
  await Promise.all([...state.here.values()].map(({ table }) => table.settled()));
  for (const loaded of [...state.here.values()]) letGo(state, loaded);
  await Promise.all(state.leaving.values());
}
