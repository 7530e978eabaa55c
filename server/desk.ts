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
} from '@signoria/table';
import { pause } from './breath.ts';
import type { House } from './house.ts';
import { readRecord, toRowPatch, writeOrders } from './keeping.ts';
import { reported } from './log.ts';

export interface Desk {
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
}

export interface Listeners {
  changed(): void;
  /** A patch was written. */
  patched(patch: RecordPatch): void;
}

type Read = NonNullable<Awaited<ReturnType<typeof readRecord>>>;

export function openDesk(house: House, module: Playable, read: Read, listeners: Listeners): Desk {
  const { id } = read.row;
  const ports: Ports = {
    module,
    append: (entry, { after, patch }) => first(append(house, desk, listeners, entry, after, patch)),
    save: (patch) => first(save(house, desk, listeners, patch)),
    say: (line) => say(house, desk, line),
    reload: () => reload(house, desk, id),
    // On SQLite nobody else writes.
    ...(house.store.engine === 'postgres' ? { isBehind: () => isBehind(house, desk) } : {}),
    outages: house.outages.all,
    now: house.now,
    pause,
    think: (job) => think(house, desk, job),
    later: (ms, act) => later(desk, ms, act),
    changed: listeners.changed,
    hides: house.blocks.hides,
    failed: (failure) => failed(house, desk, failure),
  };
  const desk: Desk = { ports, row: read.row, seq: 0, said: 0, orders: [], pending: 0, timers: new Set() };
  seen(desk, read);
  return desk;
}

/** Another server was quicker: no failure, the table reads again. */
async function first<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    throw error instanceof Conflict ? new Outdone(error) : error;
  }
}

function seen(desk: Desk, { row, record }: Read): void {
  desk.row = row;
  desk.seq = record.entries.length;
  desk.said = record.chat.at(-1)?.id ?? 0;
  desk.orders = record.orders;
}

async function append(
  { store, metrics, now }: House,
  desk: Desk,
  { patched }: Listeners,
  { seq, ...entry }: Parameters<Ports['append']>[0],
  after: string,
  patch: RecordPatch,
): Promise<{ readonly repeated: boolean }> {
  const { row } = desk;
  const rowPatch = toRowPatch(row, patch, now());
  const along = rowPatch === null ? { after } : { after, table: { version: row.version, patch: rowPatch } };
  const stop = metrics.appended.startTimer();
  const { repeated } = await store.append(row.id, seq, entry, along);
  stop();
  if (repeated) return { repeated };
  desk.seq = seq;
  if (rowPatch !== null) {
    desk.row = { ...row, ...rowPatch, version: row.version + 1 };
    patched(patch);
  }
  return { repeated };
}

async function save({ store, now }: House, desk: Desk, { patched }: Listeners, patch: RecordPatch): Promise<void> {
  const { row, orders } = desk;
  if (patch.orders !== undefined) {
    await writeOrders(store, row.id, orders, patch.orders);
    desk.orders = patch.orders;
  }
  // Of orders alone the row says nothing, but its new version tells other servers to look. Anybody may read when a table
  // was last changed, and so learn that somebody has given an order: therefore the time stays.
  const rowPatch = toRowPatch(row, patch, now()) ?? { updated: row.updated };
  desk.row = await store.updateTable(row.id, row.version, rowPatch);
  patched(patch);
}

async function say({ store }: House, desk: Desk, line: Omit<ChatRecord, 'id'>): Promise<number> {
  const { seat, user, text, at, room } = line;
  const { id } = await store.addChat({ table: desk.row.id, seat, user, text, at, visibility: room });
  desk.said = Math.max(desk.said, id);
  return id;
}

async function reload({ store }: House, desk: Desk, id: string): Promise<TableRecord> {
  const read = await readRecord(store, id);
  if (read === null) throw new Error('the table is gone from the store');
  seen(desk, read);
  return read.record;
}

async function think({ thinkers, metrics }: House, desk: Desk, job: Parameters<Ports['think']>[0]): Promise<string> {
  const stop = metrics.thought.startTimer({ level: job.level });
  desk.pending++;
  try {
    return await thinkers.think(job);
  } finally {
    desk.pending--;
    stop();
  }
}

function later(desk: Desk, ms: number, act: () => void): void {
  const timer = setTimeout(() => {
    desk.timers.delete(timer);
    act();
  }, ms);
  desk.timers.add(timer);
}

/** Nothing more happens by itself at this table. */
export function leaveDesk({ timers }: Desk): void {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
}

export function isBusy({ pending, timers }: Desk): boolean {
  return pending > 0 || timers.size > 0;
}

/** Whether the store holds something about the table that this desk has not seen. */
export async function isBehind({ store }: House, { row, seq, said }: Desk): Promise<boolean> {
  const [now, last, chat] = await Promise.all([
    store.getTable(row.id),
    store.lastSeq(row.id),
    store.listChat(row.id, { after: said, limit: 1 }),
  ]);
  return now?.version !== row.version || last !== seq || chat.length > 0;
}

/** Reported with where it happened. */
function failed(house: House, { row, seq }: Desk, { what, seat, line, error }: Failure): void {
  const { log, metrics, moments } = house;
  metrics.failures.inc({ what });
  const report = { table: row.id, game: row.game, rules: row.rules, seat, seq, what, ...reported(error) };
  log.error(report, 'failure');
  // Never in the log, where it might be read by players: what was being answered.
  moments.failed(house, { stack: null, ...report, line });
}
