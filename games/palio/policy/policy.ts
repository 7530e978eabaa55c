/** What Palio tells the generic bots: how good each answer looks, and who is likely to win from here. */
import type { Choice as AnyChoice, AnyState, Policy, Seat } from '@signoria/kernel';
import { size } from '../data/cards.ts';
import { finishOf } from '../rules/chapters/04-coming-in.ts';
import type { Choice } from '../rules/model/choices.ts';
import { lengthOf, type State } from '../rules/model/state.ts';

/** High cards first, a push is a length for nothing, and a hand that runs dry wants a rest. */
function rateOne(s: State, seat: Seat, c: Choice): number {
  if (c.do === 'spur') return size(s.hands[seat]!) === 0 || lengthOf(s, seat) + 1 >= finishOf(s) ? 1 : -1;
  if (c.do === 'stop') return 0;
  if (c.do === 'rest') return size(s.hands[seat]!) <= 1 ? 3.5 : 0;
  const at = lengthOf(s, seat) + c.card;
  if (at >= finishOf(s)) return 100;
  const pushed = s.hands.some((_, other) => other !== seat && lengthOf(s, other) === at);
  return c.card + (pushed ? 1.5 : 0);
}

function rate(s: State, seat: Seat, choices: readonly Choice[], into: Float64Array): void {
  for (let i = 0; i < choices.length; i++) into[i] = rateOne(s, seat, choices[i]!);
}

/** The further on, and the more cards in hand, the better. */
function evaluate(s: State, into: Float64Array): void {
  let sum = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const left = Math.max(0, finishOf(s) - lengthOf(s, seat) - size(s.hands[seat]!));
    into[seat] = s.outcome === null ? Math.exp(-left / 4) : Number(s.outcome.winners.includes(seat));
    sum += into[seat]!;
  }
  for (let seat = 0; seat < s.seats; seat++) into[seat]! /= sum;
}

export const policy: Policy<AnyState, AnyChoice> = {
  // Only this game's states and choices come here.
  rate: rate as Policy<AnyState, AnyChoice>['rate'],
  evaluate: evaluate as NonNullable<Policy<AnyState, AnyChoice>['evaluate']>,
};
