/** A game's folder as the rest of the house sees it: rules, words, advice for bots. `games/<game>/index.ts` exports one. */

import type { Question } from '../engine/perform.ts';
import type { Translated } from '../text/languages.ts';
import type { GameEvent } from './events.ts';
import type { Figures, FigureText } from './figures.ts';
import type { AnyGame, AnyState, Choice, EditionProblem, Outcome, Seat } from './game.ts';
import type { Guide } from './guide.ts';
import type { Policy } from './policy.ts';
import type { Fact, ScoreLine } from './score.ts';
import type { Stakes, StakeText } from './stakes.ts';
import type { Part } from './sum.ts';

/** A language may lack words: English stands in for what is not translated yet. English and Russian lack none. */
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGES = ['en', 'ru', 'de'] as const;

/** Whom the words are for and about. */
export interface Reader {
  /** A seat's player by name, in the nominative. */
  name(seat: Seat): string;
  /** The seat that reads; null for a spectator. */
  readonly seat: Seat | null;
}

/** The words of a game in one language that play needs. */
export interface PlayText {
  readonly title: string;
  /** One sentence for the shelf. */
  readonly blurb: string;
  /** Designer, publisher, and that this is not an official product. */
  readonly credit: string;
  /** By option id; the values of a pick as `option.value`. */
  readonly options: { readonly [id: string]: { readonly name: string; readonly about: string } };
  prompt(question: Question, reader: Reader): string;
  choice(choice: Choice, reader: Reader): string;
  event(event: GameEvent, reader: Reader): string;
  /** Why not: the fact and the rule in one or two sentences. */
  blocked(reason: string, facts: { readonly [name: string]: Fact }, reader: Reader): string;
  /** What `GameModule.warnings` warns of; a game that warns of nothing needs no words for it. */
  warning?(why: string, facts: { readonly [name: string]: Fact }, reader: Reader): string;
  score(line: ScoreLine, reader: Reader): string;
  /** What a part of a number is: 'Spring', 'two Heroines'. A game that explains no numbers needs no words for it. */
  part?(part: Part, reader: Reader): string;
  /** In sight of the last position, where it is given, also what decided: which regions, not only that they touch. */
  outcome(outcome: Outcome, reader: Reader, view?: unknown): string;
  /** Of the problems that are this game's own; the kernel's words know the others. */
  edition(problem: EditionProblem): string;
  /** The position in plain lines: for terminals and screen readers. */
  describe(view: unknown, reader: Reader): readonly string[];
}

/**
 * All the words of a game in one language. The reference is by far the longest of them, and a table is opened more often
 * than a rule is read: keep it in a file that `text/<language>.ts` does not import, and the browser fetches it apart.
 */
export interface GameText extends PlayText {
  readonly reference: Reference;
}

/** The rules in our own words, by ID. */
export interface Reference {
  readonly chapters: readonly { readonly id: string; readonly title: string; readonly entries: readonly string[] }[];
  readonly entries: { readonly [id: string]: string };
}

export type Provenance = 'rulebook' | 'public' | 'reconstructed';

/** Where a group of components' figures come from. Shown on the game's page. */
export interface DataGroup {
  readonly group: string;
  readonly provenance: Provenance;
  readonly note: Translated<string>;
}

export interface GameModule {
  /** Not to stand on the shelf: a game to learn from. It can be played by whoever knows its address. */
  readonly hidden?: true;
  readonly game: AnyGame;
  readonly text: { readonly [L in Language]: GameText };
  readonly policy: Policy<AnyState, Choice>;
  /** The numbered rules of the ledger: what rule coverage is measured against. */
  readonly rules: readonly string[];
  readonly data: readonly DataGroup[];
  /** How long a live game usually takes among people, about. */
  readonly minutes?: number;
  /** Everything random play must meet sooner or later: frame names come from the game, these are its extras. */
  readonly content: Content;
  /** The auctions at which a seat may leave a standing bid, by the frame that asks for bids. */
  readonly bidding?: { readonly [frame: string]: Bidding };
  /** The questions that most answer with "nothing": there a seat may leave that answer, by the frame that asks. */
  readonly windows?: { readonly [frame: string]: ReactionWindow };
  /** What standing orders at these auctions and windows are called. */
  readonly orders?: Translated<OrderText>;
  /**
   * Why `seat` may come to regret a choice its menu allows: pointless, or harmful to itself. Asked in worlds the seat can
   * imagine; what is not the same in all of them is not said. Cheap: asked of every choice of every menu shown.
   */
  warnings?(s: AnyState, seat: Seat, choice: Choice): readonly Warning[];
  /** A first game with explanations. */
  readonly guide?: Guide;
  /** What the house counts of finished games. */
  readonly figures?: Figures;
  /** What is counted, in words. */
  readonly figureText?: { readonly [L in Language]: FigureText };
  /** The numbers that are told before an answer is given. Of a game that names none, points. */
  readonly stakes?: Stakes;
  /** What they are called. */
  readonly stakeText?: StakeText;
}

export interface Warning {
  /** An id the text tables put into words. */
  readonly why: string;
  readonly rules: readonly string[];
  readonly facts?: { readonly [name: string]: Fact };
}

/** What the table must know to bid for somebody: "up to so much, then pass". */
export interface Bidding {
  /** What is up for auction, as an id no other auction of the game has: a standing bid ends with its auction. */
  lot(view: unknown): string;
  /** How much a choice of this frame's menu offers; null for what is no bid. */
  amount(choice: Choice): number | null;
  /** The choice that stays out. */
  readonly pass: Choice;
  /** Who may still bid in it, or leads it. */
  inside(view: unknown): readonly Seat[];
  /** Where a bid names a thing as well as a sum: the things there are, and which of them a bid names. */
  readonly items?: readonly string[];
  item?(choice: Choice): string;
  /** How much of a winning bid `you` would not have to pay; nothing unless told. */
  discount?(view: unknown, you: Seat): number;
}

/** What the table must know to let a chance go by for somebody: "no reaction, unless …". */
export interface ReactionWindow {
  /** The choice that does nothing, or as little as can be; null where the player has to choose. */
  decline(view: unknown, you: Seat): Choice | null;
  /** Whether it can open at this table, with its options; always unless told. */
  isPlayed?(view: unknown): boolean;
  /** Part of every turn: not to be offered beside the question each time, only among the orders. */
  readonly ordinary?: true;
  /** When they may want to be asked after all. */
  readonly unless: { readonly [id: string]: Unless };
}

/** Found in the view of the seat that is asked, so that it depends on nothing the seat does not know. */
export interface Unless {
  holds(view: unknown, you: Seat, n: number): boolean;
  /** The numbers `n` that make sense, and the usual one; a condition without needs none. */
  readonly n?: { readonly min: number; readonly max: number; readonly usual: number };
}

/** Read with the orders alone, so fetched apart: keep it in `text/orders.ts`. */
export interface OrderText {
  /** By frame, when that is and what is then not done: "A war is declared: play no card". */
  readonly windows: { readonly [frame: string]: string };
  /** By condition, after "unless": "a city of mine takes part". */
  readonly unless: { readonly [id: string]: (n: number) => string };
  /** By item, what a bid is for. */
  readonly items?: { readonly [id: string]: string };
}

export interface Content {
  readonly events: readonly string[];
  readonly outcomes: readonly string[];
  /** Frames, events and outcomes that random play is not expected to meet, each with the reason. */
  readonly rare?: { readonly [name: string]: string };
  /** Events that rightly tell more than any view keeps: heard once, remembered by people only. */
  readonly fleeting?: readonly string[];
}
