/** One decision on the table, whoever has put it there: a review, another try, a puzzle. */
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { EntryReview, Explanation } from '@signoria/review';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ReelState } from '../replay/reel.ts';

/** What must be known of a decision to put it, or to explain it. */
export type Asked = Pick<EntryReview, 'seq' | 'seat' | 'decision'>;

export interface Moment {
  readonly reel: ReelState;
  /** The decision that was to be taken at the position on the board. */
  readonly entry: ReadonlySignal<Asked | null>;
  readonly explained: Signal<Explanation | null>;
  /** The answer pointed at, not yet given. */
  readonly pointed: Signal<string | null>;
  /** Whether the engine could look at something else now. */
  readonly idle: ReadonlySignal<boolean>;
  explain(entry: Asked, told: number): void;
  answer(line: string): void;
}

export const MomentContext = createContext<Moment | null>(null);

export function useMoment(): Moment {
  const moment = useContext(MomentContext);
  if (moment === null) throw new Error('no decision around');
  return moment;
}
