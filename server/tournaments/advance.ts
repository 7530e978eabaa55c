/**
 * A tournament goes on by itself, one small step after another, each of them harmless when two servers take it at once:
 * documents and tables have ids that make them once, and a change names the version it has seen.
 */
import { newKey } from '@signoria/kernel';
import { Conflict } from '@signoria/store';
import { spanOf } from '@signoria/table';
import { newTableId } from '../ids.ts';
import type { Job } from '../jobs.ts';
import { reported } from '../log.ts';
import { type NextDeal, nextDeal } from './duplicate.ts';
import {
  addRound,
  changeEvent,
  changeRound,
  dealsIn,
  type Entrant,
  EVENT,
  type Event,
  type EventData,
  type EventRound,
  type EventTable,
  isTimeUp,
  playedRounds,
  readEvent,
  readRounds,
} from './event.ts';
import { type Field, type NextRound, nextRound } from './pairing.ts';
import { remind } from './reminding.ts';
import { standInsFor } from './standing-in.ts';
import { coverAbsent, type Hall, openDeal, resultAt, setUp } from './tables.ts';

const EVERY_MS = 15_000;
/** A tournament that is played is looked at so often, whatever happens at its tables. */
const LOOK_MS = 60_000;
/** Between two rounds of a live tournament, so that people can get up. */
export const BREAK_MS = 60_000;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long bots may take to play on after a round's time is up. */
export function graceMs(roundMs: number): number {
  return Math.min(2 * DAY, Math.max(10 * MINUTE, roundMs / 4));
}

export interface Organiser {
  /** Goes on as far as the event can now. */
  advance(event: string): Promise<void>;
  readonly job: Job;
}

export function makeOrganiser(hall: Hall): Organiser {
  const going = new Map<string, Promise<void>>();
  /** One after the other here; what others do at the same time is a Conflict. */
  const advance = (id: string): Promise<void> => {
    const before = going.get(id) ?? Promise.resolve();
    const now = before.catch(() => {}).then(() => goOn(hall, id));
    going.set(id, now);
    return now.finally(() => going.get(id) === now && going.delete(id));
  };
  return { advance, job: { name: 'events', everyMs: EVERY_MS, run: () => lookAround(hall, advance) } };
}

async function lookAround({ services }: Hall, advance: Organiser['advance']): Promise<void> {
  const { store, now, log } = services;
  const due = await store.claimDocuments(EVENT, { now: now(), until: now() + LOOK_MS });
  for (const { id } of due) {
    await advance(id).catch((error: unknown) => log.warn({ event: id, ...reported(error) }, 'event not advanced'));
  }
}

const MOST_STEPS = 100;

async function goOn(hall: Hall, id: string): Promise<void> {
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const event = await readEvent(hall.services.store, id);
    if (event === null) return;
    try {
      if (!(await step(hall, event))) return;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error; // somebody else took it: look again
    }
  }
}

/** Whether something has changed, so that there may be more to do. */
function step(hall: Hall, event: Event): Promise<boolean> {
  if (event.status === 'open') return begin(hall, event);
  return event.status === 'running' ? play(hall, event) : Promise.resolve(false);
}

async function begin({ services: { store, now } }: Hall, event: Event): Promise<boolean> {
  const { plan, entrants } = event;
  const full = plan.startAt === null && entrants.length >= plan.most;
  if (!full && !isTimeUp(event, now())) return false;
  if (entrants.length < plan.least) await changeEvent(store, event, { status: 'cancelled', ended: now() });
  else await changeEvent(store, event, started(now()));
  return true;
}

export function started(now: number) {
  return { status: 'running', round: 1, started: now, notBefore: now } as const;
}

async function play(hall: Hall, event: Event): Promise<boolean> {
  const { store, now } = hall.services;
  if (event.notBefore > now()) return false;
  const rounds = await readRounds(store, event.id);
  const current = rounds.find(({ round }) => round === event.round) ?? (await newRound(hall, event, rounds));
  if (current === null) {
    await changeEvent(store, event, { status: 'over', ended: now() });
    return true;
  }
  for (const table of current.tables) if (table.result === null) await setUp(hall, event, table, current.deal);
  const tables = await lookAt(hall, current);
  if (tables.some((table, i) => table !== current.tables[i])) await changeRound(store, event.id, current, { tables });
  if (tables.some(({ result }) => result === null)) return remind(hall, event, { ...current, tables });
  if (current.deal !== undefined) await openDeal(hall, tables);
  await changeEvent(store, event, await afterRound(hall, event, [...past(event, rounds), { ...current, tables }]));
  return true;
}

function past({ round }: Event, rounds: readonly EventRound[]): readonly EventRound[] {
  return rounds.filter((one) => one.round < round);
}

async function newRound(hall: Hall, event: Event, rounds: readonly EventRound[]): Promise<EventRound | null> {
  const { plan, round, id } = event;
  const { store, now } = hall.services;
  const next = await drawNext(hall, event, past(event, rounds));
  if (next === null) return null;
  const made = now();
  const found = await standInsFor(store, event, past(event, rounds), next.tables);
  const tables = next.tables.map((seats, i) => {
    const table = { table: newTableId(made), seats, result: null };
    return Object.keys(found[i]!).length === 0 ? table : { ...table, standIns: found[i]! };
  });
  const deadline = made + plan.roundMs;
  const closes = deadline + graceMs(plan.roundMs);
  const data = { round, tables, byes: next.byes, made, deadline, closes };
  return addRound(store, id, 'deal' in next ? { ...data, deal: { key: newKey(), ...next.deal } } : data);
}

type Drawn = NextRound | NextDeal | null;

async function drawNext({ services }: Hall, event: Event, rounds: readonly EventRound[]): Promise<Drawn> {
  const { system, size, rounds: wanted } = event.plan;
  const field: Field = {
    system,
    size,
    rounds: wanted,
    lot: event.id,
    ids: event.entrants.map((one) => one.id),
    gone: await goneFrom(services, event),
    past: playedRounds(rounds),
  };
  return system === 'duplicate' ? nextDeal(field, dealsIn(rounds)) : nextRound(field);
}

/** Who has left, and whose account is no more. */
async function goneFrom({ store }: Hall['services'], { entrants }: Event): Promise<ReadonlySet<string>> {
  const found = await Promise.all(
    entrants.map(async ({ id, bot, gone }) => gone || (bot === null && (await store.getUser(id)) === null)),
  );
  return new Set(entrants.filter((_, i) => found[i]).map(({ id }) => id));
}

/** Each table as it is now; those that cannot wait any longer are helped on, and in the end judged. */
async function lookAt(hall: Hall, { tables, deadline, closes }: EventRound): Promise<readonly EventTable[]> {
  const now = hall.services.now();
  const seen: EventTable[] = [];
  for (const table of tables) {
    if (table.result === null && now >= deadline)
      await coverAbsent(hall, table.table, now < closes ? 'awaited' : 'all');
    const result = table.result ?? (await resultAt(hall, table.table, now >= closes));
    seen.push(result === table.result ? table : { ...table, result });
  }
  return seen;
}

/** On to the next round, after a break where people play live; or that was the last. */
async function afterRound(hall: Hall, event: Event, rounds: readonly EventRound[]): Promise<Partial<EventData>> {
  const now = hall.services.now();
  const { tables } = rounds.at(-1)!;
  const absent = new Set(tables.flatMap(({ seats, result }) => (result?.absent ?? []).map((seat) => seats[seat])));
  const isGone = ({ id, away }: Entrant) => absent.has(id) && away !== true;
  const entrants = event.entrants.map((one) => (isGone(one) ? { ...one, gone: true } : one));
  if ((await drawNext(hall, { ...event, entrants }, rounds)) === null) return { entrants, status: 'over', ended: now };
  const people = entrants.some(({ bot, gone }) => bot === null && !gone);
  const rest = people && spanOf(event.plan) === 'live' ? BREAK_MS : 0;
  const opens = event.plan.league?.rounds[event.round] ?? 0;
  return { entrants, round: event.round + 1, notBefore: Math.max(opens, now + rest) };
}
