/**
 * Whoever wants to stop the server for all gives it long work: files that are all undone answers, opened again and again,
 * branched, looked at here and there, and pings without end. Counts what of it was taken, and how long the event loop was
 * ever held meanwhile: by the server's own account, and in processor time, which is the same however busy the machine is.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame, GameFile, Match, Random } from '@signoria/kernel';
import { deciding, enumerate, menuOf, play, startMatch, toFile, undo, undoable } from '@signoria/kernel';
import { named } from '@signoria/kernel/testing';
import { isAnswer } from '@signoria/protocol';
import { loadGames } from '../../../games/registry.ts';
import { ask, call, connect, type Guest, newGuest } from '../../testing/client.ts';
import { GENEROUS } from '../../testing/server.ts';
import { type Child, isWell, startChild } from '../process.ts';

export interface LongWorkReport {
  /** Files read, tables opened, branches made, positions shown, pings sent. */
  readonly imported: number;
  readonly opened: number;
  readonly branched: number;
  readonly pasts: number;
  readonly pings: number;
  /** The longest the event loop was held, in milliseconds, and the longest it worked at a stretch. */
  readonly heldMs: number;
  readonly workedMs: number;
  readonly crashes: number;
}

const OPENINGS = 5;
const PASTS = 40;
const PINGS = 20_000;

/** `entries`: how long the files are. */
export async function longWork(entries: number): Promise<LongWorkReport> {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-long-work-'));
  const limits = { ...GENEROUS, idleTables: 1, verifyMs: 120_000 };
  const server = await startChild({ port: 0, database: join(folder, 'long.db'), limits });
  const counts = { imported: 0, opened: 0, branched: 0, pasts: 0, pings: 0 };
  try {
    const guest = await newGuest(server.address);
    // What starting took is nobody's attack.
    await heldSince(server);
    await server.worked();
    for (const { game } of await loadGames()) await oneGame(guest, undoneFile(game, entries), counts);
    counts.pings = await pingOn(guest);
    const heldMs = await heldSince(server);
    const workedMs = await server.worked();
    const crashes = (await isWell(server)) ? 0 : 1;
    return { ...counts, heldMs, workedMs, crashes };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Counts = { -readonly [K in 'imported' | 'opened' | 'branched' | 'pasts']: number };

async function oneGame(guest: Guest, file: GameFile, counts: Counts): Promise<void> {
  const { body: imported } = await call(guest, '/api/files', file);
  if (!isAnswer('POST /api/files', imported)) return;
  counts.imported++;
  const { table } = imported;
  const body = { seq: Math.floor(file.entries.length / 2), seat: 0, others: 'novice', name: '' } as const;
  for (let i = 0; i < OPENINGS; i++) {
    const { table: branched } = await ask(guest, 'POST /api/tables/:id/branch', { params: { id: table }, body });
    counts.branched++;
    counts.opened += await openBoth(guest, [table, branched]);
  }
  counts.pasts += await lookBack(guest, table, file.entries.length);
}

async function openBoth(guest: Guest, tables: readonly string[]): Promise<number> {
  const client = await connect(guest);
  for (const table of tables) await client.watch(table);
  await client.close();
  return tables.length;
}

/** All at once, each far from the one before. */
async function lookBack(guest: Guest, table: string, entries: number): Promise<number> {
  const client = await connect(guest);
  const seqs = Array.from({ length: PASTS }, (_, i) => (i * 7919) % entries);
  const replies = await Promise.all(seqs.map((seq) => client.ask({ type: 'past', table, seq })));
  await client.close();
  return replies.filter(({ type }) => type === 'past').length;
}

async function pingOn(guest: Guest): Promise<number> {
  const client = await connect(guest);
  for (let i = 0; i < PINGS; i++) client.socket.ping('x'.repeat(100));
  await client.ask({ type: 'undo', table: 'nowhere' });
  await client.close();
  return PINGS;
}

/** A game in which everything that can be undone is: the dearest thing to play again. */
function undoneFile(game: AnyGame, entries: number): GameFile {
  const { start, random } = named(`long work/${game.id}`, game.players.max);
  const match = startMatch(game, start);
  while (match.state.outcome === null && match.log.length < entries) step(match, random);
  return toFile(match);
}

function step(match: Match, random: Random): void {
  const [seat] = deciding(match.game, match.state);
  const last = match.log.at(-1)?.entry;
  if (undoable(match, seat!) > 0 && last?.line.startsWith('@') !== true && random.below(4) > 0) {
    undo(match, seat!);
    return;
  }
  const choices = enumerate(menuOf(match.game, match.state, seat!)!, random, 12);
  play(match, seat!, match.game.notation.write(choices[random.below(choices.length)]!));
}

/** By the server's own account, since it was last asked. */
async function heldSince({ address }: Child): Promise<number> {
  const figures = await (await fetch(`${address}/metrics`)).text();
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(figures) ?? [];
  return Math.round(Number(seconds) * 1000);
}
