/** What a page may ask of the worker that plays tables and replays, and what the worker tells by itself. Plain data. */
import type { FileProblem, GameEvent, GameFile, Outcome, PlayerName, Seat } from '@signoria/kernel';
import type { PuzzleGame } from '@signoria/review/puzzles';
import type {
  BotLevel,
  Challenge,
  LogItem,
  NewTable,
  OpenView,
  PastView,
  Reply,
  Statistics,
  TableRefusal,
  TableView,
  VariationLine,
} from '@signoria/table';
import type { Message, NextReader } from '../connection/connection.ts';

type Numbered = Extract<Message, { readonly id: string }>;

export type Created =
  | { readonly ok: true; readonly table: string }
  | { readonly ok: false; readonly refusal: TableRefusal };

export interface CreatePlan {
  readonly plan: NewTable;
  /** By seat, the name of the person at this screen; null for bots. The first is the owner. */
  readonly people: readonly (string | null)[];
  /** Of a deal that others play as well; else it is dealt anew. */
  readonly key?: string;
}

/** A game of a deal, played again. */
export interface ComparedGame {
  readonly name: PlayerName;
  readonly hash: string;
  readonly reel: Reel;
  /** Of the seat that is everybody's. */
  readonly points: number;
  readonly place: number;
  /** From the first game; null where all is the same, and of the first itself. */
  readonly parted: Parted | null;
  /** All that seat answered, in its order. */
  readonly answers: readonly ComparedAnswer[];
}

export interface ComparedAnswer {
  /** In notation. */
  readonly line: string;
  /** By which readers know the position after it. */
  readonly number: number;
  /** The seat's chance to win there; null where the game gives none. */
  readonly chance: number | null;
}

/** The first answers that were not the same, in notation. */
export interface Parted {
  /** After so many that were. */
  readonly after: number;
  readonly seat: Seat;
  readonly one: string;
  readonly other: string;
  /** By which readers know the position before it, in the one game and in the other. */
  readonly numbers: readonly [one: number, other: number];
}

export interface BranchPlan {
  readonly file: GameFile;
  readonly seq: number;
  readonly seat: Seat;
  readonly name: string;
  readonly others: BotLevel;
}

/** Whoever solves it sits in that seat. */
export interface PuzzlePlan {
  readonly game: string;
  readonly source: PuzzleGame;
  readonly seq: number;
  readonly seat: Seat;
  readonly name: string;
}

export interface PosedPuzzle {
  readonly file: GameFile;
  /** The number by which readers know the position before that answer. */
  readonly at: number;
}

/** A game to be looked at. Positions are asked for one by one. */
export interface Reel {
  readonly game: string;
  readonly log: readonly LogItem[];
  readonly last: number;
  readonly outcome: Outcome | null;
  readonly statistics: Statistics;
  /** The bots' estimate of everybody's chance to win after each number, from 0 on; null where the game gives none. */
  readonly chances: readonly (readonly number[])[] | null;
}

export type Loaded = { readonly ok: true; readonly reel: Reel } | { readonly ok: false; readonly problem: FileProblem };

export interface Look {
  readonly open: OpenView;
  readonly seats: readonly PastView[];
  readonly news: readonly GameEvent[];
}

export interface Calls {
  create(plan: CreatePlan): Promise<Created>;
  branch(plan: BranchPlan): Promise<Created>;
  /** False when there is no such table on this device. */
  open(table: string): Promise<boolean>;
  close(table: string): Promise<void>;
  lift(): Promise<void>;
  /** How long bots take before they answer, against the usual time. */
  pace(wanted: number): Promise<void>;
  /** What an adept would answer in the reader's place; null where they are not asked. */
  suggest(): Promise<string | null>;
  request(message: Numbered): Promise<Exclude<Reply, { readonly table: string }>>;
  /** Of a finished table on this device. */
  file(table: string): Promise<GameFile>;
  /** The game of a puzzle, with the answer that was given there. */
  puzzle(plan: PuzzlePlan): Promise<PosedPuzzle>;
  load(file: GameFile): Promise<Loaded>;
  /** The position after a number, and from there after answers nobody gave. */
  look(seq: number, lines: readonly VariationLine[]): Promise<Look>;
  /** The games that hold, played again beside the first, and last a bot's of the same seat. */
  compare(challenge: Challenge, bot: BotLevel): Promise<readonly ComparedGame[]>;
  /** The same with the files of games that were played at tables. */
  beside(files: readonly GameFile[], seat: Seat): Promise<readonly ComparedGame[]>;
}

export type CallName = keyof Calls;

export interface Call {
  readonly call: number;
  readonly name: CallName;
  readonly args: readonly unknown[];
}

export type Returned =
  | { readonly call: number; readonly ok: true; readonly value: unknown }
  | { readonly call: number; readonly ok: false; readonly error: string };

/** Told without being asked. */
export type Push =
  | { readonly push: 'view'; readonly table: string; readonly view: TableView }
  | { readonly push: 'curtain'; readonly table: string; readonly next: NextReader }
  /** A new reader sits before the screen: what was read so far was another's. */
  | { readonly push: 'fresh'; readonly table: string };
