/** Hands and decks: cards in order, shuffling, taking from the top and putting underneath. */
import type { Seat } from '@signoria/kernel';
import { type Deck, NONE } from './state.ts';

interface Chooser {
  below(n: number): number;
}

export function shuffle(cards: number[] | Int16Array, chance: Chooser): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
}

export function newDeck(cards: number[]): Deck {
  return { cards, by: Array<Seat>(cards.length).fill(NONE) };
}

/** Up to `count` cards from the top. */
export function takeTop(deck: Deck, count: number): number[] {
  deck.by.splice(0, count);
  return deck.cards.splice(0, count);
}

/** Whoever puts a card under the deck knows where it lies. */
export function putUnder(deck: Deck, card: number, by: Seat): void {
  deck.cards.push(card);
  deck.by.push(by);
}

/** Hands are kept in one order, so that where a card lies tells nothing. */
export function insert(hand: number[], card: number): void {
  hand.push(card);
  hand.sort((a, b) => a - b);
}

export function remove(hand: number[], card: number): void {
  hand.splice(hand.indexOf(card), 1);
}
