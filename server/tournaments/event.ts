/**
 * A tournament as it is kept: one document for what it is and who takes part, and one for each round. Everything it does by
 * itself follows from them, so any server can go on where another stopped.
 */
import type { Ending, Scoring, System, TournamentStatus } from '@signoria/protocol';
import { Conflict, readBack, type Store, type StoredDocument } from '@signoria/store';
import type { Strength, TableSettings } from '@signoria/table';
import type { Seating } from './movement.ts';
import type { Id, PlayedRound } from './standings.ts';

export interface Plan {
  readonly name: string;
  readonly about: string;
  readonly game: string;
  /** Seats at a table. */
  readonly size: number;
  readonly options: { readonly [id: string]: unknown };
  readonly system: System;
  /** Of a Swiss tournament, and of a duplicate one: the deals. */
  readonly rounds: number;
  /** Of a duplicate one; those announced before there were any have none. */
  readonly scoring?: Scoring;
  readonly pace: TableSettings['pace'];
  readonly rated: boolean;
  /** Whether it is listed for everybody, or only known to whoever was given its address. */
  readonly entry: 'open' | 'invitation';
  readonly least: number;
  readonly most: number;
  /** When it starts at the latest; null for as soon as it is full. */
  readonly startAt: number | null;
  /** How long a round may take. */
  readonly roundMs: number;
  /** Of a league: which, and when its rounds begin. */
  readonly league?: { readonly id: string; readonly rounds: readonly number[] };
}

export interface Entrant {
  /** A person's user id, or `bot/1`. */
  readonly id: Id;
  readonly bot: { readonly name: string; readonly level: Strength } | null;
  /** Has left, or was not there for a whole round: gets no more tables until they come back. */
  readonly gone: boolean;
  /** Wants somebody else to play for them for now: whoever is ready to, or a bot. */
  readonly away?: boolean;
}

export interface EventData {
  readonly plan: Plan;
  readonly organiser: string;
  readonly status: TournamentStatus;
  readonly entrants: readonly Entrant[];
  /** Who is ready to play for others. */
  readonly bench?: readonly Id[];
  /** The one being played, from 1; 0 before the start. */
  readonly round: number;
  readonly created: number;
  readonly started: number | null;
  readonly ended: number | null;
  /** The next round does not start before. */
  readonly notBefore: number;
}

export interface Event extends EventData {
  readonly id: string;
  readonly version: number;
}

export interface Result {
  readonly places: readonly number[];
  readonly points: readonly number[];
  readonly how: Ending;
  /** Seats whose player left every answer to a bot. */
  readonly absent: readonly number[];
}

export interface EventTable {
  readonly table: string;
  readonly seats: readonly Id[];
  /** Who plays for whom; the result is theirs whose seat it is. */
  readonly standIns?: { readonly [entrant: Id]: { readonly user: Id; readonly name: string } };
  readonly result: Result | null;
}

/** Of a duplicate tournament. Holds the key of a deal that is played: it goes to the store and nowhere else. */
export interface RoundDeal {
  readonly key: string;
  readonly chairs: readonly (Id | null)[];
  readonly open: readonly number[];
  readonly seating: Seating;
  /** The rounds to come, as long as nobody comes or goes. */
  readonly ahead: readonly Seating[];
}

export interface RoundData {
  readonly round: number;
  readonly tables: readonly EventTable[];
  readonly byes: readonly Id[];
  readonly made: number;
  /** From then on bots answer for those a table waits for; at `closes` the score sheet decides. */
  readonly deadline: number;
  readonly closes: number;
  readonly deal?: RoundDeal;
  /** Whoever is waited for has been told that it ends soon. */
  readonly reminded?: boolean;
}

export interface EventRound extends RoundData {
  readonly version: number;
}

export const EVENT = 'event';
const ROUND = 'pairing';

/** Whose its tables are: nobody's. */
export function ownerOf(event: string): string {
  return `event/${event}`;
}

export function eventOfOwner(owner: string): string | null {
  return owner.startsWith('event/') ? owner.slice('event/'.length) : null;
}

export function eventOf({ id, version, data }: StoredDocument): Event {
  return { ...readBack<EventData>(data), id, version };
}

export async function readEvent(store: Store, id: string): Promise<Event | null> {
  const document = await store.getDocument(EVENT, id);
  return document === null ? null : eventOf(document);
}

export async function addEvent(store: Store, id: string, data: EventData): Promise<void> {
  const { created } = data;
  await store.addDocument({ kind: EVENT, id, owner: '', due: dueOf(data), rank: created, data: JSON.stringify(data) });
}

/** Nobody enters for so long: it is called off. */
const LONGEST_OPEN_MS = 30 * 24 * 60 * 60_000;

function dueOf({ status, plan, created, notBefore }: EventData): number | null {
  if (status === 'open') return plan.startAt ?? created + LONGEST_OPEN_MS;
  return status === 'running' ? notBefore : null;
}

/** When an open one must have started or be called off. */
export function isTimeUp({ plan, created }: EventData, now: number): boolean {
  return now >= (plan.startAt ?? created + LONGEST_OPEN_MS);
}

/** Throws a Conflict when somebody changed it meanwhile. */
export async function changeEvent(store: Store, event: Event, change: Partial<EventData>): Promise<Event> {
  const { id, version, ...before } = event;
  const data: EventData = { ...before, ...change };
  const patch = { due: dueOf(data), data: JSON.stringify(data) };
  return eventOf(await store.changeDocument({ kind: EVENT, id, version }, patch));
}

/** Again until nobody else changes it at the same moment; null leaves it as it is. */
export async function changeUntilDone(
  store: Store,
  id: string,
  to: (event: Event) => Partial<EventData> | null,
): Promise<void> {
  for (;;) {
    const event = await readEvent(store, id);
    const next = event === null ? null : to(event);
    if (event === null || next === null) return;
    try {
      await changeEvent(store, event, next);
      return;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
}

function roundId(event: string, round: number): string {
  return `${event}/${String(round).padStart(3, '0')}`;
}

function roundOf({ data, version }: StoredDocument): EventRound {
  return { ...readBack<RoundData>(data), version };
}

/** Written by whoever is first; whoever comes later gets what is written. */
export async function addRound(store: Store, event: string, round: RoundData): Promise<EventRound> {
  const id = roundId(event, round.round);
  try {
    const data = JSON.stringify(round);
    return roundOf(await store.addDocument({ kind: ROUND, id, owner: event, due: null, rank: null, data }));
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    return roundOf((await store.getDocument(ROUND, id))!);
  }
}

export async function changeRound(
  store: Store,
  event: string,
  round: EventRound,
  change: Pick<RoundData, 'tables'> | Pick<RoundData, 'reminded'>,
): Promise<EventRound> {
  const { version, ...data } = round;
  const document = { kind: ROUND, id: roundId(event, round.round), version };
  return roundOf(await store.changeDocument(document, { data: JSON.stringify({ ...data, ...change }) }));
}

export async function readRounds(store: Store, event: string): Promise<readonly EventRound[]> {
  const rounds: EventRound[] = [];
  let cursor: string | undefined;
  do {
    const page = await store.listDocuments({ kind: ROUND, owner: event }, cursor === undefined ? {} : { cursor });
    rounds.push(...page.items.map(roundOf));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return rounds;
}

export function dealsIn(rounds: readonly RoundData[]): readonly RoundDeal[] {
  return rounds.flatMap(({ deal }) => (deal === undefined ? [] : [deal]));
}

export function playedRounds(rounds: readonly RoundData[]): readonly PlayedRound[] {
  return rounds.map(({ tables, byes }) => ({
    byes,
    tables: tables.map(({ seats, result }) => ({ seats, places: result?.places ?? null })),
  }));
}
