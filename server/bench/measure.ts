/**
 * npm run -s bench:server -- --json
 * How much the server takes: moves a second with every one of them on disk, how long one takes when 200 tables play at a
 * human pace, what an idle connection costs. Beside it, in the same run, the server of boardgame.io, which keeps
 * everything in memory. Servers run in processes of their own; people are played by this one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyGame, random } from '@signoria/kernel';
import { isOver, type TableView } from '@signoria/table';
import { WebSocket } from 'ws';
import { anyAnswer, call, connect, createTable, newGuest, plan } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { GENEROUS } from '../testing/server.ts';
import { type BoardAtServer, type Played, playAll, quantiles } from './load.ts';
import { noughts } from './noughts.ts';
import { answer, ourBoard } from './ours.ts';
import { peerBoard, peerSocket, startPeer } from './peer.ts';
import { type Child, startChild } from './process.ts';
import { cpuSeconds, memory } from './system.ts';

export interface Scale {
  readonly tables: number;
  readonly rounds: number;
  /** Seconds at a human pace. */
  readonly seconds: number;
  readonly connections: number;
}

const LIMITS = { ...GENEROUS, connectionsPerUser: 1_000_000 };

export async function measure(scale: Scale) {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-bench-'));
  try {
    const ours = await measureOurs(scale, folder);
    const peer = await measurePeer(scale);
    const ratio = {
      movesPerSecond: ours.noughts.movesPerSecond / peer.noughts.movesPerSecond,
      movesPerCpuSecond: quotient(ours.noughts.movesPerCpuSecond, peer.noughts.movesPerCpuSecond),
      bytesPerIdleConnection: quotient(ours.idle.bytesPerConnection, peer.idle.bytesPerConnection),
    };
    return { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length, ours, peer, ratio };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function quotient(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a / b;
}

async function measureOurs(scale: Scale, folder: string) {
  const real = await anyGame();
  const small = await within(folder, 'noughts', true, (server) => saturate(scale, server, noughts.game));
  const played = await within(folder, 'game', false, (server) => saturate(scale, server, real, 1));
  const live = await within(folder, 'live', false, (server) => atHumanPace(scale, server.address, real));
  const idle = await within(folder, 'idle', false, (server) => idleSockets(scale, server));
  return { durable: true, noughts: small, game: { id: real.id, ...played }, live, idle };
}

async function within<T>(
  folder: string,
  name: string,
  isNoughts: boolean,
  work: (server: Child) => Promise<T>,
): Promise<T> {
  const server = await startChild({
    port: 0,
    database: join(folder, `${name}.db`),
    limits: LIMITS,
    noughts: isNoughts,
  });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

async function saturate(scale: Scale, { address, pid }: Child, game: AnyGame, rounds = scale.rounds): Promise<Played> {
  const boards: BoardAtServer[] = [];
  for (let i = 0; i < scale.tables; i++) boards.push(await ourBoard(address, game, i + 1));
  const played = await playAll(boards, rounds, () => cpuSeconds(pid));
  for (const board of boards) board.close();
  return played;
}

/** At each table somebody answers every two seconds; tables that come to their end are set up anew. */
const PACE_MS = 2000;
/** Not counted: everybody arrives at once then. */
const ARRIVAL_MS = 6000;

async function atHumanPace({ tables, seconds }: Scale, address: string, game: AnyGame) {
  const times: number[] = [];
  const start = performance.now() + ARRIVAL_MS;
  const end = start + seconds * 1000;
  const one = async (number: number) => {
    const dice = random(number);
    await sleep((PACE_MS * number) / tables);
    const guest = await newGuest(address);
    const client = await connect(guest);
    while (performance.now() < end) {
      const { table } = await createTable(guest, plan(game.id, ['me', 'novice']));
      await call(guest, `/api/tables/${table}/start`, {});
      await client.watch(table);
      for (let asked = -1; performance.now() < end; await sleep(PACE_MS)) {
        const mine = (view: TableView) => anyAnswer(game, view, dice) !== null && view.question!.ticket > asked;
        const view = await client.until(table, (now) => isOver(now) || mine(now));
        if (isOver(view)) break;
        asked = view.question!.ticket;
        const ms = await answer(client, game, view, dice);
        if (performance.now() > start) times.push(ms);
      }
    }
    client.socket.terminate();
  };
  await Promise.all(Array.from({ length: tables }, (_, i) => one(i)));
  return { tables, answers: times.length, answersPerSecond: times.length / seconds, ...quantiles(times) };
}

/** Sockets that are open and say nothing. */
async function idleSockets({ connections }: Scale, server: Child) {
  const { address } = server;
  const { cookie } = await newGuest(address);
  const open = () =>
    new Promise<WebSocket>((resolve, reject) => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers: { cookie } });
      socket.once('open', () => resolve(socket));
      socket.once('error', reject);
    });
  return holding(connections, server, open, (socket) => socket.terminate());
}

const AT_ONCE = 50;
/** Before anything is measured: the first ones also pay for what all share. */
const WARM = 1000;

async function several<S>(wanted: number, open: () => Promise<S>): Promise<readonly S[]> {
  const held: S[] = [];
  while (held.length < wanted) held.push(...(await Promise.all(Array.from({ length: AT_ONCE }, open))));
  return held;
}

interface Held {
  readonly pid: number;
  tidy(): Promise<void>;
}

async function holding<S>(connections: number, server: Held, open: () => Promise<S>, close: (socket: S) => void) {
  const warm = await several(WARM, open);
  const before = await tidied(server);
  const held = await several(connections, open);
  const after = await tidied(server);
  for (const socket of [...warm, ...held]) close(socket);
  const bytesPerConnection = before === null || after === null ? null : Math.round((after - before) / held.length);
  return { connections: held.length, bytesPerConnection };
}

const SETTLE_MS = 1000;

async function tidied(server: Held): Promise<number | null> {
  await sleep(SETTLE_MS);
  await server.tidy();
  return memory(server.pid);
}

async function measurePeer(scale: Scale) {
  const peer = await startPeer();
  try {
    const boards: BoardAtServer[] = [];
    for (let i = 0; i < scale.tables; i++) boards.push(await peerBoard(peer.address, i + 1));
    const played = await playAll(boards, scale.rounds, () => cpuSeconds(peer.pid));
    for (const board of boards) board.close();
    const idle = await holding(
      scale.connections,
      peer,
      () => opened(peer.address),
      (socket) => socket.close(),
    );
    return { name: 'boardgame.io', version: peer.version, durable: false, noughts: played, idle };
  } finally {
    await peer.stop();
  }
}

async function opened(address: string) {
  const socket = peerSocket(address);
  await new Promise<void>((resolve) => socket.on('connect', () => resolve()));
  return socket;
}
