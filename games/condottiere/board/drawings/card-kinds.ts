/** How kinds of card are told apart by their border. */
import type { CardId } from '../../data/cards.ts';

export type SpecialKind = Exclude<CardId, `m${number}`>;

/** Orange: a mercenary. Red: has strength but is no mercenary. Slate: has none. The badge says the same by its shape. */
export const TINTS = { mercenary: '#C2601A', strong: '#A32720', none: '#3B4A58' } as const;

export function tintOf(kind: CardId): string {
  if (kind === 'courtesan' || kind === 'heroine') return TINTS.strong;
  return kind.startsWith('m') ? TINTS.mercenary : TINTS.none;
}
