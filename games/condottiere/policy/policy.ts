/** What Condottiere tells the generic bots: how good each answer looks to a seat that knows its own hand. */
import type { Choice as AnyChoice, AnyState, Policy, Seat } from '@signoria/kernel';
import { type CardId, KIND } from '../data/cards.ts';
import { editionOf } from '../data/edition.ts';
import { REGION } from '../data/map.ts';
import { strength, weather } from '../rules/chapters/05-strength.ts';
import type { Choice } from '../rules/model/choices.ts';
import { size } from '../rules/model/pile.ts';
import type { State } from '../rules/model/state.ts';
import { CARD_VALUE, rateBattle } from './battle.ts';
import { evaluate } from './evaluate.ts';
import { JUDGEMENT } from './judgement.ts';
import { worthTo } from './stakes.ts';
import { temper } from './temper.ts';

/** How strong a hand is for the battles to come. */
function handValue(s: State, seat: Seat): number {
  const hand = s.hands[seat]!;
  let sum = 0;
  for (let kind = 0; kind < hand.length; kind++) sum += hand[kind]! * CARD_VALUE[kind]!;
  return sum;
}

/** A site I want and rivals do not; the weaker my hand, the more their wishes count. */
function rateSite(s: State, seat: Seat, region: number): number {
  let others = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat && size(s.hands[other]!) > 0) others = Math.max(others, worthTo(s, other, region));
  }
  const { siteHand, siteOthers } = temper(s.seats);
  return worthTo(s, seat, region) * (siteHand + handValue(s, seat)) - others * siteOthers;
}

/** Close the region that would serve a rival best; never one that would serve me. */
function ratePope(s: State, seat: Seat, region: number): number {
  if (region === s.site) return -0.1;
  let others = 0;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) others = Math.max(others, worthTo(s, other, region));
  return others - worthTo(s, seat, region);
}

/** Take back what is wasted where it lies. */
function rateTakeBack(s: State, seat: Seat, card: CardId | 'none'): number {
  if (card === 'none') return 0;
  const kind = KIND[card];
  const now = weather(s);
  const mine = strength(s, seat, now);
  let best = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, strength(s, other, now));
  const line = s.lines[seat]!;
  line[kind]!--;
  const without = strength(s, seat, now);
  line[kind]!++;
  const loses = mine > best && without <= best;
  return CARD_VALUE[kind]! - (mine - without) * (loses ? 0.05 : 0.006);
}

/** Nothing in the hand has any strength. */
function isHelpless(s: State, seat: Seat): boolean {
  const { strengths } = editionOf(s);
  return s.hands[seat]!.every((count, kind) => count === 0 || strengths[kind] === 0);
}

function rateOne(s: State, seat: Seat, c: Choice): number {
  switch (c.do) {
    case 'site':
      return rateSite(s, seat, REGION[c.region]);
    case 'pope':
      return c.region === 'off' ? 0 : ratePope(s, seat, REGION[c.region]);
    case 'take':
      return rateTakeBack(s, seat, c.card);
    case 'hold':
      return c.items.reduce((sum, id) => sum + CARD_VALUE[KIND[id as CardId]]!, 0);
    case 'draw':
      return c.amount;
    case 'discard':
      // Few specials without a mercenary win nothing: better a new round soon. And nobody may wait for ever (CON-R23).
      return isHelpless(s, seat) || size(s.hands[seat]!) <= temper(s.seats).discard ? 0.01 : -0.01;
    case 'facedown':
      return c.side === 'leave' ? 0.01 : 0;
    default:
      return 0;
  }
}

function rate(s: State, seat: Seat, choices: readonly Choice[], into: Float64Array): void {
  const verb = choices[0]!.do;
  if (verb === 'play' || verb === 'pass') rateBattle(s, seat, choices, into);
  else for (let i = 0; i < choices.length; i++) into[i] = rateOne(s, seat, choices[i]!);
}

export const policy: Policy<AnyState, AnyChoice> = {
  rate: rate as Policy<AnyState, AnyChoice>['rate'],
  evaluate: evaluate as NonNullable<Policy<AnyState, AnyChoice>['evaluate']>,
  judgedAt: ['chooseSite', 'drawCards'],
  trust: 1,
  noise: 0.03,
  cut: 12,
  judgement: JUDGEMENT,
};
