/**
 * Corrections to the box, for whoever plays with other cards:
 *
 *     { "name": "my deck", "cards": { "5": { "count": 4 } }, "lengths": { "short": 10 } }
 */
import { boxOf, type EditionProblem } from '@signoria/kernel';
import { type CorrectionOf, editionReader, fields, rows, text, whole } from '@signoria/kernel/edition';
import { CARDS, VALUES } from './cards.ts';

/** What may be corrected. */
export const EDITION = fields({
  name: text,
  cards: rows(CARDS, fields({ count: whole(2, 12) })),
  lengths: fields({ long: whole(12, 24), short: whole(8, 16) }),
});

export type Correction = CorrectionOf<typeof EDITION>;

export interface Box {
  /** By value, how many cards (PAL-1.2). */
  readonly counts: readonly number[];
  /** How long the race is (PAL-4.1). */
  readonly lengths: { readonly long: number; readonly short: number };
}

function apply({ cards = {}, lengths = {} }: Correction): Box {
  return {
    counts: CARDS.map((id) => cards[id]?.count ?? 6),
    lengths: { long: 18, short: 12, ...lengths },
  };
}

export const STANDARD: Box = apply({});
const box = boxOf(STANDARD, apply);

/** The box a state is played with. */
export function editionOf(s: { readonly edition: Correction | null }): Box {
  return box(s.edition);
}

const MOST_PLAYERS = 4;

/** PAL-3.5: even when every card has been laid, somebody must have come in. */
function problemsOf({ counts, lengths }: Box): readonly EditionProblem[] {
  const ridden = VALUES.reduce((sum: number, value, i) => sum + value * counts[i]!, 0);
  const least = MOST_PLAYERS * (Math.max(lengths.long, lengths.short) - 1) + 1;
  return ridden < least ? [{ path: 'cards', why: 'deck-too-short', facts: { ridden, least } }] : [];
}

export const readEdition = editionReader(EDITION, (c) => problemsOf(apply(c)));
