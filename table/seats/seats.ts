/** Who sits where: before the start freely; afterwards a bot may stand in for a person, and another take a vacant seat. */
import type { Seat } from '@signoria/kernel';
import { type Actor, change } from '../actor.ts';
import { mustRun } from '../log/answers.ts';
import { beginCourse } from '../log/course.ts';
import { COLOURS, isOver, type Person, type SeatRecord, seatOf } from '../log/record.ts';
import { refuse } from '../refusal.ts';
import type { BotLevel } from '../wire.ts';
import { absent, isVacant, present } from './absence.ts';
import { carryOutAgreed } from './consent.ts';
import { BOT_NAMES } from './names.ts';

function mustBeOpen(t: Actor): void {
  if (t.facts.status !== 'open') refuse({ why: 'already-started' });
}

export function mustOwn(t: Actor, { user }: Person): void {
  if (t.facts.owner !== user) refuse({ why: 'not-owner' });
}

function seatAt(t: Actor, seat: Seat): SeatRecord {
  return t.facts.seats[seat] ?? refuse({ why: 'no-such-seat', seat });
}

function withSeat(t: Actor, seat: Seat, to: SeatRecord): readonly SeatRecord[] {
  return t.facts.seats.with(seat, to);
}

/** Take an open seat; whoever sits already moves there. */
export async function sit(t: Actor, { user, name }: Person, wanted: Seat | null): Promise<void> {
  if (isGoingOn(t) && seatOf(t.facts.seats, user) === null) return replace(t, { user, name }, wanted);
  mustBeOpen(t);
  const { seats } = t.facts;
  const from = seatOf(seats, user);
  if (wanted === null && from !== null) return;
  const seat = wanted ?? seats.findIndex(({ kind }) => kind === 'open');
  if (seat < 0) refuse({ why: 'seat-taken' });
  const { kind, colour } = seatAt(t, seat);
  if (seat === from) return;
  if (kind !== 'open') refuse({ why: 'seat-taken' });
  const left = from === null ? seats : withSeat(t, from, { kind: 'open', colour: seats[from]!.colour });
  await change(t, { seats: left.with(seat, { kind: 'person', colour, user, name, covered: null }) });
}

function isGoingOn({ facts: { status } }: Actor): boolean {
  return status === 'running' || status === 'paused';
}

/** Take over from somebody who has been away too long. Their orders were their secret, and go with them. */
async function replace(t: Actor, { user, name }: Person, wanted: Seat | null): Promise<void> {
  const { facts } = t;
  // The cards of a deal that others play are shown to nobody else.
  if (facts.settings.deal !== undefined) refuse({ why: 'already-started' });
  const free = (seat: Seat) => facts.seats[seat]?.kind === 'person' && isVacant(facts, seat);
  const seat = wanted ?? facts.seats.findIndex((_, i) => free(i));
  if (seat < 0 || (wanted === null && !free(seat))) refuse({ why: 'already-started' });
  const { colour } = seatAt(t, seat);
  if (!free(seat)) refuse({ why: 'already-started' });
  const open = facts.proposals.open.map((p) => ({ ...p, agreed: p.agreed.filter((other) => other !== seat) }));
  await change(t, {
    seats: withSeat(t, seat, { kind: 'person', colour, user, name, covered: null }),
    stops: present(facts, seat, t.ports.now()),
    orders: facts.orders.filter((given) => given.seat !== seat),
    proposals: { ...facts.proposals, open },
  });
}

export async function rise(t: Actor, { user }: Person): Promise<void> {
  mustBeOpen(t);
  const seat = seatOf(t.facts.seats, user) ?? refuse({ why: 'not-seated' });
  await change(t, { seats: withSeat(t, seat, { kind: 'open', colour: seatAt(t, seat).colour }) });
}

export async function place(t: Actor, by: Person, seat: Seat, level: BotLevel | null): Promise<void> {
  mustBeOpen(t);
  mustOwn(t, by);
  const { kind, colour } = seatAt(t, seat);
  if (level !== null && kind === 'person') refuse({ why: 'seat-taken' });
  if (level !== null && t.facts.settings.rated) refuse({ why: 'rated' });
  const to: SeatRecord = level === null ? { kind: 'open', colour } : { kind: 'bot', colour, name: freeName(t), level };
  await change(t, { seats: withSeat(t, seat, to) });
}

function freeName(t: Actor): string {
  const used = t.facts.seats.map((seat) => (seat.kind === 'bot' ? seat.name : null));
  return BOT_NAMES.find((name) => !used.includes(name)) ?? BOT_NAMES[0];
}

export async function recolour(t: Actor, by: Person, seat: Seat, colour: number): Promise<void> {
  mustBeOpen(t);
  const of = seatAt(t, seat);
  const own = of.kind === 'person' && of.user === by.user;
  if (!own) mustOwn(t, by);
  if (!own && of.kind === 'person') refuse({ why: 'seat-taken' });
  if (!Number.isInteger(colour) || colour < 0 || colour >= COLOURS) refuse({ why: 'malformed', detail: 'colour' });
  const holder = t.facts.seats.findIndex((other) => other.colour === colour);
  if (holder >= 0 && holder !== seat && seatAt(t, holder).kind !== 'open') refuse({ why: 'colour-taken' });
  const seats = withSeat(t, seat, { ...of, colour });
  const swapped =
    holder < 0 ? seats : seats.map((s, i) => (i === holder && i !== seat ? { ...s, colour: of.colour } : s));
  await change(t, { seats: swapped });
}

export async function start(t: Actor, by: Person): Promise<void> {
  mustBeOpen(t);
  mustOwn(t, by);
  if (t.facts.seats.some(({ kind }) => kind === 'open')) refuse({ why: 'seats-open' });
  const started = t.ports.now();
  const course = beginCourse(t.ports.module.game, { ...t.facts, started });
  await change(t, { status: 'running', started }, course);
}

/** Give a table up before it began. */
export async function closeOpen(t: Actor, by: Person): Promise<void> {
  mustBeOpen(t);
  mustOwn(t, by);
  await change(t, { status: 'abandoned' });
}

export interface CoverReason {
  /** Of their own will, or because their flag fell. */
  readonly why: 'left' | 'cover';
  readonly limit?: 'pass';
}

/** A bot plays on for this person, who may come back. */
export async function cover(t: Actor, seat: Seat, level: BotLevel, reason: CoverReason): Promise<void> {
  if (isOver(t.facts)) refuse({ why: 'over' });
  if (t.facts.status === 'open') refuse({ why: 'not-running' });
  const of = seatAt(t, seat);
  if (of.kind !== 'person') refuse({ why: 'not-seated' });
  const stops = absent(t.facts, seat, { ...reason, user: of.user, now: t.ports.now() });
  await change(t, { seats: withSeat(t, seat, { ...of, covered: level }), stops });
  await carryOutAgreed(t);
}

export async function comeBack(t: Actor, seat: Seat): Promise<void> {
  if (t.facts.status !== 'paused') mustRun(t);
  const of = seatAt(t, seat);
  if (of.kind !== 'person') refuse({ why: 'not-seated' });
  const stops = present(t.facts, seat, t.ports.now());
  await change(t, { seats: withSeat(t, seat, { ...of, covered: null }), stops });
}
