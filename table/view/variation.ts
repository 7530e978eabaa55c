/** Answers nobody gave: a finished game played on otherwise from some moment, without anything being written. */
import { type Match, play } from '@signoria/kernel';
import type { Actor } from '../actor.ts';
import { pastState } from '../log/positions.ts';
import type { Steps } from '../slices.ts';
import type { PastView, VariationLine } from '../wire.ts';
import { mustBeOver, type OpenView, openThen, seenThen } from './past.ts';

/** Where they lead. */
export interface Tried {
  /** As the notation writes them. */
  readonly lines: readonly VariationLine[];
  /** With open cards, and as each seat would see it. */
  look(): { readonly open: OpenView; readonly seats: readonly PastView[] };
}

export function* tryingOut(t: Actor, seq: number, given: readonly VariationLine[]): Steps<Tried> {
  mustBeOver(t);
  const { course, state } = pastState(t, seq);
  const { game } = course.match;
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
