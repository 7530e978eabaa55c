/** Announcing a tournament, entering and leaving it. */
import { type GameModule, readOptions } from '@signoria/kernel';
import type { NewTournament } from '@signoria/protocol';
import { Conflict, type Store, type User } from '@signoria/store';
import { botAtPlace, NotDone } from '@signoria/table';
import { Problem } from '../http/problems.ts';
import { newId } from '../ids.ts';
import { started } from './advance.ts';
import { isLateOpen } from './duplicate.ts';
import { addEvent, changeEvent, type Entrant, type Event, readEvent, readRounds } from './event.ts';
import { coverSeat, type Hall } from './tables.ts';

export async function announce({ services }: Hall, by: User, wanted: NewTournament): Promise<string> {
  const { bots, join, ...plan } = wanted;
  const module = services.games.get(plan.game);
  if (module === undefined) throw new Problem('no-such-game', plan.game);
  checkPlan(module, wanted, services.now());
  const id = newId();
  const entrants = [...(join ? [person(by.id)] : []), ...botsOf(bots)];
  const created = services.now();
  const times = { created, started: null, ended: null, notBefore: created };
  await addEvent(services.store, id, { plan, organiser: by.id, status: 'open', entrants, round: 0, ...times });
  return id;
}

function checkPlan({ game }: GameModule, { size, options, startAt }: NewTournament, now: number): void {
  if (size < game.players.min || size > game.players.max) throw new Problem('malformed', 'size');
  if (startAt !== null && startAt < now) throw new Problem('malformed', 'startAt');
  const read = readOptions(game.options, options, size);
  if (!read.ok) throw new NotDone({ why: 'bad-option', problems: read.problems });
}

function person(id: string): Entrant {
  return { id, bot: null, gone: false };
}

function botsOf({ level, count }: NewTournament['bots']): readonly Entrant[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `bot/${i + 1}`,
    bot: { name: botAtPlace(i), level },
    gone: false,
  }));
}

export async function mustRead(store: Store, id: string): Promise<Event> {
  const event = await readEvent(store, id);
  if (event === null) throw new Problem('no-such-event');
  return event;
}

/** Again until nobody else changes it at the same moment. */
async function change(store: Store, id: string, to: (event: Event) => Parameters<typeof changeEvent>[2] | null) {
  for (;;) {
    const event = await mustRead(store, id);
    const next = to(event);
    if (next === null) return;
    try {
      await changeEvent(store, event, next);
      return;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
}

function isEnded({ status }: Event): boolean {
  return status === 'over' || status === 'cancelled';
}

/** Before the start, in time, or back again after having left. Twice is once. */
export async function enter({ services }: Hall, id: string, user: string): Promise<void> {
  await change(services.store, id, (event) => {
    const { plan, entrants, status } = event;
    const known = entrants.find((one) => one.id === user);
    if (isEnded(event)) throw new Problem('event-over');
    if (known !== undefined) return known.gone ? { entrants: withGone(event, user, false) } : null;
    if (status !== 'open' && !isLateOpen(event)) throw new Problem('event-begun');
    if (entrants.length >= plan.most) throw new Problem('event-full');
    return { entrants: [...entrants, person(user)] };
  });
}

function withGone({ entrants }: Event, user: string, gone: boolean): readonly Entrant[] {
  return entrants.map((one) => (one.id === user ? { ...one, gone } : one));
}

export async function leave(hall: Hall, id: string, user: string): Promise<void> {
  const { store } = hall.services;
  await change(store, id, (event) => {
    const { entrants, status } = event;
    if (!entrants.some((one) => one.id === user)) throw new Problem('not-entered');
    if (isEnded(event)) throw new Problem('event-over');
    if (status === 'open') return { entrants: entrants.filter((one) => one.id !== user) };
    return { entrants: withGone(event, user, true) };
  });
  for (const { tables } of await readRounds(store, id)) {
    for (const { table, seats, result } of tables) {
      if (result === null && seats.includes(user)) await coverSeat(hall, table, user);
    }
  }
}

export async function startNow({ services: { store, now } }: Hall, id: string, user: string): Promise<void> {
  await change(store, id, (event) => {
    mustBeYours(event, user);
    if (event.entrants.length < event.plan.least) throw new Problem('too-few');
    return started(now());
  });
}

export async function callOff({ services: { store, now } }: Hall, id: string, user: string): Promise<void> {
  await change(store, id, (event) => {
    mustBeYours(event, user);
    return { status: 'cancelled', ended: now() };
  });
}

function mustBeYours({ organiser, status }: Event, user: string): void {
  if (organiser !== user) throw new Problem('not-organiser');
  if (status !== 'open') throw new Problem('event-begun');
}
