/** Positions that have been, by the number readers know them by. */
import { type AnyState, stateAfter } from '@signoria/kernel';
import type { Actor } from '../actor.ts';
import { refuse } from '../refusal.ts';
import { type Course, entryOf } from './course.ts';

/** Several readers look at the same positions, and what is known of one is kept with it. */
const MOST_KEPT = 64;

export function mustHaveBegun({ course }: Actor): Course {
  return course ?? refuse({ why: 'not-running' });
}

/** Refused for numbers that are not the readers' yet. */
export function pastState(t: Actor, seq: number): { readonly course: Course; readonly state: AnyState } {
  const course = mustHaveBegun(t);
  const entry = Number.isInteger(seq) ? entryOf(course.moves, seq) : null;
  if (entry === null) refuse({ why: 'malformed', detail: 'seq' });
  return { course, state: keptState(t, course, entry) };
}

/** The same state for all who ask for it. */
function keptState({ pasts }: Actor, { match }: Course, entry: number): AnyState {
  const state = pasts.get(entry) ?? stateAfter(match, entry);
  pasts.delete(entry);
  pasts.set(entry, state); // used last, dropped last
  if (pasts.size > MOST_KEPT) pasts.delete(pasts.keys().next().value!);
  return state;
}
