/** What an action is: one record for each of the six, each in a file of its own. `actions.ts` has them all. */
import type { Blocked } from '@signoria/kernel';
import type { Place } from '../../data/layouts.ts';
import type { Card } from '../../data/luminaries.ts';
import type { Action, Way } from '../model/frames.ts';
import { NONE, type State, type Who } from '../model/state.ts';

/** Somebody about to act, in one of the ways an action can come about. */
export interface Attempt {
  readonly who: Who;
  readonly way: Way;
  /** Where all moved influence must end (PAX-8.4), or NONE. */
  readonly marked: Place;
  /** The hand card whose ability is thought of: it will be gone by then. NONE for no card. */
  readonly without: Card;
}

export function attempt(who: Who, way: Way, marked: Place = NONE, without: Card = NONE): Attempt {
  return { who, way, marked, without };
}

export type Why = Omit<Blocked<Action>, 'choice'>;

/** A list of choices that also takes actions. */
export interface Into {
  readonly length: number;
  push(choice: Action): unknown;
}

export interface ActionRules<A extends Action> {
  /** The ways to do it, as far as `into` does not hold `most` choices yet. */
  choices(s: State, by: Attempt, into: Into, most: number): void;
  /** Begins what was chosen. */
  start(s: State, by: Attempt, choice: A): void;
  /** Why it cannot be done at this place, main actions left or not; null when nothing speaks against it. */
  whyNot(s: State, by: Attempt, place: Place): Why | null;
}

/** PAX-3.1 */
export function notAdjacent(rule: string): Why {
  return { why: 'notAdjacent', rules: [rule, 'PAX-3.1'] };
}

export const CANNOT_PAY: Why = { why: 'cannotPay', rules: ['PAX-3.18'] };

export function lies(set: number, place: Place): boolean {
  return (set & (1 << place)) !== 0;
}
