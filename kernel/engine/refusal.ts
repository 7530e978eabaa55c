/** Why an answer was not taken. A refused answer has changed nothing. */
import type { Seat } from '../game/game.ts';
import type { Fact } from '../game/score.ts';

export type Refusal =
  | { readonly why: 'over' }
  | { readonly why: 'no-such-seat'; readonly seat: Seat }
  /** Somebody else is asked. */
  | { readonly why: 'not-asked'; readonly asked: readonly Seat[] }
  /** The question this answers is no longer open. */
  | { readonly why: 'stale'; readonly ticket: number; readonly open: number }
  | { readonly why: 'unreadable'; readonly line: string; readonly problem: string }
  /** A rule forbids it: the game's text tables put `reason` into words. */
  | {
      readonly why: 'forbidden';
      readonly line: string;
      readonly reason: string | null;
      readonly rules: readonly string[];
      readonly facts: { readonly [name: string]: Fact };
    };

export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(JSON.stringify(refusal));
    this.name = 'Refused';
    this.refusal = refusal;
  }
}
