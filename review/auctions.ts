/**
 * Auctions: what a lot was worth to whom. A seat's price is the sum at which to have it and to leave it to the likeliest
 * other buyer are the same to it, sought in worlds of its own, with the same cards and chances for both.
 */
import { mix } from '@signoria/bots';
import { type AnyState, type Auctioning, type Seat, settle } from '@signoria/kernel';
import type { Budget } from './budget.ts';
import { type Judge, judgeWorld, newLeaf } from './judge.ts';
import { apart, type Estimate, roundedEstimate } from './numbers.ts';
import type { Step } from './path.ts';
import { playSeed, worldFor, worldSeed } from './values.ts';

export interface AuctionReview {
  readonly lot: string;
  /** The frame that asks for bids. */
  readonly at: string;
  /** Its first and its last entry. */
  readonly from: number;
  readonly to: number;
  /** Null where nobody got it. */
  readonly winner: Seat | null;
  readonly price: number | null;
  /** What it was worth to those who could have got it, when it came up. */
  readonly worth: readonly Worth[];
  /** The second highest of these: what an auction among people who know their minds comes to. */
  readonly second: Sum | null;
  readonly overpaid: { readonly coins: number; readonly share: Estimate } | null;
  /** So much of the buyer's price is not for having it but for keeping it from the likeliest other buyer. */
  readonly denial: Sum | null;
  /** To whom it was surely worth more than it went for. */
  readonly shouldHaveBid: readonly Seat[];
}

/** An interval of two standard errors around `price`. */
export interface Sum {
  readonly price: number;
  readonly low: number;
  readonly high: number;
}

/** Less than the least possible price: not worth even that. */
export interface Worth extends Sum {
  readonly seat: Seat;
  /** The next price would not have been within its means. */
  readonly capped: boolean;
}

/** All steps of one auction. */
export interface Lot {
  readonly id: string;
  readonly at: string;
  readonly hook: Auctioning;
  readonly steps: readonly Step[];
}

/** The auctions of a game, in their order. */
export function lotsIn({ policy }: Pick<Judge, 'policy'>, path: readonly Step[]): readonly Lot[] {
  const lots: { id: string; at: string; hook: Auctioning; steps: Step[] }[] = [];
  for (const step of path) {
    const { at } = step.before.todo.at(-1)!;
    const hook = step.deed.kind === 'answer' ? policy.auctions?.[at] : undefined;
    const id = hook?.lot(step.before, step.deed.choice) ?? null;
    if (hook === undefined || id === null) continue;
    const open = lots.find((lot) => lot.id === id);
    if (open === undefined) lots.push({ id, at, hook, steps: [step] });
    else open.steps.push(step);
  }
  return lots;
}

interface Sale {
  readonly winner: Seat | null;
  readonly price: number;
  /** Who bid the most of all others. */
  readonly runnerUp: Seat | null;
}

function saleOf({ hook, steps, id }: Lot): Sale {
  const most = new Map<Seat, number>();
  for (const { before, seat, deed } of steps) {
    const stood = hook.standing(before, id);
    if (stood !== null) most.set(stood.seat, stood.price);
    const amount = hook.amount(deed.choice);
    if (amount !== null) most.set(seat, amount);
  }
  const [first, second] = [...most].toSorted(([, a], [, b]) => b - a);
  return { winner: first?.[0] ?? null, price: first?.[1] ?? 0, runnerUp: second?.[0] ?? null };
}

/** Yields between pieces of work. */
export function* judgeAuction(judge: Judge, lot: Lot, budget: Budget, seed: number): Generator<void, AuctionReview> {
  const { hook, steps, id, at } = lot;
  const s = steps[0]!.before;
  const sale = saleOf(lot);
  const bench: Bench = { judge, hook, lot: id, s, worlds: budget.auctions, seed: mix(seed, steps[0]!.seq) };
  const worth: Worth[] = [];
  let overpaid: AuctionReview['overpaid'] = null;
  let denial: Sum | null = null;
  for (const seat of hook.inside(s, id)) {
    const own = seat === sale.winner;
    const left = own ? sale.runnerUp : sale.winner;
    const found = yield* worthTo(bench, seat, left, sale.price);
    if (found === null) continue;
    worth.push(found.worth);
    if (!own) continue;
    overpaid = { coins: Math.max(0, sale.price - found.worth.price), share: found.regret(sale.price) };
    const alone = yield* worthTo(bench, seat, null, sale.price);
    denial = alone === null ? null : beyond(found.worth, alone.worth);
  }
  const sold = { winner: sale.winner, price: sale.winner === null ? null : sale.price };
  const [, second] = worth.toSorted((a, b) => b.price - a.price);
  const shouldHaveBid = worth.filter(({ seat, low }) => seat !== sale.winner && low > sale.price);
  return {
    lot: id,
    at,
    from: steps[0]!.seq,
    to: steps.at(-1)!.seq,
    ...sold,
    worth,
    second: second === undefined ? null : { price: second.price, low: second.low, high: second.high },
    overpaid,
    denial,
    shouldHaveBid: shouldHaveBid.map(({ seat }) => seat),
  };
}

/** How much more one is worth than the other; both were found with errors of their own. */
function beyond(whole: Sum, part: Sum): Sum {
  const between = (a: number, b: number) => Math.max(0, a - b);
  return {
    price: between(whole.price, part.price),
    low: between(whole.low, part.high),
    high: between(whole.high, part.low),
  };
}

interface Bench {
  readonly judge: Judge;
  readonly hook: Auctioning;
  readonly lot: string;
  readonly s: AnyState;
  readonly worlds: number;
  readonly seed: number;
}

interface Found {
  readonly worth: Worth;
  /** What the seat loses by having it at this price instead of leaving it. */
  regret(price: number): Estimate;
}

/** Bisection over prices, every price in the same worlds; null where the seat could not pay the least. */
function* worthTo(bench: Bench, seat: Seat, other: Seat | null, price: number): Generator<void, Found | null> {
  const range = bench.hook.prices(bench.s, bench.lot, seat);
  if (range === null) return null;
  const { least, step } = range;
  const count = Math.floor((range.most - least) / step) + 1;
  const seed = mix(bench.seed, seat);
  const left = outcomes(bench, seat, other, price, seed);
  yield;
  const known = new Map<number, Estimate>();
  const gain = (at: number): Estimate => {
    let found = known.get(at);
    if (found === undefined) {
      found = apart(outcomes(bench, seat, seat, at, seed), left);
      known.set(at, found);
    }
    return found;
  };
  const last = function* (sure: number): Generator<void, number> {
    let [low, high] = [-1, count - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const { mean, se } = gain(least + middle * step);
      if (mean + sure * se >= 0) low = middle;
      else high = middle - 1;
      yield;
    }
    return least + low * step;
  };
  const at = yield* last(0);
  const worth = { seat, price: at, low: yield* last(-2), high: yield* last(2), capped: at + step > range.most };
  return {
    worth,
    regret: (paid) => {
      const { mean, se } = gain(Math.min(paid, range.most));
      return roundedEstimate({ mean: Math.max(0, -mean), se });
    },
  };
}

/** What it is worth to `seat`, world by world, that `buyer` gets the lot for this price. */
function outcomes(
  { judge, hook, lot, s, worlds }: Bench,
  seat: Seat,
  buyer: Seat | null,
  price: number,
  seed: number,
): Float64Array {
  const leaf = newLeaf(s.seats);
  return Float64Array.from({ length: worlds }, (_, world) => {
    const imagined = worldFor(judge.game, s, seat, worldSeed(seed, world));
    const range = buyer === null ? null : hook.prices(imagined, lot, buyer);
    // In this world the other may be too poor for it: then they pay what they can.
    const paid = range === null ? 0 : Math.max(range.least, Math.min(range.most, price));
    hook.award(imagined, lot, range === null ? null : buyer, paid);
    if (imagined.outcome === null) settle(judge.game, imagined);
    judgeWorld(judge, imagined, playSeed(seed, world), leaf);
    return leaf.shares[seat]!;
  });
}
