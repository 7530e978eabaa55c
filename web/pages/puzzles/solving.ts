/** A puzzle on the table: the moment it is from, the answer given to it, and what that comes to. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Decision, Explanation } from '@signoria/review';
import type { Puzzle } from '@signoria/review/puzzles';
import type { ReelState } from '../replay/reel.ts';
import type { Asked, Moment } from '../review/moment.ts';
import { wishOf } from '../review/thinking/passes.ts';
import { startThread, type Thread } from '../review/thinking/thread.ts';
import { decisionFor, isSolved } from './verdict.ts';

export interface Answered {
  readonly line: string;
  /** Null while it is being weighed. */
  readonly decision: Decision | null;
}

export interface Solving extends Moment {
  readonly entry: ReadonlySignal<Asked>;
  readonly answered: Signal<Answered | null>;
  /** The same question again. */
  again(): void;
  stop(): void;
}

export function makeSolving(reel: ReelState, puzzle: Puzzle, done: (solved: boolean) => void): Solving {
  const answered = signal<Answered | null>(null);
  const explained = signal<Explanation | null>(null);
  const pointed = signal<string | null>(null);
  const { seq, seat, best } = puzzle;
  const seats = reel.seats.value.length;
  const unanswered = decisionFor(puzzle, seats, best[0]!)!; // the best is among those looked at
  let thread: Thread | null = null;
  const engine = () => (thread ??= startThread(reel.file));
  const settle = (line: string, decision: Decision) => {
    answered.value = { line, decision };
    done(isSolved(decision));
  };
  reel.eyes.value = seat;
  return {
    reel,
    answered,
    explained,
    pointed,
    idle: signal(true),
    entry: computed(() => ({ seq, seat, decision: answered.value?.decision ?? unanswered })),
    explain(entry, told) {
      const wanted = wishOf(entry, told);
      void engine()
        .order('explain', { seq, wish: wanted })
        .then((found) => {
          explained.value = found;
        }, console.error);
    },
    answer(line) {
      if (answered.value !== null) return;
      const decision = decisionFor(puzzle, seats, line);
      if (decision !== null) return settle(line, decision);
      const asked = { line, decision: null };
      answered.value = asked;
      engine()
        .order('try', { seq, line })
        .then(
          (found) => answered.value === asked && settle(line, found),
          (error: unknown) => {
            console.error(error);
            if (answered.value === asked) answered.value = null;
          },
        );
    },
    again() {
      pointed.value = null;
      explained.value = null;
      answered.value = null;
    },
    stop() {
      thread?.end();
      reel.stop();
    },
  };
}
