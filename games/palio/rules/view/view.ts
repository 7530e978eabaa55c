/** What a seat, or a spectator, may know. Built up from nothing; the only door to the state. */
import { explained, type Seat, type Sum } from '@signoria/kernel';
import { cardsIn, size, type Value } from '../../data/cards.ts';
import { finishOf } from '../chapters/04-coming-in.ts';
import { lengthOf, type State } from '../model/state.ts';

export interface HorseView {
  readonly seat: Seat;
  /** Where it stands, and what it owes that to. */
  readonly at: Sum;
  /** How many cards its rider holds. */
  readonly hand: number;
  readonly laid: readonly Value[];
  readonly spurs: number;
}

export interface View {
  readonly finish: number;
  readonly horses: readonly HorseView[];
  /** One's own cards, lowest first; empty for a spectator. */
  readonly hand: readonly Value[];
  readonly deck: number;
}

export function view(s: State, seat: Seat | null): View {
  return {
    finish: finishOf(s),
    horses: s.hands.map((hand, other) => ({
      seat: other,
      at: explained((parts) => lengthOf(s, other, parts)),
      hand: size(hand),
      laid: cardsIn(s.laid[other]!),
      spurs: s.spurs[other]!,
    })),
    hand: seat === null ? [] : cardsIn(s.hands[seat]!),
    deck: size(s.deck),
  };
}
