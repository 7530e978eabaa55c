/** A room: people who look at a finished game together, what they leave there, and what they ask of it. */
import type { Seat } from '@signoria/kernel';

/** One answer of a variation, as the log would have it. */
export interface VariationLine {
  readonly seat: Seat;
  readonly line: string;
}

/** A ring round a named thing of the board, or an arrow from one to another. */
export interface BoardMark {
  readonly from: string;
  readonly to: string | null;
}

/** A moment: after entry `seq`, and from there after `step` answers of a variation, where there is one. */
export interface Moment {
  readonly seq: number;
  /** The id of a variation. */
  readonly variation: string | null;
  readonly step: number;
}

/** Where somebody looks. */
export interface RoomPlace extends Moment {
  /** By whose eyes; null with open cards. */
  readonly eyes: Seat | null;
}

interface Kept {
  readonly id: string;
  /** Who made it, as they were called then. */
  readonly user: string;
  readonly name: string;
  readonly at: number;
}

export interface RoomNote extends Kept, Moment {
  readonly kind: 'note';
  /** Whom it is about; null for nobody in particular. */
  readonly seat: Seat | null;
  readonly text: string;
  readonly marks: readonly BoardMark[];
}

export interface RoomVariation extends Kept {
  readonly kind: 'variation';
  /** After which entry it leaves the game. */
  readonly seq: number;
  readonly title: string;
  readonly lines: readonly VariationLine[];
}

/** From its moment up to the next chapter's. */
export interface RoomChapter extends Kept {
  readonly kind: 'chapter';
  readonly seq: number;
  readonly title: string;
}

/** What stays with the game. */
export type RoomItem = RoomNote | RoomVariation | RoomChapter;

export interface RoomPerson {
  readonly user: string;
  readonly name: string;
  readonly follows: boolean;
  readonly seq: number;
}

/** What is true only while people are there. */
export interface RoomNow {
  /** Who turns the pages. May be away: then anybody may take over. */
  readonly leader: string | null;
  /** Who may also remove what others have left; null before anything was. */
  readonly keeper: string | null;
  readonly place: RoomPlace;
  /** Whether those who follow are shown nothing after `place`, until the leader goes on or shows it. */
  readonly hides: boolean;
  /** What the leader has drawn. */
  readonly marks: readonly BoardMark[];
  readonly people: readonly RoomPerson[];
}

export interface RoomNews {
  readonly now: RoomNow;
  /** Whether these are all the items there are, as for somebody who has just entered; else those that have come. */
  readonly whole: boolean;
  readonly items: readonly RoomItem[];
  /** Ids of what has gone. */
  readonly dropped: readonly string[];
}

export type RoomDeed =
  | { readonly do: 'go'; readonly place: RoomPlace; readonly marks: readonly BoardMark[] }
  | { readonly do: 'follow'; readonly follow: boolean }
  /** The lead to somebody else; or to oneself, where whoever leads is away. */
  | { readonly do: 'lead'; readonly user: string }
  /** What comes after the leader's place, from those who follow. */
  | { readonly do: 'hide'; readonly hide: boolean }
  | {
      readonly do: 'note';
      readonly moment: Moment;
      readonly seat: Seat | null;
      readonly text: string;
      readonly marks: readonly BoardMark[];
    }
  | {
      readonly do: 'variation';
      readonly seq: number;
      readonly title: string;
      readonly lines: readonly VariationLine[];
    }
  | { readonly do: 'chapter'; readonly seq: number; readonly title: string }
  | { readonly do: 'drop'; readonly item: string };

export type RoomRequest =
  | { readonly type: 'enter' | 'exit'; readonly table: string }
  | { readonly type: 'room'; readonly table: string; readonly id: string; readonly deed: RoomDeed };

/** To everybody inside, again whenever something changes. `news` null: there is no room for this game (yet). */
export interface RoomReply {
  readonly type: 'room';
  readonly table: string;
  readonly news: RoomNews | null;
}
