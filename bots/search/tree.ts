/**
 * The memory of a search: what became of which choices. Open loop: a node stands for the answers that led there and
 * holds no state. All numbers lie in a few typed arrays, so that a tree of a million nodes costs the garbage collector
 * nothing. A node and the choice that leads to it are the same thing.
 */
import type { Seat } from '@signoria/kernel';

export const ROOT = 0;
/** The root is nobody's child, so its number means "none" wherever a child is named. */
export const NONE = 0;

export interface Tree {
  readonly seats: number;
  size: number;
  first: Int32Array;
  next: Int32Array;
  /** Which choice of which seat leads here (`names.ts`). */
  name: Int32Array;
  visits: Int32Array;
  /** How often it was in the menu of a world that came by. */
  available: Int32Array;
  prior: Float64Array;
  /** Of an answer to a sealed question: by how much it did better than its seat usually does there, summed up. */
  regret: Float64Array;
  /** Sums of utility, `seats` numbers a node. */
  values: Float64Array;
}

export function newTree(seats: number, capacity = 4096): Tree {
  return {
    seats,
    size: 1,
    first: new Int32Array(capacity),
    next: new Int32Array(capacity),
    name: new Int32Array(capacity),
    visits: new Int32Array(capacity),
    available: new Int32Array(capacity),
    prior: new Float64Array(capacity),
    regret: new Float64Array(capacity),
    values: new Float64Array(capacity * seats),
  };
}

export function addChild(tree: Tree, node: number, name: number, prior: number): number {
  if (tree.size === tree.first.length) grow(tree);
  const child = tree.size++;
  tree.next[child] = tree.first[node]!;
  tree.first[node] = child;
  tree.name[child] = name;
  tree.prior[child] = prior;
  return child;
}

export function childNamed(tree: Tree, node: number, name: number): number {
  let child = tree.first[node]!;
  while (child !== NONE && tree.name[child] !== name) child = tree.next[child]!;
  return child;
}

/** What `seat` may expect at this node; what everybody may expect of a fair game as long as nothing is known. */
export function meanOf(tree: Tree, node: number, seat: Seat): number {
  const visits = tree.visits[node]!;
  return visits === 0 ? 1 / tree.seats : tree.values[node * tree.seats + seat]! / visits;
}

export function backUp(tree: Tree, node: number, utility: Float64Array): void {
  tree.visits[node]!++;
  const at = node * tree.seats;
  for (let seat = 0; seat < tree.seats; seat++) tree.values[at + seat]! += utility[seat]!;
}

function grow(tree: Tree): void {
  tree.first = longer(tree.first);
  tree.next = longer(tree.next);
  tree.name = longer(tree.name);
  tree.visits = longer(tree.visits);
  tree.available = longer(tree.available);
  tree.prior = wider(tree.prior);
  tree.regret = wider(tree.regret);
  tree.values = wider(tree.values);
}

function longer(old: Int32Array): Int32Array {
  const array = new Int32Array(old.length * 2);
  array.set(old);
  return array;
}

function wider(old: Float64Array): Float64Array {
  const array = new Float64Array(old.length * 2);
  array.set(old);
  return array;
}
