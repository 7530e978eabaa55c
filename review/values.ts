/** What a position is worth to everybody, in the worlds a reader cannot tell from it. */
import { mix } from '@signoria/bots';
import { type AnyGame, type AnyState, random, reimagine, rekey, type Seat } from '@signoria/kernel';
import { type Judge, judgeWorld, newLeaf } from './judge.ts';
import { deviation, type Estimate, estimate, rounded, roundedEstimate } from './numbers.ts';

/** Whose knowledge counts: a seat's as it was then, everybody's, or (hindsight) all there is but the future. */
export type Knowing = Seat | 'public' | 'open';

/** By seat. */
export interface Value {
  readonly shares: readonly Estimate[];
  readonly points: readonly PointsEstimate[];
  /** By seat, the chance of each place, the first first. */
  readonly places: readonly (readonly Estimate[])[];
}

export interface PointsEstimate extends Estimate {
  /** How far the final points will lie from that (one standard deviation). */
  readonly spread: number;
}

/** What each of so many worlds came to, seat by seat in each. */
export interface Sample {
  readonly seats: number;
  readonly worlds: number;
  readonly shares: Float64Array;
  readonly points: Float64Array;
  readonly spreads: Float64Array;
  readonly places: Float64Array;
}

/**
 * A world of this reader's. With all cards open only the future is new, and it is the same future for all positions of a
 * game: an entry that changes nothing then changes nothing in any world.
 */
export function worldFor(game: AnyGame, s: AnyState, knowing: Knowing, seed: number): AnyState {
  const world = game.clone(s);
  const dealer = random(seed);
  if (knowing === 'open') rekey(world, dealer);
  else reimagine(game, world, knowing === 'public' ? null : knowing, dealer);
  return world;
}

/** The seeds of a world: of its cards and chances, and of what is answered by accident in it. */
export function worldSeed(seed: number, world: number): number {
  return mix(seed, 1, world);
}
export function playSeed(seed: number, world: number): number {
  return mix(seed, 2, world);
}

/** Samples what `make` brings about in each world. */
export function sampleOf(
  judge: Judge,
  seats: number,
  worlds: number,
  seed: number,
  make: (seed: number, world: number) => AnyState,
): Sample {
  const leaf = newLeaf(seats);
  const sample: Sample = {
    seats,
    worlds,
    shares: new Float64Array(worlds * seats),
    points: new Float64Array(worlds * seats),
    spreads: new Float64Array(worlds),
    places: new Float64Array(worlds * seats * seats),
  };
  for (let world = 0; world < worlds; world++) {
    judgeWorld(judge, make(worldSeed(seed, world), world), playSeed(seed, world), leaf, true);
    sample.shares.set(leaf.shares, world * seats);
    sample.points.set(leaf.points, world * seats);
    sample.places.set(leaf.places, world * seats * seats);
    sample.spreads[world] = leaf.spread;
  }
  return sample;
}

export function sampleAt(judge: Judge, s: AnyState, knowing: Knowing, worlds: number, seed: number): Sample {
  return sampleOf(judge, s.seats, worlds, seed, (own) => worldFor(judge.game, s, knowing, own));
}

/** One seat's numbers out of all worlds. */
export function column(all: Float64Array, width: number, at: number): Float64Array {
  return Float64Array.from({ length: all.length / width }, (_, i) => all[i * width + at]!);
}

export function sharesOf({ shares, seats }: Sample): number[] {
  return Array.from({ length: seats }, (_, seat) => estimate(column(shares, seats, seat)).mean);
}

export function valued(sample: Sample): Value {
  const { seats, shares, points, places } = sample;
  const bySeat = Array.from({ length: seats }, (_, seat) => seat);
  return {
    shares: bySeat.map((seat) => roundedEstimate(estimate(column(shares, seats, seat)))),
    points: bySeat.map((seat) => pointsOf(sample, column(points, seats, seat))),
    places: bySeat.map((seat) =>
      bySeat.map((place) => roundedEstimate(estimate(column(places, seats * seats, seat * seats + place)))),
    ),
  };
}

/** Worlds differ, and each is only a forecast: both widen the spread. */
function pointsOf({ spreads }: Sample, points: Float64Array): PointsEstimate {
  const within = spreads.reduce((sum, x) => sum + x * x, 0) / spreads.length;
  return { ...roundedEstimate(estimate(points)), spread: rounded(Math.sqrt(within + deviation(points) ** 2)) };
}
