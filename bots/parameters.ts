/** How a master thinks: everything that can be tuned, in one table. Each value is to be earned in the arena. */
import type { Policy } from '@signoria/kernel';
import { leafFor } from './search/leaf.ts';
import type { RolloutParameters } from './search/rollout.ts';

export interface SearchParameters extends RolloutParameters {
  /** 'puct': the policy's prior steers all exploration; 'uct': it is a bonus that fades with the visits. */
  readonly selection: 'puct' | 'uct';
  /** How curious the search is. */
  readonly exploration: number;
  /** Weight of the fading bonus ('uct' only). */
  readonly bias: number;
  /** How sharply the policy's rates are turned into a prior. */
  readonly sharpness: number;
  /** First-play urgency: an untried choice counts as the node's own value less this. */
  readonly urgency: number;
  /** Progressive widening: only the best `k · visits^exponent` choices by prior are tried. Null: all. */
  readonly widening: { readonly k: number; readonly exponent: number } | null;
  /**
   * Leak guard (re-determinising, after Goodman): how often, at an opponent's node, everything *they* cannot know is
   * imagined anew, the thinking seat's own cards included. Such an iteration teaches only the opponents' nodes.
   */
  readonly ris: number;
  /** How often a rival in the tree answers as the policy would, not as is best for them. */
  readonly trust: number;
  /** At sealed questions: how often an answer is tried that regret does not call for. */
  readonly mixing: number;
  /** How many worlds are compared in, the same for every answer (`search/worlds.ts`). 0: another one each time. */
  readonly worlds: number;
  /** Rivals answer as the policy would, and only real decisions of the thinking seat become nodes. */
  readonly lean: boolean;
  /** Which answer is given: the one looked at most, or the one that did best. */
  readonly verdict: 'visits' | 'value';
  /** How much of a large menu is considered in the tree. */
  readonly wide: number;
  /** The tree grows no further than this. */
  readonly nodes: number;
}

export const SEARCH: SearchParameters = {
  selection: 'puct',
  exploration: 1,
  bias: 0.3,
  sharpness: 1.5,
  urgency: 0.1,
  widening: null,
  rollout: 'policy',
  noise: 0.1,
  cut: 1,
  bound: 2000,
  margin: 0,
  ris: 0,
  trust: 0,
  mixing: 0.2,
  wide: 64,
  glance: 16,
  worlds: 0,
  lean: false,
  verdict: 'visits',
  nodes: 4_000_000,
};

/**
 * `SEARCH` (or what stood there once) as a game's policy wants it, and its leaf where that knows so many players, and as
 * whoever asks wants it.
 */
export function searchFor(
  policy: Policy,
  seats: number,
  asked: Partial<SearchParameters> = {},
  usual: SearchParameters = SEARCH,
): SearchParameters {
  const { trust, noise, cut } = policy;
  return {
    ...usual,
    ...(trust === undefined ? {} : { trust }),
    ...(noise === undefined ? {} : { noise }),
    ...(cut === undefined ? {} : { cut }),
    ...leafFor(policy, seats)?.search,
    ...asked,
  };
}
