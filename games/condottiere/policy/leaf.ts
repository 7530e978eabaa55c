/**
 * What masters of a game of two judge a position between battles by: what each of the two holds and still needs, fitted to
 * games of adepts. Only of the basic game; with a variant they judge by `evaluate`.
 */
import type { AnyState, Leaf, Seat } from '@signoria/kernel';
import { COURTESAN, DRUMMER, HEROINE, MERCENARIES } from '../data/cards.ts';
import { bits, editionOf } from '../data/edition.ts';
import { kingdom, largestGroup } from '../rules/chapters/10-winning.ts';
import { holders } from '../rules/model/hands.ts';
import { size } from '../rules/model/pile.ts';
import { NONE, type Pile, type State } from '../rules/model/state.ts';
import { FEATURES, featuresOf } from './evaluate.ts';
import { LEARNED } from './learned-data.ts';

/** What stands beside the features of `evaluate`: the hand as a whole, and the kingdom. */
const WHOLE = 9;
const EACH = FEATURES + WHOLE;
const TABLE = 3;
/** A seat's own, its rival's, and what is the same for both. */
const SIZE = 2 * EACH + TABLE;

/** A few of everything, so that all features are of about the same size. */
const CARDS = 10;
const PILE = 60;
const STRENGTH = 30;

/** Either sees both: a master judges worlds it has imagined, in which nothing is hidden. */
function describe(s: State, x: Float64Array): void {
  for (let seat = 0; seat < s.seats; seat++) describeOne(s, seat, x, seat * SIZE);
  for (let seat = 0; seat < s.seats; seat++) {
    const rival = s.seats - 1 - seat;
    x.copyWithin(seat * SIZE + EACH, rival * SIZE, rival * SIZE + EACH);
    let i = seat * SIZE + 2 * EACH;
    x[i++] = s.pope === NONE ? 0 : 1;
    x[i++] = holders(s).length <= 1 ? 1 : 0; // a new round begins
    x[i] = size(s.pile) / PILE;
  }
}

function describeOne(s: State, seat: Seat, x: Float64Array, from: number): void {
  featuresOf(s, seat, x, from);
  const hand = s.hands[seat]!;
  const { strengths } = editionOf(s);
  const cards = size(hand);
  const mercenaries = strengthOfMercenaries(s, hand);
  let i = from + FEATURES;
  x[i++] = cards === 0 ? 1 : 0;
  x[i++] = Math.min(cards, 3) / 3;
  x[i++] = cards / CARDS;
  x[i++] = (mercenaries + hand[HEROINE]! * strengths[HEROINE]! + hand[COURTESAN]! * strengths[COURTESAN]!) / STRENGTH;
  x[i++] = mercenariesOf(hand) / 6;
  x[i++] = hand[DRUMMER]! > 0 ? mercenaries / STRENGTH : 0;
  x[i++] = bits(kingdom(s, seat)) / 5;
  x[i++] = bits(largestGroup(s, seat)) / 3;
  x[i] = hand[COURTESAN]! > 1 ? 1 : 0;
}

function strengthOfMercenaries(s: State, hand: Pile): number {
  const { strengths } = editionOf(s);
  let sum = 0;
  for (let kind = 0; kind < MERCENARIES; kind++) sum += hand[kind]! * strengths[kind]!;
  return sum;
}

function mercenariesOf(hand: Pile): number {
  let n = 0;
  for (let kind = 0; kind < MERCENARIES; kind++) n += hand[kind]!;
  return n;
}

function isBasic({ options }: State): boolean {
  const { drawAfterBattle, points, biggerKingdoms, capturingRegions, hiddenCards } = options;
  return !(drawAfterBattle || points || biggerKingdoms || capturingRegions || hiddenCards);
}

export const leaf: Leaf<AnyState> = {
  size: SIZE,
  describe: (s, _own, into) => describe(s as State, into), // the generic bots hold this game's states by their kernel type
  open: true,
  ready: (s) => isBasic(s as State),
  learned: LEARNED,
};
