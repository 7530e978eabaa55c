/**
 * What the table page and a game's board say to each other. A board draws a view and a menu and knows no rule: every
 * legal target is a line of the menu, every other natural one a blocked line with its reason.
 *
 * `games/<game>/board/index.tsx` exports `board: GameBoard`. The page finds it by itself.
 */
import type {
  Blocked,
  Choice,
  Freedom,
  GameEvent,
  Language,
  Menu,
  PlayText,
  Question,
  Reader,
  ScoreLine,
  Seat,
} from '@signoria/kernel';
import type { ComponentType } from 'preact';
import type { Tincture } from './seats/tincture.ts';

/** One thing the reader may do now. */
export interface MenuLine<C extends Choice = Choice> {
  /** The move in notation: what is sent. */
  readonly line: string;
  readonly choice: C;
  /** Button label in the reader's language. */
  readonly label: string;
}

/** The open question, in the game's own choices. */
export interface BoardQuestion<C extends Choice = Choice> extends Omit<Question, 'menu' | 'blocked' | 'picked'> {
  readonly menu: Menu<C> | null;
  readonly blocked: readonly Blocked<C>[];
  readonly picked: C | null;
}

export interface BoardFreedom<C extends Choice = Choice> extends Omit<Freedom, 'menu'> {
  readonly menu: Menu<C>;
}

export interface BoardSeat {
  readonly seat: Seat;
  readonly name: string;
  readonly tincture: Tincture;
  readonly bot: boolean;
  readonly deciding: boolean;
}

/** `V` is what the game's view shows, `C` what its players may answer. */
export interface BoardProps<V = unknown, C extends Choice = Choice> {
  readonly view: V;
  readonly question: BoardQuestion<C> | null;
  /** The list part of the menu, spelled out. Forms (amounts, subsets …) are asked by the prompt bar, or by the board (`asks`). */
  readonly options: readonly MenuLine<C>[];
  readonly blocked: readonly (Blocked<C> & { readonly line: string })[];
  readonly freedoms: readonly BoardFreedom<C>[];
  readonly seats: readonly BoardSeat[];
  readonly you: Seat | null;
  readonly reader: Reader;
  readonly text: PlayText;
  readonly language: Language;
  readonly score: readonly (readonly ScoreLine[])[];
  /** The option pointed at but not yet confirmed; null when none. */
  readonly selected: string | null;
  /** Point at an option (again: confirm it). Null takes the finger off. */
  select(line: string | null): void;
  /** Answer at once. */
  answer(line: string): void;
  /** A choice in notation, for forms the board fills in itself. */
  write(choice: Choice): string;
  /** Open the why-not slip of a blocked line. */
  why(line: string): void;
  /** Open the rules reference. */
  rule(id: string): void;
  /** What has just happened, newest last: for animation. Empty when nothing is to be told. */
  readonly news: readonly GameEvent[];
  /** The position is of the past: show no gold. */
  readonly past: boolean;
  readonly phone: boolean;
}

/** Sounds of paper, wood and metal. What is heard can always be seen as well. */
export type SoundName =
  | 'card'
  | 'page'
  | 'quill'
  | 'coin'
  | 'drum'
  | 'bell'
  | 'seal'
  | 'hammer'
  | 'dice'
  | 'step'
  | 'turn'
  | 'no';

/**
 * How something is seen to happen. Places are elements by their `data-place` or `data-thing`, or by `data-spot` where things come
 * from and go to but which never fly themselves; of several names the first that is there counts. A piece flies or walks from where it was to where it is; `by` are stations on the way, in their order.
 */
export type Move =
  | {
      readonly how: 'fly' | 'walk';
      readonly from: readonly string[];
      readonly to: readonly string[];
      readonly by?: readonly string[];
    }
  /** The hammer falls, dice roll at each of the places, wax is pressed. */
  | { readonly how: 'hammer' | 'roll' | 'seal'; readonly at: readonly string[] };

/** How events are told, beside the words: what is heard, and what moves. */
export interface Telling {
  readonly sounds: { readonly [what: string]: SoundName };
  moves(event: GameEvent): readonly Move[];
}

export interface GameBoard<V = unknown, C extends Choice = Choice> {
  /** The shared part: map, lines, market … */
  readonly Stage: ComponentType<BoardProps<V, C>>;
  /** One's own things: hand, estate, purse. */
  readonly Own: ComponentType<BoardProps<V, C>>;
  /** A sheet of one's own to look at, print and keep: its button, offered at the end of the game as well. */
  readonly Keepsake?: ComponentType<BoardProps<V, C>>;
  /** The frames whose forms the board asks itself: the prompt bar then shows only what is a list. Free frames as well. */
  readonly asks?: readonly string[];
  /** Fetched once the board stands, and only where something is to be heard or to move. */
  readonly telling?: () => Promise<Telling>;
  /** The events that open a chapter of the chronicle: a round, a battle, a year. */
  readonly chapters?: readonly string[];
  /** The events that open a part of a chapter, and of what kind: a turn, a siege. What is of one kind and one seat in a row is one part. */
  readonly parts?: { readonly [what: string]: string };
  /** What is told in one line once it is over, an auction: from this event to the first of those, which is its result. */
  readonly stories?: { readonly [begins: string]: readonly string[] };
  /** What the seat list says beside a name: "2 of 5", tags such as "passed". */
  seatLine(view: V, seat: Seat, language: Language, reader: Reader): SeatLine;
  /** Top bar: "Round 2 · Battle 3 · Site Bologna". */
  headline(view: V, language: Language): string;
  /** Short plain explanation of a component, for tooltips and long press: name, text, rules. */
  explain(
    id: string,
    view: V,
    language: Language,
  ): { readonly title: string; readonly text: string; readonly rules: readonly string[] } | null;
}

export interface SeatLine {
  readonly score: { readonly value: number; readonly of?: number };
  readonly notes: readonly string[];
  readonly tags: readonly string[];
  readonly pips?: { readonly value: number; readonly of: number; readonly label: string };
}
