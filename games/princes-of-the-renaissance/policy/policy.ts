/** What the game tells the generic bots: how good each answer looks to a seat that knows only what it may know. */
import type { Choice as AnyChoice, AnyState, Policy, Seat } from '@signoria/kernel';
import type { Choice } from '../rules/model/choices.ts';
import type { State } from '../rules/model/state.ts';
import { rateAnswer } from './answers.ts';
import { auctions } from './auctions.ts';
import { rateBids, rateOpening } from './bids.ts';
import { evaluate } from './evaluate.ts';
import { JUDGEMENT } from './judgement.ts';
import { newProspects, survey } from './prospects.ts';
import { answerOffers, proposal } from './trade.ts';
import { rateAction } from './turns.ts';
import { WEIGHTS, type Weights } from './weights.ts';

const prospects = newProspects();

function rate(w: Weights, s: State, seat: Seat, choices: readonly Choice[], into: Float64Array): void {
  const at = s.todo.at(-1)?.at;
  if (at === 'orderBids' || at === 'familyBid') {
    for (let i = 0; i < choices.length; i++) into[i] = rateOpening(s, w, seat, choices[i]!);
    return;
  }
  survey(s, w, prospects);
  if (at === 'bid') {
    rateBids(s, w, prospects, seat, choices, into);
    return;
  }
  const one = at === 'turn' ? rateAction : rateAnswer;
  for (let i = 0; i < choices.length; i++) into[i] = one(s, w, prospects, seat, choices[i]!);
}

/** The policy of somebody who weighs things like this. */
export function policyWith(w: Weights): Policy<AnyState, AnyChoice> {
  // The generic bots hold this game's states and choices by their kernel types.
  return {
    rate: (s, seat, choices, into) => rate(w, s as State, seat, choices as readonly Choice[], into),
    evaluate: (s, into) => evaluate(w, s as State, into),
    volunteer: (s, seat) => answerOffers(w, s as State, seat),
    propose: (s, seat) => proposal(w, s as State, seat),
    judgedAt: ['turn'],
    cut: 10, // a few auctions more before judging: 1 was clearly weaker
    trust: 1,
    auctions,
    judgement: JUDGEMENT,
  };
}

export const policy: Policy<AnyState, AnyChoice> = policyWith(WEIGHTS);
