/**
 * The table as one reader may see it. Everything in a `TableView` has passed through the game's `view` or the visibility of
 * an event.
 *
 * `seq` numbers what everybody can know to have happened. An answer to a sealed question counts only when it completes the
 * question: otherwise a gap in the numbers would tell how many have answered. 0 is the opening.
 */
import type {
  Barrier,
  Freedom,
  GameEvent,
  Header,
  Outcome,
  Question,
  ScoreLine,
  Seat,
  Warning,
} from '@signoria/kernel';
import type { StopWhy } from '../time/clock.ts';
import type { Auction, OfferedWindow, StandingOrder } from './orders.ts';
import type { BotLevel, TableSettings, TableStatus } from './settings.ts';

export type SeatInfo =
  | { readonly kind: 'open'; readonly colour: number }
  | {
      readonly kind: 'person';
      readonly colour: number;
      readonly name: string;
      readonly user: string;
      readonly here: boolean;
      /** A bot plays this seat for its owner, who may come back. */
      readonly covered: BotLevel | null;
      /** They have been away so long that somebody else may take the seat. */
      readonly vacant?: true;
    }
  /** `name` is an id: `tableText` puts it into words. */
  | { readonly kind: 'bot'; readonly colour: number; readonly name: string; readonly level: BotLevel };

/** One entry of the log as the reader may know it. Entries without anything to tell them are left out. */
export interface LogItem {
  readonly seq: number;
  /** Null for the opening, for what all agreed on, and for a sealed question coming to light. */
  readonly seat: Seat | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly events: readonly GameEvent[];
  /**
   * Why the reader's undo cannot go back over it, or no longer; null as long as it can. Of what others did it tells nothing:
   * 'others'.
   */
  readonly barrier: Barrier | null;
  /** 'undo' and 'takeback' tell how far back; their events were never meant to be forgotten, only their effect. */
  readonly back: number | null;
}

/** Something all seats must agree on. */
export interface Proposal {
  readonly id: number;
  readonly by: Seat;
  readonly what: ProposalKind;
  readonly agreed: readonly Seat[];
}

export type ProposalKind =
  | { readonly kind: 'takeback'; readonly to: number }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'end' };

/** What a reader who is asked should know of the answers on their list before giving one. */
export interface Advice {
  /** These can be taken back once given. After any other there is, or may be, no way back. */
  readonly revocable: readonly string[];
  /** Legal, but pointless or harmful to the reader as far as they can know. */
  readonly warnings: readonly LineWarning[];
}

export interface LineWarning extends Warning {
  readonly line: string;
}

/**
 * What it takes a while to find out for a reader, and therefore follows a view. It is about the latest view of the same
 * question; a reader may do without.
 */
export interface Counsel {
  /** Which question was open; null for none. */
  readonly ticket: number | null;
  readonly advice: Advice;
  readonly score: TableView['score'];
  readonly undoable: TableView['undoable'];
  /** Of the reader's own latest entries, by `seq`: what `LogItem.barrier` says of them. */
  readonly barriers: readonly { readonly seq: number; readonly barrier: Barrier | null }[];
}

/** What is new in a view, for a reader who has asked for changes and has the view before. */
export interface Change extends Pick<TableView, 'logFrom' | 'log' | 'chat'> {
  /** Fields of the view, as they are now. */
  readonly of: Partial<TableView>;
  /** Fields of the game's own view, as they are now. */
  readonly view: { readonly [key: string]: unknown };
  /** Items of lists in the game's own view, by their number: the lists are as long as before. */
  readonly items: { readonly [key: string]: { readonly [index: string]: unknown } };
}

export interface ChatLine {
  readonly id: number;
  readonly from: { readonly seat: Seat | null; readonly user: string; readonly name: string };
  readonly text: string;
  readonly at: number;
  /** Seats talk among themselves; watchers have a room of their own, which seats may read. */
  readonly room: 'seats' | 'watchers';
}

/** The whole table as one reader may see it. Sent whole; `log` and `chat` only from where the reader left off. */
export interface TableView {
  readonly table: string;
  readonly code: string;
  readonly header: Header;
  readonly status: TableStatus;
  readonly seats: readonly SeatInfo[];
  /** The reader's seat; null for a watcher. */
  readonly you: Seat | null;
  readonly owner: boolean;
  /** The game's view; null before the start. */
  readonly view: unknown;
  readonly question: Question | null;
  /** Empty where counsel follows, as are `score` and `undoable`. */
  readonly advice: Advice;
  readonly auction: Auction | null;
  /** Where a seat may leave "no reaction", at any time; nothing for watchers and after the end. */
  readonly windows: readonly OfferedWindow[];
  readonly freedoms: readonly Freedom[];
  /** By seat, line by line, as far as the reader can know. */
  readonly score: readonly (readonly ScoreLine[])[];
  readonly outcome: Outcome | null;
  /** `log` holds what the reader may know from this `seq` on; `chat` likewise from the id they named. */
  readonly logFrom: number;
  readonly log: readonly LogItem[];
  readonly chat: readonly ChatLine[];
  /** Whom the reader does not hear. */
  readonly muted: readonly { readonly user: string; readonly name: string }[];
  /** The reader's answers that can be taken back now, latest first. What the table answered for them goes along. */
  readonly undoable: readonly string[];
  readonly proposals: readonly Proposal[];
  readonly orders: readonly StandingOrder[];
  /** The chance key, once the game is over. */
  readonly key: string | null;
  readonly settings: TableSettings;
  readonly watchers: number;
  /** Null before the start, after the end, and where no clock is kept. */
  readonly clock: TableClock | null;
  /** A bot has stood in for somebody: such a game is not rated. */
  readonly touched: boolean;
  /** What a bot answered for the reader while they were last away, until they answer themselves again. */
  readonly account: readonly BotDeed[];
}

export interface TableClock {
  /** By seat; null for bots. */
  readonly seats: readonly (SeatClock | null)[];
}

/** A clock that anybody can read who knows the time and the table's hours of play. */
export interface SeatClock {
  /** Milliseconds the bank held at `since`. */
  readonly left: number;
  readonly since: number;
  /** Whether the seat is asked, as far as the reader may know. */
  readonly runs: boolean;
  /** When the bank will be empty if nothing happens; null when it does not run, or nobody knows. */
  readonly flag: number | null;
  /** When it stands still from `since` on: a pause, a server that was down, a holiday, a bot in the seat. */
  readonly rests: readonly { readonly why: StopWhy; readonly from: number; readonly to: number | null }[];
}

export interface BotDeed {
  readonly seq: number;
  readonly at: number;
  readonly line: string;
}

export interface PastView {
  readonly seq: number;
  readonly view: unknown;
  readonly question: Question | null;
  readonly score: readonly (readonly ScoreLine[])[];
  readonly outcome: Outcome | null;
}
