/** The words that only the board says. Names, effects, prompts and the chronicle are in `../text`. */
import { spoken } from '@signoria/kernel';
import type { CardId } from '../data/cards.ts';
import type { BoardWords } from './text.shape.ts';

export type { BoardWords } from './text.shape.ts';

/** They come with the words of their language, so that a page fetches one language and not all. */
export const boardWords = spoken<BoardWords>();

/** `Winter, Courtesan ×2`, in the order given. */
export function listed(cards: readonly CardId[], name: (card: CardId) => string): string {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, n]) => (n === 1 ? name(card) : `${name(card)} ×${n}`)).join(', ');
}
