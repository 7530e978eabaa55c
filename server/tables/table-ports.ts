/**
 * A table's ports on the server: the store behind it, threads that think, a clock. Remembers what of the store it has
 * seen, so that every write says what it builds on. Not here: which tables are loaded (tables.ts).
 */
import type { Playable } from '@signoria/bots';
import type * as Stored from '@signoria/store';
import { Conflict } from '@signoria/store';
import {
  type ChatRecord,
  type Failure,
  Outdone,
  type Ports,
  type RecordPatch,
  type SeatOrders,
  type TableRecord,
  type TableSnapshot,
} from '@signoria/table';
import { reported } from '../log.ts';
import type { Services } from '../services.ts';
import type { Urgency } from '../work/thinkers.ts';
import { pause, yieldToEventLoop } from '../work/yielding.ts';
import { readRecord, toRowPatch, writeOrders } from './table-rows.ts';

export interface TablePorts {
  readonly ports: Ports;
  /** The row as last read or written. */
  row: Stored.Table;
  /** How far the log, and the chat, are known here. */
  seq: number;
  said: number;
  orders: readonly SeatOrders[];
  /** Bots that think and timers that run. */
  pending: number;
  readonly timers: Set<NodeJS.Timeout>;
  /** Snapshots that are being written. */
  readonly writing: Set<Promise<void>>;
}

export interface Listeners {
  changed(): void;
  /** A patch was written. */
  patched(patch: RecordPatch): void;
  /** The table is another server's by now: nothing was written, and nothing will be. */
  lost(): void;
  /** How soon an answer is wanted. */
  urgency(): Urgency;
}

type Read = NonNullable<Awaited<ReturnType<typeof readRecord>>>;

/** `writer`: as whoever owns the table. */
export function openTablePorts(
  services: Services,
  module: Playable,
  read: Read,
  listeners: Listeners,
  writer: Stored.TableWriter,
): TablePorts {
  const { id } = read.row;
  const first = outdone(listeners);
  const ports: Ports = {
    module,
    append: (entry, { after, patch }) => first(append(services, writer, tablePorts, listeners, entry, after, patch)),
    save: (patch) => first(save(services, writer, tablePorts, listeners, patch)),
    say: (line) => first(say(writer, tablePorts, line)),
    reload: () => reload(services, tablePorts, id),
    keep: (make) => keep(services, tablePorts, make),
    // On SQLite nobody else writes.
    ...(services.store.engine === 'postgres' ? { isBehind: () => isBehind(services, tablePorts) } : {}),
    outages: services.outages.all,
    now: services.now,
    pause,
    think: (job) => think(services, tablePorts, job, listeners.urgency()),
    later: (ms, act) => later(tablePorts, ms, act),
    changed: listeners.changed,
    hides: services.blocks.hides,
    failed: (failure) => failed(services, tablePorts, failure),
  };
  const tablePorts: TablePorts = {
    ports,
    row: read.row,
    seq: 0,
    said: 0,
    orders: [],
    pending: 0,
    timers: new Set(),
    writing: new Set(),
  };
  seen(tablePorts, read);
  return tablePorts;
}

/** Another server was quicker: no failure, the table reads again. */
function outdone({ lost }: Listeners) {
  return async <T>(writing: Promise<T>): Promise<T> => {
    try {
      return await writing;
    } catch (error) {
      if (error instanceof Conflict && error.code === 'lease') lost();
      throw error instanceof Conflict ? new Outdone(error) : error;
    }
  };
}

function seen(tablePorts: TablePorts, { row, record }: Read): void {
  tablePorts.row = row;
  tablePorts.seq = record.entries.length;
  tablePorts.said = record.chat.at(-1)?.id ?? 0;
  tablePorts.orders = record.orders;
}

async function append(
  { metrics, now }: Services,
  writer: Stored.TableWriter,
  tablePorts: TablePorts,
  { patched }: Listeners,
  { seq, ...entry }: Parameters<Ports['append']>[0],
  after: string,
  patch: RecordPatch,
): Promise<{ readonly repeated: boolean }> {
  const { row } = tablePorts;
  const rowPatch = toRowPatch(row, patch, now());
  const along = rowPatch === null ? { after } : { after, table: { version: row.version, patch: rowPatch } };
  const stop = metrics.appended.startTimer();
  const { repeated } = await writer.append(row.id, seq, entry, along);
  stop();
  if (repeated) return { repeated };
  tablePorts.seq = seq;
  if (rowPatch !== null) {
    tablePorts.row = { ...row, ...rowPatch, version: row.version + 1 };
    patched(patch);
  }
  return { repeated };
}

async function save(
  { now }: Services,
  writer: Stored.TableWriter,
  tablePorts: TablePorts,
  { patched }: Listeners,
  patch: RecordPatch,
): Promise<void> {
  const { row, orders } = tablePorts;
  if (patch.orders !== undefined) {
    await writeOrders(writer, row.id, orders, patch.orders);
    tablePorts.orders = patch.orders;
  }
  // Of orders alone the row says nothing, but its new version tells other servers to look. Anybody may read when a table
  // was last changed, and so learn that somebody has given an order: therefore the time stays.
  const rowPatch = toRowPatch(row, patch, now()) ?? { updated: row.updated };
  tablePorts.row = await writer.updateTable(row.id, row.version, rowPatch);
  patched(patch);
}

async function say(writer: Stored.TableWriter, tablePorts: TablePorts, line: Omit<ChatRecord, 'id'>): Promise<number> {
  const { seat, user, text, at, room } = line;
  const { id } = await writer.addChat({ table: tablePorts.row.id, seat, user, text, at, visibility: room });
  tablePorts.said = Math.max(tablePorts.said, id);
  return id;
}

/** As many as it takes to have one left if the latest does not fit. */
const SNAPSHOTS = 2;

/** Only a cache: if it cannot be written now, then later. */
function keep({ store, checker, log }: Services, tablePorts: TablePorts, make: () => TableSnapshot | null): void {
  const { id } = tablePorts.row;
  const write = async () => {
    const snapshot = make();
    if (snapshot === null) return;
    await store.saveSnapshot(id, snapshot.seq, snapshot.text);
    checker.wrote(id, snapshot);
    await store.pruneSnapshots(id, SNAPSHOTS);
  };
  const writing = yieldToEventLoop()
    .then(write)
    .catch((error: unknown) => log.warn({ table: id, ...reported(error) }, 'no snapshot'))
    .finally(() => tablePorts.writing.delete(writing));
  tablePorts.writing.add(writing);
}

async function reload({ store }: Services, tablePorts: TablePorts, id: string): Promise<TableRecord> {
  const read = await readRecord(store, id);
  if (read === null) throw new Error('the table is gone from the store');
  seen(tablePorts, read);
  return read.record;
}

async function think(
  { thinkers, metrics }: Services,
  tablePorts: TablePorts,
  job: Parameters<Ports['think']>[0],
  urgency: Urgency,
): Promise<string> {
  const stop = metrics.thought.startTimer({ level: job.level });
  tablePorts.pending++;
  try {
    return await thinkers.think(job, urgency);
  } finally {
    tablePorts.pending--;
    stop();
  }
}

function later(tablePorts: TablePorts, ms: number, act: () => void): void {
  const timer = setTimeout(() => {
    tablePorts.timers.delete(timer);
    act();
  }, ms);
  tablePorts.timers.add(timer);
}

/** Nothing more happens by itself at this table. */
export function closeTablePorts({ timers }: TablePorts): void {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
}

export function isBusy({ pending, timers }: TablePorts): boolean {
  return pending > 0 || timers.size > 0;
}

/** Whether the store holds something about the table that these ports has not seen. */
export async function isBehind({ store }: Services, { row, seq, said }: TablePorts): Promise<boolean> {
  const [now, last, chat] = await Promise.all([
    store.getTable(row.id),
    store.lastSeq(row.id),
    store.listChat(row.id, { after: said, limit: 1 }),
  ]);
  return now?.version !== row.version || last !== seq || chat.length > 0;
}

/** Reported with where it happened. */
function failed(services: Services, { row, seq }: TablePorts, { what, seat, line, error }: Failure): void {
  const { log, metrics, tableHooks } = services;
  metrics.failures.inc({ what });
  const report = { table: row.id, game: row.game, rules: row.rules, seat, seq, what, ...reported(error) };
  log.error(report, 'failure');
  // Never in the log, where it might be read by players: what was being answered.
  tableHooks.failed(services, { stack: null, ...report, line });
}
