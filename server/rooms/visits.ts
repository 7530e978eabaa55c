/**
 * Rooms over the socket. A room is where its table is: whoever enters has that table loaded at the server that owns it, as
 * long as they stay, so that all of them meet there, wherever they came in.
 */

import { Refused } from '@signoria/kernel';
import type { Message } from '@signoria/protocol';
import type { Person, Reply, RoomItem, RoomNews, RoomRequest, TableRefusal } from '@signoria/table';
import { NotDone } from '@signoria/table';
import { Problem } from '../http/problems.ts';
import { inForce, type Sanction } from '../people.ts';
import type { Services } from '../services.ts';
import { type Bucket, take } from '../socket/bucket.ts';
import type { Line } from '../socket/line.ts';
import type { Loaded } from '../tables/loaded.ts';
import { mustHaveFile } from '../tables/new-table.ts';
import type { Reader } from '../tables/presence.ts';
import type { Tables } from '../tables/tables.ts';
import { carryOut, leavesSomething } from './deeds.ts';
import { arrive, depart, newRoom, nowIn, type Room, type Visitor } from './room.ts';
import { readItems, readRoom } from './room-documents.ts';

/** What a room needs of a connection. */
export interface Caller {
  readonly services: Services;
  readonly tables: Tables;
  readonly socket: Line;
  readonly person: Person;
  readonly muted: Sanction | null;
  readonly chatBucket: Bucket;
  readonly rooms: Map<string, Visit>;
  /** The table is another server's: they come again. */
  moved(): void;
}

export interface Visit extends Visitor {
  readonly caller: Caller;
  readonly loaded: Loaded;
  readonly room: Room;
  readonly reader: Reader;
  /** Ids of what they have been told of. */
  readonly told: Set<string>;
  /** Whether they have been told anything yet. */
  greeted: boolean;
  due: boolean;
}

export function isOfRoom(message: Message): message is RoomRequest {
  return message.type === 'enter' || message.type === 'exit' || message.type === 'room';
}

/** Each as long as its table is loaded and somebody is inside. */
const rooms = new WeakMap<Loaded, Promise<Room>>();

async function roomAt({ store }: Services, loaded: Loaded): Promise<Room> {
  const open = async () => {
    const [items, kept] = await Promise.all([readItems(store, loaded.id), readRoom(store, loaded.id)]);
    return newRoom(loaded.id, loaded.table, items, kept);
  };
  for (;;) {
    const opening = rooms.get(loaded) ?? open();
    rooms.set(loaded, opening);
    const room = await opening.catch((error: unknown) => {
      rooms.delete(loaded);
      throw error;
    });
    // The last of those inside may have left while we waited at the door.
    if (rooms.get(loaded) === opening) return room;
  }
}

/** False when the table has gone to another server meanwhile, and is to be asked for there. */
export async function enterRoom(c: Caller, id: string): Promise<boolean> {
  exitRoom(c, id);
  const { services, tables, socket, person } = c;
  if (c.rooms.size >= services.limits.watchedPerConnection) return shut(c, id);
  await services.blocks.load(person.user);
  const loaded = await tables.pin(id);
  if (loaded === null && (await tables.far(id)) !== null) return false;
  if (loaded === null) return shut(c, id);
  const room = isOpenTo(loaded, services) ? await roomAt(services, loaded) : null;
  if (room === null || socket.readyState !== socket.OPEN || room.visitors.size >= services.limits.roomPeople) {
    tables.unpin(loaded);
    return shut(c, id);
  }
  const visit = visitOf(c, loaded, room);
  c.rooms.set(id, visit);
  loaded.audience.readers.set(visit.reader, person.user);
  tables.audienceChanged(loaded);
  arrive(room, visit);
  return true;
}

function shut({ socket }: Caller, table: string): true {
  const reply: Reply = { type: 'room', table, news: null };
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(reply));
  return true;
}

/** To all who may open the file of the game, and as soon as they may. */
function isOpenTo({ table }: Loaded, { now }: Services): boolean {
  try {
    mustHaveFile(table.record(), now());
    return true;
  } catch (error) {
    if (error instanceof Problem || error instanceof NotDone) return false;
    throw error;
  }
}

function visitOf(caller: Caller, loaded: Loaded, room: Room): Visit {
  const visit: Visit = {
    caller,
    loaded,
    room,
    get person() {
      return caller.person;
    },
    follows: true,
    seq: room.place.seq,
    changed: () => showSoon(visit),
    reader: { changed: () => {}, lost: caller.moved },
    told: new Set(),
    greeted: false,
    due: false,
  };
  return visit;
}

export function exitRoom(c: Caller, id: string): void {
  const visit = c.rooms.get(id);
  if (visit === undefined) return;
  const { loaded, room, reader } = visit;
  c.rooms.delete(id);
  depart(room, visit);
  if (room.visitors.size === 0) rooms.delete(loaded);
  loaded.audience.readers.delete(reader);
  c.tables.audienceChanged(loaded);
  c.tables.unpin(loaded);
}

type Asked = Extract<RoomRequest, { readonly type: 'room' }>;

export async function askRoom(c: Caller, { table, id, deed }: Asked): Promise<Reply> {
  const refused = (refusal: TableRefusal): Reply => ({ type: 'refused', id, refusal });
  const visit = c.rooms.get(table);
  const { limits, now } = c.services;
  if (visit === undefined) return refused({ why: 'malformed', detail: 'room' });
  if (leavesSomething(deed)) {
    if (inForce(c.muted, now())) return refused({ why: 'muted' });
    if (!take(c.chatBucket, limits.chat, now())) return refused({ why: 'too-many' });
  }
  try {
    await carryOut({ services: c.services, room: visit.room, visitor: visit, id }, deed);
    return { type: 'done', id, seq: null };
  } catch (error) {
    if (error instanceof NotDone || error instanceof Refused) return refused(error.refusal);
    throw error;
  }
}

/** Several changes in one go are told at once. */
function showSoon(visit: Visit): void {
  if (visit.due) return;
  visit.due = true;
  setImmediate(() => show(visit));
}

const SLOW_MS = 250;

/** A slow reader misses steps, not the latest. */
function show(visit: Visit): void {
  const { caller, loaded } = visit;
  const { socket, services } = caller;
  if (caller.rooms.get(loaded.id) !== visit || socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > services.limits.slow) {
    setTimeout(() => show(visit), SLOW_MS).unref();
    return;
  }
  visit.due = false;
  const reply: Reply = { type: 'room', table: loaded.id, news: newsFor(visit) };
  socket.send(JSON.stringify(reply));
}

/** Whom somebody has blocked they do not read here either. */
function newsFor(visit: Visit): RoomNews {
  const { room, told, person, caller, greeted } = visit;
  const reads = ({ user }: RoomItem) => !caller.services.blocks.hides(person.user, user);
  const items = [...room.items.values()].filter((item) => !told.has(item.id) && reads(item));
  const dropped = [...told].filter((id) => !room.items.has(id));
  for (const { id } of items) told.add(id);
  for (const id of dropped) told.delete(id);
  visit.greeted = true;
  return { now: nowIn(room), whole: !greeted, items, dropped };
}
