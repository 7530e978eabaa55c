/** "Since your last turn": what a reader may know of what happened since he last did something himself. */
import type { Actor } from './actor.ts';
import { knownUpTo } from './delay.ts';
import { seatOf } from './record.ts';
import { logOf } from './sight.ts';
import { isByHand } from './tickets.ts';
import type { LogItem } from './wire.ts';

/** What the table answered for him is news to him. Whoever has done nothing yet gets it all. */
export function digest(t: Actor, user: string): readonly LogItem[] {
  if (t.course === null) return [];
  const seat = seatOf(t.facts.seats, user);
  const last = t.course.moves.findLast(({ entry, ticket }) => entry.seat === seat && isByHand(ticket));
  const items = logOf(t.course, t.facts.started ?? 0, seat);
  if (seat === null) return items.filter(({ seq }) => seq <= knownUpTo(t, user));
  return last === undefined ? items : items.filter((item) => item.seq > last.shown);
}
