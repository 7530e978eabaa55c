/** A line's strength as it is written out under the number: `6×2+3 + 1`. The numbers are the view's. */
import type { Sum } from '@signoria/kernel';
import type { LineCard, PlayerView } from '../rules/view/view.ts';
import { changesOf } from '../text/describe.ts';

export interface Part {
  /** As on the card, or 1 in Winter. */
  readonly plain: number;
  /** What was done to it: `×2+3`; empty when nothing. */
  readonly change: string;
  /** Winter has changed the printed number itself. */
  readonly wintry: boolean;
}

function partOf(card: LineCard): Part {
  return { plain: card.base, change: changesOf(card), wintry: card.because.includes('winter') };
}

/** Strongest mercenary first, then what else counts, then the rest: the order of the sum. */
export function inOrder(line: readonly LineCard[]): readonly LineCard[] {
  const rank = ({ card, each }: LineCard) => (/^m\d/.test(card) ? 0 : each > 0 ? 1 : 2);
  return line
    .map((card, i) => ({ card, i }))
    .sort((a, b) => rank(a.card) - rank(b.card) || (rank(a.card) === 0 ? b.i - a.i : a.i - b.i))
    .map(({ card }) => card);
}

export function partsOf(line: readonly LineCard[]): readonly Part[] {
  return inOrder(line)
    .filter(({ each }) => each > 0)
    .flatMap((card) => Array<Part>(card.count).fill(partOf(card)));
}

/** What one card of a kind counts, part by part: its share of what the rule says of the line. */
export function worthOf({ strengthSum }: Pick<PlayerView, 'strengthSum'>, { card, count, each }: LineCard): Sum {
  const parts = strengthSum.parts
    .filter(({ facts }) => facts?.card === card)
    .map((part) => ({ ...part, n: part.n / count, facts: { ...part.facts, count: 1 } }));
  return { total: each, parts };
}
