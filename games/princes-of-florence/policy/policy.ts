/** What The Princes of Florence tells the generic bots: how good each answer looks to a seat. */
import type { Choice as AnyChoice, AnyState, Policy, Seat } from '@signoria/kernel';
import { bonusOf } from '../data/bonus.ts';
import { landscapeOf } from '../data/pieces.ts';
import { prestigeOf } from '../data/prestige.ts';
import { PROFESSION, professionOf } from '../data/professions.ts';
import { lastBuyerPrice } from '../rules/chapters/04-auction.ts';
import { soloPrice } from '../rules/chapters/18-solo-auction.ts';
import type { Choice } from '../rules/model/choices.ts';
import type { Frame, State } from '../rules/model/state.ts';
import { newAssets, readAssets } from './assets.ts';
import { auctions } from './auctions.ts';
import { bonusHope, prestigeHope, synergy } from './cards.ts';
import { ratePawns, rateUses } from './characters.ts';
import { evaluate } from './evaluate.ts';
import { rateAnswer, ratePayment } from './joint.ts';
import { JUDGEMENT } from './judgement.ts';
import { objectGain, rateBid, rateFixed, rateStarter, surplusNow } from './objects.ts';
import { rateJointPlaces, ratePlaces } from './place.ts';
import { hope } from './plan.ts';
import { rateBonus, rateExchange, rateTurn } from './turn.ts';
import { volunteer } from './volunteer.ts';

const now = newAssets();

/** The hope with this profession in hand. */
function withProfession(s: State, seat: Seat, profession: number): number {
  readAssets(s, seat, now);
  now.hand.push(profession);
  return hope(s, now);
}

function rateOne(s: State, seat: Seat, c: Choice): number {
  switch (c.do) {
    case 'keepThree':
      return synergy(s, c.items);
    case 'landscape':
      return objectGain(s, seat, landscapeOf(c.landscape));
    case 'keep':
      switch (s.drawn!.deck) {
        case 'profession':
          return withProfession(s, seat, professionOf(c.card));
        case 'bonus':
          return bonusHope(s, seat, bonusOf(c.card));
        default:
          return prestigeHope(s, seat, prestigeOf(c.card));
      }
    case 'recruit':
      return withProfession(s, seat, PROFESSION[c.profession]);
    case 'later':
      readAssets(s, seat, now);
      return hope(s, now) + 1;
    case 'rest':
      return 0.01;
    case 'free':
      return 1;
    default:
      return 0;
  }
}

type Rater = (s: State, seat: Seat, choices: readonly Choice[], into: Float64Array) => void;

/** By frame; all others are rated choice by choice. */
const RATERS: { readonly [at in Frame['at']]?: Rater } = {
  starter: rateStarter,
  bid: rateBid,
  lastBuyer: rateLast,
  soloLast: rateLast,
  putUp: (s, seat, choices, into) => rateFixed(s, seat, USUAL_ROLL, choices, into),
  soloBuy: rateRoll,
  turn: rateTurn,
  exchange: rateExchange,
  convert: rateExchange,
  addBonus: rateBonus,
  placeLandscape: ratePlaces,
  placeBuilding: ratePlaces,
  jointPlace: rateJointPlaces,
  jointPay: ratePayment,
  answerOffer: rateAnswer,
  pawn: ratePawns,
  useNow: rateUses,
  lastChance: rateUses,
};

/** Solo: what an object usually costs, modifier and die together. */
const USUAL_ROLL = 600;
/** Solo: refusing leaves the choice among the others. */
const REFUSAL = 1;

function rateLast(s: State, seat: Seat, choices: readonly Choice[], into: Float64Array): void {
  rateFixed(s, seat, lastBuyerPrice(s), choices, into);
}

function rateRoll(s: State, seat: Seat, choices: readonly Choice[], into: Float64Array): void {
  const f = s.todo[s.todo.length - 1]!;
  if (f.at !== 'soloBuy') return;
  for (let i = 0; i < choices.length; i++) {
    into[i] = choices[i]!.do === 'buy' ? surplusNow(s, seat, f.stack, soloPrice(s, f.stack, f.die)) : REFUSAL;
  }
}

function rate(s: State, seat: Seat, choices: readonly Choice[], into: Float64Array): void {
  const rater = RATERS[s.todo[s.todo.length - 1]!.at];
  if (rater !== undefined) rater(s, seat, choices, into);
  else for (let i = 0; i < choices.length; i++) into[i] = rateOne(s, seat, choices[i]!);
}

export const policy: Policy<AnyState, AnyChoice> = {
  rate: rate as Policy<AnyState, AnyChoice>['rate'],
  evaluate: evaluate as NonNullable<Policy<AnyState, AnyChoice>['evaluate']>,
  volunteer: volunteer as NonNullable<Policy<AnyState, AnyChoice>['volunteer']>,
  judgedAt: ['starter', 'lastBuyer', 'turn', 'pawn', 'putUp', 'soloLast'],
  trust: 1,
  auctions,
  judgement: JUDGEMENT,
};
