/**
 * A table's record as rows of the store, and back. The store gives columns to what it can be asked about; the rest of
 * the record lies in `settings` as one JSON text. Orders and chat have rows of their own.
 */

import type { Header, Outcome } from '@signoria/kernel';
import type * as Stored from '@signoria/store';
import { readBack } from '@signoria/store';
import type {
  BotLevel,
  ChatRecord,
  RecordPatch,
  SeatOrders,
  SeatRecord,
  StoredEntry,
  TableRecord,
  TableSettings,
} from '@signoria/table';
import { CHAT_TAIL, isOver } from '@signoria/table';

/** What has no column of its own. */
type Rest = Pick<TableRecord, 'settings' | 'started' | 'position' | 'proposals' | 'mutes' | 'stops'>;

/** What a row of `tables` says of a record. */
export type RowFacts = Omit<TableRecord, 'key' | 'entries' | 'chat' | 'orders'>;

export function toNewRow(record: TableRecord, now: number): Stored.NewTable {
  const { id, code, header, key, owner, status, result } = record;
  return {
    id,
    code,
    game: header.game,
    rules: header.rules,
    header: JSON.stringify(header),
    commitment: header.commitment,
    status,
    visibility: record.settings.visibility,
    owner,
    created: now,
    updated: now,
    seats: record.seats.map(toSeatRow),
    pace: record.settings.pace,
    settings: restText(record),
    result: result === null ? null : JSON.stringify(result),
    key,
  };
}

export function fromRow(row: Stored.Table): RowFacts {
  return {
    id: row.id,
    code: row.code,
    header: readBack<Header>(row.header),
    owner: row.owner,
    status: row.status,
    seats: row.seats.map(fromSeatRow),
    result: row.result === null ? null : readBack<Outcome>(row.result),
    ...restOf(row),
  };
}

export function settingsOf(row: Pick<Stored.Table, 'settings'>): TableSettings {
  return restOf(row).settings;
}

/** Of rows in memory: asked with every move, and the same until the row is replaced. */
const rests = new WeakMap<Pick<Stored.Table, 'settings'>, Rest>();

/** Tables from before there were clocks say nothing of stops. */
function restOf(row: Pick<Stored.Table, 'settings'>): Rest {
  const known = rests.get(row);
  if (known !== undefined) return known;
  const rest = { stops: [], ...readBack<Omit<Rest, 'stops'>>(row.settings) };
  rests.set(row, rest);
  return rest;
}

function restText({ settings, started, position, proposals, mutes, stops }: Rest): string {
  return JSON.stringify({ settings, started, position, proposals, mutes, stops } satisfies Rest);
}

/** What a patch changes in the row, given what the row says now; null when that is nothing. */
export function toRowPatch(row: Stored.Table, patch: RecordPatch, now: number): Stored.TablePatch | null {
  const { owner, status, seats, result, settings, started, proposals, mutes, stops } = patch;
  const inRest = [settings, started, proposals, mutes, stops].some((part) => part !== undefined);
  const changed: Stored.TablePatch = {
    ...(owner === undefined ? {} : { owner }),
    ...(status === undefined ? {} : { status }),
    // Nobody joins a game that is over: its code is free for another.
    ...(status !== undefined && isOver({ status }) ? { code: row.id } : {}),
    ...(seats === undefined ? {} : { seats: seats.map(toSeatRow) }),
    ...(result === undefined ? {} : { result: result === null ? null : JSON.stringify(result) }),
    ...(settings === undefined ? {} : { visibility: settings.visibility, pace: settings.pace }),
    ...(inRest ? { settings: restText({ ...restOf(row), ...patch }) } : {}),
  };
  return Object.keys(changed).length === 0 ? null : { ...changed, updated: now };
}

/** A bot that stands in for somebody is stored as a bot on their seat. */
function toSeatRow(seat: SeatRecord): Stored.Seat {
  const colour = String(seat.colour);
  if (seat.kind === 'open') return { kind: 'open', user: null, level: null, name: '', colour };
  if (seat.kind === 'bot') return { kind: 'bot', user: null, level: seat.level, name: seat.name, colour };
  const kind = seat.covered === null ? 'person' : 'bot';
  return { kind, user: seat.user, level: seat.covered, name: seat.name, colour };
}

function fromSeatRow({ kind, user, level, name, colour: text }: Stored.Seat): SeatRecord {
  const colour = Number(text);
  if (user !== null)
    return { kind: 'person', colour, user, name, covered: kind === 'bot' ? (level as BotLevel) : null };
  if (kind === 'bot') return { kind, colour, name, level: level as BotLevel };
  return { kind: 'open', colour };
}

/** Everything about a table at one moment, as far as several reads can be one: what is torn is refused when written. */
export async function readRecord(store: Stored.Store, id: string) {
  const row = await store.getTable(id);
  const key = await store.tableKey(id);
  if (row === null || key === null) return null;
  const [entries, chat, orders] = await Promise.all([store.entries(id), readChat(store, id), readOrders(store, id)]);
  const record: TableRecord = { ...fromRow(row), key, entries: entries as readonly StoredEntry[], chat, orders };
  return { row, record };
}

async function readChat(store: Stored.Store, id: string): Promise<readonly ChatRecord[]> {
  const lines = await store.listChat(id, { limit: CHAT_TAIL });
  const users = [...new Set(lines.map(({ user }) => user ?? ''))];
  const found = await Promise.all(users.map((user) => store.getUser(user)));
  const names = new Map(found.map((user, i) => [users[i]!, user?.name ?? '']));
  return lines.map(({ id, seat, user, text, at, visibility }) => ({
    id,
    seat,
    user: user ?? '',
    name: names.get(user ?? '')!,
    text,
    at,
    room: visibility as ChatRecord['room'],
  }));
}

async function readOrders(store: Stored.Store, id: string): Promise<readonly SeatOrders[]> {
  return (await store.listOrders(id)).map(({ seat, orders }) => ({
    seat,
    ...readBack<Omit<SeatOrders, 'seat'>>(orders),
  }));
}

/** Writes the orders that differ from what was last written. */
export async function writeOrders(
  store: Pick<Stored.Store, 'setOrders'>,
  id: string,
  before: readonly SeatOrders[],
  after: readonly SeatOrders[],
): Promise<void> {
  const text = (all: readonly SeatOrders[], seat: number) => {
    const given = all.find((orders) => orders.seat === seat);
    return given === undefined ? null : JSON.stringify({ after: given.after, orders: given.orders });
  };
  for (const seat of new Set([...before, ...after].map((orders) => orders.seat))) {
    const next = text(after, seat);
    if (next !== text(before, seat)) await store.setOrders(id, seat, next);
  }
}
