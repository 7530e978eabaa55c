/** Requests of readers, replies of the table, and why something was not done. */
import type { Reasons } from '@signoria/bots';
import type { Foreseen, OptionProblem, Refusal, Seat, StartProblem } from '@signoria/kernel';
import type { StandingOrder } from './orders.ts';
import type { RoomReply } from './rooms.ts';
import type { BotLevel } from './settings.ts';
import type { Change, Counsel, PastView, ProposalKind, TableView } from './view.ts';

/** From a reader to the table. `id` makes a retry harmless: the same id is done once and answered the same. */
export type Request =
  | {
      readonly type: 'watch';
      readonly table: string;
      readonly logFrom: number;
      readonly chatFrom: number;
      /** After the first view, only what is new in it. */
      readonly changes?: boolean | undefined;
    }
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
  | { readonly type: 'past'; readonly table: string; readonly id: string; readonly seq: number }
  | Inquiry;

/** To be looked into; nothing is done. */
export type Inquiry =
  /** What this answer to one's question would change. */
  | {
      readonly type: 'foresee';
      readonly table: string;
      readonly id: string;
      readonly ticket: number;
      readonly line: string;
    }
  /** Why the bot answered so that made entry `seq`. */
  | { readonly type: 'why'; readonly table: string; readonly id: string; readonly seq: number };

export type InquiryReply =
  /** As far as the reader can be sure of it. */
  | { readonly type: 'foreseen'; readonly id: string; readonly changes: readonly Foreseen[] }
  /** Null where nothing can be said. */
  | { readonly type: 'reasons'; readonly id: string; readonly reasons: Reasons | null }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: TableRefusal };

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
  | ({ readonly type: 'change'; readonly table: string; readonly now?: number } & Change)
  | ({ readonly type: 'counsel'; readonly table: string } & Counsel)
  | { readonly type: 'done'; readonly id: string; readonly seq: number | null }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: TableRefusal }
  | { readonly type: 'past'; readonly id: string; readonly seq: number; readonly past: PastView }
  | Exclude<InquiryReply, { readonly type: 'refused' }>
  | RoomReply
  | { readonly type: 'gone'; readonly table: string; readonly why: 'unknown' | 'forbidden' | 'closed' };

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
        /** Bots do not count among people who have not agreed to it. */
        | 'people-only'
        /** The token is not for that. */
        | 'scope'
        /** In a rated game no bot plays, and none is asked about it while it runs. */
        | 'rated'
        /** The try that counts goes on to its end, and nothing is taken back. */
        | 'counted'
        /** Others still play this deal. */
        | 'sealed'
        /** In a room only who leads it does that. */
        | 'not-leader';
    }
  | { readonly why: 'no-such-proposal' | 'already-proposed' | 'cooling-down' | 'muted' | 'server' };
