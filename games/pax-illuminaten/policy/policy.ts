/** What Pax Illuminaten tells the generic bots: how good each answer looks, and who is likely to win. */
import type { Choice as AnyChoice, AnyState, Policy, Seat } from '@signoria/kernel';
import type { Choice } from '../rules/model/choices.ts';
import type { Way } from '../rules/model/frames.ts';
import type { State } from '../rules/model/state.ts';
import { type Mind, rateAction } from './actions.ts';
import { evaluate } from './evaluate.ts';
import { JUDGEMENT } from './judgement.ts';
import { potential } from './potential.ts';
import { rateStep } from './steps.ts';

function wayOf(s: State): Way {
  const frame = s.todo[s.todo.length - 1]!;
  return frame.at === 'extra' ? frame.way : 'main';
}

function rate(s: State, seat: Seat, choices: readonly Choice[], into: Float64Array): void {
  const mind: Mind = { seat, before: potential(s, seat), way: wayOf(s), moves: null };
  const { at } = s.todo[s.todo.length - 1]!;
  const acting = at === 'act' || at === 'extra';
  for (let i = 0; i < choices.length; i++) {
    const c = choices[i]!;
    into[i] = acting && c.do !== 'stop' ? rateAction(s, mind, c) : rateStep(s, mind, c);
  }
}

export const policy: Policy<AnyState, AnyChoice> = {
  rate: rate as Policy<AnyState, AnyChoice>['rate'],
  evaluate: evaluate as NonNullable<Policy<AnyState, AnyChoice>['evaluate']>,
  judgedAt: ['act', 'takeCard', 'playEvent', 'disputeCards', 'restoreScheme'],
  trust: 1,
  judgement: JUDGEMENT,
};
