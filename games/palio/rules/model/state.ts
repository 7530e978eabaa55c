/**
 * The table as data: plain JSON, nothing else.
 *
 * Vocabulary: *laid* = the cards a horse has ridden with, face up; *pushed* = lengths it was pushed on (PAL-3.3). The draw pile
 * has no order: cards are drawn from it at random, so nobody could ever look at its order.
 */
import { type Core, cloneChance, type Parts, type Seat } from '@signoria/kernel';
import { type Pile, VALUES } from '../../data/cards.ts';
import type { Correction } from '../../data/edition.ts';
import type { SetupFrame } from '../chapters/02-setup.ts';
import type { TurnFrame } from '../chapters/03-turn.ts';
import type { Options } from '../chapters/04-coming-in.ts';
import type { Choice } from './choices.ts';

export type Frame = SetupFrame | TurnFrame;

export interface State extends Core<Frame, Choice> {
  readonly options: Options;
  readonly edition: Correction | null;
  deck: Pile;
  /** By seat. */
  hands: Pile[];
  laid: Pile[];
  pushed: number[];
  /** How many spurs each has left (PAL-3.6). */
  spurs: number[];
}

/** PAL-3.6 */
export const SPURS = 2;

export function clone(s: State): State {
  return {
    ...s,
    todo: s.todo.slice(),
    chance: cloneChance(s.chance),
    deck: s.deck.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    laid: s.laid.map((pile) => pile.slice()),
    pushed: s.pushed.slice(),
    spurs: s.spurs.slice(),
  };
}

/** Where a horse stands: the cards it rode with (PAL-3.2), its spurs (PAL-3.6), and what it was pushed on (PAL-3.3). */
export function lengthOf(s: State, seat: Seat, parts: Parts = null): number {
  let sum = 0;
  for (const [i, value] of VALUES.entries()) {
    const n = s.laid[seat]![i]!;
    if (n === 0) continue;
    sum += n * value;
    parts?.push({ what: 'cards', n: n * value, rules: ['PAL-3.2'], facts: { cards: n, value } });
  }
  const spurred = SPURS - s.spurs[seat]!;
  if (spurred > 0) parts?.push({ what: 'spurred', n: spurred, rules: ['PAL-3.6'] });
  const pushed = s.pushed[seat]!;
  if (pushed > 0) parts?.push({ what: 'pushed', n: pushed, rules: ['PAL-3.3'] });
  return sum + spurred + pushed;
}
