/**
 * npm run -s bench:server -- --json [--quick] [--only games,opening]
 * How much the server takes. Five games at full tables of people: processor time of a move, how long it takes, how long the
 * event loop keeps others waiting. How long it takes to open the longest stored game of each title, and to list thirty. The
 * same with a disk that takes 10 ms longer for every commit; with PostgreSQL, by one process and by two; three hundred live
 * tables with bots. Noughts and crosses beside the server of boardgame.io, in the same run and by turns: once keeping
 * everything in memory, once keeping its games in files (which it does not wait for the disk to have). Servers run in
 * processes of their own; people are played by this one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameModule } from '@signoria/kernel';
import { loadGames } from '../../../games/registry.ts';
import { newGuest } from '../../testing/client.ts';
import { GENEROUS } from '../../testing/server.ts';
import { stage } from '../flags.ts';
import { type Child, type ChildOptions, startChild } from '../process.ts';
import { commitTimes } from './disk.ts';
import { type Full, type FullScale, fullTables } from './full.ts';
import { atHumanPace, type Crowd, disperse, forget, gather, played, quantiles, round } from './load.ts';
import { listMine, type Opened, openLongest } from './opening.ts';
import { ours } from './ours.ts';
import { type Peer, peerSocket, startPeer, theirs } from './peer.ts';
import { onPostgres } from './postgres.ts';
import { openRaw } from './raw.ts';
import { live } from './real.ts';
import { flush } from './system.ts';

export interface Scale {
  readonly tables: number;
  /** Games one after another at each table, and how often all of that. */
  readonly games: number;
  readonly rounds: number;
  /** Seconds of real games at a human pace, and at how many tables. */
  readonly seconds: number;
  readonly live: number;
  readonly connections: number;
  readonly full: FullScale;
}

/** What is measured: all of it unless told. */
export const PARTS = ['noughts', 'games', 'opening', 'slowDisk', 'postgres', 'live'] as const;
export type Part = (typeof PARTS)[number];

const LIMITS = { ...GENEROUS, connectionsPerUser: 1_000_000 };

export async function measure(scale: Scale, parts: readonly Part[] = PARTS) {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-bench-'));
  const part = async <T>(name: Part, work: () => Promise<T>): Promise<T | null> => {
    if (!parts.includes(name)) return null;
    stage(name, parts.indexOf(name) + 1, parts.length);
    return work();
  };
  try {
    const games = await loadGames();
    await flush();
    return {
      node: process.version,
      cpu: cpus()[0]?.model,
      cores: cpus().length,
      load: loadavg()[0],
      disk: { commit: await commitTimes(folder) },
      noughts: await part('noughts', () => noughts(scale, folder)),
      games: await part('games', () => eachGame(scale, folder, games)),
      opening: await part('opening', () => opening(folder, games)),
      slowDisk: await part('slowDisk', () => slowDisk(scale, folder)),
      postgres: await part('postgres', () => onPostgres(scale, LIMITS)),
      live: await part('live', () => mixed(scale, folder, games)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function noughts(scale: Scale, folder: string) {
  const peer = await startPeer();
  const keeper = await startPeer(join(folder, 'peer'));
  try {
    const { duels, idle } = await within(folder, 'noughts', { noughts: true }, async (server) => ({
      duels: await compare(scale, server, [peer, keeper]),
      idle: await idleSockets(scale, server),
    }));
    const peerIdle = await holding(scale, peer, () => peerSocket(peer.address));
    const [mine, other, kept] = duels;
    const ratio = {
      movesPerSecondOnDisk: mine.movesPerSecond / kept.movesPerSecond,
      p99OnDisk: mine.p99 / kept.p99,
      p99AtHumanPaceOnDisk: mine.atHumanPace.p99 / kept.atHumanPace.p99,
      movesPerSecond: mine.movesPerSecond / other.movesPerSecond,
      movesPerCpuSecond: quotient(mine.movesPerCpuSecond, other.movesPerCpuSecond),
      p99: mine.p99 / other.p99,
      p99AtHumanPace: mine.atHumanPace.p99 / other.atHumanPace.p99,
      bytesPerIdleConnection: idle.bytesPerConnection / peerIdle.bytesPerConnection,
    };
    const boardgameio = { version: peer.version, inMemory: other, inFiles: kept, idle: peerIdle };
    return { ours: { durable: true, ...mine, idle }, boardgameio, ratio };
  } finally {
    await peer.stop();
    await keeper.stop();
  }
}

type ByGame<T> = { [game: string]: T };

async function eachGame({ full }: Scale, folder: string, games: readonly GameModule[]): Promise<ByGame<Full>> {
  const all: ByGame<Full> = {};
  for (const [i, { game }] of games.entries()) {
    stage(game.id, i + 1, games.length);
    all[game.id] = await within(folder, game.id, {}, (server) => fullTables(full, server, game));
  }
  return all;
}

async function opening(folder: string, games: readonly GameModule[]) {
  const options = { port: 0, limits: LIMITS };
  const longest: ByGame<Opened> = {};
  for (const module of games) longest[module.game.id] = await openLongest(folder, options, module);
  const [most] = Object.entries(longest).toSorted(([, a], [, b]) => b.entries - a.entries)[0]!;
  return { longest, mine: await listMine(folder, options, games.find(({ game }) => game.id === most)!) };
}

const SLOWER_MS = 10;
const HEALTH_EVERY_MS = 100;

/** Tables at a human pace while every commit takes so much longer, and how soon the server still says that it is well. */
function slowDisk({ tables }: Scale, folder: string) {
  return within(folder, 'slow', { noughts: true, slowMs: SLOWER_MS }, async (server) => {
    const crowd = await gather(ours(server.address), server.pid, tables, 1);
    const health: number[] = [];
    let over = false;
    const asking = (async () => {
      while (!over) {
        const start = performance.now();
        await fetch(`${server.address}/health`);
        health.push(performance.now() - start);
        await sleep(HEALTH_EVERY_MS);
      }
    })();
    const paced = await atHumanPace(crowd);
    over = true;
    await asking;
    disperse(crowd);
    return { tables, slowerMs: SLOWER_MS, ...paced, health: quantiles(health) };
  });
}

/** All games at once, each somebody against bots. */
function mixed(scale: Scale, folder: string, games: readonly GameModule[]) {
  return within(folder, 'live', { humanPace: true }, async (server) => {
    const all = games.map(({ game }) => game);
    return live(scale, server, all);
  });
}

function quotient(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a / b;
}

async function within<T>(
  folder: string,
  name: string,
  options: Partial<ChildOptions>,
  work: (server: Child) => Promise<T>,
): Promise<T> {
  const server = await startChild({ port: 0, database: join(folder, `${name}.db`), limits: LIMITS, ...options });
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
  tidy(): Promise<number>;
}

/** What each of so many more sockets holds, by the least of several looks: what else comes and goes is not theirs. */
async function holding<S extends { close(): void }>({ connections }: Scale, server: Held, open: () => Promise<S>) {
  stage('idle', 0, connections);
  const warm = await several(WARM, open);
  const before = await least(server);
  const held = await several(connections, open);
  const after = await least(server);
  for (const socket of [...warm, ...held]) socket.close();
  return { connections: held.length, bytesPerConnection: Math.round((after - before) / held.length) };
}

const LOOKS = 3;
const SETTLE_MS = 1000;

async function least(server: Held): Promise<number> {
  const found: number[] = [];
  while (found.length < LOOKS) {
    await sleep(SETTLE_MS);
    found.push(await server.tidy());
  }
  return Math.min(...found);
}
