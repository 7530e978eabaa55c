/** What can happen, as facts and ids: the text tables put them into words. `to` names those who may know. */
import { type Seat, storyOf } from '@signoria/kernel';
import type { Value } from '../../data/cards.ts';

export type Happening =
  | { readonly what: 'started'; readonly first: Seat }
  | { readonly what: 'dealt'; readonly seat: Seat; readonly cards: readonly Value[]; readonly to: readonly Seat[] }
  /** `pushed` are the lengths gained by PAL-3.3. */
  | { readonly what: 'rode'; readonly seat: Seat; readonly card: Value; readonly at: number; readonly pushed: number }
  | { readonly what: 'spurred'; readonly seat: Seat; readonly at: number; readonly pushed: number }
  | { readonly what: 'rested'; readonly seat: Seat }
  | { readonly what: 'drew'; readonly seat: Seat; readonly card: Value; readonly to: readonly Seat[] };

export type EndReason = 'cameIn';

export const story = storyOf<Happening>();
