/**
 * What went wrong at tables, noticed by the server or said by a player: tied to game, rules, seat and entry, with a file
 * that leads to the same position. That file holds the key, and so everybody's hand: while the game runs it is given
 * only to an administrator who has no seat there, and that they took it is noted for the others. What a fault says may
 * quote hidden things too, so it is veiled from an administrator who plays there.
 */
import { FORMAT, type GameFile } from '@signoria/kernel';
import { Conflict, readBack, type Store, type StoredDocument, type User } from '@signoria/store';
import { isOver, isSealed, playersOf, seatOf, type TableRecord } from '@signoria/table';
import { noteFile } from '../accounts/seats/insiders.ts';
import { Problem } from '../http/problems.ts';
import { newTableId } from '../ids.ts';
import type { Services } from '../services.ts';
import type { Loaded } from '../tables/loaded.ts';
import { recordOf } from '../tables/new-table.ts';
import type { TableFault } from '../tables/table-hooks.ts';
import { fromRow } from '../tables/table-rows.ts';
import { type Counted, counted } from './counted.ts';
import { nameOf, note } from './deeds.ts';
import { hash } from './reports.ts';

const KIND = 'fault';
const OPEN = 10_000_000_000_000;
const DAY = 24 * 60 * 60_000;
export const KEEP_FAULTS_MS = 90 * DAY;

interface Fault extends TableFault {
  readonly first: number;
  readonly last: number;
  readonly count: number;
  readonly by: string | null;
  readonly text: string;
  readonly version: string;
  readonly done: boolean;
}

/** The same again is counted, not written once more. */
export async function addFault(services: Services, found: TableFault): Promise<void> {
  const { table, what, seat, seq, error } = found;
  const id = hash([table, what, seat, seq, error].join('\n'));
  const at = services.now();
  const fault = { ...found, first: at, last: at, count: 1, by: null, text: '', version: services.version, done: false };
  try {
    await put(services.store, id, fault);
  } catch (failed) {
    if (!(failed instanceof Conflict)) throw failed;
    await countAgain(services.store, id, at);
  }
}

function rankOf({ done, last }: Fault): number {
  return done ? last : OPEN + last;
}

function put(store: Store, id: string, fault: Fault): Promise<StoredDocument> {
  const data = JSON.stringify(fault);
  return store.addDocument({ kind: KIND, id, owner: fault.table, due: null, rank: rankOf(fault), data });
}

/** Who is too late to count has been counted with another. */
async function countAgain(store: Store, id: string, at: number): Promise<void> {
  const document = await store.getDocument(KIND, id);
  if (document === null) return;
  const before = readBack<Fault>(document.data);
  const fault: Fault = { ...before, last: at, count: before.count + 1, done: false };
  try {
    await store.changeDocument(document, { rank: rankOf(fault), data: JSON.stringify(fault) });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
}

/** "Something is wrong here": what a reader says, with where they were. `page` is what their browser knows of it. */
export async function noteWrong(
  services: Services,
  by: User,
  { tablePorts }: Loaded,
  said: { text: string; page: string },
) {
  const { row, seq } = tablePorts;
  const at = services.now();
  const { id: table, game, rules } = row;
  await put(services.store, newTableId(at), {
    table,
    game,
    rules,
    seat: seatOf(fromRow(row).seats, by.id),
    seq,
    what: 'player',
    line: null,
    error: said.page.trim(),
    stack: null,
    first: at,
    last: at,
    count: 1,
    by: by.id,
    text: said.text.trim(),
    version: services.version,
    done: false,
  });
}

export async function listFaults(services: Services, reader: User, cursor: string | undefined) {
  const { store } = services;
  const page = await store.listDocuments({ kind: KIND }, { ranked: true, ...(cursor === undefined ? {} : { cursor }) });
  return {
    faults: await Promise.all(page.items.map((document) => shown(services, reader, document))),
    next: page.next,
  };
}

export function openFaults(store: Store): Promise<Counted> {
  return counted(async (page) => {
    const { items, next } = await store.listDocuments({ kind: KIND }, { ranked: true, ...page });
    const open = items.filter(({ rank }) => rank !== null && rank >= OPEN);
    return { items: open, next: open.length < items.length ? null : next };
  });
}

async function shown({ store, now }: Services, reader: User, { id, data }: StoredDocument) {
  const { line, by, ...fault } = readBack<Fault>(data);
  const row = await store.getTable(fault.table);
  const over = row === null || (isOver(row) && !isSealed(fromRow(row), now()));
  const veiled = !over && (await playsHere(store, fromRow(row), reader));
  const clear = { error: fault.error, stack: fault.stack, text: fault.text, seat: fault.seat };
  return {
    fault: id,
    ...fault,
    ...(veiled ? { error: '', stack: null, text: '', seat: null } : clear),
    by: by === null || veiled ? null : await nameOf(store, by),
    over,
    veiled,
  };
}

/** Has a seat there, or at another table where the same is dealt. */
async function playsHere(
  store: Store,
  { header, seats }: Pick<TableRecord, 'header' | 'seats'>,
  { id: seated }: User,
): Promise<boolean> {
  if (seatOf(seats, seated) !== null) return true;
  const { items } = await store.listTables({ commitment: header.commitment, seated }, { limit: 1 });
  return items.length > 0;
}

async function mustRead(store: Store, id: string): Promise<StoredDocument> {
  const document = await store.getDocument(KIND, id);
  if (document === null) throw new Problem('no-such-fault');
  return document;
}

export async function setDone({ store }: Services, id: string, done: boolean): Promise<void> {
  const document = await mustRead(store, id);
  const fault: Fault = { ...readBack<Fault>(document.data), done };
  await store.changeDocument(document, { rank: rankOf(fault), data: JSON.stringify(fault) });
}

export interface FaultFile extends GameFile {
  /** What went wrong at the end of these entries. No part of the game: readers of the format pass over it. */
  readonly fault: Pick<Fault, 'what' | 'seat' | 'seq' | 'line' | 'error' | 'stack' | 'text' | 'version'>;
}

export async function faultFile(services: Services, reader: User, id: string): Promise<FaultFile> {
  const { what, seat, seq, line, error, stack, text, version, table } = readBack<Fault>(
    (await mustRead(services.store, id)).data,
  );
  const record = await recordOf(services, table);
  const over = isOver(record) && !isSealed(record, services.now());
  if (!over && (await playsHere(services.store, record, reader))) throw new Problem('seated-here');
  // A study begins at an imagined position: no file of a game can say so.
  if (record.position !== null || record.started === null) throw new Problem('no-file');
  const entries = record.entries.slice(0, seq).map(({ seat, line, hash }) => ({ seat, line, hash }));
  if (!over) {
    await noteFile(services, reader, table);
    await note(services, reader, 'file', table, record.header.game);
  }
  return {
    format: FORMAT,
    header: record.header,
    names: playersOf(record.seats),
    key: record.key,
    entries,
    outcome: entries.length === record.entries.length ? record.result : null,
    fault: { what, seat, seq, line, error, stack, text, version },
  };
}

/** Faults nobody needs any more. Gives how many went. */
export async function forgetFaults({ store, outages }: Services): Promise<number> {
  let gone = 0;
  let cursor: string | undefined;
  do {
    const page = await store.listDocuments({ kind: KIND }, cursor === undefined ? {} : { cursor });
    const old = page.items.filter(({ data }) => readBack<Fault>(data).last + KEEP_FAULTS_MS <= outages.tidyNow());
    for (const { id } of old) gone += (await store.dropDocument(KIND, id)) ? 1 : 0;
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return gone;
}
