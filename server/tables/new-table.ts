/** Tables coming into being: set up by somebody, read from a file, branched off another. */
import { randomInt } from 'node:crypto';
import { FORMAT, type GameFile, keyFromSeed, newKey } from '@signoria/kernel';
import { Conflict, type Table } from '@signoria/store';
import {
  type BotLevel,
  branching,
  inSlices,
  isOver,
  isSealed,
  type NewTable,
  NotDone,
  newRecord,
  type Person,
  type Placed,
  playersOf,
  readPlayers,
  type SeatRecord,
  type TableRecord,
  type TableSettings,
} from '@signoria/table';
import { Problem } from '../http/problems.ts';
import { newCode, newTableId } from '../ids.ts';
import { readName } from '../people.ts';
import type { Services } from '../services.ts';
import { type Bucket, fullBucket, take } from '../socket/bucket.ts';
import { pause } from '../work/yielding.ts';
import { readRecord, toNewRow, toRowPatch } from './table-rows.ts';

/** Refused with `NotDone` when it could not be started. */
export async function createTable(services: Services, by: Person, { seed, ...plan }: NewTable): Promise<Table> {
  if (seed !== undefined && !services.seeds) throw new NotDone({ why: 'malformed', detail: 'seed' });
  const module = moduleFor(services, plan.game);
  const key = seed === undefined ? newKey() : keyFromSeed(seed);
  const table = await insert(services, ({ id, code }) => newRecord(module, { id, code, by, key }, plan));
  services.tableHooks.created(services, table);
  return table;
}

export interface SetTable {
  readonly id: string;
  readonly owner: string;
  readonly plan: Omit<NewTable, 'places' | 'seed'>;
  readonly seats: readonly SeatRecord[];
  /** Of a deal that has been made already; else the table is dealt anew. */
  readonly key?: string;
}

/** A table with everybody in their seat, to be started. Whoever is second with that id is given what the first made. */
export async function setTable(
  services: Services,
  { id, owner, plan, seats, key = newKey() }: SetTable,
): Promise<Table> {
  const known = await services.store.getTable(id);
  if (known !== null) return known;
  const places = seats.map(() => 'open' as const);
  const place = { id, by: { user: owner, name: '' }, key };
  const record = newRecord(moduleFor(services, plan.game), { ...place, code: newCode() }, { ...plan, places });
  try {
    return await put(services, { ...record, seats });
  } catch (error) {
    if (!(error instanceof Conflict) || error.code !== 'taken') throw error;
    // Either somebody else has set it, or another table has this code.
    return setTable(services, { id, owner, plan, seats, key });
  }
}

function moduleFor({ games }: Services, game: string) {
  const module = games.get(game);
  if (module === undefined) throw new Problem('no-such-game', game);
  return module;
}

/** What comes from elsewhere is shown to nobody who was not told, and proves nothing about anybody's skill. */
function ownSettings(name: string): TableSettings {
  return { name, visibility: 'private', pace: 'live', language: 'any', rated: false };
}

export async function importGame(services: Services, by: Person, given: GameFile): Promise<Table> {
  moduleFor(services, given.header.game);
  if (given.entries.length > services.limits.entries) throw new Problem('bad-file', { problem: 'too-long' });
  await mustBeOver(services, given);
  const file = { ...given, names: readPlayers(given.names, (name) => readName(name) ?? '') };
  takeCopy(services, by);
  const imported = await services.verifier.verify({ file, placed: placed(services, newPlace(services), by, '') });
  if (imported === 'too-many') throw new Problem('too-many');
  if (imported === 'too-long') throw new Problem('bad-file', { problem: imported });
  if (!imported.ok) throw new Problem('bad-file', imported.problem);
  const { record } = imported;
  return insert(services, (place) => ({ ...record, ...place }));
}

/** Whoever has got hold of a game that is still played here may not have it opened, and played on, beside it. */
async function mustBeOver({ store }: Services, { header: { commitment } }: GameFile): Promise<void> {
  const { items } = await store.listTables({ commitment, status: ['open', 'running', 'paused'] }, { limit: 1 });
  if (items.length > 0) throw new NotDone({ why: 'not-over' });
}

export function mustHaveFile(record: TableRecord, now: number): void {
  const { started, position } = record;
  if (!isOver(record) || started === null || position !== null) throw new Problem('not-over');
  if (isSealed(record, now)) throw new NotDone({ why: 'sealed' });
}

/** A finished game as a file; its commitment and hashes prove it. Refused before the end, and for studies. */
export function fileOf(record: TableRecord, now: number): GameFile {
  mustHaveFile(record, now);
  const { header, key, seats, result } = record;
  return {
    format: FORMAT,
    header,
    names: playersOf(seats),
    key,
    entries: record.entries.map(({ seat, line, hash }) => ({ seat, line, hash })),
    outcome: result,
  };
}

export interface BranchPlan {
  readonly seq: number;
  readonly seat: number;
  readonly others: BotLevel;
  readonly name: string;
}

export async function branchOff(services: Services, by: Person, from: TableRecord, plan: BranchPlan): Promise<Table> {
  const module = moduleFor(services, from.header.game);
  const { seq, seat, others, name } = plan;
  takeCopy(services, by);
  const at = { ...placed(services, newPlace(services), by, name), seq, seat, others, seed: randomInt(2 ** 31) };
  const record = await inSlices(branching(module, from, at), pause);
  return insert(services, (place) => ({ ...record, ...place }));
}

const copiers = new WeakMap<Services, Map<string, Bucket>>();
/** With more, all begin anew. */
const MOST_COPIERS = 10_000;

/** A copy is a whole game in the store, made with one request: so many an hour are enough for anybody. */
function takeCopy(services: Services, { user }: Person): void {
  const buckets = copiers.get(services) ?? new Map<string, Bucket>();
  if (buckets.size >= MOST_COPIERS) buckets.clear();
  copiers.set(services, buckets);
  const { limits, now } = services;
  const bucket = buckets.get(user) ?? fullBucket(limits.copies, now());
  buckets.set(user, bucket);
  if (!take(bucket, limits.copies, now())) throw new Problem('too-many');
}

interface Place {
  readonly id: string;
  readonly code: string;
}

function placed({ now }: Services, place: Place, by: Person, name: string): Placed {
  return { ...place, by, settings: ownSettings(name), now: now() };
}

function newPlace({ now }: Services): Place {
  return { id: newTableId(now()), code: newCode() };
}

const TRIES = 10;

/** Codes are short, so now and then one is taken. */
async function insert(services: Services, make: (place: Place) => TableRecord): Promise<Table> {
  for (let left = TRIES; ; left--) {
    const record = make(newPlace(services));
    try {
      return await put(services, record);
    } catch (error) {
      if (!(error instanceof Conflict) || error.code !== 'taken' || left === 0) throw error;
    }
  }
}

/** A table with a past is open and private until all of it is written: half a past is closed with the unstarted. */
async function put({ store, now }: Services, record: TableRecord): Promise<Table> {
  if (record.entries.length === 0) return store.createTable(toNewRow(record, now()));
  const { status, started, result, seats, settings } = record;
  const blank = { ...record, status: 'open' as const, started: null, result: null };
  const row = await store.createTable(toNewRow(blank, now()));
  for (const { seq, ...entry } of record.entries) await store.append(row.id, seq, entry);
  const patch = toRowPatch(row, { status, started, result, seats, settings }, now());
  return patch === null ? row : store.updateTable(row.id, row.version, patch);
}

export async function recordOf({ store }: Services, id: string): Promise<TableRecord> {
  const read = await readRecord(store, id);
  if (read === null) throw new Problem('no-such-table');
  return read.record;
}
