/** "Since your last turn": what a reader may know of what happened since they last did something themselves. */
import type { Actor } from '../actor.ts';
import { seatOf } from '../log/record.ts';
import { isByHand } from '../log/request-keys.ts';
import type { LogItem } from '../wire.ts';
import { knownUpTo } from './delay.ts';
import { logOf } from './view.ts';

/** What the table answered for a reader is news to them. Whoever has done nothing yet gets it all. */
export function digest(t: Actor, user: string): readonly LogItem[] {
  if (t.course === null) return [];
  const seat = seatOf(t.facts.seats, user);
  const last = t.course.moves.findLast(({ entry, requestKey }) => entry.seat === seat && isByHand(requestKey));
  const items = logOf(t.course, t.facts.started ?? 0, seat);
  if (seat === null) return items.filter(({ seq }) => seq <= knownUpTo(t, user));
  return last === undefined ? items : items.filter((item) => item.seq > last.shown);
}
