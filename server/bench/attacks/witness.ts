/** Looks through everything an outsider was sent for what they may not know. */

import { type AnyGame, canonical, type GameEvent, replayEntry, startMatch } from '@signoria/kernel';
import { readReply } from '@signoria/protocol';
import { openStore } from '@signoria/store';
import type { TableView } from '@signoria/table';
import { readRecord } from '../../tables/table-rows.ts';

export interface Witness {
  /** Texts that must never be sent. */
  readonly secrets: Set<string>;
  /** Positions outsiders were shown, by table. */
  readonly shown: Map<string, Set<string>>;
  leaks: number;
}

export function newWitness(): Witness {
  return { secrets: new Set(), shown: new Map(), leaks: 0 };
}

/** Traces of the machine behind the table. */
const MACHINE = /\.ts:\d|node_modules|\bat async\b|SQLITE|\/home\/|\/root\//;

export function inspect(witness: Witness, text: string): void {
  const reply = readReply(text);
  inspectText(witness, text);
  if (reply?.type === 'table') inspectView(witness, reply.view);
}

export function inspectText(witness: Witness, text: string): void {
  const isOpen = text.includes('"status":"finished"') || text.includes('"status":"abandoned"');
  const found = [...witness.secrets].some((secret) => text.includes(secret));
  if (MACHINE.test(text) || (found && !isOpen)) witness.leaks++;
}

function inspectView(witness: Witness, view: TableView): void {
  const { table, you, question, freedoms, orders, undoable, log } = view;
  const told = log.flatMap(({ events }) => events).some(({ to }: GameEvent) => to !== undefined);
  const isSecret = (question?.menu ?? null) !== null || freedoms.length + orders.length + undoable.length > 0 || told;
  if (you === null && isSecret) witness.leaks++;
  if (you === null) remember(witness, table, view.view);
}

export function remember({ shown }: Witness, table: string, view: unknown): void {
  if (view === null) return;
  const seen = shown.get(table) ?? new Set<string>();
  shown.set(table, seen.add(canonical(view)));
}

/** Every position that was shown must be one that a spectator could see at some moment of the game. */
export async function judgePositions(witness: Witness, game: AnyGame, database: string): Promise<void> {
  const store = await openStore(database);
  for (const [table, shown] of witness.shown) {
    const read = await readRecord(store, table);
    const allowed = read === null ? new Set<string>() : sights(game, read.record);
    for (const position of shown) if (!allowed.has(position)) witness.leaks++;
  }
  await store.close();
}

type Played = Pick<NonNullable<Awaited<ReturnType<typeof readRecord>>>['record'], 'header' | 'key' | 'entries'>;

function sights(game: AnyGame, { header, key, entries }: Played): ReadonlySet<string> {
  const match = startMatch(game, { ...header, key });
  const all = new Set([canonical(game.view(match.state, null))]);
  for (const entry of entries) {
    replayEntry(match, entry);
    all.add(canonical(game.view(match.state, null)));
  }
  return all;
}
