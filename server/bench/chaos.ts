/**
 * npm run -s chaos -- --kills 50 --json
 * A real server on SQLite, people playing at several tables, and `kill -9` again and again. After each, what the server
 * had acknowledged is compared with what lies in the store. Clients send again what they got no reply to, as they must.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyGame, type Random, random } from '@signoria/kernel';
import { type Entry, openStore } from '@signoria/store';
import { isOver } from '@signoria/table';
import { anyAnswer, type Client, call, connect, createTable, type Guest, newGuest, plan } from '../testing/client.ts';
import { anyGame } from '../testing/games.ts';
import { GENEROUS } from '../testing/server.ts';
import { type Child, startChild } from './process.ts';

export interface ChaosReport {
  readonly kills: number;
  /** Answers the server said it had taken. */
  readonly acknowledged: number;
  /** Of those, how many are not in the store; gaps in a log count too. */
  readonly lost: number;
  /** Answers that are in the store more than once. */
  readonly doubled: number;
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
  server: Child;
  /** Every answer that was sent, and those that were acknowledged. */
  readonly sent: Sent[];
  readonly acknowledged: Sent[];
  readonly tables: Set<string>;
  over: boolean;
}

interface Player {
  readonly guest: Guest;
  /** Sent, and no reply yet. */
  open: Sent | null;
  /** The latest question he has answered: a view from before may still put it. */
  answered: number;
}

export async function chaos(kills: number, pairs = 4): Promise<ChaosReport> {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-chaos-'));
  const database = join(folder, 'chaos.db');
  const server = await startChild({ port: 0, database, limits: GENEROUS });
  const empty = { sent: [], acknowledged: [], tables: new Set<string>(), over: false };
  const world: World = { game: await anyGame(), database, dice: random(kills), server, ...empty };
  try {
    const playing = Array.from({ length: pairs }, () => playOn(world));
    for (let i = 0; i < kills; i++) await killOnce(world);
    world.over = true;
    await world.server.stop();
    await Promise.all(playing);
    return { kills, acknowledged: world.acknowledged.length, ...(await compare(world)) };
  } finally {
    world.over = true;
    rmSync(folder, { recursive: true, force: true });
  }
}

const ENOUGH = 25;

/** Not before something was acknowledged since the last time. */
async function killOnce(world: World): Promise<void> {
  const before = world.acknowledged.length;
  while (world.acknowledged.length < before + ENOUGH) await sleep(5);
  await sleep(world.dice.below(150));
  const { port } = world.server;
  await world.server.kill();
  const { lost, doubled } = await compare(world);
  if (lost + doubled > 0) process.stderr.write(`lost ${lost}, doubled ${doubled}\n`);
  world.server = await startChild({ port, database: world.database, limits: GENEROUS });
}

/** Two people and a bot play game after game. */
async function playOn(world: World): Promise<void> {
  const guests = await Promise.all([0, 1].map(() => insisting(world, () => newGuest(world.server.address))));
  const players = guests.map((guest): Player => ({ guest: guest!, open: null, answered: -1 }));
  while (!world.over) {
    const table = await insisting(world, () => setUp(world, players));
    if (table === null) return;
    world.tables.add(table);
    await Promise.all(players.map((player) => playHere(world, player, table)));
  }
}

async function setUp({ game }: World, [ada, bianca]: readonly Player[]): Promise<string> {
  const { table } = await createTable(ada!.guest, plan(game.id, ['me', 'open', 'novice']));
  await call(bianca!.guest, `/api/tables/${table}/join`, {});
  const { status } = await call(ada!.guest, `/api/tables/${table}/start`, {});
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
    const client = await connect(player.guest);
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
}

async function compare({ database, acknowledged, sent, tables }: World) {
  const store = await openStore(database);
  const logs = new Map<string, readonly Entry[]>();
  for (const table of tables) logs.set(table, await store.entries(table));
  await store.close();
  const made = (one: Sent) => (logs.get(one.table) ?? []).filter(({ ticket }) => ticket === ticketOf(one));
  const missing = acknowledged.filter((one) => !made(one).some(({ line }) => line === one.line)).length;
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

function ticketOf({ user, id }: Sent): string {
  return `by/${user}/${id}`;
}
