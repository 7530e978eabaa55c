/** Answers and undo: what a player does by hand. */
import { draftsBack, draftsOf, play, Refused, type Seat, undo } from '@signoria/kernel';
import { type Actor, commit } from '../actor.ts';
import { refuse } from '../refusal.ts';
import type { Course, Move } from './course.ts';
import { isByHand, undoneKey } from './request-keys.ts';

export const LONGEST_LINE = 2000;

/** Gives the number readers know it by. */
export async function answer(t: Actor, seat: Seat, requestKey: string, asked: number, line: string) {
  mustRun(t);
  if (line.length > LONGEST_LINE) refuse({ why: 'too-large' });
  if (!Number.isInteger(asked)) refuse({ why: 'malformed', detail: 'ticket' });
  return numberOf(await commit(t, requestKey, (match) => play(match, seat, line, asked)));
}

/** A sealed answer has no number: it would tell how many have answered before. */
export function numberOf({ counts, shown }: Move): number | null {
  return counts ? shown : null;
}

export function mustRun(t: Actor): void {
  if (t.facts.status === 'finished') refuse({ why: 'over' });
  if (t.facts.status !== 'running') refuse({ why: 'not-running' });
}

/** What the table answered for the player since their own latest answer goes back with it. */
export async function undoOwn(t: Actor, seat: Seat, requestKey: string) {
  mustRun(t);
  for (let left = sinceOwn(t.course!, seat); left > 0; left--) {
    await commit(t, undoneKey(t.course!.match.state.asked), (next) => undo(next, seat));
  }
  return numberOf(await commit(t, requestKey, (next) => undo(next, seat)));
}

/** How many answers of the table follow the player's own latest one. What lies further back need not be found out. */
function sinceOwn({ match, moves }: Course, seat: Seat): number {
  let since = 0;
  for (const seq of draftsBack(match, seat)) {
    if (isByHand(moves[seq - 1]!.requestKey)) return since;
    since++;
  }
  throw new Refused({ why: 'forbidden', line: '@undo', reason: 'barrier', rules: [], facts: {} });
}

/** The player's own answers that can be taken back, latest first. */
export function ownDrafts({ match, moves }: Course, seat: Seat): readonly Move[] {
  return draftsOf(match, seat)
    .map((seq) => moves[seq - 1]!)
    .filter(({ requestKey }) => isByHand(requestKey));
}
