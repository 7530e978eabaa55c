/** The board as text, and which cards are to be seen in it. */
import { drawer } from '@signoria/kit/testing';
import { CARDS, type CardId } from '../../data/cards.ts';
import { board } from '../index.tsx';

export const markupOf = drawer(board);

/** The cards whose pictures are drawn somewhere. */
export function facesIn(markup: string): ReadonlySet<CardId> {
  const kinds = [...markup.matchAll(/href="#condottiere-(\w+)"/g)].map(([, kind]) => kind!);
  return new Set(CARDS.filter((kind) => kinds.includes(kind)));
}
