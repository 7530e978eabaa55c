/** From a leaf of the tree to a value for every seat: play on as the game's policy would, then look who has won. */
import {
  type AnyGame,
  type AnyState,
  answer,
  decider,
  enumerate,
  menuOf,
  type Outcome,
  type Policy,
  type Random,
  type Seat,
  total,
} from '@signoria/kernel';
import { highest, rateInto, type Scratch } from '../rates.ts';
import { volunteer } from '../volunteer.ts';

export interface RolloutParameters {
  readonly rollout: 'policy' | 'random';
  /** How often a policy rollout answers at random instead: without it every rollout of a world is the same. */
  readonly noise: number;
  /** Decisions until `policy.evaluate`, where there is one, judges instead of playing on (at `policy.judgedAt`). */
  readonly cut: number;
  /** Decisions until a game without end counts as drawn. */
  readonly bound: number;
  /** How much of a large menu is looked at. */
  readonly glance: number;
  /** How much of the utility is the score's margin instead of the win: keeps a hopeless seat from playing nonsense. */
  readonly margin: number;
}

export interface Roller {
  readonly game: AnyGame;
  readonly policy: Policy;
  readonly parameters: RolloutParameters;
  readonly random: Random;
  readonly scratch: Scratch;
}

/** Plays `s` on and writes each seat's utility, 0 to 1. */
export function rollOut(roller: Roller, s: AnyState, into: Float64Array): void {
  const { policy, parameters } = roller;
  const judged = policy.evaluate !== undefined && parameters.cut < parameters.bound;
  const decisions = playOn(roller, s, judged ? parameters.cut : parameters.bound);
  if (s.outcome !== null) appraise(roller.game, s, s.outcome, parameters.margin, into);
  else if (judged && decisions < parameters.bound) policy.evaluate!(s, into);
  else into.fill(1 / s.seats);
}

/** To the end of the game, or until enough decisions are made and the moment is one to judge. */
function playOn(roller: Roller, s: AnyState, cut: number): number {
  const { bound } = roller.parameters;
  const at = roller.policy.judgedAt;
  let decisions = 0;
  for (; s.outcome === null && decisions < bound; decisions++) {
    if (decisions >= cut && (at === undefined || at.includes(s.todo.at(-1)!.at))) break;
    decide(roller, s);
  }
  return decisions;
}

function decide(roller: Roller, s: AnyState): void {
  const { game } = roller;
  volunteer(roller, s, decider(game, s));
  if (s.outcome === null) respond(roller, s, decider(game, s));
}

/** `seat` answers as the policy would, with its share of noise. */
export function respond(roller: Roller, s: AnyState, seat: Seat): void {
  const { game, random, parameters } = roller;
  const choices = enumerate(menuOf(game, s, seat)!, random, parameters.glance);
  const count = choices.length;
  if (count === 1) answer(game, s, seat, choices[0]!);
  else if (parameters.rollout === 'random' || random.next() < parameters.noise) {
    answer(game, s, seat, choices[random.below(count)]!);
  } else {
    rateInto(roller.scratch, roller.policy, s, seat, choices);
    answer(game, s, seat, choices[highest(roller.scratch.rates, count, random)]!);
  }
}

/** A seat's share of the win. */
export function winShare({ winners }: Outcome, seat: Seat): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

function appraise(game: AnyGame, s: AnyState, outcome: Outcome, margin: number, into: Float64Array): void {
  for (let seat = 0; seat < s.seats; seat++) into[seat] = winShare(outcome, seat);
  if (margin === 0 || s.seats === 1) return;
  const totals = Array.from({ length: s.seats }, (_, seat) => total(game.score(s, seat)));
  for (let seat = 0; seat < s.seats; seat++) into[seat] = (1 - margin) * into[seat]! + margin * lead(totals, seat);
}

/** How far ahead of (or behind) the best of the others, squeezed into 0 to 1. */
function lead(totals: readonly number[], seat: Seat): number {
  const own = totals[seat]!;
  const rival = Math.max(...totals.filter((_, other) => other !== seat));
  return 0.5 + (0.5 * (own - rival)) / (Math.abs(own) + Math.abs(rival) + 1);
}
