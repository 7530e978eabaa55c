/**
 * Every finished game is counted once. What it comes to is noted first, in a document that only one server can add; notes
 * that are due are entered in the sheet of their kind, which names those it holds until they are done. So whatever is cut short is
 * taken up again, by whichever server, and nothing is entered twice.
 */
import { createHash } from 'node:crypto';
import { Conflict, readBack, type Store, type StoredDocument } from '@signoria/store';
import { type Course, figuresOf, type TableFigures, type TableRecord, UNTIL_TOLD } from '@signoria/table';
import type { Job } from '../jobs.ts';
import { finishedSince } from '../ratings/count.ts';
import type { Services } from '../services.ts';
import { readRecord } from '../tables/table-rows.ts';
import { addSheets, BLANK, type Kind, type Sheet, sheetOf } from './sheet.ts';
import { FEWEST } from './telling.ts';

export const NOTE = 'counted-figures';
const SHEET = 'figures';
const THROUGH = 'figures-through';
const EVERY_MS = 60_000;
/** So many games at a time; the rest the next time. */
const BATCH = 200;
/** Looked through again each time: clocks of several servers differ a little, and a game takes a while to be counted. */
const OVERLAP_MS = 60 * 60_000;
/** Whoever took a note and has not entered it by then has died. */
const CLAIM_MS = 10 * 60_000;

export interface Note {
  readonly kind: Kind;
  readonly hidden: boolean;
  readonly figures: TableFigures;
}

export interface KeptSheet {
  readonly kind: Kind;
  readonly sheet: Sheet;
  /** How many of its games were at private tables. */
  readonly hidden: number;
  /** Tables that are in it and whose notes may still be due. */
  readonly open: readonly string[];
}

export function figuresJob(services: Services): Job {
  return { name: 'figures', everyMs: EVERY_MS, run: () => countMissed(services) };
}

/** Says how many games it noted. */
export async function countMissed(services: Services): Promise<number> {
  const { store, now } = services;
  const started = now();
  const through = Number((await store.getMeta(THROUGH)) ?? 0);
  let noted = 0;
  for await (const { id } of finishedSince(store, through - OVERLAP_MS)) {
    if (noted === BATCH) break;
    const read = (await store.getDocument(NOTE, id)) === null ? await readRecord(store, id) : null;
    if (read !== null && (await noteGame(services, read.record))) noted++;
  }
  if (noted < BATCH) await store.setMeta(THROUGH, String(started));
  await enterNotes(services);
  return noted;
}

/** `enter`: all notes there are. */
export async function countFinished(
  services: Services,
  record: TableRecord,
  course: Course | null,
  enter: () => Promise<void>,
): Promise<void> {
  if (await noteGame(services, record, course)) await enter();
}

/** Whether it was noted now. Deals that others still play wait for their end: nobody shall learn of them from figures. */
async function noteGame(services: Services, record: TableRecord, course: Course | null = null): Promise<boolean> {
  const { store, now } = services;
  const until = record.settings.deal?.until ?? 0;
  if (until >= UNTIL_TOLD) return false;
  const figures = isCountable(record) ? await counted(services, record, course) : null;
  const note: Note | null =
    figures === null ? null : { kind: kindOf(record), hidden: record.settings.visibility === 'private', figures };
  return keepNote(store, record.id, note, Math.max(now(), until));
}

/** Of a game that is at hand; any other is played again for it, in a thread. */
async function counted({ games, counter }: Services, record: TableRecord, course: Course | null) {
  const module = games.get(record.header.game);
  return course === null || module === undefined ? counter.count(record) : figuresOf(module, record, course);
}

/** Whether it was kept now; null for a game that is not to be looked at again. */
export function keepNote(store: Store, table: string, note: Note | null, due: number): Promise<boolean> {
  const of = { kind: NOTE, id: table, owner: table };
  if (note === null) return add(store, { ...of, due: null, data: '' });
  return add(store, { ...of, due, data: JSON.stringify(note) });
}

/** Played here from the beginning to the end: not read from a file, not branched off, not a study. */
function isCountable({ status, result, position, entries }: TableRecord): boolean {
  const first = entries[0];
  return (
    status === 'finished' && result !== null && position === null && first !== undefined && first.requestKey !== null
  );
}

function kindOf({ header, seats }: TableRecord): Kind {
  const { game, rules, options, edition } = header;
  const bots = seats.some((seat) => seat.kind === 'bot' || (seat.kind === 'person' && seat.covered !== null));
  const sorted = Object.fromEntries(Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return { game, players: seats.length, rules, options: sorted, edition: edition !== null, bots };
}

/** False when somebody else has. */
async function add(store: Store, document: Omit<StoredDocument, 'version' | 'rank'>): Promise<boolean> {
  try {
    await store.addDocument({ ...document, rank: null });
    return true;
  } catch (error) {
    if (error instanceof Conflict) return false;
    throw error;
  }
}

export async function enterNotes({ store, now }: Pick<Services, 'store' | 'now'>): Promise<void> {
  const due = await store.claimDocuments(NOTE, { now: now(), until: now() + CLAIM_MS, limit: 500 });
  const piles = Map.groupBy(due, ({ data }) => {
    const { kind, hidden } = readBack<Note>(data);
    return `${sheetId(kind)} ${hidden}`;
  });
  for (const pile of piles.values()) {
    const { hidden } = readBack<Note>(pile[0]!.data);
    if (hidden && pile.length < FEWEST) await letWait(store, pile, now());
    else await enterPile(store, pile);
  }
}

/** Games of private tables are entered several at a time, so that no change of the figures is the doing of one. */
async function letWait(store: Store, pile: readonly StoredDocument[], now: number): Promise<void> {
  for (const note of pile) await store.changeDocument(note, { due: now }).catch(unlessLost);
}

async function enterPile(store: Store, pile: readonly StoredDocument[]): Promise<void> {
  while (!(await enteredIn(store, pile)));
  for (const note of pile) await store.changeDocument(note, { due: null, data: '' }).catch(unlessLost);
}

/** Somebody else has done it meanwhile. */
function unlessLost(error: unknown): void {
  if (!(error instanceof Conflict)) throw error;
}

/**
 * False when another server has changed the sheet meanwhile. The sheet is read before the notes: who finds a note still due
 * and not in the sheet finds the sheet changed, if that was no longer so.
 */
async function enteredIn(store: Store, pile: readonly StoredDocument[]): Promise<boolean> {
  const { kind, hidden } = readBack<Note>(pile[0]!.data);
  const id = sheetId(kind);
  const kept = await store.getDocument(SHEET, id);
  const before: KeptSheet = kept === null ? { kind, sheet: BLANK, hidden: 0, open: [] } : sheetIn(kept);
  const open = await stillDue(store, before.open);
  const left = new Set(
    await stillDue(
      store,
      pile.map((note) => note.id),
    ),
  );
  const fresh = pile.filter((note) => left.has(note.id) && !before.open.includes(note.id));
  const after: KeptSheet = {
    kind,
    sheet: addSheets([before.sheet, ...fresh.map(({ data }) => sheetOf(readBack<Note>(data).figures))]),
    hidden: before.hidden + (hidden ? fresh.length : 0),
    open: [...open, ...fresh.map((note) => note.id)],
  };
  const data = JSON.stringify(after);
  if (kept === null) return add(store, { kind: SHEET, id, owner: kind.game, due: null, data });
  return store.changeDocument(kept, { data }).then(
    () => true,
    (error: unknown) => {
      unlessLost(error);
      return false;
    },
  );
}

async function stillDue(store: Store, tables: readonly string[]): Promise<readonly string[]> {
  const notes = await Promise.all(tables.map((table) => store.getDocument(NOTE, table)));
  return tables.filter((_, i) => (notes[i]?.due ?? null) !== null);
}

/** The same for the same kind, on any server. */
function sheetId(kind: Kind): string {
  const { game, players, rules, bots } = kind;
  return `${game}/${players}/${rules}/${bots ? 'bots' : 'people'}/${optionsId(kind)}`;
}

export function optionsId({ options, edition }: Pick<Kind, 'options' | 'edition'>): string {
  return createHash('sha256')
    .update(JSON.stringify([options, edition]))
    .digest('hex')
    .slice(0, 12);
}

function sheetIn({ data }: StoredDocument): KeptSheet {
  return readBack<KeptSheet>(data);
}

/** All sheets, or those of a game. */
export async function readSheets(store: Store, game?: string): Promise<readonly KeptSheet[]> {
  const sheets: KeptSheet[] = [];
  let cursor: string | undefined;
  do {
    const filter = game === undefined ? { kind: SHEET } : { kind: SHEET, owner: game };
    const page = await store.listDocuments(filter, { limit: 500, ...(cursor === undefined ? {} : { cursor }) });
    sheets.push(...page.items.map(sheetIn));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return sheets;
}
