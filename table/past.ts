/** Positions that have been: as a reader could see them then, and after the end with all cards on the table. */
import type { Actor } from './actor.ts';
import { knownUpTo } from './delay.ts';
import { mustHaveBegun, pastState } from './positions.ts';
import { isOver, seatOf } from './record.ts';
import { refuse } from './refusal.ts';
import { logOf, seenOf } from './sight.ts';
import type { LogItem, PastView } from './wire.ts';

/** Every seat's view of one position. */
export interface OpenView extends PastView {
  readonly views: readonly unknown[];
}

export function pastView(t: Actor, user: string, seq: number): PastView {
  if (seq > knownUpTo(t, user)) refuse({ why: 'malformed', detail: 'seq' });
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
