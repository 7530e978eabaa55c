/** What somebody who knows the game would answer in a player's place: for a table at which one learns. */
import { doJob } from '@signoria/bots';
import { deciding } from '@signoria/kernel';
import type { Actor } from '../actor.ts';
import { isRunning, jobFor } from '../auto.ts';
import { seatOf } from '../log/record.ts';
import { isForOneself } from '../wire/settings.ts';

/** An adept's answer, from what this player knows; null where they are not asked, and where the game counts. */
export function suggestion(t: Actor, user: string): string | null {
  const seat = seatOf(t.facts.seats, user);
  if (seat === null || !isRunning(t) || isForOneself(t.facts.settings)) return null;
  const { game, state } = t.course!.match;
  if (!deciding(game, state).includes(seat)) return null;
  return doJob(t.ports.module, jobFor(t, seat, 'adept')).line;
}
