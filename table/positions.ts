/** Positions that have been, by the number readers know them by. */
import type { AnyState } from '@signoria/kernel';
import { type Actor, recordOf } from './actor.ts';
import { beginCourse, type Course, entryOf, replay } from './course.ts';
import { refuse } from './refusal.ts';

/** Whoever looks at one position soon looks at its neighbours. */
const NEIGHBOURS = 32;
const MOST_KEPT = 4 * NEIGHBOURS;

export function mustHaveBegun({ course }: Actor): Course {
  return course ?? refuse({ why: 'not-running' });
}

/** Refused for numbers that are not the readers' yet. */
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

/** Those after it too: who follows a game late comes to them one by one. */
function remember(t: Actor, entry: number): void {
  const keep = (state: AnyState, seq: number) => {
    if (seq > entry - NEIGHBOURS) t.pasts.set(seq, state);
  };
  const { game } = t.ports.module;
  const record = recordOf(t);
  if (entry === 0) keep(beginCourse(game, record).match.state, 0);
  replay(game, record, { upTo: entry + NEIGHBOURS, seen: (state, move) => keep(state, move.entry.seq) });
  for (const oldest of [...t.pasts.keys()].slice(0, Math.max(0, t.pasts.size - MOST_KEPT))) t.pasts.delete(oldest);
}
