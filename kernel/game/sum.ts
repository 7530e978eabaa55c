/**
 * Numbers that explain themselves: a strength, a price, a value with the parts it is made of. The rule that computes the number
 * hands out its parts, and only to somebody who asks: during search nothing is built.
 *
 *     function strength(s: State, seat: Seat, parts: Parts = null): number {
 *       …
 *       sum += 3;
 *       parts?.push({ what: 'spring', n: 3, rules: ['CON-6.7'] });
 *       return sum;
 *     }
 *     const why = explained((parts) => strength(s, seat, parts)); // { total: 19, parts: [ … ] }
 */
import type { Fact } from './score.ts';

export interface Part {
  /** What it is for; the text tables (`parts`) put it into words. */
  readonly what: string;
  readonly n: number;
  readonly rules: readonly string[];
  /** Facts for the words, e.g. which card. */
  readonly facts?: { readonly [name: string]: Fact };
}

export interface Sum {
  /** What the parts come to. */
  readonly total: number;
  readonly parts: readonly Part[];
}

/** Where a rule puts the parts of its number, if somebody listens. */
export type Parts = Part[] | null;

/** Both from the same rule. A number whose parts do not add up to it is a fault of the rule. */
export function explained(rule: (parts: Part[]) => number): Sum {
  const parts: Part[] = [];
  const total = rule(parts);
  const added = parts.reduce((sum, { n }) => sum + n, 0);
  if (added !== total) throw new Error(`the parts add up to ${added}, not to ${total}: ${JSON.stringify(parts)}`);
  return { total, parts };
}
