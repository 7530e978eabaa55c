/** A line's strength as a sum of parts; which of them a season or a Drummer changed. The numbers are the view's. */
import type { LineCard } from '../rules/view.ts';
import { strengthSum } from '../text/describe.ts';

export interface Part {
  /** As printed: `6`. */
  readonly plain: string;
  /** What was done to it: `×2+3`; empty when nothing. */
  readonly change: string;
  /** Winter has changed the printed number itself. */
  readonly wintry: boolean;
}

function partOf(card: LineCard): Part {
  const [, plain = '', change = ''] = /^(\d+)(.*)$/.exec(strengthSum([{ ...card, count: 1 }])) ?? [];
  return { plain, change, wintry: card.because.includes('winter') };
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
