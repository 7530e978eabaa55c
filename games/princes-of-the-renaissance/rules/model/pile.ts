/** Piles of treachery cards: counts by kind. */
import type { Stream } from '@signoria/kernel';
import { ALL_KINDS, CARDS, type CardId, KINDS, type Kind } from '../../data/treachery.ts';
import type { Pile } from './state.ts';

export function emptyPile(): Pile {
  return Array<number>(KINDS).fill(0);
}

export function size(pile: readonly number[]): number {
  let n = 0;
  for (let kind = 0; kind < KINDS; kind++) n += pile[kind]!;
  return n;
}

/** Everything in `from` goes onto `onto`. */
export function pour(from: Pile, onto: Pile): void {
  for (const kind of ALL_KINDS) {
    onto[kind]! += from[kind]!;
    from[kind] = 0;
  }
}

/** One card at random leaves the pile; the caller has made sure that there is one. */
export function drawOne(pile: Pile, cards: number, chance: Pick<Stream, 'below'>): Kind {
  let at = chance.below(cards);
  for (let kind = 0; ; kind++) {
    at -= pile[kind]!;
    if (at < 0) {
      pile[kind]!--;
      return kind;
    }
  }
}

export function cardsOf(pile: readonly number[]): readonly CardId[] {
  return CARDS.flatMap((id, kind) => Array<CardId>(pile[kind]!).fill(id));
}
