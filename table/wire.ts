/**
 * What a table and its watchers say to each other: the same messages over a WebSocket, to a Web Worker, and in tests.
 * Plain JSON. Everything in a `TableView` has passed through the game's `view` or the visibility of an event.
 *
 * `seq` on the wire numbers what everybody can know to have happened. An answer to a sealed question counts only when it
 * completes the question: otherwise a gap in the numbers would tell how many have answered. 0 is the opening.
 */
import type {
  Barrier,
  Freedom,
  GameEvent,
  Header,
  OptionProblem,
  Outcome,
  Question,
  Refusal,
  ScoreLine,
  Seat,
  StartProblem,
  Warning,
} from '@signoria/kernel';
import type { StopWhy } from './clock.ts';
import type { Pace } from './paces.ts';
import type { PlayWindow } from './window.ts';

export type BotLevel = 'novice' | 'adept' | 'master';

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
      /** He has been away so long that somebody else may take the seat. */
      readonly vacant?: true;
    }
  /** `name` is an id: `tableText` puts it into words. */
  | { readonly kind: 'bot'; readonly colour: number; readonly name: string; readonly level: BotLevel };

export type TableStatus = 'open' | 'running' | 'paused' | 'finished' | 'abandoned';

/** One entry of the log as the reader may know it. Entries without anything to tell him are left out. */
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

/** What a player has told the table to answer for him. Secret; the table answers as if the player had. */
export type StandingOrder = AnswerOrder | BidOrder;

/** "Whenever I am asked this, answer that", in a window of the game perhaps "unless …". */
export interface AnswerOrder {
  readonly at: string;
  /** Null, in a window of the game: whatever does nothing there. */
  readonly line: string | null;
  /** Once, or until revoked. */
  readonly times: 'once' | 'always';
  /** When any of these is the case he is asked himself. */
  readonly unless?: readonly UnlessWish[] | undefined;
}

/** A condition by the game's name for it, with its number if it has one. */
export interface UnlessWish {
  readonly if: string;
  readonly n?: number | undefined;
}

/**
 * "Bid up to so much for this, then pass", "then ask me" or "then ask me if he is still in". Always the lowest bid there
 * is; ends with its lot. Of several bids for one lot the first that can be made is made.
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
  /** What the reader, being asked, may bid at least; null when he is not asked or can no longer bid. */
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

/** What a reader who is asked should know of the answers on his list before he gives one. */
export interface Advice {
  /** These can be taken back once given. After any other there is, or may be, no way back. */
  readonly revocable: readonly string[];
  /** Legal, but pointless or harmful to himself as far as he can know. */
  readonly warnings: readonly LineWarning[];
}

export interface LineWarning extends Warning {
  readonly line: string;
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
  readonly advice: Advice;
  readonly auction: Auction | null;
  /** Where a seat may leave "no reaction", at any time; nothing for watchers and after the end. */
  readonly windows: readonly OfferedWindow[];
  readonly freedoms: readonly Freedom[];
  /** By seat, line by line, as far as the reader can know. */
  readonly score: readonly (readonly ScoreLine[])[];
  readonly outcome: Outcome | null;
  /** `log` holds what the reader may know from this `seq` on; `chat` likewise from the id he named. */
  readonly logFrom: number;
  readonly log: readonly LogItem[];
  readonly chat: readonly ChatLine[];
  /** Whom the reader does not hear. */
  readonly muted: readonly { readonly user: string; readonly name: string }[];
  /** The reader's answers that can be taken back now, latest first. What the table answered for him goes with them. */
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
  /** What a bot answered for the reader while he was last away, until he answers himself again. */
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

/** What a bot may do for a player whose flag has fallen: play at a level, only pass, or nothing. */
export type CoverWish = BotLevel | 'pass' | 'never';

export interface TableSettings {
  readonly name: string;
  readonly visibility: 'public' | 'private';
  readonly pace: Pace;
  readonly language: 'any' | 'en' | 'ru';
  readonly rated: boolean;
  /** How far spectators are kept behind while the game runs; not at all unless told. */
  readonly delay?: Delay | undefined;
  /** The hours of the day in which clocks run; all day unless told. */
  readonly window?: PlayWindow | null | undefined;
  /** Clocks are shown, but nothing happens when one is empty. */
  readonly friendly?: boolean | undefined;
}

export interface Delay {
  readonly unit: 'moves' | 'minutes';
  readonly n: number;
}

export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly options: { readonly [id: string]: unknown };
  readonly edition: unknown;
  readonly settings: TableSettings;
  /** Who sits where at once; the rest are open. 'me' is the creator. */
  readonly places: readonly ('me' | 'open' | BotLevel)[];
  /** Fixed for examples and tests; a real table gets real entropy. */
  readonly seed?: string;
}

/** From a reader to the table. `id` makes a retry harmless: the same id is done once and answered the same. */
export type Request =
  | { readonly type: 'watch'; readonly table: string; readonly logFrom: number; readonly chatFrom: number }
  | { readonly type: 'leave'; readonly table: string }
  | {
      readonly type: 'answer';
      readonly table: string;
      readonly id: string;
      readonly ticket: number;
      readonly line: string;
    }
  | { readonly type: 'undo'; readonly table: string; readonly id: string }
  | { readonly type: 'propose'; readonly table: string; readonly id: string; readonly what: ProposalKind }
  | {
      readonly type: 'vote';
      readonly table: string;
      readonly id: string;
      readonly proposal: number;
      readonly agree: boolean;
    }
  /** A bot plays on for the seat; its owner may come back with 'return'. */
  | { readonly type: 'resign' | 'return'; readonly table: string; readonly id: string }
  | { readonly type: 'order'; readonly table: string; readonly id: string; readonly orders: readonly StandingOrder[] }
  | { readonly type: 'chat'; readonly table: string; readonly id: string; readonly text: string }
  | {
      readonly type: 'mute';
      readonly table: string;
      readonly id: string;
      readonly user: string;
      readonly muted: boolean;
    }
  /** The position after entry `seq`, as the reader could see it then. */
  | { readonly type: 'past'; readonly table: string; readonly id: string; readonly seq: number };

/** Before the start. Only the owner gives places to bots, clears them, starts and closes. */
export type LobbyRequest =
  /** `seat` null: the first open one. Whoever has a seat already changes it. Later on, a seat that is vacant. */
  | { readonly type: 'sit'; readonly table: string; readonly id: string; readonly seat: Seat | null }
  | { readonly type: 'rise' | 'start' | 'close'; readonly table: string; readonly id: string }
  /** `level` null opens the seat again, whoever sits there. */
  | {
      readonly type: 'place';
      readonly table: string;
      readonly id: string;
      readonly seat: Seat;
      readonly level: BotLevel | null;
    }
  /** One's own seat, or for the owner a bot's. */
  | {
      readonly type: 'colour';
      readonly table: string;
      readonly id: string;
      readonly seat: Seat;
      readonly colour: number;
    };

/** From the table to a reader. */
export type Reply =
  /** `now` is the sender's time, for clocks: the reader's may go wrong. It is no reason to send anything. */
  | { readonly type: 'table'; readonly table: string; readonly view: TableView; readonly now?: number }
  | { readonly type: 'done'; readonly id: string; readonly seq: number | null }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: TableRefusal }
  | { readonly type: 'past'; readonly id: string; readonly seq: number; readonly past: PastView }
  | { readonly type: 'gone'; readonly table: string; readonly why: 'unknown' | 'forbidden' | 'closed' };

export interface PastView {
  readonly seq: number;
  readonly view: unknown;
  readonly question: Question | null;
  readonly score: readonly (readonly ScoreLine[])[];
  readonly outcome: Outcome | null;
}

/** Why a request was not carried out: the kernel's reasons and the table's own. Nothing has changed. */
export type TableRefusal =
  | Refusal
  | { readonly why: 'bad-start'; readonly problems: readonly StartProblem[] }
  | { readonly why: 'bad-option'; readonly problems: readonly OptionProblem[] }
  | { readonly why: 'malformed'; readonly detail: string }
  | {
      readonly why:
        | 'too-large'
        | 'too-many'
        | 'no-such-table'
        | 'not-seated'
        | 'not-owner'
        | 'not-running'
        | 'seat-taken'
        | 'seats-open'
        | 'colour-taken'
        | 'already-started'
        | 'not-over'
        /** Whoever has held what shows the hands does not sit down to play. */
        | 'insider'
        /** While a rated game runs, no bot is asked about it. */
        | 'rated';
    }
  | { readonly why: 'no-such-proposal' | 'already-proposed' | 'cooling-down' | 'muted' | 'server' };
