/**
 * A review put together from its parts. What it must know of the game besides is plain data, so that a page can do it
 * with what several workers have found, without playing the game again.
 */
import { BOTS_VERSION, type Playable, winShare } from '@signoria/bots';
import {
  canonical,
  hashText,
  type Judgement,
  type Learned,
  type LuckWeights,
  lastHash,
  type Match,
  type Seat,
} from '@signoria/kernel';
import { adjustedBy, luckIn, WHOLE } from './adjusted.ts';
import type { AuctionReview } from './auctions.ts';
import { type Budget, DEEP, GLANCE, QUICK } from './budget.ts';
import type { Decision } from './decision.ts';
import { GRADES, type Grade } from './grades.ts';
import { ledgerOf } from './ledger.ts';
import { type Estimate, estimate, NOTHING, rounded, roundedEstimate } from './numbers.ts';
import { standing } from './path.ts';
import {
  type EntryReview,
  type Ground,
  type OpeningReview,
  type PlayerReview,
  REVIEW_FORMAT,
  type Review,
} from './result.ts';

/** Changes when the same game would be judged otherwise; what else that hangs on is in `engineOf`. */
export const ENGINE = 4;

export const SEED = 'review';

/** What a pass has found. */
export type Part =
  | { readonly part: 'opening'; readonly opening: OpeningReview }
  | { readonly part: 'entry'; readonly entry: EntryReview }
  /** An entry that is there already, in other worlds. */
  | { readonly part: 'ground'; readonly seq: number; readonly ground: Ground }
  | { readonly part: 'auction'; readonly auction: AuctionReview };

/** What a review says of the game besides its parts. */
export interface ReviewFacts {
  readonly engine: string;
  readonly hash: string;
  readonly seats: number;
  /** How many answers stood. */
  readonly steps: number;
  /** By seat, the shares of the win; null for a game that was broken off. */
  readonly result: readonly number[] | null;
  /** How much of the luck is taken off results. */
  readonly weights: LuckWeights;
}

/** The rules, the version of the engine, and a hash of everything a judgement hangs on besides. */
export function engineOf({ game, policy }: Playable): string {
  let thought = thoughts.get(policy);
  if (thought === undefined) {
    const { judgement = null, leaf } = policy;
    const learned = leaf?.learned ?? null;
    thought = hashed({ judgement, learned, bots: BOTS_VERSION, budgets: [GLANCE, QUICK, DEEP] });
    thoughts.set(policy, thought);
  }
  return `${game.id} ${game.rules}/${ENGINE}/${thought}`;
}

/** Everything a judgement hangs on besides rules and engine. */
export interface Thinking {
  readonly judgement: Judgement | null;
  readonly learned: Learned | null;
  readonly bots: number;
  readonly budgets: readonly Budget[];
}

export function hashed(thinking: Thinking): string {
  return hashText(canonical(thinking)).slice(0, 12);
}

/** What a policy has learned is long. */
const thoughts = new WeakMap<Playable['policy'], string>();

export function factsOf({ policy }: Playable, match: Match): ReviewFacts {
  const { outcome, seats } = match.state;
  return {
    // The rules the game was played by, which may be earlier ones.
    engine: engineOf({ game: match.game, policy }),
    hash: lastHash(match),
    seats,
    steps: standing(match).length,
    result: outcome === null ? null : Array.from({ length: seats }, (_, seat) => winShare(outcome, seat)),
    weights: policy.judgement?.luck ?? WHOLE,
  };
}

/**
 * The review so far, of whatever parts there are: of two about the same thing the later one holds. Curve, ledger and luck are
 * of one and the same number of worlds, the largest in which everything was looked at.
 */
export function compose(
  { steps, result, ...about }: ReviewFacts,
  { seed = SEED, budget = QUICK }: { readonly seed?: string; readonly budget?: Budget },
  parts: Iterable<Part>,
): Review {
  const { entries, auctions, grounds } = sorted(parts);
  const { opening, ground } = deepest(grounds, steps);
  const told = [...entries.values()].map((entry) => standingOn(entry, ground)).toSorted((a, b) => a.seq - b.seq);
  const complete = opening !== null && told.length === steps;
  // Of a game that was broken off, what everybody's chances were last worth.
  const ledger = complete ? ledgerOf(opening!, told, result ?? told.at(-1)?.open ?? opening!.open) : null;
  return {
    format: REVIEW_FORMAT,
    ...about,
    seed,
    budget: complete ? { ...budget, values: opening!.worlds } : budget,
    complete,
    opening,
    entries: told,
    auctions: [...auctions.values()].toSorted((a, b) => a.from - b.from),
    players: Array.from({ length: about.seats }, (_, seat) => playerOf(seat, told, ledger, about.weights)),
    ledger,
  };
}

/** Of so many worlds. */
interface Grounds {
  opening: OpeningReview | null;
  readonly entries: Map<number, Ground>;
}

function sorted(parts: Iterable<Part>) {
  const entries = new Map<number, EntryReview>();
  const auctions = new Map<string, AuctionReview>();
  const grounds = new Map<number, Grounds>();
  const at = (worlds: number): Grounds => {
    const known = grounds.get(worlds) ?? { opening: null, entries: new Map() };
    grounds.set(worlds, known);
    return known;
  };
  for (const part of parts) {
    if (part.part === 'opening') at(part.opening.worlds).opening = part.opening;
    else if (part.part === 'auction') auctions.set(part.auction.lot, part.auction);
    else if (part.part === 'ground') at(part.ground.worlds).entries.set(part.seq, part.ground);
    else {
      entries.set(part.entry.seq, part.entry);
      at(part.entry.worlds).entries.set(part.entry.seq, part.entry);
    }
  }
  return { entries, auctions, grounds };
}

/** The largest in which there is everything; as long as nothing is, what there is of the smallest. */
function deepest(
  grounds: ReadonlyMap<number, Grounds>,
  steps: number,
): { opening: OpeningReview | null; ground: Grounds | null } {
  const byWorlds = [...grounds].toSorted(([a], [b]) => b - a).map(([, ground]) => ground);
  const whole = byWorlds.find(({ opening, entries }) => opening !== null && entries.size === steps) ?? null;
  return { opening: (whole ?? byWorlds.at(-1))?.opening ?? null, ground: whole };
}

function standingOn(entry: EntryReview, whole: Grounds | null): EntryReview {
  const ground = whole?.entries.get(entry.seq);
  if (ground === undefined || ground.worlds === entry.worlds) return entry;
  const { worlds, hindsight, decided, open, effect, luck, values } = ground;
  const guess = guessOf(entry.decision, hindsight);
  return { ...entry, guess, worlds, hindsight, decided, open, effect, luck, values };
}

export function guessOf({ forced, own }: Decision, hindsight: Estimate): Estimate {
  if (forced) return NOTHING;
  return roundedEstimate({ mean: hindsight.mean - own.mean, se: Math.hypot(hindsight.se, own.se) });
}

/** The parts of a review that was kept. */
export function partsOf({ opening, entries, auctions }: Review): readonly Part[] {
  return [
    ...(opening === null ? [] : [{ part: 'opening' as const, opening }]),
    ...entries.map((entry) => ({ part: 'entry' as const, entry })),
    ...auctions.map((auction) => ({ part: 'auction' as const, auction })),
  ];
}

function playerOf(
  seat: Seat,
  entries: readonly EntryReview[],
  ledger: Review['ledger'],
  weights: LuckWeights,
): PlayerReview {
  const own = entries.filter((entry) => entry.seat === seat && entry.decision.real);
  const graded = (grade: Grade) => own.filter(({ decision }) => decision.grade === grade).length;
  const [inaccuracy, mistake, blunder] = GRADES.map(graded);
  return {
    seat,
    real: own.length,
    errorRate: roundedEstimate(estimate(own.map(({ decision }) => decision.measured.mean))),
    graded: { inaccuracy: inaccuracy!, mistake: mistake!, blunder: blunder! },
    luck: ledger === null ? 0 : rounded(luckIn(ledger, 'opening', seat) + luckIn(ledger, 'chance', seat)),
    adjusted: ledger === null ? null : rounded(adjustedBy(ledger, weights)[seat]!),
  };
}
