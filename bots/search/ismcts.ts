/**
 * Information-set Monte Carlo tree search, after Cowling, Powley and Whitehouse (single observer, open loop). Every
 * iteration imagines another world that the thinking seat cannot tell from the real one, walks down the tree along
 * choices that are legal there, plays on, and tells every node on the way how it ended, for all seats (max^n).
 *
 * Not here: the numbers in the tree (`tree.ts`), finding nodes for choices (`children.ts`), which way to go
 * (`selection.ts`), playing on (`rollout.ts`).
 */
import {
  type AnyState,
  answer,
  type Choice,
  decider,
  enumerate,
  type Imagined,
  menuOf,
  type Policy,
  type Random,
  reimagine,
  type Seat,
} from '@signoria/kernel';
import { nameOf, newNames } from '../names.ts';
import type { SearchParameters } from '../parameters.ts';
import { newScratch, type Scratch, sampled } from '../rates.ts';
import { atOnce, type Budget, type Considered, DEFAULT_ITERATIONS, type Playable, type Thought } from '../thought.ts';
import { volunteer } from '../volunteer.ts';
import { look, newFinder } from './children.ts';
import { type Roller, respond, rollOut } from './rollout.ts';
import { drawSealed, regret, type Selecting, select } from './selection.ts';
import { addChild, backUp, childNamed, meanOf, NONE, newTree, ROOT, type Tree } from './tree.ts';
import { luckAt, type Worlds, worldAt } from './worlds.ts';

/** One search: everything that stays the same, or is used again, from iteration to iteration. */
interface Search extends Roller, Selecting {
  readonly policy: Policy;
  readonly parameters: SearchParameters;
  random: Random;
  readonly scratch: Scratch;
  readonly world: Imagined<AnyState>;
  readonly worlds: Worlds | null;
  readonly seat: Seat;
  /** The menu at the root is the thinking seat's own: the same in every world. */
  readonly choices: readonly Choice[];
  /** The nodes this iteration came through. */
  readonly trail: number[];
  readonly utility: Float64Array;
}

export function search(
  { game, policy }: Playable,
  parameters: SearchParameters,
  world: Imagined<AnyState>,
  seat: Seat,
  budget: Budget,
  random: Random,
): Thought {
  const menu = menuOf(game, world, seat);
  if (menu === null) throw new Error(`seat ${seat} is not asked anything here`);
  const choices = enumerate(menu, random, parameters.wide);
  if (choices.length === 1) return atOnce(choices[0]!);
  const searching: Search = {
    game,
    policy,
    parameters,
    random,
    scratch: newScratch(),
    world,
    worlds:
      parameters.worlds > 0
        ? { game, world, seat, seed: random.below(2 ** 32), most: parameters.worlds, made: [] }
        : null,
    seat,
    choices,
    tree: newTree(world.seats),
    names: newNames(game.notation),
    finder: newFinder(),
    trail: [],
    sealed: [],
    utility: new Float64Array(world.seats),
  };
  const { iterations, ms } = spend(budget, () => iterate(searching));
  return conclude(searching, iterations, ms);
}

/** The clock is asked about once a millisecond, and at the latest every so many iterations. */
const STRIDE = 64;

/** Repeats `work` until the budget is spent; at least once. */
function spend(budget: Budget, work: () => void): { readonly iterations: number; readonly ms: number } {
  const timed = budget.ms !== undefined;
  const most = budget.iterations ?? (timed ? Number.POSITIVE_INFINITY : DEFAULT_ITERATIONS);
  const start = performance.now();
  let done = 0;
  let ask = 1;
  do {
    work();
    if (++done === ask && timed) {
      const spent = performance.now() - start;
      if (spent >= budget.ms) break;
      ask += Math.max(1, Math.min(STRIDE, Math.floor(done / spent)));
    }
  } while (done < most);
  return { iterations: done, ms: performance.now() - start };
}

function iterate(searching: Search): void {
  const { tree, trail, sealed, utility } = searching;
  trail.length = 0;
  trail.push(ROOT);
  sealed.length = 0;
  const s = explore(searching);
  rollOut(searching, s, utility);
  for (let i = 0; i < sealed.length; i++) regret(tree, sealed[i]!, utility);
  for (let i = 0; i < trail.length; i++) backUp(tree, trail[i]!, utility);
}

/** Another world, followed down the tree. */
function explore(searching: Search): AnyState {
  const { game, world, seat, worlds, tree, trail } = searching;
  if (worlds === null) {
    const s = game.clone(world);
    reimagine(game, s, seat, searching.random);
    descend(searching, s, ROOT);
    return s;
  }
  if (world.picks !== null) {
    const n = tree.visits[ROOT]!;
    searching.random = luckAt(worlds, n);
    const s = worldAt(worlds, n);
    descend(searching, s, ROOT);
    return s;
  }
  // Each answer meets the same worlds in the same order: which is tried comes before where.
  look(searching, world, ROOT, seat, searching.choices);
  const at = select(searching, ROOT, seat, searching.choices.length);
  const chosen = searching.finder.children[at]!;
  const n = tree.visits[chosen]!;
  searching.random = luckAt(worlds, n);
  const s = worldAt(worlds, n);
  answer(game, s, seat, searching.choices[at]!);
  trail.push(chosen);
  if (n > 0) descend(searching, s, chosen);
  return s;
}

/**
 * Down the tree to the first question with an answer nobody has tried here. A sealed question is answered seat by seat,
 * yet no seat may know what another has sealed: all of them consult the node at which the question was put (`known`),
 * while the way down (`node`) goes on through everybody's answers.
 */
function descend(searching: Search, s: AnyState, from: number): void {
  const { game, tree, seat, random, parameters, finder, trail } = searching;
  let node = from;
  let known = from;
  let asked = s.asked;
  let guarded = false;
  let fresh = false;
  while (s.outcome === null) {
    if (s.asked !== asked) {
      known = node;
      asked = s.asked;
    }
    if (node !== ROOT) volunteer(searching, s, decider(game, s));
    if (s.outcome !== null) return;
    const mover = decider(game, s);
    if (parameters.lean && mover !== seat && s.picks === null) {
      respond(searching, s, mover);
      continue;
    }
    if (mover !== seat && !guarded && parameters.ris > 0 && random.next() < parameters.ris) {
      reimagine(game, s, mover, random);
      trail.length = 0;
      searching.sealed.length = 0;
      guarded = true;
    }
    if (mover === seat && guarded) return;
    if (tree.size >= parameters.nodes && tree.first[known] === NONE) return;
    const atRoot = known === ROOT && mover === seat;
    const choices = atRoot ? searching.choices : enumerate(menuOf(game, s, mover)!, random, parameters.wide);
    if (parameters.lean && choices.length === 1 && s.picks === null) {
      answer(game, s, mover, choices[0]!);
      continue;
    }
    look(searching, s, known, mover, choices);
    const at = choose(searching, s, known, mover, choices.length);
    const chosen = finder.children[at]!;
    fresh ||= tree.visits[chosen] === 0 && choices.length > 1;
    answer(game, s, mover, choices[at]!);
    trail.push(chosen);
    if (node === known) node = chosen;
    else {
      node = passage(tree, node, tree.name[chosen]!);
      trail.push(node);
    }
    if (fresh && s.asked !== asked) return;
  }
}

function choose(searching: Search, s: AnyState, known: number, mover: Seat, count: number): number {
  if (s.picks !== null) return drawSealed(searching, known, mover, count);
  const { seat, random, parameters } = searching;
  const { trust } = parameters;
  if (mover !== seat && trust > 0 && random.next() < trust) return expected(searching, count);
  return select(searching, known, mover, count);
}

/** What the policy would do, with the rollouts' share of noise. */
function expected({ tree, finder, random, parameters }: Search, count: number): number {
  if (random.next() < parameters.noise) return random.below(count);
  let best = 0;
  for (let i = 1; i < count; i++) {
    if (tree.prior[finder.children[i]!]! > tree.prior[finder.children[best]!]!) best = i;
  }
  return best;
}

function passage(tree: Tree, node: number, name: number): number {
  const child = childNamed(tree, node, name);
  return child === NONE ? addChild(tree, node, name, 0) : child;
}

function conclude(searching: Search, iterations: number, ms: number): Thought {
  const considered = searching.choices.map((choice) => consider(searching, choice));
  const chosen = searching.world.picks === null ? settled(searching, considered) : mixed(considered, searching.random);
  return { choice: chosen.choice, iterations, ms, win: chosen.value, considered };
}

function consider({ tree, names, seat }: Search, choice: Choice): Considered {
  const child = childNamed(tree, ROOT, nameOf(names, choice) * tree.seats + seat);
  if (child === NONE) return { choice, visits: 0, value: null, prior: 0 };
  const visits = tree.visits[child]!;
  return { choice, visits, value: visits === 0 ? null : meanOf(tree, child, seat), prior: tree.prior[child]! };
}

function mostVisited(considered: readonly Considered[]): Considered {
  return considered.reduce((best, c) =>
    c.visits > best.visits || (c.visits === best.visits && (c.value ?? 0) > (best.value ?? 0)) ? c : best,
  );
}

function settled(searching: Search, considered: readonly Considered[]): Considered {
  return searching.parameters.verdict === 'visits' ? mostVisited(considered) : best(searching, considered);
}

/** So many visits' worth of what is expected of any answer: one that has done well once has not yet shown much. */
const DOUBT = 2;

function best({ tree, seat, parameters }: Search, considered: readonly Considered[]): Considered {
  const usual = meanOf(tree, ROOT, seat) - parameters.urgency;
  const worth = ({ value, visits }: Considered) => (visits * (value ?? 0) + DOUBT * usual) / (visits + DOUBT);
  return considered.reduce((so, c) =>
    worth(c) > worth(so) || (worth(c) === worth(so) && c.prior > so.prior) ? c : so,
  );
}

/** Below this share of the favourite's visits a choice was only explored, not meant. */
const MEANT = 0.2;

/** The average of all strategies tried on the way is what regret matching promises something about, not the last one. */
function mixed(considered: readonly Considered[], random: Random): Considered {
  const most = mostVisited(considered).visits;
  const chances = Float64Array.from(considered, (c) => (c.visits >= most * MEANT ? c.visits : 0));
  return considered[sampled(chances, chances.length, random)]!;
}
