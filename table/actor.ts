/**
 * The inside of a table: what it holds, the one queue everything goes through, and the only two ways to change it,
 * `commit` (an entry of the log) and `change` (the rest of the record). Both write first and change afterwards.
 */
import { type AnyState, branch, lastHash, type Match, type Played, type Seat } from '@signoria/kernel';
import { type Course, enter, extending, type Move, replaying } from './log/course.ts';
import type { ChatRecord, RecordPatch, StoredEntry, TableRecord } from './log/record.ts';
import { settled, type TableFacts } from './log/settled.ts';
import { courseFromSnapshot, FEW, isDue, snapshotOf, type TableSnapshot } from './log/snapshot.ts';
import { type Failure, Outdone, type Pacing, type Ports } from './ports.ts';
import { type Outage, withOutages } from './seats/absence.ts';
import { atOnce, inSlices, type Steps } from './slices.ts';
import type { Texts, Written } from './view/parts.ts';
import type { Reply, TableClock } from './wire.ts';

export interface Presence {
  /** Users who are looking at the table now. */
  readonly users: readonly string[];
  readonly watchers: number;
}

export interface Actor {
  readonly ports: Ports;
  readonly pacing: Pacing;
  /** Shows a reader the clocks; null where none are kept. */
  readonly clockFor: ((t: Actor, viewer: Seat | null) => TableClock | null) | null;
  facts: TableFacts;
  /** Null before the start. */
  course: Course | null;
  chat: ChatRecord[];
  /** When nobody could have answered, as known when the table was last read. */
  outages: readonly Outage[];
  presence: Presence;
  /** What was replied to the latest requests, by request key. */
  readonly replies: Map<string, Reply>;
  /** Questions a bot or an order is about to answer: `asked/seat`. */
  readonly awake: Set<string>;
  /** What all readers see alike, as JSON, and of what it was made. */
  common: { readonly facts: TableFacts; readonly presence: Presence; readonly written: Written } | null;
  /** What stands, as JSON by reader, until something changes. */
  readonly sights: Map<string, Texts>;
  /** The position that readers are shown. */
  held: AnyState | null;
  /** What was written of a view last, whoever's it was: much of the next is the same. */
  written: { readonly own: Written | null; readonly game: Written | null };
  /** The entry that the latest snapshot follows. */
  kept: number;
  /** Past positions by entry, oldest use first. */
  readonly pasts: Map<number, AnyState>;
  /** The store may hold something else than we do. */
  stale: boolean;
  /** How often we have written something. */
  writes: number;
  closed: boolean;
  tail: Promise<void>;
  /** Whether something of the queue is being done now, and something has changed meanwhile. */
  working: boolean;
  untold: boolean;
  /** Whether a timer will tell late readers more. */
  waking: boolean;
}

/** The store did not take what we gave it, or may not have. */
export class NotStored extends Error {
  constructor(cause: unknown) {
    super('not stored', { cause });
    this.name = 'NotStored';
  }

  /** Somebody else was first, so that one need only read again. */
  get outdone(): boolean {
    return this.cause instanceof Outdone;
  }
}

/** As much chat as a newcomer is shown. */
export const CHAT_TAIL = 200;

export function makeActor(ports: Ports, pacing: Pacing, record: TableRecord, clockFor?: Actor['clockFor']): Actor {
  return actorOf(ports, pacing, atOnce(holding(ports, record)), clockFor);
}

/** The same in slices, for whoever has other tables as well. */
export async function makeActorSlowly(
  ports: Ports,
  pacing: Pacing,
  record: TableRecord,
  clockFor?: Actor['clockFor'],
  snapshot: TableSnapshot | null = null,
): Promise<Actor> {
  return actorOf(ports, pacing, await slowly(ports, holding(ports, record, null, snapshot)), clockFor);
}

/** Work in slices, with a pause whenever the world outside wants one. */
export function slowly<T>({ pause }: Ports, work: Steps<T>): Promise<T> {
  return inSlices(work, pause ?? (() => null));
}

type Held = Pick<Actor, 'facts' | 'course' | 'chat' | 'outages' | 'kept'>;

function actorOf(ports: Ports, pacing: Pacing, held: Held, clockFor: Actor['clockFor'] = null): Actor {
  return {
    ports,
    pacing,
    clockFor,
    ...held,
    presence: { users: [], watchers: 0 },
    replies: new Map(),
    awake: new Set(),
    common: null,
    sights: new Map(),
    held: null,
    written: { own: null, game: null },
    pasts: new Map(),
    stale: false,
    writes: 0,
    closed: false,
    tail: Promise.resolve(),
    working: false,
    untold: false,
    waking: false,
  };
}

function* holding(
  ports: Ports,
  record: TableRecord,
  before: Course | null = null,
  snapshot: TableSnapshot | null = null,
): Steps<Held> {
  const { entries, chat, ...rest } = record;
  const outages = ports.outages?.() ?? [];
  const stops = withOutages(record.stops, outages, record.started ?? Infinity);
  const facts = { ...rest, stops };
  const isOpen = record.started === null;
  const resumed = isOpen || snapshot === null ? null : courseFromSnapshot(ports.module.game, record, snapshot);
  const kept = resumed?.moves.length ?? 0;
  const course = isOpen ? null : yield* courseFrom(ports, record, before, resumed);
  const { moves, match } = course ?? { moves: [], match: null };
  const outcome = match?.state.outcome ?? null;
  return { facts: settled(facts, moves, outcome), course, chat: chat.slice(-CHAT_TAIL), outages, kept };
}

/** What others have added to the course we hold; all of it anew when it went another way. */
function courseFrom(
  { module }: Ports,
  record: TableRecord,
  held: Course | null,
  resumed: Course | null,
): Steps<Course> {
  const added = held === null ? null : addedTo(held, record.entries);
  if (held !== null && added !== null) return extending(held, added);
  return replaying(module.game, record, undefined, resumed);
}

function addedTo({ moves }: Course, entries: readonly StoredEntry[]): readonly StoredEntry[] | null {
  const { length } = moves;
  const isKnown = length === 0 || entries[length - 1]?.hash === moves.at(-1)!.entry.hash;
  return entries.length >= length && isKnown ? entries.slice(length) : null;
}

/** One thing after another. What is queued never rejects. */
export function enqueue(t: Actor, work: () => Promise<void>): void {
  t.tail = t.tail.then(() => inTurn(t, work));
}

async function inTurn(t: Actor, work: () => Promise<void>): Promise<void> {
  t.working = true;
  try {
    await work();
  } catch (error) {
    fail(t, 'rules', error);
  }
  t.working = false;
  if (t.untold) tell(t);
}

export function fail(
  t: Actor,
  what: Failure['what'],
  error: unknown,
  seat: Failure['seat'] = null,
  line: Failure['line'] = null,
): void {
  t.ports.failed({ what, error, seat, line });
}

/**
 * Readers are told when the table has done all that follows by itself: nobody shall be shown a question that it is about
 * to answer. A reader's trouble must not hold up the table.
 */
export function tell(t: Actor): void {
  t.sights.clear();
  t.untold = t.working;
  if (t.working) return;
  try {
    t.ports.changed();
  } catch (error) {
    fail(t, 'sight', error);
  }
}

/** Play on a copy; take it over once it is written. Throws `Refused`, or `NotStored`: then nothing has changed. */
export async function commit(t: Actor, requestKey: string, play: (match: Match) => Played): Promise<Move> {
  const course = t.course!;
  const match = branch(course.match);
  const played = play(match);
  const at = t.ports.now();
  const { outcome } = match.state;
  const patch: RecordPatch =
    outcome === null ? {} : { status: 'finished', result: outcome, proposals: { ...t.facts.proposals, open: [] } };
  const entry = { ...played.entry, at, requestKey };
  const { repeated } = await stored(t, t.ports.append(entry, { after: lastHash(course.match), patch }));
  // Another server has done the same: a bot's answer, or what a player has asked both for.
  if (repeated) throw lost(t, new Outdone());
  t.writes++;
  const before = course.match.state;
  course.match = match;
  const move = enter(course, before, played, entry);
  if (outcome !== null) t.facts = { ...t.facts, ...patch };
  keepSnapshot(t, outcome === null ? undefined : FEW);
  tell(t);
  return move;
}

/** Written down as play goes on, where somebody keeps it. Nobody waits for that. */
export function keepSnapshot(t: Actor, every?: number): void {
  const { course, ports } = t;
  if (course === null || ports.keep === undefined || !isDue(course, t.kept, every)) return;
  t.kept = course.match.log.length;
  // As it is now: a course replaces its match, and only adds to its moves.
  const { match, moves, opened } = course;
  ports.keep(() => snapshotOf({ match, moves, opened }));
}

/** Change anything but the log; a start also brings a course. Throws `NotStored`: then nothing has changed. */
export async function change(t: Actor, patch: RecordPatch, course: Course | null = t.course): Promise<void> {
  await stored(t, t.ports.save(patch));
  t.writes++;
  t.facts = { ...t.facts, ...patch };
  t.course = course;
  tell(t);
}

/** Wait for the store. Throws `NotStored` when it did not do what it was asked. */
export async function stored<T>(t: Actor, writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    throw lost(t, error);
  }
}

function lost(t: Actor, error: unknown): NotStored {
  t.stale = true;
  if (!(error instanceof Outdone)) fail(t, 'store', error);
  return new NotStored(error);
}

/** Take over what the store holds. Throws `NotStored` when it cannot be read. */
export async function reload(t: Actor, held: Course | null = t.course): Promise<void> {
  const record = await stored(t, t.ports.reload());
  const { kept } = t;
  Object.assign(t, await slowly(t.ports, holding(t.ports, record, held)), { stale: false, kept });
  t.pasts.clear();
  tell(t);
}

export function recordOf(t: Actor): TableRecord {
  const moves = t.course?.moves ?? [];
  return {
    ...t.facts,
    entries: moves.map(({ entry, at, requestKey }) => ({ ...entry, at, requestKey })),
    chat: t.chat,
  };
}
