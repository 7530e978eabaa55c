/** Positions that have been: as a reader could see them then, and after the end with all cards on the table. */
import type { AnyGame, AnyState, Seat } from '@signoria/kernel';
import type { Actor } from '../actor.ts';
import { mustHaveBegun, pastState } from '../log/positions.ts';
import { isOver, isSealed, seatOf } from '../log/record.ts';
import { refuse } from '../refusal.ts';
import type { LogItem, PastView } from '../wire.ts';
import { knownUpTo } from './delay.ts';
import { knownScore } from './sure.ts';
import { logOf, seenOf } from './view.ts';

/** Every seat's view of one position. */
export interface OpenView extends PastView {
  readonly views: readonly unknown[];
}

/** Without the score, which may take imagined worlds to find out. */
export type PlainPast = Omit<PastView, 'score'>;

export function plainPast(t: Actor, user: string, seq: number): PlainPast {
  if (seq > knownUpTo(t, user)) refuse({ why: 'malformed', detail: 'seq' });
  const { course, state } = pastState(t, seq);
  const { view, question, outcome } = seenOf(course.match.game, state, seatOf(t.facts.seats, user));
  return { seq, view, question, outcome };
}

export function pastView(t: Actor, user: string, seq: number): PastView {
  if (seq > knownUpTo(t, user)) refuse({ why: 'malformed', detail: 'seq' });
  const { course, state } = pastState(t, seq);
  return seenThen(course.match.game, state, seatOf(t.facts.seats, user), seq);
}

export function seenThen(game: AnyGame, state: AnyState, you: Seat | null, seq: number): PastView {
  return { seq, ...seenOf(game, state, you), score: knownScore(game, state, you) };
}

export function openView(t: Actor, seq: number): OpenView {
  mustBeOver(t);
  const { course, state } = pastState(t, seq);
  return openThen(course.match.game, state, seq);
}

export function openThen(game: AnyGame, state: AnyState, seq: number): OpenView {
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
  if (isSealed(t.facts, t.ports.now())) refuse({ why: 'sealed' });
}
