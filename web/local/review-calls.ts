/** What a page may order of a thread that reviews a game, and what the thread tells. Plain data. */
import type { GameFile, Seat } from '@signoria/kernel';
import type { Decision, EntryReview, Explanation, Part, ReviewFacts, Wish } from '@signoria/review';

/** One of so many threads. */
export interface Share {
  readonly worker: number;
  readonly of: number;
}

export interface Works {
  /** The game played again, once. */
  readonly open: { readonly order: null; readonly gives: Opened };
  /** A first look at everything. */
  readonly first: {
    readonly order: { readonly readers: readonly Seat[]; readonly share: Share };
    readonly gives: null;
  };
  /**
   * A long look at these decisions, at all auctions, and (unless null) at all positions for these readers, until that moment (ms
   * since 1970) at the latest.
   */
  readonly deep: {
    readonly order: {
      readonly entries: readonly EntryReview[];
      readonly readers: readonly Seat[] | null;
      readonly share: Share;
      readonly until: number;
    };
    readonly gives: null;
  };
  /** A long look at one decision. */
  readonly look: { readonly order: { readonly entry: EntryReview }; readonly gives: null };
  /** What another answer would have cost. */
  readonly try: { readonly order: { readonly seq: number; readonly line: string }; readonly gives: Decision };
  readonly explain: { readonly order: { readonly seq: number; readonly wish: Wish }; readonly gives: Explanation };
}

export type WorkName = keyof Works;

export interface Opened {
  readonly facts: ReviewFacts;
  /** By the number of an entry (0: the opening), the number by which readers know the position after it. */
  readonly shown: readonly number[];
}

/** The file comes along each time: a thread may have been ended meanwhile. */
export type Order = {
  [N in WorkName]: {
    readonly id: number;
    readonly file: GameFile;
    readonly name: N;
    readonly order: Works[N]['order'];
  };
}[WorkName];

export type Told =
  | {
      readonly id: number;
      readonly tell: 'tick';
      readonly done: number;
      readonly total: number;
      readonly found: Part | null;
    }
  | { readonly id: number; readonly tell: 'done'; readonly value: unknown }
  | { readonly id: number; readonly tell: 'failed'; readonly error: string };
