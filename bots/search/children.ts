/** Which nodes of the tree stand for the choices of a menu, found without allocating. */
import type { AnyState, Choice, Policy, Seat } from '@signoria/kernel';
import { type Names, nameOf } from '../names.ts';
import type { SearchParameters } from '../parameters.ts';
import { rateInto, type Scratch, soften } from '../rates.ts';
import { addChild, NONE, type Tree } from './tree.ts';

/** Finds the children of a node for the choices of a menu without allocating. */
export interface Finder {
  /** The child for each choice of the menu looked at last. */
  children: Int32Array;
  /** By name: the child, and the look that wrote it there. */
  child: Int32Array;
  look: Int32Array;
  looks: number;
}

export function newFinder(): Finder {
  return { children: new Int32Array(64), child: new Int32Array(256), look: new Int32Array(256), looks: 0 };
}

export interface Lookup {
  readonly tree: Tree;
  readonly names: Names;
  readonly finder: Finder;
  readonly policy: Policy;
  readonly scratch: Scratch;
  readonly parameters: SearchParameters;
}

/** Finds the child for each choice of a menu, adding those that are missing, and counts them as available. */
export function look(searching: Lookup, s: AnyState, node: number, mover: Seat, choices: readonly Choice[]): void {
  const { tree, names, finder } = searching;
  if (finder.children.length < choices.length) finder.children = new Int32Array(choices.length * 2);
  mark(tree, finder, node);
  let missing = 0;
  for (let i = 0; i < choices.length; i++) {
    const name = nameOf(names, choices[i]!) * tree.seats + mover;
    const child = marked(finder, name) ? finder.child[name]! : NONE;
    finder.children[i] = child;
    if (child === NONE) missing++;
    else tree.available[child]!++;
  }
  if (missing > 0) addMissing(searching, s, node, mover, choices);
}

function mark(tree: Tree, finder: Finder, node: number): void {
  const now = ++finder.looks;
  for (let child = tree.first[node]!; child !== NONE; child = tree.next[child]!) {
    const name = tree.name[child]!;
    if (name >= finder.look.length) makeRoom(finder, name);
    finder.look[name] = now;
    finder.child[name] = child;
  }
}

function marked(finder: Finder, name: number): boolean {
  return name < finder.look.length && finder.look[name] === finder.looks;
}

function makeRoom(finder: Finder, name: number): void {
  const { look, child } = finder;
  finder.look = new Int32Array(name * 2);
  finder.look.set(look);
  finder.child = new Int32Array(name * 2);
  finder.child.set(child);
}

/** What share of the first attention goes to all choices alike: a policy may be wrong about what it calls hopeless. */
const OPEN_MIND = 0.1;

/** The policy is asked only here, when a node meets choices it has not seen; what it says is kept in the tree. */
function addMissing(searching: Lookup, s: AnyState, node: number, mover: Seat, choices: readonly Choice[]): void {
  const { tree, names, finder, scratch, policy, parameters } = searching;
  if (choices.length === 1) scratch.rates[0] = 1;
  else {
    rateInto(scratch, policy, s, mover, choices);
    soften(scratch.rates, choices.length, parameters.sharpness);
  }
  for (let i = 0; i < choices.length; i++) {
    if (finder.children[i] !== NONE) continue;
    const name = nameOf(names, choices[i]!) * tree.seats + mover;
    const chance = scratch.rates[i]!;
    const prior = chance === 0 ? 0 : (1 - OPEN_MIND) * chance + OPEN_MIND / choices.length;
    const child = addChild(tree, node, name, prior);
    tree.available[child] = 1;
    finder.children[i] = child;
  }
}
