/**
 * What a game promises. Nothing here about storing, showing, timing or botting it.
 *
 * The flow of a game is data: a to-do stack of small, immutable, named frames. A frame is consumed as it acts; its
 * handler schedules what comes next. Handlers are deterministic functions of (state, frame, choice) and may mutate the
 * state they are given, because whoever calls them owns it.
 */
import type { Chance } from '../chance/chance.ts';
import type { Random } from '../chance/random.ts';
import type { Blocked, Menu } from '../choices/menu.ts';
import type { Notation } from '../choices/notation.ts';
import type { Index } from './indices.ts';
import type { OptionSchema, OptionValues } from './options.ts';
import type { Fact, ScoreLine } from './score.ts';

/** A place at the table, counted clockwise from 0. */
export type Seat = Index<'seat'>;

/** A moment of the rulebook that is still to come. Immutable: names, scalars and ids only. */
export interface Frame {
  readonly at: string;
}

declare const answers: unique symbol;

/**
 * A frame that puts a question, and what may be answered to it: `Asks<{ at: 'turn'; seat: Seat }, Do<'play' | 'pass'>>`. Its
 * handler offers and takes these choices and no others. For the types alone; nothing of it is there when the program runs.
 */
export type Asks<F extends Frame, C extends Choice> = F & { readonly [answers]?: C };

/** The names of the frames that ask somebody. */
export type Asking<F extends Frame> = F extends unknown ? (typeof answers extends keyof F ? F['at'] : never) : never;

type AnswerTo<F> = F extends { readonly [answers]?: infer C extends Choice } ? C : never;

/** Every choice says what it does; the rest is the game's. */
export interface Choice {
  readonly do: string;
}

export interface Outcome {
  /** All who share the win; none where the game, or somebody without a seat, has beaten the table. */
  readonly winners: readonly Seat[];
  /** An id the text tables put into words, e.g. 'adjacent'. */
  readonly reason: string;
}

/** What the kernel keeps in every state. The game adds its own fields. */
export interface Core<F extends Frame, C extends Choice> {
  readonly seats: number;
  /** What is still to be done, next thing last. */
  todo: F[];
  /** Free frames: open to the seats they entitle, whoever else is deciding. */
  open: readonly F[];
  /** Answers so far to the sealed frame on top, by seat; null when the top frame is not sealed. */
  picks: readonly (C | null)[] | null;
  /** How many questions have been put; an answer names the one it answers. */
  asked: number;
  chance: Chance;
  outcome: Outcome | null;
}

/** Nobody decides. */
export interface Auto<S, F> {
  run(s: S, f: F): void;
}

/** One seat decides. */
export interface Ask<S, F, C extends Choice> {
  /** The rules this decision stands on; a refusal cites them when nothing more exact forbids the choice. */
  readonly rules: readonly string[];
  seat(s: S, f: F): Seat;
  menu(s: S, f: F): Menu<C>;
  /** Natural choices that are illegal now, each with the rule that says so. */
  blocked?(s: S, f: F): readonly Blocked<C>[];
  /** Why a choice is illegal that no list names, such as one amount of many. Asked after `blocked`. */
  whyNot?(s: S, f: F, c: C): Omit<Blocked<C>, 'choice'> | null;
  take(s: S, f: F, c: C): void;
}

/** Several seats decide at once, unseen until all have answered. */
export interface Sealed<S, F, C extends Choice> {
  readonly rules: readonly string[];
  /** Not even *who* has answered may be seen: for questions whose very answer time tells something. */
  readonly hushed?: boolean;
  seats(s: S, f: F): readonly Seat[];
  menuFor(s: S, f: F, seat: Seat): Menu<C>;
  blockedFor?(s: S, f: F, seat: Seat): readonly Blocked<C>[];
  /** Called once, with an answer from every seat of `seats`. Must not depend on the order of arrival. */
  reveal(s: S, f: F, picks: Picks<C>): void;
}

/** Any entitled seat may act while others are deciding; the frame on top of the stack stays. */
export interface Free<S, F, C extends Choice> {
  readonly rules: readonly string[];
  /** Acting here never changes what anybody may answer, as talk does not: a forced question stays forced. */
  readonly aside?: boolean;
  /** What `seat` may do now; null when nothing. Must not depend on anything `seat` does not know. */
  offer(s: S, f: F, seat: Seat): Menu<C> | null;
  act(s: S, f: F, seat: Seat, c: C): void;
}

export type Picks<C> = readonly (C | null)[];

/** One that puts a question. */
export type Inquiry<S, F, C extends Choice> = Ask<S, F, C> | Sealed<S, F, C> | Free<S, F, C>;

export type Step<S, F, C extends Choice> = Auto<S, F> | Inquiry<S, F, C>;

/** The handlers of one chapter's frames: who asks is told what may be answered, who does not ask just runs. */
export type Chapter<S, F extends Frame> = {
  readonly [K in F['at']]: ChapterStep<S, Extract<F, { at: K }>>;
};

type ChapterStep<S, F> = typeof answers extends keyof F ? Inquiry<S, F, AnswerTo<F>> : Auto<S, F>;

/** One handler for each frame name: a frame without a handler does not compile. */
export type Steps<S, F extends Frame, C extends Choice> = {
  readonly [K in F['at']]: Step<S, Extract<F, { at: K }>, C>;
};

export interface Setup<O> {
  readonly seats: number;
  readonly options: O;
  readonly edition: unknown;
  readonly chance: Chance;
}

/** What differed under earlier rules before the first question was put. */
export interface Earlier<S, O extends OptionSchema> {
  setup(from: Setup<OptionValues<O>>): S;
  /** Where other options could be chosen then. */
  readonly options?: OptionSchema;
  /** Where another box could be corrected then. */
  readEdition?(json: unknown): EditionResult;
}

export interface Game<
  S extends Core<F, C>,
  F extends Frame,
  C extends Choice,
  V,
  O extends OptionSchema = OptionSchema,
> {
  readonly id: string;
  /** Bumped whenever an old log could replay differently. A table is pinned to the version it began with. */
  readonly rules: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: O;
  readonly steps: Steps<S, F, C>;
  /** The schedule is left in `todo`; the kernel runs it. `edition` has passed `readEdition`. */
  setup(from: Setup<OptionValues<O>>): S;
  /**
   * How games were set up under earlier `rules` that can still be played: tables that began with them go on, and stay what
   * they were. All else that differs is read off the state.
   */
  readonly earlier?: { readonly [rules: number]: Earlier<S, O> };
  /** Corrections to the components, checked: returns what `setup` needs, or the problems found. */
  readEdition(json: unknown): EditionResult;
  clone(s: S): S;
  /** Built up from nothing, never stripped down. `null` is a spectator. */
  view(s: S, seat: Seat | null): V;
  /**
   * Redeals in place all that `seat` cannot know. A function of the seat's knowledge alone: two states that look the
   * same to the seat become the same state under the same `random`.
   */
  imagine(s: S, seat: Seat | null, random: Random): void;
  readonly notation: Notation<C>;
  /** The score as it stands, line by line. */
  score(s: S, seat: Seat): readonly ScoreLine[];
  /** What must always be true, e.g. "110 cards"; returns the sentences that are not. For tests. */
  violations(s: S): readonly string[];
}

export type EditionResult =
  | { readonly ok: true; readonly edition: unknown }
  | { readonly ok: false; readonly problems: readonly EditionProblem[] };

export interface EditionProblem {
  /** Where in the file, e.g. `map.edges[3]`. */
  readonly path: string;
  /** An id the game's text tables put into words. */
  readonly why: string;
  readonly facts?: { readonly [name: string]: Fact };
}

/** A game whose inner types do not matter to the one who holds it. */
export type AnyState = Core<Frame, Choice>;
export type AnyGame = Game<AnyState, Frame, Choice, unknown>;

/** Schedule frames; the first one listed acts first. */
export function schedule<F extends Frame>(s: { todo: F[] }, ...frames: readonly F[]): void {
  for (let i = frames.length - 1; i >= 0; i--) s.todo.push(frames[i]!);
}

/** Forget everything scheduled down to and including the frame named `at`. */
export function abandon<F extends Frame>(s: { todo: F[] }, at: F['at']): void {
  for (let i = s.todo.length - 1; i >= 0; i--) {
    if (s.todo[i]!.at === at) {
      s.todo.length = i;
      return;
    }
  }
  throw new Error(`no frame '${at}' to abandon in: ${s.todo.map((f) => f.at).join(' < ')}`);
}

/** Nothing more is to be done: the game is over. */
export function finish<F extends Frame, C extends Choice>(s: Core<F, C>, outcome: Outcome): void {
  s.todo.length = 0;
  s.open = [];
  s.picks = null;
  s.outcome = outcome;
}
