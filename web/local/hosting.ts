/**
 * One table played in this browser: the same actor as on a server, with IndexedDB for a store. Several people may
 * share the screen: then only one of them reads at a time, and the curtain falls when it is another's turn.
 */
import type { Seat } from '@signoria/kernel';
import {
  atOnce,
  counselled,
  openTable,
  type Person,
  type Ports,
  type Table,
  type TableRecord,
  type TableView,
  type Watch,
  watch,
} from '@signoria/table';
import type { NextReader } from '../connection/connection.ts';
import type { Playable } from '../games/playable.ts';
import { append, fetchRecord, save, say } from './indexed-db.ts';
import { think } from './thinking.ts';
import type { Push } from './worker-api.ts';

export interface Host {
  readonly id: string;
  readonly module: Playable;
  readonly table: Table;
  readonly people: readonly (Person & NextReader)[];
  /** Who reads now; null behind the curtain. */
  reader: Person | null;
  watching: Watch | null;
  waiting: readonly Seat[];
  /** Whom the curtain waits for. */
  next: Person | null;
  tell(push: Push): void;
}

export function userAt(seat: Seat): string {
  return `local/${seat}`;
}

export function host(module: Playable, record: TableRecord, tell: (push: Push) => void): Host {
  const people = record.seats.flatMap((seat, i) =>
    seat.kind === 'person' ? [{ seat: i, user: seat.user, name: seat.name, colour: seat.colour }] : [],
  );
  let queued = false;
  const changed = (): void => {
    if (queued) return;
    queued = true;
    // After the actor has finished with what it is doing, and once however often it changed meanwhile.
    queueMicrotask(() => {
      queued = false;
      show(h);
    });
  };
  const table = openTable(portsFor(module, record.id, changed), record);
  const h: Host = { id: record.id, module, table, people, reader: null, watching: null, waiting: [], next: null, tell };
  table.presence({ users: people.map(({ user }) => user), watchers: 0 });
  if (people.length === 1) read(h, people[0]!);
  else void table.settled().then(() => show(h));
  return h;
}

/** How long bots take before they answer, against the usual time. */
let pace = 1;

export function setPace(wanted: number): void {
  pace = wanted;
}

function portsFor(module: Playable, id: string, changed: () => void): Ports {
  return {
    module,
    inquired: () => import('./inquired.ts').then(({ loadInquired }) => loadInquired(module.game.id)),
    append: (entry, along) => append(id, entry, along),
    save: (patch) => save(id, { ...patch, touched: Date.now() }),
    say: (line) => say(id, line),
    reload: async () => (await fetchRecord(id)) ?? gone(id),
    now: () => Date.now(),
    think,
    later: (ms, act) => void setTimeout(act, ms * pace),
    changed,
    failed: ({ what, error, seat }) => console.warn(what, seat, error),
  };
}

function gone(id: string): never {
  throw new Error(`table ${id} is no longer on this device`);
}

/** From here on the screen is this person's. */
export function read(h: Host, person: Person): void {
  h.reader = person;
  h.next = null;
  h.watching = watch(h.table, person.user, 0, 0);
  h.tell({ push: 'fresh', table: h.id });
  show(h);
}

function show(h: Host): void {
  noteWaiting(h);
  const view = h.watching?.next() ?? null;
  if (view !== null) h.tell({ push: 'view', table: h.id, view: withCounsel(h, view) });
  const next = h.next === null ? nextReader(h) : null;
  if (next === null) return;
  h.reader = null;
  h.watching = null;
  h.next = next;
  const { seat, name, colour } = next;
  h.tell({ push: 'curtain', table: h.id, next: { seat, name, colour } });
}

/** Here nobody else waits for it. */
function withCounsel({ table, reader }: Host, view: TableView): TableView {
  const work = reader === null ? null : table.counsel(reader.user);
  return work === null ? view : counselled(view, atOnce(work));
}

/** Kept beside the record, so that a list can say whose turn it is. */
function noteWaiting(h: Host): void {
  const waiting = h.people.filter((person) => isAsked(h, person)).map(({ seat }) => seat);
  if (waiting.join() === h.waiting.join()) return;
  h.waiting = waiting;
  void save(h.id, { waiting });
}

function isAsked(h: Host, { user }: Person): boolean {
  const { question, status } = h.table.glance(user, Infinity, Infinity);
  return status === 'running' && question !== null && question.menu !== null && question.picked === null;
}

/** Whom to hand the screen to, in seat order from the reader on; null when it may stay where it is. */
export function nextReader({ people, reader, waiting }: Pick<Host, 'people' | 'reader' | 'waiting'>) {
  if (people.length < 2) return null;
  const at = people.findIndex(({ user }) => user === reader?.user);
  if (at >= 0 && (waiting.length === 0 || waiting.includes(people[at]!.seat))) return null;
  const inTurn = [...people.slice(at + 1), ...people.slice(0, at + 1)];
  return inTurn.find(({ seat }) => waiting.includes(seat)) ?? inTurn[0]!;
}
