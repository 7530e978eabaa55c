/** The board as text, and which cards are to be seen in it. */
import { drawer } from '@signoria/kit/testing';
import { CARD_KINDS, type CardKind } from '../drawings/index.ts';
import { board } from '../index.tsx';

export const markupOf = drawer(board);

/** The cards whose pictures are drawn somewhere. */
export function facesIn(markup: string): ReadonlySet<CardKind> {
  const kinds = [...markup.matchAll(/href="#condottiere-(\w+)"/g)].map(([, kind]) => kind!);
  return new Set(CARD_KINDS.filter((kind) => kinds.includes(kind)));
}
