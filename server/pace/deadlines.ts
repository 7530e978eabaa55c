/**
 * The ladder on the server: one document for each running table says when something is due there, whichever server is up
 * then takes it, and the table decides. What players are to be told of is left as a wish for the notices.
 */
import { Conflict, readBack, type Store, type StoredDocument, type Table } from '@signoria/store';
import {
  type CoverWish,
  isOver,
  type LadderStep,
  type Outage,
  type TableRecord,
  timeControlRule,
} from '@signoria/table';
import type { Job } from '../jobs.ts';
import { reported } from '../log.ts';
import { userData } from '../people.ts';
import type { Services } from '../services.ts';
import type { Loaded } from '../tables/loaded.ts';
import { settingsOf } from '../tables/table-rows.ts';
import type { Tables } from '../tables/tables.ts';
import { restOnLeave } from './leave.ts';

const KIND = 'deadline';
export const WISH = 'notice-wish';
const EVERY_MS = 5_000;
/** A table that could not be done is tried again after this long. */
const AGAIN_MS = 60_000;
const AT_ONCE = 20;

/** What has been done of the ladder as it stands. */
interface Done {
  readonly done: readonly string[];
}

function nameOf({ seat, rung, key }: LadderStep): string {
  return `${seat}/${rung}/${key}`;
}

/** When something new is due. */
function nextDue(ladder: readonly LadderStep[], { done }: Done): number | null {
  const open = ladder.filter((step) => !done.includes(nameOf(step))).map(({ due }) => due);
  return open.length === 0 ? null : Math.min(...open);
}

function doneOf({ data }: Pick<StoredDocument, 'data'>): Done {
  return readBack<Done>(data);
}

/** Without a clock the only deadline is a month away, and looking it up with every move would cost more than it helps. */
const known = new WeakMap<Loaded, number>();
/** Without one, moves alone only put it off: as long as the row is the same, nothing is due any sooner. */
const looked = new WeakMap<Loaded, Table>();

/** A document's time is only ever brought forward here: whoever comes too early sees what is due instead. */
export function keepDeadline(services: Services, loaded: Loaded): Promise<void> | undefined {
  const { row } = loaded.tablePorts;
  const { status } = row;
  if (status === 'open') return undefined;
  if (isOver({ status })) return forget(services, loaded);
  const clocked = timeControlRule(settingsOf(row).pace).clock !== null;
  return clocked || looked.get(loaded) !== row ? lookAhead(services, loaded, clocked) : undefined;
}

async function lookAhead(services: Services, loaded: Loaded, clocked: boolean): Promise<void> {
  const { row } = loaded.tablePorts;
  const ladder = loaded.table.ladder();
  const far = nextDue(ladder, { done: [] });
  if (far === null) return;
  looked.set(loaded, row);
  if (!clocked && (known.get(loaded) ?? Infinity) <= far) return;
  known.set(loaded, far);
  await bringForward(services, loaded, ladder);
}

const forgotten = new WeakSet<Loaded>();

async function forget({ store }: Services, loaded: Loaded): Promise<void> {
  if (forgotten.has(loaded)) return;
  forgotten.add(loaded);
  await store.dropDocument(KIND, loaded.id);
}

async function bringForward(services: Services, loaded: Loaded, ladder: readonly LadderStep[]): Promise<void> {
  const { store } = services;
  const document = await store.getDocument(KIND, loaded.id);
  const next = nextDue(ladder, document === null ? { done: [] } : doneOf(document));
  if (next === null || (document !== null && document.due !== null && document.due <= next)) return;
  try {
    if (document !== null) return void (await store.changeDocument(document, { due: next }));
    await store.addDocument({
      kind: KIND,
      id: loaded.id,
      owner: loaded.id,
      due: next,
      rank: null,
      data: '{"done":[]}',
    });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return bringForward(services, loaded, ladder);
  }
  await restOnLeave(services, loaded); // the game has just begun
}

export function keepTime(services: Services, tables: Tables): Job {
  return { name: 'clocks', everyMs: EVERY_MS, run: () => lookAtClocks(services, tables) };
}

async function lookAtClocks(services: Services, tables: Tables): Promise<void> {
  const { store, now } = services;
  if (hasJumped(services)) await allDue(services);
  const isDue = async () => (await store.listDocuments({ kind: KIND, dueBy: now() }, { limit: 1 })).items.length > 0;
  while (await isDue()) {
    const due = { now: now(), until: now() + AGAIN_MS, limit: AT_ONCE };
    for (const document of await store.claimDocuments(KIND, due)) await lookAt(services, tables, document);
  }
}

/** By whose list of outages the documents were written. */
const written = new WeakMap<Services, readonly Outage[]>();

function hasJumped(services: Services): boolean {
  services.now(); // whoever looks at the clock notices
  const all = services.outages.all();
  const before = written.get(services) ?? all;
  written.set(services, all);
  return before !== all;
}

/** What was written by a clock that has jumped is looked at again, be it early or late. */
async function allDue({ store, now }: Services): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await store.listDocuments({ kind: KIND }, cursor === undefined ? {} : { cursor });
    for (const document of page.items) await dueNow(store, document, now());
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

async function dueNow(store: Store, document: StoredDocument, now: number): Promise<void> {
  try {
    if (document.due !== null && document.due > now) await store.changeDocument(document, { due: now });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error; // somebody has just looked at it
  }
}

/** One table's trouble must not keep the others waiting. */
async function lookAt(services: Services, tables: Tables, document: StoredDocument): Promise<void> {
  try {
    await tables.use(document.id, (loaded) => climb(services, loaded, document));
  } catch (error) {
    services.log.warn({ table: document.id, ...reported(error) }, 'clock not looked at');
  }
}

async function climb(services: Services, { table, id }: Loaded, document: StoredDocument): Promise<void> {
  const { store, now } = services;
  const ladder = await table.tick(await wishesOf(store, table.record()));
  if (isOver(table.record())) return void (await store.dropDocument(KIND, id));
  const due = ladder.filter((step) => step.due <= now());
  const { done } = doneOf(document);
  for (const step of due) if (!done.includes(nameOf(step))) await wish(services, id, step);
  await noteDone(store, document, ladder, { done: due.map(nameOf) });
}

async function wishesOf(store: Store, { seats }: TableRecord): Promise<ReadonlyMap<string, CoverWish>> {
  const users = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.user] : []));
  const found = await Promise.all(users.map((user) => store.getUser(user)));
  return new Map(found.flatMap((user) => (user === null ? [] : [[user.id, userData(user).cover] as const])));
}

/** That a flag has fallen the player is told with what follows from it. */
async function wish(
  { store, now }: Services,
  table: string,
  { seat, user, rung, key, flag }: LadderStep,
): Promise<void> {
  if (rung === 'flag') return;
  const data = JSON.stringify({ table, seat, step: rung, due: flag });
  try {
    await store.addDocument({
      kind: WISH,
      id: `${table}/${seat}/${rung}/${key}`,
      owner: user,
      due: now(),
      rank: null,
      data,
    });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error; // wished before
  }
}

/** A move may have brought the document forward meanwhile: then that stands. */
async function noteDone(
  store: Store,
  document: StoredDocument,
  ladder: readonly LadderStep[],
  done: Done,
): Promise<void> {
  try {
    await store.changeDocument(document, { due: nextDue(ladder, done), data: JSON.stringify(done) });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    const now = await store.getDocument(KIND, document.id);
    if (now === null) return;
    await store.changeDocument(now, { data: JSON.stringify(done) });
  }
}
