/** What a player leaves with the table to answer for them: orders, bids, and where they may be left. */
import type { Seat } from '@signoria/kernel';

/** What a player has told the table to answer for them. Secret; the table answers as if the player had. */
export type StandingOrder = AnswerOrder | BidOrder;

/** "Whenever I am asked this, answer that", in a window of the game perhaps "unless …". */
export interface AnswerOrder {
  readonly at: string;
  /** Null, in a window of the game: whatever does nothing there. */
  readonly line: string | null;
  /** Once, or until revoked. */
  readonly times: 'once' | 'always';
  /** When any of these is the case they are asked in person. */
  readonly unless?: readonly UnlessWish[] | undefined;
}

/** A condition by the game's name for it, with its number if it has one. */
export interface UnlessWish {
  readonly if: string;
  readonly n?: number | undefined;
}

/**
 * "Bid up to so much for this, then pass", "then ask me" or "then ask me if they are still in". Always the lowest bid
 * there is; ends with its lot. Of several bids for one lot the first that can be made is made.
 */
export interface BidOrder {
  readonly at: string;
  readonly lot: string;
  /** Where a bid names a thing as well as a sum: which. */
  readonly item?: string | undefined;
  readonly upTo: number;
  readonly beyond: 'pass' | 'ask' | { readonly askIfIn: Seat };
}

/** What is up for auction now: a standing bid may be left for it. */
export interface Auction {
  readonly at: string;
  readonly lot: string;
  /** What the reader, being asked, may bid at least; null when they are not asked or can no longer bid. */
  readonly least: number | null;
  /** Who may still bid, or leads. */
  readonly inside: readonly Seat[];
  /** So much of a winning bid the reader would not have to pay. */
  readonly discount: number;
  /** Where a bid names a thing as well: the things, each with the least bid for it. */
  readonly items: readonly { readonly item: string; readonly least: number | null }[];
}

/** A question most answer with "nothing", and when somebody may want to be asked after all. */
export interface OfferedWindow {
  readonly at: string;
  /** Part of every turn: a client need not offer it each time. */
  readonly ordinary: boolean;
  readonly unless: readonly {
    readonly if: string;
    readonly n?: { readonly min: number; readonly max: number; readonly usual: number };
  }[];
}
