/**
 * npm run -s hostile -- --messages 100000 --json
 * Attackers send what nobody should: malformed, oversized, stale, in others' names, replayed, flooding. Meanwhile honest
 * people play. Every message must get one clear reply, no reply may hold a secret, nobody's game may suffer.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keyFromSeed, type Random, random } from '@signoria/kernel';
import { readMessage, readReply } from '@signoria/protocol';
import { isOver, type Reply, type TableView } from '@signoria/table';
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
import { type Child, isWell, startChild } from '../process.ts';
import { runAssaults } from './assault.ts';
import { flood } from './flood.ts';
import { type Attack, anyAttack, anyHttpAttack, type HttpAttack } from './messages.ts';
import { inspect, inspectText, judgePositions, newWitness, remember, type Witness } from './witness.ts';

export interface HostileReport {
  readonly messages: number;
  /** Times the server ended, or did not say that it is well. */
  readonly crashes: number;
  /** Replies that held something their reader may not know. */
  readonly leaks: number;
  /** Messages without a reply, or with one that says nothing. */
  readonly unclear: number;
  /** Answers honest people gave meanwhile, and how many of them did not come off. */
  readonly honest: number;
  readonly hurt: number;
  /** Of a flood: messages beyond the rate that were carried out. */
  readonly unlimited: number;
  /** Attacks of several steps (attacks/*.assault.ts): how much each tried, and what came through. */
  readonly assaults: { readonly [name: string]: number };
  readonly breaches: readonly string[];
}

interface Field {
  readonly game: Awaited<ReturnType<typeof anyGame>>;
  readonly server: Child;
  readonly witness: Witness;
  readonly dice: Random;
  /** Tables of honest people, latest last. */
  readonly tables: string[];
  readonly overheard: string[];
  readonly views: Map<string, TableView>;
  readonly players: Set<Client>;
  left: number;
  honest: number;
  hurt: number;
  unclear: number;
  over: boolean;
}

const ATTACKERS = 12;
const PAIRS = 2;
/** One in so many messages is part of a flood, against the limits as they are. */
const FLOOD = 20;

export async function hostile(messages: number): Promise<HostileReport> {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-hostile-'));
  const database = join(folder, 'hostile.db');
  const server = await startChild({ port: 0, database, limits: { ...GENEROUS, watchedPerConnection: 1_000_000 } });
  const field = await newField(server, messages - Math.floor(messages / FLOOD));
  try {
    const honest = Array.from({ length: PAIRS }, (_, pair) => playHonestly(field, pair));
    while (field.tables.length < PAIRS) await sleep(10);
    await Promise.all(Array.from({ length: ATTACKERS }, (_, i) => attack(field, i)));
    field.over = true;
    for (const { socket } of field.players) socket.terminate();
    await Promise.all(honest);
    const crashes = (await isWell(server)) ? 0 : 1;
    await server.stop();
    await judgePositions(field.witness, field.game, database);
    const flooded = await flood(Math.floor(messages / FLOOD), field.game.id);
    const assaulted = await runAssaults(field.game.id);
    const { unclear, honest: answers, hurt, witness } = field;
    return {
      messages,
      crashes: crashes + flooded.crashes + assaulted.crashes,
      leaks: witness.leaks,
      unclear,
      honest: answers,
      hurt: hurt + flooded.hurt,
      unlimited: flooded.unlimited,
      assaults: assaulted.assaults,
      breaches: assaulted.breaches,
    };
  } finally {
    field.over = true;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function newField(server: Child, left: number): Promise<Field> {
  const counts = { left, honest: 0, hurt: 0, unclear: 0, over: false };
  const seen = { tables: [], overheard: [], views: new Map<string, TableView>(), players: new Set<Client>() };
  return { game: await anyGame(), server, witness: newWitness(), dice: random(left), ...seen, ...counts };
}

async function playHonestly(field: Field, pair: number): Promise<void> {
  const { server, witness } = field;
  const guests = [await newGuest(server.address), await newGuest(server.address)];
  for (const { cookie } of guests) witness.secrets.add(cookie.split('=')[1]!);
  for (let n = 0; !field.over; n++) {
    const seed = `hostile/${pair}/${n}`;
    witness.secrets.add(keyFromSeed(seed));
    const { table } = await createTable(guests[0]!, plan(field.game.id, ['me', 'open', 'novice'], { seed }));
    await call(guests[1]!, `/api/tables/${table}/join`, {});
    await call(guests[0]!, `/api/tables/${table}/start`, {});
    field.tables.push(table);
    if (field.tables.length > 2 * PAIRS) field.tables.shift();
    await Promise.all(guests.map((guest) => playOnce(field, guest, table)));
  }
}

/** As fast as people at best: the attackers shall have something to attack. */
const HUMAN_MS = 20;
const MOST_OVERHEARD = 500;

async function playOnce(field: Field, guest: Guest, table: string): Promise<void> {
  const client = await connect(guest);
  field.players.add(client);
  try {
    await client.watch(table);
    await answerAll(field, client, table);
  } catch (error) {
    if (!field.over) throw error;
  }
  field.players.delete(client);
  await client.close();
}

async function answerAll(field: Field, client: Client, table: string): Promise<void> {
  for (let asked = -1; ; ) {
    const wanted = (now: TableView) => anyAnswer(field.game, now) !== null && now.question!.ticket > asked;
    const view = await client.until(table, (now) => isOver(now) || wanted(now));
    if (isOver(view)) return;
    asked = view.question!.ticket;
    const answer = { type: 'answer', table, ticket: asked, line: anyAnswer(field.game, view, field.dice)! } as const;
    const id = `honest-${asked}`;
    if (field.overheard.push(JSON.stringify({ ...answer, id })) > MOST_OVERHEARD) field.overheard.shift();
    const reply = await client.ask(answer, id);
    field.honest++;
    if (reply.type !== 'done') field.hurt++;
    await sleep(HUMAN_MS);
  }
}

/** One in so many attacks comes over HTTP. */
const HTTP = 40;

async function attack(field: Field, number: number): Promise<void> {
  const guest = await newGuest(field.server.address);
  let client = await enter(field, guest);
  for (let n = 0; field.left > 0 && !field.server.crashed(); n++) {
    field.left--;
    const scene = { ...field, view: (table: string) => field.views.get(table) };
    if (n % 200 === 0) await client.watch(field.tables.at(-1)!);
    const made = n % HTTP === 1 ? anyHttpAttack(scene) : anyAttack(scene, `${number}-${n}`);
    const trouble = 'path' in made ? await refusal(field, guest, made) : await clarity(field, client, made);
    if (trouble !== null) note(field, made, trouble);
    if (client.socket.readyState !== client.socket.OPEN) client = await enter(field, guest);
  }
  await client.close();
}

function note(field: Field, made: object, trouble: string): void {
  field.unclear++;
  process.stderr.write(`${trouble}: ${JSON.stringify(made).slice(0, 300)}\n`);
}

/** A status of its kind, and JSON that says why; null, or what came instead. */
async function refusal(
  { witness }: Field,
  { address, cookie }: Guest,
  { path, body }: HttpAttack,
): Promise<string | null> {
  const headers = { cookie, 'x-signoria': '1', 'content-type': 'application/json' };
  const response = await fetch(`${address}${path}`, { method: 'POST', headers, body });
  const text = await response.text();
  inspectText(witness, text);
  const plain = response.status >= 400 && response.status < 500 && /^\{"(error|refusal)":\{/.test(text);
  return plain ? null : `${response.status} ${text}`;
}

/** Everything an attacker hears goes to the witness. */
async function enter(field: Field, guest: Guest): Promise<Client> {
  const client = await connect(guest);
  client.socket.setMaxListeners(0);
  client.socket.on('message', (data) => {
    const text = String(data);
    inspect(field.witness, text);
    const reply = readReply(text);
    if (reply?.type === 'table') field.views.set(reply.table, reply.view);
  });
  return client;
}

const PATIENCE_MS = 10_000;
const KNOWN = /^[a-z]+(-[a-z]+)*$/;

/** Null when it got the reply it deserves, else what came instead. */
async function clarity(field: Field, client: Client, { data, id, reply: wanted }: Attack): Promise<string | null> {
  const late = new AbortController();
  const tooLate = sleep(PATIENCE_MS, 'late' as const, { signal: late.signal }).catch(() => 'late' as const);
  const answered = client.next((reply) => fits(reply, id, wanted)).catch((error: Error) => error.message);
  client.raw(data);
  const outcome = await Promise.race([answered, tooLate]);
  late.abort();
  if (typeof outcome === 'string') return wanted === 'closed' && outcome !== 'late' ? null : outcome;
  if (outcome.type === 'past') rememberPast(field.witness, data, outcome);
  return isPlain(outcome) ? null : JSON.stringify(outcome);
}

/** What was shown of the past, an outsider must have been able to see then. */
function rememberPast(witness: Witness, data: string, { past }: Extract<Reply, { type: 'past' }>): void {
  const sent = readMessage(data);
  if (sent.ok) remember(witness, sent.message.table, past.view);
}

function fits(reply: Reply, id: string | null, wanted: Attack['reply']): boolean {
  if (wanted === 'sight') return reply.type === 'table' || reply.type === 'gone';
  if (id === null) return reply.type === 'refused' && reply.id === '';
  return 'id' in reply && (reply.id === id || reply.id === '');
}

/** Done, or refused with a reason that has a name and is not the server's own failure. */
function isPlain(reply: Reply): boolean {
  if (reply.type !== 'refused') return true;
  return KNOWN.test(reply.refusal.why) && reply.refusal.why !== 'server';
}
