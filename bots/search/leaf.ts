/** Judging a position by a game's learned leaf (`training/`): each seat by what it knows of itself and can see of others. */
import type { AnyState, Leaf, Network, Policy } from '@signoria/kernel';

/** How much of a hidden unit's negative side shows. */
export const LEAK = 0.01;

/** What a seat's features come to: the higher, the likelier it wins. */
export function promise({ hidden, weights }: Network, x: Float64Array, from: number, size: number): number {
  let sum = 0;
  for (let k = 0; k < size; k++) sum += weights[k]! * x[from + k]!;
  const thresholds = size + hidden * size;
  for (let h = 0; h < hidden; h++) {
    let unit = weights[thresholds + h]!;
    const row = size + h * size;
    for (let k = 0; k < size; k++) unit += weights[row + k]! * x[from + k]!;
    sum += weights[thresholds + hidden + h]! * (unit > 0 ? unit : LEAK * unit);
  }
  return sum;
}

/** What this policy has learned about games of so many; null when it has not. */
export function leafFor({ leaf }: Policy, seats: number): Leaf | null {
  return leaf?.learned.networks[seats] === undefined ? null : leaf;
}

/** The policy as a master of a game of so many uses it: judging by its leaf wherever there is something to judge. */
export function masterly(policy: Policy, seats: number): Policy {
  const leaf = leafFor(policy, seats);
  const { evaluate } = policy;
  if (leaf === null || evaluate === undefined) return policy;
  const network = leaf.learned.networks[seats]!;
  const scratch = newJudge(leaf, seats);
  return {
    ...policy,
    evaluate: (s, into) => {
      if (leaf.ready?.(s) === false) evaluate(s, into);
      else judge(scratch, leaf, network, s, into);
    },
  };
}

interface Judge {
  readonly x: Float64Array;
  /** By seat: its weight in its own eyes, and in those of others. */
  readonly own: number[];
  readonly outside: number[];
}

function newJudge({ size }: Leaf, seats: number): Judge {
  return { x: new Float64Array(seats * size), own: [], outside: [] };
}

function judge(judge: Judge, leaf: Leaf, network: Network, s: AnyState, into: Float64Array): void {
  const { own, outside } = judge;
  weigh(judge.x, leaf, network, s, true, own);
  if (leaf.open !== true) weigh(judge.x, leaf, network, s, false, outside);
  const others = leaf.open === true ? own : outside;
  for (let seat = 0; seat < s.seats; seat++) {
    let all = own[seat]!;
    for (let other = 0; other < s.seats; other++) if (other !== seat) all += others[other]!;
    into[seat] = own[seat]! / all;
  }
}

function weigh(x: Float64Array, leaf: Leaf, network: Network, s: AnyState, own: boolean, into: number[]): void {
  leaf.describe(s, own, x);
  for (let seat = 0; seat < s.seats; seat++) into[seat] = Math.exp(promise(network, x, seat * leaf.size, leaf.size));
}
