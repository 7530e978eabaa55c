/** What a game tells the generic bots. It knows a state as a seat may imagine it, never the real one. */
import type { AnyState, Choice, Seat } from './game.ts';

/**
 * The rate of a choice that no bot makes while there is another: what only goes round in circles, so that a search that
 * sees no harm in it would go round for ever.
 */
export const NEVER = Number.NEGATIVE_INFINITY;

export interface Policy<S = AnyState, C = Choice> {
  /**
   * How good each choice looks to `seat`, written into `into` (higher is better; only the order and rough distance
   * matter, and `NEVER`). Cheap: it guides every step of a rollout.
   */
  rate(s: S, seat: Seat, choices: readonly C[], into: Float64Array): void;
  /**
   * What `seat` would do now of its own accord at an open free frame: sell, offer, accept; null for nothing. Asked again
   * after every change, so it must come to an end by itself.
   */
  volunteer?(s: S, seat: Seat): C | null;
  /**
   * What `seat` would propose to others here, at an open free frame; null for nothing. Bots propose nothing twice and little
   * in all, and nothing inside a search: so this need not remember what was refused, and may take its time.
   */
  propose?(s: S, seat: Seat): C | null;
  /** Chance to win from here for each seat, 0 to 1; for cutting rollouts short. Absent: rollouts go to the end. */
  evaluate?(s: S, into: Float64Array): void;
  /**
   * How far rivals may be expected to answer as `rate` would, 0 (not at all, the default) to 1: then the search looks for
   * the best reply to that, instead of crediting them with a search of their own.
   */
  readonly trust?: number;
  /** How often a rollout answers at random instead of by `rate`, 0 to 1: little where `rate` is good. */
  readonly noise?: number;
  /** How many decisions a rollout plays by `rate` before `evaluate` judges; the better `rate`, the more it tells. */
  readonly cut?: number;
  /** The frames at which `evaluate` makes sense, e.g. between two battles. Absent: anywhere. */
  readonly judgedAt?: readonly string[];
  /** What masters judge by instead of `evaluate`, learned from games; where it knows this number of players. */
  readonly leaf?: Leaf<S>;
  /** How this policy's estimates become honest figures; absent: they are taken as they are. */
  readonly judgement?: Judgement;
  /** The auctions whose prices a review can judge, by the frame that asks for bids. */
  readonly auctions?: { readonly [frame: string]: Auctioning<S, C> };
}

/**
 * Who is likely to win, by small networks that `npm run train` fits to games of adepts: a softmax over the seats of what each
 * seat's features come to. How they are read and fitted is no business of the game's; which features, is.
 */
export interface Leaf<S = AnyState> {
  /** How many features a seat has. */
  readonly size: number;
  /** Writes `size` numbers for each seat: as it knows itself (`own`), or as others may know it. */
  describe(s: S, own: boolean, into: Float64Array): void;
  /** Nothing is hidden that `describe` looks at: it gives the same for both. */
  readonly open?: boolean;
  /** Whether there is anything to judge yet; always, when absent. */
  ready?(s: S): boolean;
  /** How a master searches with it, where it differs from what serves `evaluate`. */
  readonly search?: LeafSearch;
  readonly learned: Learned;
}

/** As the parameters of the same names in the bots' search. */
export interface LeafSearch {
  readonly cut?: number;
  readonly noise?: number;
  readonly worlds?: number;
  readonly lean?: boolean;
  readonly verdict?: 'visits' | 'value';
}

/** Written by `npm run train`. */
export interface Learned {
  /** Of the features at some positions: a network reads no features but those it was fitted to. */
  readonly features: string;
  readonly networks: { readonly [players: number]: Network };
}

/** One hidden layer beside a plain weighted sum. */
export interface Network {
  readonly hidden: number;
  /** Of the plain sum, by feature; into the hidden layer, unit by unit; its thresholds; and out of it. */
  readonly weights: readonly number[];
}

/** Fitted to played games by `signoria calibrate GAME --fit`; docs/review.md says how far it then holds. */
export interface Judgement {
  /** Decisions a judged rollout plays before `evaluate`; as `cut` where it is absent. */
  readonly cut?: number;
  /** How much of the judged rollouts' answers are at random; as `noise` where it is absent. */
  readonly noise?: number;
  /** By the number of players, what each seat may expect of the basic game before anything is dealt. */
  readonly starts?: { readonly [players: number]: readonly number[] };
  /** How much of what is measured as luck is taken off results, so that they vary least; all of it where it is absent. */
  readonly luck?: LuckWeights;
  /** At some moments of a game, in their order; in between it changes evenly. */
  readonly stretches: readonly Stretch[];
}

/** 0: nothing of it, 1: all. */
export interface LuckWeights {
  readonly opening: number;
  readonly chance: number;
}

export interface Stretch {
  /** When so many questions have been put. */
  readonly asked: number;
  /** Chances are raised to this power and shared out anew: below 1 they are drawn together. */
  readonly temper: number;
  /** How much of what is found in few worlds holds: the rest is the same for everybody. */
  readonly trust: number;
  /** How many points a seat still gets on average. */
  readonly gain: number;
  /** How many more of them a seat sure to win gets than one sure to lose. */
  readonly slope: number;
  /** How far the final points lie from that (one standard deviation). */
  readonly spread: number;
}

/** How far reviews of a game were found to hold, by `signoria calibrate`; docs/review.md says what each figure is. */
export interface Measured {
  /** How many games by bots, for the forecasts. */
  readonly games: number;
  /** With which version of the engine each of them was measured; what could not be repeated stands with an earlier one. */
  readonly engines: { readonly [figure in 'forecast' | 'ledgers' | 'losses' | 'stability']: number };
  /** In how many worlds each position was judged for curve, ledger and luck, and in how many games. */
  readonly worlds: number;
  readonly ledgers: number;
  /** By quarter of the game, how far forecasts are off, in points. */
  readonly forecast: readonly number[];
  /** By seat, mean luck in points a game. */
  readonly luck: readonly { readonly mean: number; readonly se: number }[];
  /** By how many per cent results vary less without luck, and its standard error. */
  readonly variance: { readonly mean: number; readonly se: number };
  /** How many per cent of the results' variance is luck at all, as far as it was measured. */
  readonly ceiling: number;
  /** How much of the luck was taken off for that. */
  readonly weights: LuckWeights;
  /** What the ledger does not explain, in points a game: by its making, and by the strict definition. */
  readonly residual: { readonly construction: number; readonly strict: number };
  /** Points lost a decision by bots at random, novices, adepts, masters. */
  readonly losses: readonly number[];
  /** Decisions that another seed grades otherwise; with a grade by either seed; unforced ones in all. */
  readonly stability: { readonly changed: number; readonly graded: number; readonly decisions: number };
}

/** An auction as a review plays it through: what if that seat had got it, for so much? */
export interface Auctioning<S = AnyState, C = Choice> {
  /** What this answer to the question on top is about, as an id no other lot of the game has; null for no lot. */
  lot(s: S, c: C): string | null;
  /** How much a choice offers; null for what is no bid. */
  amount(c: C): number | null;
  /** Who leads, and with how much; null before the first bid. */
  standing(s: S, lot: string): { readonly seat: Seat; readonly price: number } | null;
  /** Who could still get it. */
  inside(s: S, lot: string): readonly Seat[];
  /** The prices the seat could get it for now; null where it could not pay any. */
  prices(s: S, lot: string, seat: Seat): Prices | null;
  /** Ends it, in place: the seat has it for that price, or (null) nobody has. The kernel then goes on. */
  award(s: S, lot: string, seat: Seat | null, price: number): void;
}

export interface Prices {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}
