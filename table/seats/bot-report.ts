/** What a bot did in a player's seat while they were away: given to them with the seat. */
import type { Seat } from '@signoria/kernel';
import type { Course } from '../log/course.ts';
import { isByBot, isByHand } from '../log/request-keys.ts';
import type { TableFacts } from '../log/settled.ts';
import { isAbsence, type Stop } from '../time/clock.ts';
import type { BotDeed } from '../wire.ts';

/** What their own seat answered is no secret to them. Once they have answered themselves again, it is old news. */
export function botReportFor(
  { facts, course }: { readonly facts: TableFacts; readonly course: Course | null },
  seat: Seat | null,
): readonly BotDeed[] {
  const wasAway = (stop: Stop) => stop.seat === seat && isAbsence(stop);
  if (seat === null || course === null || !facts.stops.some(wasAway)) return [];
  const own = course.moves.filter(({ entry }) => entry.seat === seat);
  const last = own.findLastIndex(({ requestKey }) => isByHand(requestKey));
  return own
    .slice(last + 1)
    .filter(({ requestKey }) => isByBot(requestKey))
    .map(({ shown, at, entry }) => ({ seq: shown, at, line: entry.line }));
}
