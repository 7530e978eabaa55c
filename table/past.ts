/** Positions that have been: as a reader could see them then, and after the end with all cards on the table. */
import type { AnyState } from '@signoria/kernel';
import { type Actor, recordOf } from './actor.ts';
import { type Course, entryOf, replay } from './course.ts';
import { isOver, seatOf } from './record.ts';
import { refuse } from './refusal.ts';
import { logOf, seenOf } from './sight.ts';
import type { LogItem, PastView } from './wire.ts';

/** Every seat's view of one position. */
export interface OpenView extends PastView {
  readonly views: readonly unknown[];
}

/** Whoever looks at one position soon looks at its neighbours. */
const NEIGHBOURS = 32;
const MOST_KEPT = 4 * NEIGHBOURS;

export function pastView(t: Actor, user: string, seq: number): PastView {
  const { course, state } = pastState(t, seq);
  return { seq, ...seenOf(course.match.game, state, seatOf(t.facts.seats, user)) };
}

export function openView(t: Actor, seq: number): OpenView {
  mustBeOver(t);
  const { course, state } = pastState(t, seq);
  const { game } = course.match;
  const views = Array.from({ length: state.seats }, (_, seat) => game.view(state, seat));
  const score = views.map((_, seat) => game.score(state, seat));
  return { seq, ...seenOf(game, state, null), score, views };
}

export function openLog(t: Actor): readonly LogItem[] {
  mustBeOver(t);
  return logOf(mustHaveBegun(t), t.facts.started ?? 0, 'everything');
}

function mustBeOver(t: Actor): void {
  if (!isOver(t.facts)) refuse({ why: 'not-over' });
}

function mustHaveBegun({ course }: Actor): Course {
  return course ?? refuse({ why: 'not-running' });
}

/** By the number readers know; refused for numbers that are not theirs yet. */
export function pastState(t: Actor, seq: number): { readonly course: Course; readonly state: AnyState } {
  const course = mustHaveBegun(t);
  const entry = Number.isInteger(seq) ? entryOf(course.moves, seq) : null;
  if (entry === null) refuse({ why: 'malformed', detail: 'seq' });
  return { course, state: stateAfter(t, course, entry) };
}

function stateAfter(t: Actor, { match, moves }: Course, entry: number): AnyState {
  if (entry === moves.length) return match.state;
  if (!t.pasts.has(entry)) remember(t, entry);
  const state = t.pasts.get(entry)!;
  t.pasts.delete(entry);
  t.pasts.set(entry, state); // used last, dropped last
  return state;
}

function remember(t: Actor, entry: number): void {
  const keep = (state: AnyState, seq: number) => {
    if (seq > entry - NEIGHBOURS) t.pasts.set(seq, state);
  };
  const course = replay(t.ports.module.game, recordOf(t), {
    upTo: entry,
    seen: (state, move) => keep(state, move.entry.seq),
  });
  if (entry === 0) keep(course.match.state, 0);
  for (const oldest of [...t.pasts.keys()].slice(0, Math.max(0, t.pasts.size - MOST_KEPT))) t.pasts.delete(oldest);
}
