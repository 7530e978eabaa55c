/** Players who show up after all, and players on holiday. */

import { type Actor, change, reload } from '../actor.ts';
import { botAt, isOver, type Person, seatOf } from '../log/record.ts';
import { present, resting } from './absence.ts';

/** Whoever plays is there, even if they had been given up. While a bot has their seat they must take it back first. */
export async function noticed(t: Actor, { user }: Person): Promise<void> {
  const seat = seatOf(t.facts.seats, user);
  if (seat === null || t.facts.status !== 'running' || botAt(t.facts.seats[seat]) !== null) return;
  const stops = present(t.facts, seat, t.ports.now());
  if (stops !== t.facts.stops) await change(t, { stops });
}

export async function rest(t: Actor, user: string, from: number, to: number): Promise<void> {
  if (t.stale) await reload(t);
  const seat = seatOf(t.facts.seats, user);
  if (seat === null || isOver(t.facts)) return;
  await change(t, { stops: resting(t.facts, seat, from, to) });
}
