/**
 * One WebSocket for all tables of the page. It is opened again when it breaks; then every table is watched anew and
 * every request without a reply is sent again in its old order. Numbers on requests make that harmless. Nothing here
 * looks into a view.
 */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { readReply } from '@signoria/protocol/replies';
import type { Reply, RoomNews, RoomRequest } from '@signoria/table';
import { backoff } from './backoff.ts';
import type { Link, Message } from './connection.ts';

type Sent = Message | RoomRequest;
type Numbered = Extract<Sent, { readonly id: string }>;
type RoomReply = Extract<Reply, { readonly type: 'room' }>;
export type TableNews = Exclude<Extract<Reply, { readonly table: string }>, RoomReply>;
export type RequestReply = Exclude<Reply, TableNews | RoomReply>;

interface Watched {
  /** Where to read on: asked each time, because it moves. */
  place(): { readonly logFrom: number; readonly chatFrom: number };
  hear(news: TableNews): void;
}

export interface Socket {
  readonly link: ReadonlySignal<Link>;
  /** Start hearing of a table; the returned function stops. */
  watch(table: string, watched: Watched): () => void;
  /** Enter the room of a game, whenever the line is open; the returned function leaves it. */
  room(table: string, hear: (news: RoomNews | null) => void): () => void;
  /** Ask for the table's view again, from where the reader is. */
  again(table: string): void;
  send(message: Numbered): Promise<RequestReply>;
  /** Try now, if it is broken. */
  retry(): void;
  close(): void;
}

export interface SocketOptions {
  readonly url: string;
  /** A request without a reply for so long means that the line is dead, whatever the browser thinks. */
  readonly silenceMs?: number;
  readonly wait?: (attempt: number) => number;
  /** The server has thrown this reader out. It is not tried again. */
  readonly onBanned?: () => void;
}

interface Pending {
  readonly message: Numbered;
  resolve(reply: RequestReply): void;
}

interface Line {
  readonly options: Required<SocketOptions>;
  readonly link: Signal<Link>;
  readonly watched: Map<string, Watched>;
  readonly rooms: Map<string, (news: RoomNews | null) => void>;
  readonly pending: Map<string, Pending>;
  socket: WebSocket | null;
  attempts: number;
  retryTimer: ReturnType<typeof setTimeout> | undefined;
  silenceTimer: ReturnType<typeof setTimeout> | undefined;
  closed: boolean;
}

const SILENCE_MS = 8000;
/** The close code of whoever is thrown out. */
const BANNED = 4403;

export function openSocket(options: SocketOptions): Socket {
  const line: Line = {
    options: {
      silenceMs: SILENCE_MS,
      wait: (attempt) => backoff(attempt, Math.random()),
      onBanned: () => {},
      ...options,
    },
    link: signal<Link>('connecting'),
    watched: new Map(),
    rooms: new Map(),
    pending: new Map(),
    socket: null,
    attempts: 0,
    retryTimer: undefined,
    silenceTimer: undefined,
    closed: false,
  };
  connect(line);
  return {
    link: line.link,
    watch: (table, watched) => watch(line, table, watched),
    room: (table, hear) => enter(line, table, hear),
    again: (table) => watchAgain(line, table),
    send: (message) => send(line, message),
    retry: () => retry(line),
    close: () => close(line),
  };
}

function connect(line: Line): void {
  const socket = new WebSocket(line.options.url);
  line.socket = socket;
  socket.addEventListener('open', () => socket === line.socket && opened(line));
  socket.addEventListener('message', ({ data }) => socket === line.socket && hear(line, String(data)));
  socket.addEventListener('close', ({ code }) => socket === line.socket && (code === BANNED ? expelled : lost)(line));
}

function opened(line: Line): void {
  line.attempts = 0;
  line.link.value = 'open';
  for (const table of line.watched.keys()) watchAgain(line, table);
  for (const table of line.rooms.keys()) transmit(line, { type: 'enter', table });
  for (const { message } of line.pending.values()) transmit(line, message);
  listenForSilence(line);
}

function lost(line: Line): void {
  line.socket = null;
  clearTimeout(line.silenceTimer);
  if (line.closed) return;
  line.link.value = 'lost';
  line.retryTimer = setTimeout(() => connect(line), line.options.wait(line.attempts++));
}

function expelled(line: Line): void {
  line.closed = true;
  line.link.value = 'lost';
  lost(line);
  line.options.onBanned();
}

function retry(line: Line): void {
  if (line.closed || line.socket !== null) return;
  clearTimeout(line.retryTimer);
  connect(line);
}

function close(line: Line): void {
  line.closed = true;
  clearTimeout(line.retryTimer);
  clearTimeout(line.silenceTimer);
  line.socket?.close();
}

function transmit(line: Line, message: Sent): void {
  if (line.socket?.readyState === WebSocket.OPEN) line.socket.send(JSON.stringify(message));
}

function watch(line: Line, table: string, watched: Watched): () => void {
  line.watched.set(table, watched);
  watchAgain(line, table);
  return () => {
    if (line.watched.get(table) !== watched) return;
    line.watched.delete(table);
    transmit(line, { type: 'leave', table });
  };
}

function enter(line: Line, table: string, heard: (news: RoomNews | null) => void): () => void {
  line.rooms.set(table, heard);
  transmit(line, { type: 'enter', table });
  return () => {
    if (line.rooms.get(table) !== heard) return;
    line.rooms.delete(table);
    transmit(line, { type: 'exit', table });
  };
}

function watchAgain(line: Line, table: string): void {
  const watched = line.watched.get(table);
  if (watched !== undefined) transmit(line, { type: 'watch', table, ...watched.place(), changes: true });
}

function send(line: Line, message: Numbered): Promise<RequestReply> {
  return new Promise((resolve) => {
    line.pending.set(message.id, { message, resolve });
    transmit(line, message);
    listenForSilence(line);
  });
}

function hear(line: Line, text: string): void {
  const reply = readReply(text);
  if (reply === null) return;
  if (reply.type === 'room') {
    line.rooms.get(reply.table)?.(reply.news);
  } else if ('table' in reply) {
    line.watched.get(reply.table)?.hear(reply);
  } else {
    const pending = line.pending.get(reply.id);
    line.pending.delete(reply.id);
    pending?.resolve(reply);
  }
  listenForSilence(line);
}

/** Counts from the last sound while something is owed to us. */
function listenForSilence(line: Line): void {
  clearTimeout(line.silenceTimer);
  if (line.pending.size === 0 || line.closed) return;
  line.silenceTimer = setTimeout(() => giveUp(line), line.options.silenceMs);
}

/** A dead line may take minutes to say so: do not wait for its close event. */
function giveUp(line: Line): void {
  const dead = line.socket;
  if (dead === null || dead.readyState !== WebSocket.OPEN) return;
  lost(line);
  dead.close();
}
