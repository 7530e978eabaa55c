/**
 * npm run -s bench:server -- --json
 * How much the server takes: moves a second with every one of them on disk, how long one takes when 200 tables play at a
 * human pace, what an idle connection costs. Beside it, in the same run and by turns, the server of boardgame.io, once
 * keeping everything in memory and once keeping its games in files (which it does not wait for the disk to have). All have
 * the same people play the same games of noughts and crosses (duel.ts). Servers run in processes of their own; people are
 * played by this one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newGuest } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { GENEROUS } from '../testing/server.ts';
import { commitTimes } from './disk.ts';
import { stage } from './flags.ts';
import { atHumanPace, type Crowd, disperse, forget, gather, played, round } from './load.ts';
import { ours } from './ours.ts';
import { type Peer, peerSocket, startPeer, theirs } from './peer.ts';
import { type Child, startChild } from './process.ts';
import { openRaw } from './raw.ts';
import { atOnce, live } from './real.ts';
import { flush, memory } from './system.ts';

export interface Scale {
  readonly tables: number;
  /** Games one after another at each table, and how often all of that. */
  readonly games: number;
  readonly rounds: number;
  /** Seconds of the real game at a human pace. */
  readonly seconds: number;
  readonly connections: number;
}

const LIMITS = { ...GENEROUS, connectionsPerUser: 1_000_000 };

export async function measure(scale: Scale) {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-bench-'));
  const peer = await startPeer();
  const keeper = await startPeer(join(folder, 'peer'));
  try {
    await flush();
    const commit = await commitTimes(folder);
    const { duels, idle } = await within(folder, 'noughts', true, async (server) => ({
      duels: await compare(scale, server, [peer, keeper]),
      idle: await idleSockets(scale, server),
    }));
    const peerIdle = await holding(scale, peer, () => peerSocket(peer.address));
    const real = await anyGame();
    stage(real.id, 0, 2);
    const game = await within(folder, 'game', false, (server) => atOnce(scale, server, real));
    stage(real.id, 1, 2);
    const lived = await within(folder, 'live', false, (server) => live(scale, server.address, real));
    const [mine, other, kept] = duels;
    const ratio = {
      movesPerSecondOnDisk: mine.movesPerSecond / kept.movesPerSecond,
      p99OnDisk: mine.p99 / kept.p99,
      p99AtHumanPaceOnDisk: mine.atHumanPace.p99 / kept.atHumanPace.p99,
      movesPerSecond: mine.movesPerSecond / other.movesPerSecond,
      movesPerCpuSecond: quotient(mine.movesPerCpuSecond, other.movesPerCpuSecond),
      p99: mine.p99 / other.p99,
      p99AtHumanPace: mine.atHumanPace.p99 / other.atHumanPace.p99,
      bytesPerIdleConnection: quotient(idle.bytesPerConnection, peerIdle.bytesPerConnection),
    };
    const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length, load: loadavg()[0] };
    return {
      ...machine,
      disk: { commit },
      ours: { durable: true, noughts: mine, game: { id: real.id, ...game }, live: { game: real.id, ...lived }, idle },
      peer: { name: 'boardgame.io', version: peer.version, inMemory: other, inFiles: kept, idle: peerIdle },
      ratio,
    };
  } finally {
    await peer.stop();
    await keeper.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function quotient(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a / b;
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

/** Rounds by turns, so that what slows one slows the other; the first ones only to warm up. */
const WARMING = 2;

async function compare({ tables, games, rounds }: Scale, server: Child, [peer, keeper]: readonly [Peer, Peer]) {
  const mine = await gather(ours(server.address), server.pid, tables, games);
  const other = await gather(theirs(peer.address), peer.pid, tables, games);
  const kept = await gather(theirs(keeper.address), keeper.pid, tables, games);
  for (let i = 0; i < WARMING + rounds; i++) {
    stage('round', i + 1, WARMING + rounds);
    for (const crowd of [mine, other, kept]) {
      if (i === WARMING) forget(crowd);
      await round(crowd);
    }
  }
  stage('pace', 0, 3);
  const report = async (crowd: Crowd) => ({ ...played(crowd), atHumanPace: await atHumanPace(crowd) });
  const all = [await report(mine), await report(other), await report(kept)] as const;
  for (const crowd of [mine, other, kept]) disperse(crowd);
  return all;
}

/** Sockets that are open and say nothing. As with the peer after it has been played on: heaps have grown by then. */
async function idleSockets(scale: Scale, server: Child) {
  const { cookie } = await newGuest(server.address);
  return holding(scale, server, () => openRaw(server.address, '/socket', cookie));
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

async function holding<S extends { close(): void }>({ connections }: Scale, server: Held, open: () => Promise<S>) {
  stage('idle', 0, connections);
  const warm = await several(WARM, open);
  const before = await tidied(server);
  const held = await several(connections, open);
  const after = await tidied(server);
  for (const socket of [...warm, ...held]) socket.close();
  const bytesPerConnection = before === null || after === null ? null : Math.round((after - before) / held.length);
  return { connections: held.length, bytesPerConnection };
}

const SETTLE_MS = 1000;

async function tidied(server: Held): Promise<number | null> {
  await sleep(SETTLE_MS);
  await server.tidy();
  return memory(server.pid);
}
