/**
 * npm run -s chaos -- --kills 50 --json            a real server on SQLite
 * npm run -s chaos -- --nodes 2 --kills 30 --json  several on one PostgreSQL, one of which is killed each time
 * People play at several tables, and `kill -9` comes again and again. After each, what the server had acknowledged is
 * compared with what lies in the store. Clients send again what they got no reply to, as they must, wherever somebody
 * listens.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyGame, type Random, random } from '@signoria/kernel';
import { type Entry, openStore } from '@signoria/store';
import { isOver } from '@signoria/table';
import { LIMITS as USUAL } from '../../options.ts';
import {
  anyAnswer,
  type Client,
  call,
  connect,
  createTable,
  type Guest,
  newGuest,
  plan,
} from '../../testing/client.ts';
import { anyGame } from '../../testing/games.ts';
import { GENEROUS } from '../../testing/server.ts';
import { type Child, startChild } from '../process.ts';
import { makePlace } from './chaos-place.ts';

export interface ChaosReport {
  readonly kills: number;
  /** Answers the server said it had taken. */
  readonly acknowledged: number;
  /** Of those, how many are not in the store; gaps in a log count too. */
  readonly lost: number;
  /** Answers that are in the store more than once. */
  readonly doubled: number;
  /** From a kill until at every table an answer was taken again: in the worst case, and in half of them, in milliseconds. */
  readonly slowestMs: number;
  readonly usualMs: number;
}

export interface ChaosOptions {
  readonly kills: number;
  /** People at so many tables, two at each. */
  readonly pairs?: number;
  /** Servers; more than one share a PostgreSQL. */
  readonly nodes?: number;
  /** Told after each kill how many there have been. */
  readonly told?: (done: number) => void;
}

interface Sent {
  readonly id: string;
  readonly table: string;
  readonly user: string;
  readonly ticket: number;
  readonly line: string;
}

interface World {
  readonly game: AnyGame;
  readonly database: string;
  readonly dice: Random;
  readonly servers: Child[];
  /** Every answer that was sent, and those that were acknowledged. */
  readonly sent: Sent[];
  readonly acknowledged: Sent[];
  readonly tables: Set<string>;
  /** When something was last acknowledged to each pair. */
  readonly latest: Map<number, number>;
  readonly recoveries: number[];
  over: boolean;
}

interface Player {
  readonly guest: Guest;
  readonly pair: number;
  /** Sent, and no reply yet. */
  open: Sent | null;
  /** The latest question they have answered: a view from before may still put it. */
  answered: number;
}

export async function chaos({ kills, pairs = 4, nodes = 1, told = () => {} }: ChaosOptions): Promise<ChaosReport> {
  const place = await makePlace(nodes);
  const servers: Child[] = [];
  while (servers.length < nodes) servers.push(await startChild({ port: 0, database: place.database, limits: LIMITS }));
  const empty = {
    sent: [],
    acknowledged: [],
    tables: new Set<string>(),
    latest: new Map(),
    recoveries: [],
    over: false,
  };
  const world: World = { game: await anyGame(), database: place.database, dice: random(kills), servers, ...empty };
  try {
    const playing = Array.from({ length: pairs }, (_, pair) => playOn(world, pair));
    for (let i = 0; i < kills; i++) {
      await killOnce(world, i, pairs);
      told(i + 1);
    }
    world.over = true;
    await Promise.all(servers.map((server) => server.stop()));
    await Promise.all(playing);
    return { kills, acknowledged: world.acknowledged.length, ...(await compare(world)), ...recovered(world) };
  } finally {
    world.over = true;
    await place.remove();
  }
}

/** Here it matters how soon the dead are missed. */
const LIMITS = { ...GENEROUS, leaseMs: USUAL.leaseMs };
const ENOUGH = 25;

/** Not before something was acknowledged since the last time. */
async function killOnce(world: World, nth: number, pairs: number): Promise<void> {
  const { servers, acknowledged, dice } = world;
  const before = acknowledged.length;
  while (acknowledged.length < before + ENOUGH) await sleep(5);
  await sleep(dice.below(150));
  const i = nth % servers.length;
  const { port } = servers[i]!;
  const killed = performance.now();
  await servers[i]!.kill();
  const again = startChild({ port, database: world.database, limits: LIMITS }).then((server) => {
    servers[i] = server;
  });
  await allPlaying(world, pairs, killed);
  await again;
  // Only now: who reads thousands of entries meanwhile keeps the very people waiting who are timed. Logs only grow.
  const { lost, doubled } = await compare(world);
  if (lost + doubled > 0) process.stderr.write(`lost ${lost}, doubled ${doubled}\n`);
}

/** At every table an answer was taken since. */
async function allPlaying({ latest, recoveries }: World, pairs: number, since: number): Promise<void> {
  const isBack = (pair: number) => (latest.get(pair) ?? 0) > since;
  while (!Array.from({ length: pairs }, (_, pair) => pair).every(isBack)) await sleep(5);
  recoveries.push(performance.now() - since);
}

function recovered({ recoveries }: World) {
  const sorted = recoveries.toSorted((a, b) => a - b).map(Math.round);
  return { slowestMs: sorted.at(-1) ?? 0, usualMs: sorted[Math.floor(sorted.length / 2)] ?? 0 };
}

/** Two people and a bot play game after game. */
async function playOn(world: World, pair: number): Promise<void> {
  const guests = await Promise.all([0, 1].map(() => insisting(world, () => newGuest(somewhere(world)))));
  const players = guests.map((guest): Player => ({ guest: guest!, pair, open: null, answered: -1 }));
  while (!world.over) {
    const table = await insisting(world, () => setUp(world, players));
    if (table === null) return;
    world.tables.add(table);
    await Promise.all(players.map((player) => playHere(world, player, table)));
  }
}

/** The address of one of the servers. */
function somewhere({ servers, dice }: World): string {
  return servers[dice.below(servers.length)]!.address;
}

async function setUp(world: World, [ada, bianca]: readonly Player[]): Promise<string> {
  const at = ({ guest }: Player): Guest => ({ ...guest, address: somewhere(world) });
  const { table } = await createTable(at(ada!), plan(world.game.id, ['me', 'open', 'novice']));
  await call(at(bianca!), `/api/tables/${table}/join`, {});
  const { status } = await call(at(ada!), `/api/tables/${table}/start`, {});
  if (status !== 200) throw new Error(`the table did not start: ${status}`);
  return table;
}

/** Until it comes off, however often the server is killed meanwhile; null when all is over. */
async function insisting<T>(world: World, work: () => Promise<T>): Promise<T | null> {
  while (!world.over) {
    try {
      return await work();
    } catch {
      await sleep(20);
    }
  }
  return null;
}

async function playHere(world: World, player: Player, table: string): Promise<void> {
  player.open = null;
  player.answered = -1;
  await insisting(world, async () => {
    const client = await connect({ ...player.guest, address: somewhere(world) });
    try {
      await client.watch(table);
      if (player.open !== null) await send(world, client, player, player.open);
      await answerAll(world, client, player, table);
    } finally {
      client.socket.terminate();
    }
  });
}

async function answerAll(world: World, client: Client, player: Player, table: string): Promise<void> {
  for (;;) {
    const view = await client.until(
      table,
      (now) => isOver(now) || (anyAnswer(world.game, now) !== null && now.question!.ticket > player.answered),
    );
    if (isOver(view) || world.over) return;
    const asked = view.question!.ticket;
    const line = anyAnswer(world.game, view, world.dice)!;
    const sent = { id: `${asked}.${world.sent.length}`, table, user: player.guest.user, ticket: asked, line };
    world.sent.push(sent);
    player.open = sent;
    await send(world, client, player, sent);
  }
}

/** The same id again is the same answer: whatever came of it, it is settled by the reply. */
async function send(world: World, client: Client, player: Player, sent: Sent): Promise<void> {
  const { id, table, ticket, line } = sent;
  const reply = await client.ask({ type: 'answer', table, ticket, line }, id);
  player.open = null;
  if (reply.type !== 'done') return;
  player.answered = ticket;
  world.acknowledged.push(sent);
  world.latest.set(player.pair, performance.now());
}

async function compare({ database, acknowledged, sent, tables }: World) {
  // As of now: other servers go on, and what they acknowledge while the logs are read may not be in them yet.
  const promised = [...acknowledged];
  const store = await openStore(database);
  const logs = new Map<string, readonly Entry[]>();
  for (const table of tables) logs.set(table, await store.entries(table));
  await store.close();
  const byKey = new Map([...logs].map(([table, log]) => [table, Map.groupBy(log, ({ requestKey }) => requestKey)]));
  const made = (one: Sent) => byKey.get(one.table)?.get(keyOf(one)) ?? [];
  const missing = promised.filter((one) => !made(one).some(({ line }) => line === one.line)).length;
  const gaps = [...logs.values()].filter((log) => log.some(({ seq }, i) => seq !== i + 1)).length;
  return { lost: missing + gaps, doubled: doubledIn(sent, made) };
}

/** Once more than once: one request written twice, or one question answered by two of somebody's requests. */
function doubledIn(sent: readonly Sent[], made: (one: Sent) => readonly Entry[]): number {
  const answers = new Map<string, number>();
  for (const one of sent) {
    const question = `${one.table}/${one.user}/${one.ticket}`;
    answers.set(question, (answers.get(question) ?? 0) + made(one).length);
  }
  return [...answers.values()].filter((times) => times > 1).length;
}

function keyOf({ user, id }: Sent): string {
  return `by/${user}/${id}`;
}
