/** Whether a table waits for somebody: what they are asked, since when, and when their time runs out. For lists. */
import { deciding, question } from '@signoria/kernel';
import type { Course } from '../log/course.ts';
import { botAt, seatOf } from '../log/record.ts';
import type { TableFacts } from '../log/settled.ts';
import { trueClocks } from './clocks.ts';

export interface Waiting {
  /** The name of the question. */
  readonly at: string;
  readonly ticket: number;
  readonly since: number;
  readonly flag: number | null;
}

/** To be told to this user alone: it says whether they have answered. */
export function waitingFor(
  t: { readonly facts: TableFacts; readonly course: Course | null },
  user: string,
): Waiting | null {
  const { facts, course } = t;
  const seat = seatOf(facts.seats, user);
  if (seat === null || course === null || facts.status !== 'running' || botAt(facts.seats[seat]) !== null) return null;
  const { game, state } = course.match;
  if (!deciding(game, state).includes(seat)) return null;
  const { at, ticket } = question(game, state, null)!;
  return { at, ticket, since: course.opened, flag: trueClocks(t)[seat]?.flag ?? null };
}
