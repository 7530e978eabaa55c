/** One socket: its messages one after another, and the tables it watches. */
import { setTimeout as sleep } from 'node:timers/promises';
import { idIn, type Message, readMessage } from '@signoria/protocol';
import type { Node } from '@signoria/store';
import type { Person, Reply, RoomRequest, TableRefusal, Watch } from '@signoria/table';
import { isInquiry, seatOf, watch } from '@signoria/table';
import type { RawData } from 'ws';
import { heldBack } from '../accounts/people/block-rules.ts';
import { reported } from '../log.ts';
import type { Rate } from '../options.ts';
import { inForce, type Sanction } from '../people.ts';
import { askRoom, enterRoom, exitRoom, isOfRoom, type Visit } from '../rooms/visits.ts';
import type { Services } from '../services.ts';
import type { Loaded } from '../tables/loaded.ts';
import { SOON_MS, TRIES } from '../tables/ownership.ts';
import type { Reader } from '../tables/presence.ts';
import { fromRow } from '../tables/table-rows.ts';
import type { Tables } from '../tables/tables.ts';
import { pause } from '../work/yielding.ts';
import { type Bucket, fullBucket, take } from './bucket.ts';
import type { Advisee, Counsellor } from './counsel.ts';
import { inquireSoon } from './inquiries.ts';
import { type Line, MOVED, TOO_MANY, type Wire } from './line.ts';

/** Sends a message on to the server whose table it is for; false when that one cannot be reached. */
export type Elsewhere = (c: Connection, message: Message, node: Node) => Promise<boolean>;

export interface Connection {
  readonly services: Services;
  readonly tables: Tables;
  readonly socket: Line;
  readonly counsellor: Counsellor;
  /** Shared by all connections of the same user. */
  readonly userBucket: Bucket;
  readonly bucket: Bucket;
  readonly chatBucket: Bucket;
  readonly watching: Map<string, Watching>;
  readonly rooms: Map<string, Visit>;
  person: Person;
  /** Whether an administrator keeps them from writing. */
  muted: Sanction | null;
  /** Messages over the rate. */
  over: number;
  alive: boolean;
  tail: Promise<void>;
  /** The wire below the socket. */
  readonly wire: Wire;
  /** Replies, and tables to be shown, that go out together. */
  readonly replies: string[];
  readonly due: Set<Watching>;
  readonly elsewhere: Elsewhere;
  /** Whether more may be said than that one looks: a token may be for that alone. */
  readonly speaks: boolean;
  /** The table is another server's by now. */
  moved(): void;
}

type WatchMessage = Extract<Message, { readonly type: 'watch' }>;

interface Watching extends Reader {
  readonly loaded: Loaded;
  readonly watch: Watch;
  readonly advisee: Advisee;
  /** They read slowly: they are looked after again. */
  late: boolean;
}

export interface Arrival
  extends Pick<Connection, 'tables' | 'socket' | 'wire' | 'counsellor' | 'userBucket' | 'elsewhere' | 'speaks'> {
  readonly person: Person;
  readonly muted: Sanction | null;
}

export function connect(services: Services, arrival: Arrival): Connection {
  const full = (rate: Rate) => fullBucket(rate, services.now());
  const { socket } = arrival;
  const connection: Connection = {
    services,
    ...arrival,
    bucket: full(services.limits.perConnection),
    chatBucket: full(services.limits.chat),
    watching: new Map(),
    rooms: new Map(),
    moved: () => socket.close(MOVED, 'moved'),
    over: 0,
    alive: true,
    tail: Promise.resolve(),
    replies: [],
    due: new Set(),
  };
  socket.on('message', (data) => hear(connection, data));
  socket.on('ping', (data) => pinged(connection, data));
  socket.on('pong', () => {
    connection.alive = true;
  });
  return connection;
}

export function disconnect(c: Connection): void {
  for (const table of [...c.watching.keys()]) leave(c, table);
  for (const table of [...c.rooms.keys()]) exitRoom(c, table);
}

function hear(c: Connection, data: RawData): void {
  const { limits, now } = c.services;
  const length = Array.isArray(data) ? data.reduce((sum, part) => sum + part.length, 0) : data.byteLength;
  const own = take(c.bucket, limits.perConnection, now());
  const text = length > limits.message ? null : data.toString();
  if (!own || !take(c.userBucket, limits.perUser, now())) tooMany(c, text);
  else if (text === null) refuse(c, '', { why: 'too-large' });
  else accept(c, text);
}

/** A ping is a message like any other: counted, and answered only as far as the answers are read. */
function pinged(c: Connection, data: RawData): void {
  const { limits, now } = c.services;
  if (!take(c.bucket, limits.perConnection, now())) endIfTooMany(c);
  else if (c.socket.bufferedAmount <= limits.slow) c.socket.pong(data);
}

const LOOKING: readonly Message['type'][] = ['watch', 'leave', 'past', 'foresee', 'why'];

function accept(c: Connection, data: string): void {
  const read = readMessage(data);
  if (!read.ok) {
    refuse(c, read.id, { why: 'malformed', detail: read.detail });
    return;
  }
  if (!c.speaks && !LOOKING.includes(read.message.type)) {
    refuse(c, 'id' in read.message ? read.message.id : '', { why: 'scope' });
    return;
  }
  c.services.metrics.messages.inc({ type: read.message.type });
  handleSoon(c, read.message);
}

/** After all that was said before. */
export function handleSoon(c: Connection, message: Message): void {
  c.tail = handleAfter(c.tail, c, message);
}

async function handleAfter(before: Promise<void>, c: Connection, message: Message): Promise<void> {
  await before;
  const rest = pause();
  if (rest !== null) await rest;
  try {
    await route(c, message);
  } catch (error) {
    broken(c, message, error);
  }
}

/** To the server whose table it is; where there is one server, here. */
function route(c: Connection, message: Message): Promise<void> {
  return c.services.nodes === null ? handle(c, message) : routeAmong(c, message);
}

async function routeAmong(c: Connection, message: Message): Promise<void> {
  for (let left = TRIES; left > 0; left--) {
    const node = await c.tables.far(message.table);
    if (node === null) return handle(c, message);
    if (await c.elsewhere(c, message, node)) return;
    await sleep(SOON_MS);
  }
  throw new Error('the owner of the table cannot be reached');
}

function tooMany(c: Connection, text: string | null): void {
  if (!endIfTooMany(c)) refuse(c, text === null ? '' : idIn(text), { why: 'too-many' });
}

function endIfTooMany(c: Connection): boolean {
  c.over++;
  if (c.over <= c.services.limits.patience) return false;
  post(c);
  c.socket.close(TOO_MANY, 'too-many');
  return true;
}

function broken(c: Connection, message: Message, error: unknown): void {
  c.services.log.error({ table: message.table, type: message.type, ...reported(error) }, 'message failed');
  refuse(c, 'id' in message ? message.id : '', { why: 'server' });
}

/** Also for somebody who has closed the page right after they answered. */
async function handle(c: Connection, message: Message): Promise<void> {
  if (message.type === 'watch') return startWatching(c, message);
  if (message.type === 'leave') return leave(c, message.table);
  if (isOfRoom(message)) return handleInRoom(c, message);
  if (isInquiry(message)) return inquireSoon(c, message, (reply) => send(c, reply));
  if (message.type === 'chat' && inForce(c.muted, c.services.now())) return refuse(c, message.id, { why: 'muted' });
  const reply = await c.tables.use(message.table, async ({ table, tablePorts }): Promise<Reply> => {
    const refusal = isTooMuch(c, message, tablePorts.seq)
      ? ({ why: 'too-many' } as const)
      : await heldBack(c.services, tablePorts.row, c.person.user, message.type);
    return refusal === null ? table.request(c.person, message) : { type: 'refused', id: message.id, refusal };
  });
  if (reply === null) return refuse(c, message.id, { why: 'no-such-table' });
  if (reply.type === 'refused') c.services.metrics.refused.inc({ why: reply.refusal.why });
  send(c, reply);
}

async function handleInRoom(c: Connection, message: RoomRequest): Promise<void> {
  if (message.type === 'exit') exitRoom(c, message.table);
  else if (message.type === 'room') send(c, await askRoom(c, message));
  else if (!(await enterRoom(c, message.table))) handleSoon(c, message);
}

/** A game ends by itself; going back and chatting do not. */
function isTooMuch({ services: { limits, now }, chatBucket }: Connection, message: Message, entries: number): boolean {
  if (message.type === 'chat') return !take(chatBucket, limits.chat, now());
  const back = message.type === 'undo' || (message.type === 'propose' && message.what.kind === 'takeback');
  return back && entries >= limits.entries;
}

async function startWatching(c: Connection, message: WatchMessage): Promise<void> {
  const { table: id, logFrom, chatFrom, changes } = message;
  leave(c, id);
  if (c.watching.size >= c.services.limits.watchedPerConnection) return refuse(c, '', { why: 'too-many' });
  await c.services.blocks.load(c.person.user);
  const loaded = await c.tables.pin(id);
  if (loaded === null && (await c.tables.far(id)) !== null) return handleSoon(c, message);
  if (loaded === null) return send(c, { type: 'gone', table: id, why: 'unknown' });
  if (c.socket.readyState !== c.socket.OPEN) return c.tables.unpin(loaded);
  const watching: Watching = {
    loaded,
    watch: watch(loaded.table, c.person.user, logFrom, chatFrom, changes),
    advisee: adviseeOf(c, loaded),
    late: false,
    changed: () => showSoon(c, watching),
    lost: c.moved,
  };
  c.watching.set(id, watching);
  loaded.audience.readers.set(watching, c.person.user);
  c.tables.audienceChanged(loaded);
  showSoon(c, watching);
}

function leave(c: Connection, id: string): void {
  const watching = c.watching.get(id);
  if (watching === undefined) return;
  const { loaded } = watching;
  c.watching.delete(id);
  c.counsellor.forget(watching.advisee);
  loaded.audience.readers.delete(watching);
  c.tables.audienceChanged(loaded);
  c.tables.unpin(loaded);
}

/** Several changes in one go are one view. */
function showSoon(c: Connection, watching: Watching): void {
  if (watching.late || c.due.has(watching)) return;
  postSoon(c);
  c.due.add(watching);
}

const SLOW_MS = 250;

/** A slow reader misses views, not the latest one: each is whole. */
function show(c: Connection, watching: Watching): void {
  const { socket, services, watching: all } = c;
  if (all.get(watching.loaded.id) !== watching) return;
  watching.late = socket.bufferedAmount > services.limits.slow;
  if (watching.late) setTimeout(() => showLate(c, watching), SLOW_MS).unref();
  else showNow(c, watching);
}

function showLate(c: Connection, watching: Watching): void {
  watching.late = false;
  showSoon(c, watching);
}

function showNow(c: Connection, { watch, loaded, advisee }: Watching): void {
  try {
    const news = watch.news();
    if (news === null) return;
    c.services.metrics.views.inc();
    const head = `"table":${JSON.stringify(loaded.id)},"now":${c.services.now()}`;
    const { kind, fields } = news;
    c.socket.send(
      kind === 'view' ? `{"type":"table",${head},"view":{${fields}}}` : `{"type":"change",${head},${fields}}`,
    );
    c.counsellor.shown(advisee);
  } catch (error) {
    notSeen(c, loaded, error);
  }
}

function notSeen({ services, person }: Connection, { tablePorts }: Loaded, error: unknown): void {
  const { row, seq } = tablePorts;
  const seat = seatOf(fromRow(row).seats, person.user);
  const fault = { table: row.id, game: row.game, rules: row.rules, seat, seq, what: 'view', ...reported(error) };
  services.log.error(fault, 'view failed');
  services.tableHooks.failed(services, { stack: null, ...fault, line: null });
}

/** A reader who is told the same thing once. */
function adviseeOf(c: Connection, loaded: Loaded): Advisee {
  let told = '';
  return {
    begin: () => loaded.table.counsel(c.person.user),
    tell(text) {
      if (text === told || c.socket.readyState !== c.socket.OPEN || c.socket.bufferedAmount > c.services.limits.slow)
        return;
      told = text;
      c.socket.send(`{"type":"counsel","table":${JSON.stringify(loaded.id)},${text}`);
    },
    failed: (error) => notSeen(c, loaded, error),
  };
}

function refuse(c: Connection, id: string, refusal: TableRefusal): void {
  c.services.metrics.refused.inc({ why: refusal.why });
  send(c, { type: 'refused', id, refusal });
}

function send(c: Connection, reply: Reply): void {
  postSoon(c);
  c.replies.push(JSON.stringify(reply));
}

/** Connections that have something to send, once everything has happened that follows from what is happening now. */
const posting: Connection[] = [];

function postSoon(c: Connection): void {
  if (c.replies.length > 0 || c.due.size > 0) return;
  if (posting.length === 0) process.nextTick(postAll);
  posting.push(c);
}

function postAll(): void {
  for (const c of posting.splice(0)) post(c);
}

function post(c: Connection): void {
  const { socket, services, wire } = c;
  const replies = c.replies.splice(0);
  const due = [...c.due];
  c.due.clear();
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > services.limits.stuck) {
    socket.terminate();
    return;
  }
  wire.cork();
  for (const reply of replies) socket.send(reply);
  for (const watching of due) show(c, watching);
  wire.uncork();
}
