/** What a bot did in a player's seat while he was away: given to him with the seat. */
import type { Seat } from '@signoria/kernel';
import { isAbsence, type Stop } from './clock.ts';
import type { Course } from './course.ts';
import type { Facts } from './settled.ts';
import { isByBot, isByHand } from './tickets.ts';
import type { BotDeed } from './wire.ts';

/** His own seat's answers are no secret to him. Once he has answered himself again, it is old news. */
export function accountFor(
  { facts, course }: { readonly facts: Facts; readonly course: Course | null },
  seat: Seat | null,
): readonly BotDeed[] {
  const wasAway = (stop: Stop) => stop.seat === seat && isAbsence(stop);
  if (seat === null || course === null || !facts.stops.some(wasAway)) return [];
  const own = course.moves.filter(({ entry }) => entry.seat === seat);
  const last = own.findLastIndex(({ ticket }) => isByHand(ticket));
  return own
    .slice(last + 1)
    .filter(({ ticket }) => isByBot(ticket))
    .map(({ shown, at, entry }) => ({ seq: shown, at, line: entry.line }));
}
