/** The words of the review, by name. Figures come as they are to be read, with their sign. */
import type { Grade } from '@signoria/review';

export interface ReviewWords {
  readonly title: string;
  readonly replay: string;
  readonly save: string;
  readonly opening: string;
  readonly failed: string;
  readonly notFinished: { readonly title: string; readonly text: string };
  move(at: number, of: number): string;
  readonly grade: { readonly [G in Grade]: string };
  readonly pass: {
    readonly first: string;
    readonly deep: string;
    so(done: number, total: number): string;
    readonly stop: string;
    readonly deeper: string;
    readonly incomplete: string;
  };
  /** The server's own look at the game. */
  readonly server: {
    /** So many are left today. */
    ask(left: number): string;
    readonly noneLeft: string;
    readonly waiting: string;
    readonly first: string;
    readonly deep: string;
    readonly stop: string;
    readonly show: string;
    readonly shown: string;
  };
  readonly curve: {
    readonly title: string;
    readonly measure: string;
    readonly shares: string;
    readonly points: string;
    readonly places: string;
    place(n: number): string;
    /** For those who do not see the picture. */
    picture(of: string, move: number): string;
    /** Whose knowledge it is drawn from, and what the band and the ticks mean. */
    readonly known: string;
    readonly open: string;
  };
  readonly verdicts: {
    readonly title: string;
    readonly caption: string;
    readonly luckCaption: string;
    readonly mine: string;
    readonly all: string;
    readonly luck: string;
    readonly auctions: string;
    readonly empty: string;
    readonly noLuck: string;
    move(n: number): string;
    better(answer: string): string;
    rate(decisions: number): string;
  };
  readonly board: {
    readonly title: string;
    readonly you: string;
    saw(name: string): string;
    readonly closed: string;
    readonly hindsight: string;
    readonly open: string;
    readonly switch: string;
    readonly reader: string;
  };
  readonly decision: DecisionWords;
  readonly auction: AuctionWords;
  readonly ledger: {
    readonly title: string;
    readonly caption: string;
    readonly waiting: string;
    readonly picture: string;
    readonly table: string;
    readonly from: string;
    decisions(name: string): string;
    readonly chance: string;
    readonly opening: string;
    readonly residual: string;
    readonly sum: string;
    /** Beside the picture: the largest residual of any seat. */
    unexplained(points: string): string;
    readonly legend: { readonly decisions: string; readonly luck: string };
  };
  readonly retry: RetryWords;
  readonly trust: TrustWords;
}

export interface DecisionWords {
  readonly title: string;
  readonly none: string;
  readonly noneText: string;
  readonly forced: string;
  readonly indifferent: string;
  readonly found: string;
  readonly unsure: string;
  readonly little: string;
  readonly chance: string;
  readonly points: string;
  /** What it was worth with open cards, against what its seat could know. */
  hindsight(points: string): string;
  readonly rules: string;
  readonly answers: string;
  readonly answersNote: string;
  readonly given: string;
  readonly best: string;
  mixed(percent: number): string;
  readonly nothingDone: string;
  readonly why: string;
  readonly whyNone: string;
  gains(name: string, points: string): string;
  loses(name: string, points: string): string;
  example(better: string, worse: string): string;
  readonly ways: string;
  after(answer: string): string;
  readonly otherWorld: string;
  readonly look: string;
  readonly thinking: string;
}

export interface AuctionWords {
  readonly none: string;
  paid(name: string, price: number): string;
  readonly unsold: string;
  worth(low: number, high: number): string;
  over(coins: number, points: string): string;
  /** With the interval it lies in. */
  second(price: number, low: number, high: number): string;
  denial(coins: number, low: number, high: number): string;
  should(names: string): string;
}

export interface RetryWords {
  readonly title: string;
  readonly start: string;
  readonly all: string;
  at(n: number, of: number): string;
  readonly hint: string;
  readonly choose: string;
  readonly filter: string;
  readonly covered: string;
  readonly thinking: string;
  yours(answer: string): string;
  readonly best: string;
  readonly close: string;
  readonly lost: string;
  readonly now: string;
  readonly given: string;
  readonly better: string;
  readonly same: string;
  readonly again: string;
  readonly next: string;
  readonly done: string;
  readonly leave: string;
}

export interface TrustWords {
  readonly title: string;
  readonly more: string;
  /** How many of the goals are missed. */
  measured(missed: number, of: number): string;
  readonly notMeasured: string;
  readonly what: readonly string[];
  readonly missesTitle: string;
  games(n: number, ledgers: number): string;
  /** In how many worlds a position was judged when it was measured, and is in what is shown. */
  worlds(measured: number, shown: number): string;
  /** Of a figure of an engine before this one. */
  earlier(engine: number): string;
  readonly held: string;
  readonly missed: string;
  readonly rows: {
    forecast(worst: number): string;
    luck(worst: number): string;
    variance(percent: number, ceiling: number): string;
    losses(by: string): string;
    stability(changed: number, graded: number, decisions: number): string;
    residual(construction: number, strict: number): string;
  };
}
