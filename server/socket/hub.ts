/** All sockets of this server: who may open one, whether they are still there, and how they are closed. */
import websocket from '@fastify/websocket';
import type { User } from '@signoria/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { breath } from '../breath.ts';
import type { House } from '../house.ts';
import { isFromHere } from '../http/origin.ts';
import { Problem } from '../http/problems.ts';
import type { Visitors } from '../http/visitor.ts';
import { reported } from '../log.ts';
import { inForce, personOf, userData } from '../people.ts';
import type { Tables } from '../tables.ts';
import { type Bucket, fullBucket } from './bucket.ts';
import { BANNED, type Connection, connect, disconnect, NO_SESSION, TOO_MANY, type Wire } from './connection.ts';

export interface Hub {
  count(): number;
  renamed(user: string, name: string): void;
  /** Whoever is connected. */
  users(): readonly string[];
  /** Closes those of this user's sockets whose session is over. */
  recheck(user: string): Promise<void>;
  /** What is kept of somebody has changed: his name, or what an administrator took from him. */
  userChanged(user: User): void;
  /** Tells everybody to come back later; resolves when what they had asked is done. */
  close(): Promise<void>;
}

/** One user with all his connections. */
interface Presence {
  readonly bucket: Bucket;
  /** Each with the session it came with. */
  readonly connections: Map<Connection, string>;
}

interface Arrived {
  readonly user: User;
  readonly session: string;
  readonly reply: FastifyReply;
}

interface State {
  readonly house: House;
  readonly tables: Tables;
  readonly users: Map<string, Presence>;
  readonly connections: Set<Connection>;
  closing: boolean;
  rechecking: boolean;
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
  const state: State = { house, tables, users: new Map(), connections: new Set(), closing: false, rechecking: false };
  const arrived = new WeakMap<FastifyRequest, Arrived>();
  await app.register(websocket, {
    // Pings are answered by the connection, which counts them.
    options: { maxPayload: house.limits.frame, perMessageDeflate: DEFLATE, autoPong: false },
    // Sockets are closed by `close` below, each with its reason.
    preClose: async () => {},
  });
  const preValidation = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isFromHere(request)) throw new Problem('csrf');
    arrived.set(request, { user: await visitors.must(request), session: visitors.session(request)!, reply });
  };
  app.get('/socket', { websocket: true, preValidation, schema: { hide: true } }, (socket, request) => {
    const { user, session, reply } = arrived.get(request)!;
    // The request is over, and is not to be timed until the socket closes.
    reply.raw.detachSocket(request.raw.socket);
    admit(state, socket, request.raw.socket, user, session);
  });
  // Once it is closing, fastify answers such a request but leaves its socket open, and would wait for it for ever.
  app.server.on('upgrade', (_, socket) => state.closing && socket.destroy());
  const heart = setInterval(visiting(state), house.limits.heartbeatMs / PARTS).unref();
  return {
    count: () => state.connections.size,
    renamed: (user, name) => renamed(state, user, name),
    recheck: (user) => recheck(state, user),
    users: () => [...state.users.keys()],
    userChanged: (user) => userChanged(state, user),
    close: () => {
      clearInterval(heart);
      return close(state);
    },
  };
}

function admit(state: State, socket: WebSocket, wire: Wire, user: User, session: string): void {
  const { house, users, connections } = state;
  const presence = users.get(user.id) ?? newPresence(house);
  users.set(user.id, presence);
  // What is wrong with a frame ends its connection; without this listener it would end the process.
  socket.on('error', (error: Error & { code?: string }) => house.log.debug({ code: error.code }, 'socket error'));
  const full = presence.connections.size >= house.limits.connectionsPerUser;
  if (full) socket.close(TOO_MANY, 'too-many');
  if (state.closing) goodbye(socket);
  if (full || state.closing) return;
  const connection = connect(house, state.tables, socket, wire, personOf(user), userData(user).muted, presence.bucket);
  presence.connections.set(connection, session);
  connections.add(connection);
  socket.on('close', () => {
    disconnect(connection);
    connections.delete(connection);
    presence.connections.delete(connection);
    if (presence.connections.size === 0) users.delete(user.id);
  });
}

function newPresence({ limits, now }: House): Presence {
  return { bucket: fullBucket(limits.perUser, now()), connections: new Map() };
}

/** Everybody is visited once in a heartbeat, a few at a time: no move is to wait until thousands have been asked. */
const PARTS = 50;

function visiting(state: State): () => void {
  let users: readonly string[] = [];
  let part = 0;
  return () => {
    if (part === 0) users = [...state.users.keys()];
    const size = Math.ceil(users.length / PARTS);
    const visited = users.slice(part * size, (part + 1) * size);
    part = (part + 1) % PARTS;
    for (const user of visited) beat(state, user);
    // Another server may have ended a session, or shut somebody out.
    void recheckEach(state, visited).catch((error: unknown) =>
      state.house.log.warn(reported(error), 'sessions not rechecked'),
    );
  };
}

function beat({ users }: State, user: string): void {
  for (const connection of users.get(user)?.connections.keys() ?? []) {
    if (!connection.alive) connection.socket.terminate();
    connection.alive = false;
    connection.socket.ping();
  }
}

function renamed({ users }: State, user: string, name: string): void {
  for (const connection of users.get(user)?.connections.keys() ?? []) connection.person = { user, name };
}

function userChanged({ house, users }: State, user: User): void {
  const { muted, banned } = userData(user);
  for (const connection of users.get(user.id)?.connections.keys() ?? []) {
    connection.person = personOf(user);
    connection.muted = muted;
    if (inForce(banned, house.now())) expel(connection.socket);
  }
}

function expel(socket: WebSocket): void {
  socket.close(BANNED, 'banned');
  endSoon(socket);
}

/** A store that is slow is not asked again before it has answered. */
async function recheckEach(state: State, users: readonly string[]): Promise<void> {
  if (state.rechecking) return;
  state.rechecking = true;
  try {
    for (const user of users) {
      await breath();
      await recheck(state, user);
    }
  } finally {
    state.rechecking = false;
  }
}

/** Signed out, revoked, or shut out: a socket that is open says nothing about whether it still may be. */
async function recheck(state: State, user: string): Promise<void> {
  const { store, now } = state.house;
  const known = await store.getUser(user);
  if (known !== null) userChanged(state, known);
  await state.house.blocks.load(user);
  for (const [{ socket }, session] of [...(state.users.get(user)?.connections ?? [])]) {
    const found = await store.getSession(session);
    if (found !== null && found.expires > now()) continue;
    socket.close(NO_SESSION, 'no-session');
    endSoon(socket);
  }
}

/** How long a client may take to say good-bye. */
const GOODBYE_MS = 1000;

function goodbye(socket: WebSocket): void {
  socket.close(GOING_AWAY, 'restart');
  endSoon(socket);
}

function endSoon(socket: WebSocket): void {
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
