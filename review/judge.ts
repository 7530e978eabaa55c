/**
 * What one world is worth to everybody: played on by the game's policy for a while, then judged, or to its end. Which
 * worlds, and how many, is in `values.ts`.
 *
 * Every question of a rollout has its own random numbers, addressed by the world and by how many questions have been put:
 * two lines of play that differ in one answer meet the same accidents as long as they ask alike. That, the same chance key
 * and the same hidden cards are what makes two answers comparable in few worlds.
 */
import { highest, mix, newScratch, type Playable, rateInto, type Scratch, volunteer, winShare } from '@signoria/bots';
import {
  type AnyGame,
  type AnyState,
  answer,
  decider,
  enumerate,
  type Judgement,
  menuOf,
  type Policy,
  random,
  type Stretch,
  total,
} from '@signoria/kernel';
import { placesAtEnd, placesFrom } from './numbers.ts';

/** A game with a mind about it. */
export interface Judge {
  readonly game: AnyGame;
  readonly policy: Policy;
  readonly judgement: Judgement;
  readonly cut: number;
  readonly noise: number;
  readonly scratch: Scratch;
}

/** What a world came to. Written over by the next one. */
export interface Leaf {
  readonly shares: Float64Array;
  readonly points: Float64Array;
  /** How far the points may lie from that, by the model; none once the game is over. */
  spread: number;
  readonly places: Float64Array;
}

export const AS_IT_IS: Judgement = { stretches: [{ asked: 0, temper: 1, trust: 1, gain: 0, slope: 0, spread: 0 }] };
const NOISE = 0.1;
/** Decisions until a rollout that does not come to an end counts as drawn. */
const BOUND = 2000;
/** How much of a large menu a rollout looks at. */
const GLANCE = 16;

/** `raw`: as the policy says it, for those who fit the judgement. */
export function newJudge({ game, policy }: Playable, raw = false): Judge {
  const judgement = policy.judgement ?? AS_IT_IS;
  const cut = policy.evaluate === undefined ? BOUND : (judgement.cut ?? policy.cut ?? 1);
  const noise = judgement.noise ?? policy.noise ?? NOISE;
  return { game, policy, judgement: raw ? AS_IT_IS : judgement, cut, noise, scratch: newScratch() };
}

export function newLeaf(seats: number): Leaf {
  return {
    shares: new Float64Array(seats),
    points: new Float64Array(seats),
    spread: 0,
    places: new Float64Array(seats * seats),
  };
}

/** Plays `s` on, in place, and writes what came of it. `places` only where somebody wants them. */
export function judgeWorld(judge: Judge, s: AnyState, seed: number, into: Leaf, wantPlaces = false): void {
  const stretch = stretchAt(judge.judgement, s.asked);
  const trust = s.outcome === null ? stretch.trust : 1; // what is over already is no forecast
  const judged = playOn(judge, s, seed);
  if (s.outcome !== null) atEnd(judge.game, s, into, wantPlaces);
  else if (judged && judge.policy.evaluate !== undefined) estimated(judge, s, stretch, into, wantPlaces);
  else drawn(judge.game, s, into, wantPlaces);
  if (trust < 1) drawTogether(into, trust, wantPlaces);
}

/** What a game came to where it was played on is one of many things it might have come to. */
function drawTogether({ shares, places }: Leaf, trust: number, wantPlaces: boolean): void {
  const even = (1 - trust) / shares.length;
  for (let i = 0; i < shares.length; i++) shares[i] = trust * shares[i]! + even;
  if (wantPlaces) for (let i = 0; i < places.length; i++) places[i] = trust * places[i]! + even;
}

/** To the end of the game, or (then true) to where it can be judged. */
function playOn(judge: Judge, s: AnyState, seed: number): boolean {
  const at = judge.policy.judgedAt;
  let decisions = 0;
  for (let answers = 0; s.outcome === null && answers < BOUND; answers++) {
    if (decisions >= judge.cut && (at === undefined || at.includes(s.todo[s.todo.length - 1]!.at))) return true;
    if (decide(judge, s, seed)) decisions++;
  }
  return false;
}

/** One answer by the policy. Whether there was anything to decide: a forced one must not bring the judgement nearer. */
export function decide(judge: Judge, s: AnyState, seed: number): boolean {
  const { game, policy, noise, scratch } = judge;
  volunteer(judge, s, decider(game, s));
  if (s.outcome !== null) return false;
  const seat = decider(game, s);
  const chance = random(mix(seed, s.asked, seat));
  const choices = enumerate(menuOf(game, s, seat)!, chance, GLANCE);
  const count = choices.length;
  let at = 0;
  if (count > 1 && chance.next() < noise) at = chance.below(count);
  else if (count > 1) {
    rateInto(scratch, policy, s, seat, choices);
    at = highest(scratch.rates, count, chance);
  }
  answer(game, s, seat, choices[at]!);
  return count > 1;
}

function atEnd(game: AnyGame, s: AnyState, into: Leaf, wantPlaces: boolean): void {
  for (let seat = 0; seat < s.seats; seat++) {
    into.shares[seat] = winShare(s.outcome!, seat);
    into.points[seat] = total(game.score(s, seat));
  }
  into.spread = 0;
  if (wantPlaces) placesAtEnd(s.outcome!.winners, into.points, into.places);
}

function drawn(game: AnyGame, s: AnyState, into: Leaf, wantPlaces: boolean): void {
  into.shares.fill(1 / s.seats);
  for (let seat = 0; seat < s.seats; seat++) into.points[seat] = total(game.score(s, seat));
  into.spread = 0;
  if (wantPlaces) placesFrom(into.shares, into.places);
}

function estimated({ game, policy }: Judge, s: AnyState, stretch: Stretch, into: Leaf, wantPlaces: boolean): void {
  const { shares, points } = into;
  policy.evaluate!(s, shares);
  if (s.seats > 1) shareOut(shares, stretch.temper);
  for (let seat = 0; seat < s.seats; seat++) {
    points[seat] = total(game.score(s, seat)) + stretch.gain + stretch.slope * (shares[seat]! - 1 / s.seats);
  }
  into.spread = stretch.spread;
  if (wantPlaces) placesFrom(shares, into.places);
}

/** In between two moments things change evenly: a step there would look like somebody's doing. */
export function stretchAt({ stretches }: Judgement, asked: number): Stretch {
  const next = stretches.findIndex((stretch) => stretch.asked >= asked);
  if (next <= 0) return next === 0 ? stretches[0]! : stretches[stretches.length - 1]!;
  const [a, b] = [stretches[next - 1]!, stretches[next]!];
  const part = (asked - a.asked) / (b.asked - a.asked);
  const between = (of: Exclude<keyof Stretch, 'asked'>) => a[of] + part * (b[of] - a[of]);
  return {
    asked,
    temper: between('temper'),
    trust: between('trust'),
    gain: between('gain'),
    slope: between('slope'),
    spread: between('spread'),
  };
}

/** A policy need not promise that chances add up; whoever reads them does. */
function shareOut(shares: Float64Array, temper: number): void {
  let sum = 0;
  for (let seat = 0; seat < shares.length; seat++) {
    shares[seat] = Math.max(1e-9, shares[seat]!) ** temper;
    sum += shares[seat]!;
  }
  for (let seat = 0; seat < shares.length; seat++) shares[seat]! /= sum;
}
