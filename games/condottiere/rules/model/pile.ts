/** Counting cards. A pile is an array of counts by kind. */
import type { Stream } from '@signoria/kernel';
import { CARDS, type CardId, KINDS, type Kind, MERCENARIES } from '../../data/cards.ts';
import type { Pile } from './state.ts';

export function emptyPile(): Pile {
  return Array<number>(KINDS).fill(0);
}

export function size(pile: readonly number[]): number {
  let n = 0;
  for (let k = 0; k < KINDS; k++) n += pile[k]!;
  return n;
}

export function isEmptyPile(pile: readonly number[]): boolean {
  for (const n of pile) if (n > 0) return false;
  return true;
}

export function hasMercenary(pile: readonly number[]): boolean {
  return pile.some((n, k) => k < MERCENARIES && n > 0);
}

/** Everything in `from` goes onto `onto`. */
export function pour(from: Pile, onto: Pile): void {
  for (let k = 0; k < KINDS; k++) {
    onto[k]! += from[k]!;
    from[k] = 0;
  }
}

/** One card at random leaves the pile; the caller has made sure that there is one. */
export function drawOne(pile: Pile, cards: number, chance: Stream): Kind {
  let at = chance.below(cards);
  for (let k = 0; ; k++) {
    at -= pile[k]!;
    if (at < 0) {
      pile[k]!--;
      return k;
    }
  }
}

export function cardsOf(pile: readonly number[]): readonly CardId[] {
  return CARDS.flatMap((card, k) => Array<CardId>(pile[k]!).fill(card));
}
