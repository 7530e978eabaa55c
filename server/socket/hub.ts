/** All sockets of this server: who may open one, whether they are still there, and how they are closed. */
import websocket from '@fastify/websocket';
import { SOCKET_SCOPES, SPEAKING_SCOPES } from '@signoria/protocol';
import type { User } from '@signoria/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { isFromHere } from '../http/origin.ts';
import { Problem } from '../http/problems.ts';
import type { Visitors } from '../http/visitor.ts';
import { reported } from '../log.ts';
import { tokenAt } from '../machines/tokens.ts';
import { makeRelay } from '../nodes/relay.ts';
import { inForce, personOf, userData } from '../people.ts';
import type { Services } from '../services.ts';
import type { Tables } from '../tables/tables.ts';
import { yieldToEventLoop } from '../work/yielding.ts';
import { type Bucket, fullBucket } from './bucket.ts';
import { type Connection, connect, disconnect } from './connection.ts';
import { type Counsellor, makeCounsellor } from './counsel.ts';
import { BANNED, type Line, NO_SESSION, TOO_MANY, type Wire } from './line.ts';

export interface Hub {
  count(): number;
  renamed(user: string, name: string): void;
  /** Whoever is connected. */
  users(): readonly string[];
  /** Closes those of this user's sockets whose session is over. */
  recheck(user: string): Promise<void>;
  /** What is kept of somebody has changed: their name, or what an administrator took from them. */
  userChanged(user: User): void;
  /** Somebody on a line of another kind; null when they have too many, or the house is closing. */
  open(line: Line, wire: Wire, entrant: Entrant): Connection | null;
  /** Tells everybody to come back later; resolves when what they had asked is done. */
  close(): Promise<void>;
}

/** One user with all their connections. */
interface Presence {
  readonly bucket: Bucket;
  /** Each with the session it came with. */
  readonly connections: Map<Connection, string>;
}

export interface Entrant {
  readonly user: User;
  /** By what the store knows the session, or the token. */
  readonly session: string;
  /** Whether they may say more than that they look. */
  readonly speaks: boolean;
}

interface Arrived extends Entrant {
  readonly reply: FastifyReply;
}

interface State {
  readonly services: Services;
  readonly tables: Tables;
  readonly counsellor: Counsellor;
  readonly users: Map<string, Presence>;
  readonly connections: Set<Connection>;
  closing: boolean;
  rechecking: boolean;
}

const GOING_AWAY = 1001;

/**
 * A compressor for each connection would cost more memory than everything else about it. And what fits into the eight or ten
 * packets that go out without waiting for an answer arrives no sooner for being smaller: views are pressed, changes are not.
 */
const DEFLATE = {
  threshold: 12 * 1024,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  zlibDeflateOptions: { level: 4, memLevel: 7 },
  concurrencyLimit: 4,
};

export async function addSocket(
  app: FastifyInstance,
  services: Services,
  tables: Tables,
  visitors: Visitors,
): Promise<Hub> {
  const counsellor = makeCounsellor((ms) => services.metrics.counsel.inc(ms / 1000));
  const connections = new Set<Connection>();
  const state: State = {
    services,
    tables,
    counsellor,
    users: new Map(),
    connections,
    closing: false,
    rechecking: false,
  };
  const arrived = new WeakMap<FastifyRequest, Arrived>();
  await app.register(websocket, {
    options: {
      maxPayload: services.limits.frame,
      perMessageDeflate: DEFLATE,
      // Pings are answered by the connection, which counts them.
      autoPong: false,
      // One message of each connection in a turn of the event loop: a packet may hold ten thousand.
      allowSynchronousEvents: false,
    },
    // Sockets are closed by `close` below, each with its reason.
    preClose: async () => {},
  });
  const preValidation = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isFromHere(request)) throw new Problem('csrf');
    await visitors.admit(request, SOCKET_SCOPES);
    arrived.set(request, { ...(await entrantOf(visitors, request)), reply });
  };
  app.get('/socket', { websocket: true, preValidation }, (socket, request) => {
    const { reply, ...entrant } = arrived.get(request)!;
    // The request is over, and is not to be timed until the socket closes.
    reply.raw.detachSocket(request.raw.socket);
    receive(state, socket, request.raw.socket, entrant);
  });
  // Once it is closing, fastify answers such a request but leaves its socket open, and would wait for it for ever.
  app.server.on('upgrade', (_, socket) => state.closing && socket.destroy());
  const heart = setInterval(visiting(state), services.limits.heartbeatMs / PARTS).unref();
  return {
    count: () => state.connections.size,
    renamed: (user, name) => renamed(state, user, name),
    recheck: (user) => recheck(state, user),
    users: () => [...state.users.keys()],
    userChanged: (user) => userChanged(state, user),
    open: (line, wire, entrant) => admit(state, line, wire, entrant),
    close: () => {
      clearInterval(heart);
      return close(state);
    },
  };
}

/** Who comes in, and what they may. */
export async function entrantOf(visitors: Visitors, request: FastifyRequest): Promise<Entrant> {
  const user = await visitors.must(request);
  const holder = await visitors.holder(request);
  const speaks = holder === null || SPEAKING_SCOPES.some((scope) => holder.scopes.includes(scope));
  return { user, session: visitors.session(request)!, speaks };
}

function receive(state: State, socket: WebSocket, wire: Wire, entrant: Entrant): void {
  // What is wrong with a frame ends its connection; without this listener it would end the process.
  const { log } = state.services;
  socket.on('error', (error: Error & { code?: string }) => log.debug({ code: error.code }, 'socket error'));
  if (admit(state, socket, wire, entrant) !== null) return;
  if (state.closing) goodbye(socket);
  else socket.close(TOO_MANY, 'too-many');
}

function admit(state: State, socket: Line, wire: Wire, { user, session, speaks }: Entrant): Connection | null {
  const { services, users, connections } = state;
  const presence = users.get(user.id) ?? newPresence(services);
  if (state.closing || presence.connections.size >= services.limits.connectionsPerUser) return null;
  users.set(user.id, presence);
  const relay = makeRelay(services);
  const { elsewhere } = relay;
  const { tables, counsellor } = state;
  const who = { person: personOf(user), muted: userData(user).muted, userBucket: presence.bucket, speaks };
  const connection = connect(services, { tables, counsellor, socket, wire, elsewhere, ...who });
  presence.connections.set(connection, session);
  connections.add(connection);
  socket.once('close', () => {
    disconnect(connection);
    relay.close();
    connections.delete(connection);
    presence.connections.delete(connection);
    if (presence.connections.size === 0) users.delete(user.id);
  });
  return connection;
}

function newPresence({ limits, now }: Services): Presence {
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
      state.services.log.warn(reported(error), 'sessions not rechecked'),
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

function userChanged({ services, users }: State, user: User): void {
  const { muted, banned } = userData(user);
  for (const connection of users.get(user.id)?.connections.keys() ?? []) {
    connection.person = personOf(user);
    connection.muted = muted;
    if (inForce(banned, services.now())) expel(connection.socket);
  }
}

function expel(socket: Line): void {
  socket.close(BANNED, 'banned');
  endSoon(socket);
}

/** A store that is slow is not asked again before it has answered. */
async function recheckEach(state: State, users: readonly string[]): Promise<void> {
  if (state.rechecking) return;
  state.rechecking = true;
  try {
    for (const user of users) {
      await yieldToEventLoop();
      await recheck(state, user);
    }
  } finally {
    state.rechecking = false;
  }
}

/** Signed out, revoked, or shut out: a socket that is open says nothing about whether it still may be. */
async function recheck(state: State, user: string): Promise<void> {
  const { store } = state.services;
  const known = await store.getUser(user);
  if (known !== null) userChanged(state, known);
  await state.services.blocks.load(user);
  for (const [{ socket }, session] of [...(state.users.get(user)?.connections ?? [])]) {
    if (await holds(state.services, session)) continue;
    socket.close(NO_SESSION, 'no-session');
    endSoon(socket);
  }
}

/** A session, or a token, by its hash. */
async function holds({ store, now }: Services, session: string): Promise<boolean> {
  const found = await store.getSession(session);
  return found === null ? (await tokenAt(store, session, now())) !== null : found.expires > now();
}

/** How long a client may take to say good-bye. */
const GOODBYE_MS = 1000;

function goodbye(socket: Line): void {
  socket.close(GOING_AWAY, 'restart');
  endSoon(socket);
}

function endSoon(socket: Line): void {
  const timer = setTimeout(() => socket.terminate(), GOODBYE_MS);
  socket.once('close', () => clearTimeout(timer));
}

async function close(state: State): Promise<void> {
  state.closing = true;
  state.counsellor.close();
  const { connections } = state;
  await Promise.all([...connections].map(({ tail }) => tail));
  await yieldToEventLoop(); // their replies go out
  const gone = [...connections].map(
    ({ socket }) => new Promise<void>((resolve) => void socket.once('close', () => resolve())),
  );
  for (const { socket } of connections) goodbye(socket);
  await Promise.all(gone);
}
