/**
 * Where other nodes come in: with connections of people who play at our tables, and with questions of their own about
 * them. Nobody is listened to before it is known that they are a node.
 */
import { createServer, type Server, type Socket } from 'node:net';
import type { Person } from '@signoria/table';
import { reported } from '../log.ts';
import type { Sanction } from '../people.ts';
import type { Services } from '../services.ts';
import { fullBucket } from '../socket/bucket.ts';
import { type Connection, connect, disconnect, type Elsewhere } from '../socket/connection.ts';
import { type Counsellor, makeCounsellor } from '../socket/counsel.ts';
import type { Tables } from '../tables/tables.ts';
import { type FarSocket, farSocket } from './far-socket.ts';
import { type Frame, type Frames, framesOn } from './frames.ts';
import type { Membership } from './membership.ts';
import { believeGuest, hostSays, newNonce } from './proof.ts';
import { answerQuestion } from './questions.ts';
import { readGuest } from './readers.ts';

/** Who speaks on a channel. */
export interface Guest {
  readonly person: Person;
  readonly muted: Sanction | null;
}

export interface Door {
  readonly port: number;
  /** From now on others are let in. */
  open(services: Services, tables: Tables, membership: Membership): void;
  /** Nobody comes in any more; what was asked is done first. */
  close(): Promise<void>;
  /** Nobody listens any more: to the others that means that we have ended. */
  shut(): void;
}

interface Channel {
  readonly socket: FarSocket;
  readonly connection: Connection;
}

interface Visit {
  readonly services: Services;
  readonly tables: Tables;
  readonly counsellor: Counsellor;
  readonly frames: Frames;
  readonly channels: Map<number, Channel>;
  readonly asked: Set<Promise<void>>;
}

/** `host` null: by any address of this machine. */
export async function makeDoor(host: string | null, port: number): Promise<Door> {
  const visits = new Set<Visit>();
  let admit: ((socket: Socket) => void) | null = null;
  const server = createServer((socket) => (admit === null ? socket.destroy() : admit(socket)));
  // Each worker has its own, whatever port people come in by.
  await listening(server, { port, exclusive: true, ...(host === null ? {} : { host }) });
  const address = server.address();
  return {
    port: address === null || typeof address === 'string' ? port : address.port,
    open(services, tables, membership) {
      admit = (socket) => greet(socket, membership, (frames) => begin(visits, { services, tables, frames }));
    },
    async close() {
      admit = null;
      const all = [...visits];
      await Promise.all(all.flatMap(({ channels }) => [...channels.values()].map(({ connection }) => connection.tail)));
      await Promise.all(all.flatMap(({ asked }) => [...asked]));
      await new Promise((resolve) => setImmediate(resolve)); // replies go out
      for (const { frames } of all) frames.end();
    },
    shut: () => void server.close(),
  };
}

function listening(server: Server, at: object): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(at, () => resolve());
  });
}

const GREETING_MS = 5000;

/** Resolves into a visit once the other has shown that it is a node. */
function greet(socket: Socket, { secret }: Membership, welcome: (frames: Frames) => Visiting): void {
  const hostNonce = newNonce();
  const timer = setTimeout(() => socket.destroy(), GREETING_MS);
  let visiting: Visiting | null = null;
  const frames = framesOn(socket, {
    isKnown: () => visiting !== null,
    hear(frame) {
      if (visiting !== null) return visiting.hear(frame);
      const guestNonce = believeGuest(secret(), hostNonce, frame.text);
      if (guestNonce === null) return void socket.destroy();
      clearTimeout(timer);
      visiting = welcome(frames);
      frames.send('h', 0, hostSays(secret(), hostNonce, guestNonce));
    },
    lost() {
      clearTimeout(timer);
      visiting?.lost();
    },
  });
  frames.send('h', 0, hostNonce);
}

interface Visiting {
  hear(frame: Frame): void;
  lost(): void;
}

function begin(visits: Set<Visit>, around: Pick<Visit, 'services' | 'tables' | 'frames'>): Visiting {
  const counsellor = makeCounsellor((ms) => around.services.metrics.counsel.inc(ms / 1000));
  const visit: Visit = { ...around, counsellor, channels: new Map(), asked: new Set() };
  visits.add(visit);
  const { blocks, limits } = visit.services;
  // As the hub does for whoever came in here: whom somebody has blocked may have been said at another server.
  const recheck = () => {
    const users = new Set([...visit.channels.values()].map(({ connection }) => connection.person.user));
    for (const user of users) void Promise.resolve(blocks.load(user)).catch(() => {}); // again in a while
  };
  const timer = setInterval(recheck, limits.heartbeatMs).unref();
  return {
    hear: (frame) => hear(visit, frame),
    lost() {
      visits.delete(visit);
      clearInterval(timer);
      counsellor.close();
      for (const { socket } of [...visit.channels.values()]) socket.gone();
    },
  };
}

/** What a node says is JSON as links.ts writes it. */
function hear(visit: Visit, { kind, id, text }: Frame): void {
  const channel = visit.channels.get(id);
  if (kind === 'q') ask(visit, id, text);
  else if (kind === 'o') arrive(visit, id, text);
  else if (channel !== undefined) hearOn(channel, kind, text);
}

function hearOn({ socket, connection }: Channel, kind: string, text: string): void {
  if (kind === 'm') socket.heard(text);
  else if (kind === 'a') socket.sent(Number(text));
  else if (kind === 'c') socket.gone();
  else if (kind === 'p') Object.assign(connection, readGuest(text));
}

function arrive({ services, tables, counsellor, frames, channels }: Visit, id: number, text: string): void {
  const guest = readGuest(text);
  if (guest === null) return void frames.end();
  const socket = farSocket(frames, id);
  const bucket = fullBucket(services.limits.perUser, services.now());
  // What is not here is not sent on from here, or it might go in circles.
  const elsewhere: Elsewhere = async (_, message) => {
    socket.elsewhere(JSON.stringify(message));
    return true;
  };
  // What they may say was found out where they came in.
  const speaks = true;
  const arrival = { tables, socket, wire: NO_WIRE, counsellor, userBucket: bucket, elsewhere, ...guest, speaks };
  const connection = connect(services, arrival);
  channels.set(id, { socket, connection });
  socket.once('close', () => {
    channels.delete(id);
    disconnect(connection);
  });
}

/** Frames of one turn of the event loop go out together by themselves. */
const NO_WIRE = { cork() {}, uncork() {} };

function ask({ services, tables, frames, asked }: Visit, id: number, question: string): void {
  const answered = answerQuestion(tables, question)
    .catch((error: unknown) => {
      services.log.error(reported(error), 'question of a node failed');
      return JSON.stringify({ failed: String(error) });
    })
    .then((answer) => {
      frames.send('r', id, answer);
      asked.delete(answered);
    });
  asked.add(answered);
}
