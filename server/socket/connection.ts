/** One socket: its messages one after another, and the tables it watches. */
import type { Person, Reply, TableRefusal, Watch } from '@signoria/table';
import { seatOf, watch } from '@signoria/table';
import type { RawData, WebSocket } from 'ws';
import { heldBack } from '../accounts/manners.ts';
import { pause } from '../breath.ts';
import type { House } from '../house.ts';
import { fromRow } from '../keeping.ts';
import { reported } from '../log.ts';
import type { Rate } from '../options.ts';
import { inForce, type Sanction } from '../people.ts';
import type { Reader } from '../presence.ts';
import type { Loaded, Tables } from '../tables.ts';
import { type Bucket, fullBucket, take } from './bucket.ts';
import { idIn, type Message, readMessage } from './messages.ts';

/** Close codes of our own, beside those of the protocol. */
export const NO_SESSION = 4401;
export const TOO_MANY = 4429;
export const BANNED = 4403;

export interface Connection {
  readonly house: House;
  readonly tables: Tables;
  readonly socket: WebSocket;
  /** Shared by all connections of the same user. */
  readonly userBucket: Bucket;
  readonly bucket: Bucket;
  readonly chatBucket: Bucket;
  readonly watching: Map<string, Watching>;
  person: Person;
  /** Whether an administrator keeps him from writing. */
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
}

/** What is written while it is corked goes out at once. */
export interface Wire {
  cork(): void;
  uncork(): void;
}

interface Watching extends Reader {
  readonly loaded: Loaded;
  readonly watch: Watch;
  /** He reads slowly, or his view takes a while: he is looked after again. */
  late: boolean;
}

export function connect(
  house: House,
  tables: Tables,
  socket: WebSocket,
  wire: Wire,
  person: Person,
  muted: Sanction | null,
  userBucket: Bucket,
): Connection {
  const full = (rate: Rate) => fullBucket(rate, house.now());
  const connection: Connection = {
    house,
    tables,
    socket,
    userBucket,
    bucket: full(house.limits.perConnection),
    chatBucket: full(house.limits.chat),
    watching: new Map(),
    person,
    muted,
    over: 0,
    alive: true,
    tail: Promise.resolve(),
    wire,
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
}

function hear(c: Connection, data: RawData): void {
  const { limits, now } = c.house;
  const length = Array.isArray(data) ? data.reduce((sum, part) => sum + part.length, 0) : data.byteLength;
  const own = take(c.bucket, limits.perConnection, now());
  const text = length > limits.message ? null : data.toString();
  if (!own || !take(c.userBucket, limits.perUser, now())) tooMany(c, text);
  else if (text === null) refuse(c, '', { why: 'too-large' });
  else accept(c, text);
}

/** A ping is a message like any other: counted, and answered only as far as the answers are read. */
function pinged(c: Connection, data: Buffer): void {
  const { limits, now } = c.house;
  if (!take(c.bucket, limits.perConnection, now())) endIfTooMany(c);
  else if (c.socket.bufferedAmount <= limits.slow) c.socket.pong(data);
}

function accept(c: Connection, data: string): void {
  const read = readMessage(data);
  if (!read.ok) {
    refuse(c, read.id, { why: 'malformed', detail: read.detail });
    return;
  }
  c.house.metrics.messages.inc({ type: read.message.type });
  const act = () => handle(c, read.message);
  c.tail = c.tail
    .then(pause)
    .then(act)
    .catch((error: unknown) => broken(c, read.message, error));
}

function tooMany(c: Connection, text: string | null): void {
  if (!endIfTooMany(c)) refuse(c, text === null ? '' : idIn(text), { why: 'too-many' });
}

function endIfTooMany(c: Connection): boolean {
  c.over++;
  if (c.over <= c.house.limits.patience) return false;
  post(c);
  c.socket.close(TOO_MANY, 'too-many');
  return true;
}

function broken(c: Connection, message: Message, error: unknown): void {
  c.house.log.error({ table: message.table, type: message.type, ...reported(error) }, 'message failed');
  refuse(c, 'id' in message ? message.id : '', { why: 'server' });
}

/** Also for somebody who has closed the page right after he answered. */
async function handle(c: Connection, message: Message): Promise<void> {
  if (message.type === 'watch') return startWatching(c, message.table, message.logFrom, message.chatFrom);
  if (message.type === 'leave') return leave(c, message.table);
  if (message.type === 'chat' && inForce(c.muted, c.house.now())) return refuse(c, message.id, { why: 'muted' });
  const reply = await c.tables.use(message.table, async ({ table, desk }): Promise<Reply> => {
    const refusal = isTooMuch(c, message, desk.seq)
      ? ({ why: 'too-many' } as const)
      : await heldBack(c.house, desk.row, c.person.user, message.type);
    return refusal === null ? table.request(c.person, message) : { type: 'refused', id: message.id, refusal };
  });
  if (reply === null) return refuse(c, message.id, { why: 'no-such-table' });
  if (reply.type === 'refused') c.house.metrics.refused.inc({ why: reply.refusal.why });
  send(c, reply);
}

/** A game ends by itself; going back and chatting do not. */
function isTooMuch({ house: { limits, now }, chatBucket }: Connection, message: Message, entries: number): boolean {
  if (message.type === 'chat') return !take(chatBucket, limits.chat, now());
  const back = message.type === 'undo' || (message.type === 'propose' && message.what.kind === 'takeback');
  return back && entries >= limits.entries;
}

async function startWatching(c: Connection, id: string, logFrom: number, chatFrom: number): Promise<void> {
  leave(c, id);
  if (c.watching.size >= c.house.limits.watchedPerConnection) return refuse(c, '', { why: 'too-many' });
  await c.house.blocks.load(c.person.user);
  const loaded = await c.tables.pin(id);
  if (loaded === null) return send(c, { type: 'gone', table: id, why: 'unknown' });
  if (c.socket.readyState !== c.socket.OPEN) return c.tables.unpin(loaded);
  const watching: Watching = {
    loaded,
    watch: watch(loaded.table, c.person.user, logFrom, chatFrom),
    late: false,
    changed: () => showSoon(c, watching),
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
  const { socket, house, watching: all } = c;
  if (all.get(watching.loaded.id) !== watching) return;
  watching.late = socket.bufferedAmount > house.limits.slow;
  if (watching.late) setTimeout(() => showLate(c, watching), SLOW_MS).unref();
  else showWhenReady(c, watching);
}

/** What is found out for this reader alone keeps nobody else waiting. */
function showWhenReady(c: Connection, watching: Watching): void {
  const ready = watching.loaded.table.ready(c.person.user);
  watching.late = ready !== null;
  if (ready === null) showNow(c, watching);
  else ready.then(() => showLate(c, watching)).catch(() => showFailing(c, watching));
}

/** What goes wrong is reported where the view is made. */
function showFailing(c: Connection, watching: Watching): void {
  watching.late = false;
  showNow(c, watching);
}

function showLate(c: Connection, watching: Watching): void {
  watching.late = false;
  showSoon(c, watching);
}

function showNow(c: Connection, { watch, loaded }: Watching): void {
  const { metrics, log, moments } = c.house;
  try {
    const view = watch.nextText();
    if (view === null) return;
    metrics.views.inc();
    const now = c.house.now();
    c.socket.send(`{"type":"table","table":${JSON.stringify(loaded.id)},"now":${now},"view":${view}}`);
  } catch (error) {
    const { row, seq } = loaded.desk;
    const seat = seatOf(fromRow(row).seats, c.person.user);
    const fault = { table: row.id, game: row.game, rules: row.rules, seat, seq, what: 'view', ...reported(error) };
    log.error(fault, 'view failed');
    moments.failed(c.house, { stack: null, ...fault, line: null });
  }
}

function refuse(c: Connection, id: string, refusal: TableRefusal): void {
  c.house.metrics.refused.inc({ why: refusal.why });
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
  const { socket, house, wire } = c;
  const replies = c.replies.splice(0);
  const due = [...c.due];
  c.due.clear();
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > house.limits.stuck) {
    socket.terminate();
    return;
  }
  wire.cork();
  for (const reply of replies) socket.send(reply);
  for (const watching of due) show(c, watching);
  wire.uncork();
}
