/** Answers nobody gave: a finished game played on otherwise from some moment, without anything being written. */
import { type Match, play, stateAfter } from '@signoria/kernel';
import { entryOf } from '../log/course.ts';
import { isOver } from '../log/record.ts';
import { refuse } from '../refusal.ts';
import type { Steps } from '../slices.ts';
import type { Table } from '../table.ts';
import type { PastView, VariationLine } from '../wire.ts';
import { type OpenView, openThen, seenThen } from './past.ts';

/** Where they lead. */
export interface Tried {
  /** As the notation writes them. */
  readonly lines: readonly VariationLine[];
  /** With open cards, and as each seat would see it. */
  look(): { readonly open: OpenView; readonly seats: readonly PastView[] };
}

type Played = Pick<Table, 'record' | 'course'>;

/** In small steps. Refuses (`NotDone`, `Refused`) while the game runs, and what the rules do not allow. */
export function* tryingOut(table: Played, seq: number, given: readonly VariationLine[]): Steps<Tried> {
  const course = table.course();
  if (course === null || !isOver(table.record())) refuse({ why: 'not-over' });
  const entry = entryOf(course.moves, seq) ?? refuse({ why: 'malformed', detail: 'seq' });
  const { game } = course.match;
  const state = stateAfter(course.match, entry);
  const match: Match = { ...course.match, state, log: [], drafts: [], marks: new Map() };
  const lines: VariationLine[] = [];
  for (const { seat, line } of given) {
    lines.push({ seat, line: play(match, seat, line).entry.line });
    yield;
  }
  const after = match.state;
  return {
    lines,
    look: () => ({
      open: openThen(game, after, seq),
      seats: Array.from({ length: after.seats }, (_, seat) => seenThen(game, after, seat, seq)),
    }),
  };
}
