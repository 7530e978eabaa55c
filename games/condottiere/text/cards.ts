/** Cards as they are listed: alike ones together, in the order of the deck. */
import { CARDS, type CardId } from '../data/cards.ts';

/** `Winter, Courtesan ×2`, each card put as `word` puts it. */
/** 'Mercenary 10 ×2'. */
export function several(name: string, count: number): string {
  return count === 1 ? name : `${name} ×${count}`;
}

export function listCards(cards: readonly CardId[], word: (card: CardId) => string): string {
  return CARDS.flatMap((card) => {
    const count = cards.filter((other) => other === card).length;
    if (count === 0) return [];
    return [several(word(card), count)];
  }).join(', ');
}

/** What a player shows: cards of the hand, and perhaps the facedown one, whose kind the choice does not name. */
export function shownItems(items: readonly string[]): {
  readonly cards: readonly CardId[];
  readonly facedown: boolean;
} {
  const cards = CARDS.flatMap((card) => items.filter((id) => id === card).map(() => card));
  return { cards, facedown: items.includes('facedown') };
}
