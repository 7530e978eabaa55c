/** Answers and undo: what a player does by hand. */
import { draftsOf, play, Refused, type Seat, undo } from '@signoria/kernel';
import { type Actor, commit } from './actor.ts';
import type { Move } from './course.ts';
import { refuse } from './refusal.ts';
import { isByHand, undoneTicket } from './tickets.ts';

const LONGEST_LINE = 2000;

/** Gives the number readers know it by. */
export async function answer(t: Actor, seat: Seat, ticket: string, asked: number, line: string) {
  mustRun(t);
  if (line.length > LONGEST_LINE) refuse({ why: 'too-large' });
  if (!Number.isInteger(asked)) refuse({ why: 'malformed', detail: 'ticket' });
  return numberOf(await commit(t, ticket, (match) => play(match, seat, line, asked)));
}

/** A sealed answer has no number: it would tell how many have answered before. */
export function numberOf({ counts, shown }: Move): number | null {
  return counts ? shown : null;
}

export function mustRun(t: Actor): void {
  if (t.facts.status === 'finished') refuse({ why: 'over' });
  if (t.facts.status !== 'running') refuse({ why: 'not-running' });
}

/** What the table answered for the player since his own latest answer goes back with it. */
export async function undoOwn(t: Actor, seat: Seat, ticket: string) {
  mustRun(t);
  const [own] = ownDrafts(t, seat);
  if (own === undefined) {
    throw new Refused({ why: 'forbidden', line: '@undo', reason: 'barrier', rules: [], facts: {} });
  }
  const since = draftsOf(t.course!.match, seat).filter((seq) => seq > own.entry.seq).length;
  for (let left = since; left > 0; left--) {
    await commit(t, undoneTicket(t.course!.match.state.asked), (next) => undo(next, seat));
  }
  return numberOf(await commit(t, ticket, (next) => undo(next, seat)));
}

/** The player's own answers that can be taken back, latest first. */
export function ownDrafts(t: Actor, seat: Seat): readonly Move[] {
  const { match, moves } = t.course!;
  return draftsOf(match, seat)
    .map((seq) => moves[seq - 1]!)
    .filter(({ ticket }) => isByHand(ticket));
}
