/** All sockets of this server: who may open one, whether they are still there, and how they are closed. */
import websocket from '@fastify/websocket';
import type { User } from '@signoria/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { breath } from '../breath.ts';
import type { House } from '../house.ts';
import { Problem } from '../http/problems.ts';
import type { Visitors } from '../http/visitor.ts';
import { personOf } from '../people.ts';
import type { Tables } from '../tables.ts';
import { type Bucket, fullBucket } from './bucket.ts';
import { type Connection, connect, disconnect, TOO_MANY, type Wire } from './connection.ts';

export interface Hub {
  count(): number;
  renamed(user: string, name: string): void;
  /** Tells everybody to come back later; resolves when what they had asked is done. */
  close(): Promise<void>;
}

/** One user with all his connections. */
interface Presence {
  readonly bucket: Bucket;
  readonly connections: Set<Connection>;
}

interface Arrived {
  readonly user: User;
  readonly reply: FastifyReply;
}

interface State {
  readonly house: House;
  readonly tables: Tables;
  readonly users: Map<string, Presence>;
  readonly connections: Set<Connection>;
  closing: boolean;
}

const GOING_AWAY = 1001;

/**
 * A compressor for each connection would cost more memory than everything else about it. And what fits into two or
 * three packets arrives no sooner for being smaller.
 */
const DEFLATE = {
  threshold: 4096,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  zlibDeflateOptions: { level: 4, memLevel: 7 },
  concurrencyLimit: 4,
};

export async function addSocket(app: FastifyInstance, house: House, tables: Tables, visitors: Visitors): Promise<Hub> {
  const state: State = { house, tables, users: new Map(), connections: new Set(), closing: false };
  const arrived = new WeakMap<FastifyRequest, Arrived>();
  await app.register(websocket, {
    options: { maxPayload: house.limits.frame, perMessageDeflate: DEFLATE },
    // Sockets are closed by `close` below, each with its reason.
    preClose: async () => {},
  });
  const preValidation = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isOurs(request)) throw new Problem('csrf');
    arrived.set(request, { user: await visitors.must(request), reply });
  };
  app.get('/socket', { websocket: true, preValidation, schema: { hide: true } }, (socket, request) => {
    const { user, reply } = arrived.get(request)!;
    // The request is over, and is not to be timed until the socket closes.
    reply.raw.detachSocket(request.raw.socket);
    admit(state, socket, request.raw.socket, user);
  });
  // Once it is closing, fastify answers such a request but leaves its socket open, and would wait for it for ever.
  app.server.on('upgrade', (_, socket) => state.closing && socket.destroy());
  const heart = setInterval(() => beat(state), house.limits.heartbeatMs).unref();
  return {
    count: () => state.connections.size,
    renamed: (user, name) => renamed(state, user, name),
    close: () => {
      clearInterval(heart);
      return close(state);
    },
  };
}

/** Browsers name the page that opens a socket: another site's page may not. Programs name none. */
function isOurs({ headers: { origin }, host }: FastifyRequest): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

function admit(state: State, socket: WebSocket, wire: Wire, user: User): void {
  const { house, users, connections } = state;
  const presence = users.get(user.id) ?? newPresence(house);
  users.set(user.id, presence);
  // What is wrong with a frame ends its connection; without this listener it would end the process.
  socket.on('error', (error: Error & { code?: string }) => house.log.debug({ code: error.code }, 'socket error'));
  const full = presence.connections.size >= house.limits.connectionsPerUser;
  if (full) socket.close(TOO_MANY, 'too-many');
  if (state.closing) goodbye(socket);
  if (full || state.closing) return;
  const connection = connect(house, state.tables, socket, wire, personOf(user), presence.bucket);
  presence.connections.add(connection);
  connections.add(connection);
  socket.on('close', () => {
    disconnect(connection);
    connections.delete(connection);
    presence.connections.delete(connection);
    if (presence.connections.size === 0) users.delete(user.id);
  });
}

function newPresence({ limits, now }: House): Presence {
  return { bucket: fullBucket(limits.perUser, now()), connections: new Set() };
}

function beat({ connections }: State): void {
  for (const connection of connections) {
    if (!connection.alive) connection.socket.terminate();
    connection.alive = false;
    connection.socket.ping();
  }
}

function renamed({ users }: State, user: string, name: string): void {
  for (const connection of users.get(user)?.connections ?? []) connection.person = { user, name };
}

/** How long a client may take to say good-bye. */
const GOODBYE_MS = 1000;

function goodbye(socket: WebSocket): void {
  socket.close(GOING_AWAY, 'restart');
  const timer = setTimeout(() => socket.terminate(), GOODBYE_MS);
  socket.once('close', () => clearTimeout(timer));
}

async function close(state: State): Promise<void> {
  state.closing = true;
  const { connections } = state;
  await Promise.all([...connections].map(({ tail }) => tail));
  await breath(); // their replies go out
  const gone = [...connections].map(
    ({ socket }) => new Promise<void>((resolve) => void socket.once('close', () => resolve())),
  );
  for (const { socket } of connections) goodbye(socket);
  await Promise.all(gone);
}
