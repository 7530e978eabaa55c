/**
 * A review put together from its parts. What it must know of the game besides is plain data, so that a page can do it
 * with what several workers have found, without playing the game again.
 */
import { type Playable, winShare } from '@signoria/bots';
import { canonical, hashText, lastHash, type Match, type Seat } from '@signoria/kernel';
import type { AuctionReview } from './auctions.ts';
import { type Budget, QUICK } from './budget.ts';
import { GRADES, type Grade } from './grades.ts';
import { ledgerOf } from './ledger.ts';
import { estimate, rounded, roundedEstimate } from './numbers.ts';
import { standing } from './path.ts';
import { type EntryReview, type OpeningReview, type PlayerReview, REVIEW_FORMAT, type Review } from './result.ts';

/** Changes when the same game would be judged otherwise. */
export const ENGINE = 2;

export const SEED = 'review';

/** What a pass has found. */
export type Part =
  | { readonly part: 'opening'; readonly opening: OpeningReview }
  | { readonly part: 'entry'; readonly entry: EntryReview }
  | { readonly part: 'auction'; readonly auction: AuctionReview };

/** What a review says of the game besides its parts. */
export interface Facts {
  readonly engine: string;
  readonly hash: string;
  readonly seats: number;
  /** How many answers stood. */
  readonly steps: number;
  /** By seat, the shares of the win; null for a game that was broken off. */
  readonly result: readonly number[] | null;
}

export function engineOf({ game, policy }: Playable): string {
  const fitted = hashText(canonical(policy.judgement ?? null)).slice(0, 12);
  return `${game.id} ${game.rules}/${ENGINE}/${fitted}`;
}

export function factsOf({ policy }: Playable, match: Match): Facts {
  const { outcome, seats } = match.state;
  return {
    // The rules the game was played by, which may be earlier ones.
    engine: engineOf({ game: match.game, policy }),
    hash: lastHash(match),
    seats,
    steps: standing(match).length,
    result: outcome === null ? null : Array.from({ length: seats }, (_, seat) => winShare(outcome, seat)),
  };
}

/** The review so far, of whatever parts there are: of two about the same thing the later one holds. */
export function compose(
  { steps, result, ...about }: Facts,
  { seed = SEED, budget = QUICK }: { readonly seed?: string; readonly budget?: Budget },
  parts: Iterable<Part>,
): Review {
  let opening: OpeningReview | null = null;
  const entries = new Map<number, EntryReview>();
  const auctions = new Map<string, AuctionReview>();
  for (const part of parts) {
    if (part.part === 'opening') opening = part.opening;
    else if (part.part === 'entry') entries.set(part.entry.seq, part.entry);
    else auctions.set(part.auction.lot, part.auction);
  }
  const told = [...entries.values()].toSorted((a, b) => a.seq - b.seq);
  const complete = opening !== null && told.length === steps;
  // Of a game that was broken off, what everybody's chances were last worth.
  const ledger = complete ? ledgerOf(opening!, told, result ?? told.at(-1)?.open ?? opening!.open) : null;
  return {
    format: REVIEW_FORMAT,
    ...about,
    seed,
    budget,
    complete,
    opening,
    entries: told,
    auctions: [...auctions.values()].toSorted((a, b) => a.from - b.from),
    players: Array.from({ length: about.seats }, (_, seat) => playerOf(seat, told, ledger)),
    ledger,
  };
}

/** The parts of a review that was kept. */
export function partsOf({ opening, entries, auctions }: Review): readonly Part[] {
  return [
    ...(opening === null ? [] : [{ part: 'opening' as const, opening }]),
    ...entries.map((entry) => ({ part: 'entry' as const, entry })),
    ...auctions.map((auction) => ({ part: 'auction' as const, auction })),
  ];
}

function playerOf(seat: Seat, entries: readonly EntryReview[], ledger: Review['ledger']): PlayerReview {
  const own = entries.filter((entry) => entry.seat === seat && entry.decision.real);
  const graded = (grade: Grade) => own.filter(({ decision }) => decision.grade === grade).length;
  const lucky = (ledger?.rows ?? []).filter(({ of }) => of === 'chance' || of === 'opening');
  const luck = rounded(lucky.reduce((sum, { moves }) => sum + moves[seat]!, 0));
  const [inaccuracy, mistake, blunder] = GRADES.map(graded);
  return {
    seat,
    real: own.length,
    errorRate: roundedEstimate(estimate(own.map(({ decision }) => decision.measured.mean))),
    graded: { inaccuracy: inaccuracy!, mistake: mistake!, blunder: blunder! },
    luck,
    adjusted: ledger === null ? null : rounded(ledger.result[seat]! - luck),
  };
}
