/** Players who are not there: as recorded stops of their clocks. What follows for seats and consent reads it here. */
import type { Seat } from '@signoria/kernel';
import type { SeatRecord, TableRecord } from '../log/record.ts';
import { isAbsence, type Stop } from '../time/clock.ts';

type Stopped = Pick<TableRecord, 'stops'>;

function openAbsence(stops: readonly Stop[], seat: Seat): readonly Stop[] {
  return stops.filter((stop) => stop.seat === seat && stop.to === null && isAbsence(stop));
}

/** The stop that began when a bot took the seat because a flag had fallen. */
export function coverOf({ stops }: Stopped, seat: Seat): Stop | null {
  return openAbsence(stops, seat).find(({ why }) => why === 'cover') ?? null;
}

export function vacancyOf({ stops }: Stopped, seat: Seat): Stop | null {
  return openAbsence(stops, seat).find(({ why }) => why === 'vacant') ?? null;
}

/** Whether others may decide without this player, or take their seat: they have left, or been away too long. */
export function isVacant({ stops }: Stopped, seat: Seat): boolean {
  return openAbsence(stops, seat).some(({ why }) => why !== 'cover');
}

/** They are there again, or somebody else is. */
export function present({ stops }: Stopped, seat: Seat, now: number): readonly Stop[] {
  const open = openAbsence(stops, seat);
  return open.length === 0 ? stops : stops.map((stop) => (open.includes(stop) ? { ...stop, to: now } : stop));
}

export function absent(
  { stops }: Stopped,
  seat: Seat,
  { user, why, now, limit }: { user: string; why: 'cover' | 'left' | 'vacant'; now: number; limit?: 'pass' },
): readonly Stop[] {
  if (openAbsence(stops, seat).some((stop) => stop.why === why)) return stops;
  return [...stops, { why, seat, from: now, to: null, user, ...(limit === undefined ? {} : { limit }) }];
}

export function paused({ stops }: Stopped, now: number): readonly Stop[] {
  return [...stops, { why: 'pause', seat: null, from: now, to: null }];
}

export function resumed({ stops }: Stopped, now: number): readonly Stop[] {
  return stops.map((stop) => (stop.why === 'pause' && stop.to === null ? { ...stop, to: now } : stop));
}

/** A player's days off: what they had before of the same beginning is replaced. */
export function resting({ stops }: Stopped, seat: Seat, from: number, to: number): readonly Stop[] {
  const others = stops.filter((stop) => !(stop.why === 'leave' && stop.seat === seat && stop.from === from));
  return to <= from ? others : [...others, { why: 'leave', seat, from, to }];
}

export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** With the times in which no server ran, as far as this game had begun. */
export function withOutages(stops: readonly Stop[], outages: readonly Outage[], started: number): readonly Stop[] {
  const others = stops.filter(({ why, from }) => why !== 'outage' || !outages.some((outage) => outage.from === from));
  const during = outages.filter(({ to }) => to > started);
  if (during.length === 0) return stops;
  return [...others, ...during.map(({ from, to }): Stop => ({ why: 'outage', seat: null, from, to }))];
}

/** Whether somebody did not play their game to the end themselves: such a game says little about skill. */
export function isTouched({ stops, seats }: Stopped & { readonly seats: readonly SeatRecord[] }): boolean {
  return stops.some(isAbsence) || seats.some((seat) => seat.kind === 'person' && seat.covered !== null);
}

/** Who left this game for good: their seats were taken by others. */
export function leaversOf({ stops, seats }: Stopped & { readonly seats: readonly SeatRecord[] }): readonly string[] {
  const seated = new Set(seats.map((seat) => (seat.kind === 'person' ? seat.user : null)));
  const away = stops.flatMap((stop) => (stop.user === undefined || seated.has(stop.user) ? [] : [stop.user]));
  return [...new Set(away)];
}
