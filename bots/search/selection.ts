/** Which way down the tree: by promise where one seat decides in the open, by chance where answers are sealed. */
import type { Random, Seat } from '@signoria/kernel';
import type { SearchParameters } from '../parameters.ts';
import { sampled } from '../rates.ts';
import type { Lookup } from './children.ts';
import { meanOf, type Tree } from './tree.ts';

/** An answer drawn by chance, because a sealed answer that can be foreseen can be exploited. */
export interface SealedAnswer {
  readonly node: number;
  readonly child: number;
  readonly mover: Seat;
  /** How likely it was to be drawn. */
  readonly chance: number;
}

export interface Selecting extends Lookup {
  readonly random: Random;
  /** The sealed answers drawn in this iteration. */
  readonly sealed: SealedAnswer[];
}

/** Which of the choices just looked at: the one that promises most to its mover, or about which least is known. */
export function select(searching: Selecting, node: number, mover: Seat, count: number): number {
  const { tree, finder, parameters } = searching;
  const untried = meanOf(tree, node, mover) - parameters.urgency;
  const open = mayWiden(searching, node, count);
  let best = Number.NEGATIVE_INFINITY;
  let at = 0;
  for (let i = 0; i < count; i++) {
    const child = finder.children[i]!;
    const visits = tree.visits[child]!;
    if (visits === 0 && (!open || tree.prior[child] === 0)) continue;
    const value = visits === 0 ? untried : tree.values[child * tree.seats + mover]! / visits;
    const promise = value + lure(parameters, tree.prior[child]!, visits, tree.available[child]!);
    if (promise > best) {
      best = promise;
      at = i;
    }
  }
  return at;
}

/**
 * Regret matching: each answer as often as it has done better than the seat's usual answer here. Choosing the most
 * promising instead, all seats would fall into step with each other and learn nothing.
 */
export function drawSealed(searching: Selecting, node: number, mover: Seat, count: number): number {
  const { tree, finder, scratch, random, parameters } = searching;
  if (scratch.rates.length < count) scratch.rates = new Float64Array(count * 2);
  const chances = scratch.rates;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const child = finder.children[i]!;
    chances[i] = Math.max(0, tree.regret[child]! / tree.available[child]!);
    sum += chances[i]!;
  }
  if (sum === 0) for (let i = 0; i < count; i++) sum += chances[i] = tree.prior[finder.children[i]!]!;
  const { mixing } = parameters;
  for (let i = 0; i < count; i++) chances[i] = ((1 - mixing) * chances[i]!) / sum + mixing / count;
  const at = sampled(chances, count, random);
  searching.sealed.push({ node, child: finder.children[at]!, mover, chance: chances[at]! });
  return at;
}

/** Only of the answer given is it known how it did; divided by its chance, that stands for all the times it was not. */
export function regret(tree: Tree, { node, child, mover, chance }: SealedAnswer, utility: Float64Array): void {
  tree.regret[child]! += (utility[mover]! - meanOf(tree, node, mover)) / chance;
}

/** Availability stands where plain search has the parent's visits: what is rarely possible is not thereby unexplored. */
function lure(parameters: SearchParameters, prior: number, visits: number, available: number): number {
  const { exploration } = parameters;
  if (parameters.selection === 'puct') return (exploration * prior * Math.sqrt(available)) / (1 + visits);
  return exploration * Math.sqrt(Math.log(1 + available) / (1 + visits)) + (parameters.bias * prior) / (1 + visits);
}

/** May an untried choice be tried? Untried ones differ by prior alone, so they come in its order. */
function mayWiden({ tree, finder, parameters }: Selecting, node: number, count: number): boolean {
  if (parameters.widening === null) return true;
  let tried = 0;
  for (let i = 0; i < count; i++) if (tree.visits[finder.children[i]!]! > 0) tried++;
  const { k, exponent } = parameters.widening;
  return tried < Math.max(1, k * tree.visits[node]! ** exponent);
}
