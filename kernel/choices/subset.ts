/** Choosing some of several things: what a subset menu means. */
import type { Random } from '../chance/random.ts';

export interface Item {
  readonly id: string;
  /** How many of them there are. */
  readonly count: number;
  readonly group?: string;
  /** Not negative. */
  readonly weight?: number;
}

export interface Limits {
  readonly of: readonly Item[];
  readonly min: number;
  readonly max: number;
  readonly perGroup?: number;
  readonly budget?: number;
}

/** Are these items a legal answer? Ids in the order of the menu, so that one set has one spelling. */
export function fits(limits: Limits, items: readonly string[]): boolean {
  if (items.length < limits.min || items.length > limits.max) return false;
  let next = 0;
  for (const item of limits.of) {
    let taken = 0;
    while (items[next] === item.id) {
      next++;
      taken++;
    }
    if (taken > item.count) return false;
  }
  return next === items.length && withinGroups(limits, items) && withinBudget(limits, items);
}

/** Every legal subset, smallest prefix first; stops after `most`. */
export function choose(limits: Limits, most: number): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  const taken: string[] = [];
  const from = (i: number): void => {
    if (found.length === most || !canReachMin(limits, taken, i)) return;
    if (i === limits.of.length) {
      found.push(taken.slice());
      return;
    }
    const before = taken.length;
    const room = Math.min(limits.of[i]!.count, limits.max - before);
    for (let n = 0; n <= room; n++) {
      if (n > 0) taken.push(limits.of[i]!.id);
      if (!withinGroups(limits, taken) || !withinBudget(limits, taken)) break; // more would not mend it
      from(i + 1);
    }
    taken.length = before;
  };
  from(0);
  return found;
}

/** Can this still grow to the least size with things from place `i` on? Exact, so that no dead end is ever entered. */
function canReachMin(limits: Limits, taken: readonly string[], i: number): boolean {
  const wanted = limits.min - taken.length;
  if (wanted <= 0) return true;
  if (limits.max < limits.min) return false;
  const cheapest = takeable(limits, taken, i)
    .sort((a, b) => a - b)
    .slice(0, wanted);
  const weight = cheapest.reduce((sum, w) => sum + w, weigh(limits, taken));
  return cheapest.length === wanted && weight <= (limits.budget ?? Infinity);
}

/** The weights of all that is left from place `i` on, of each group only the lightest that it has room for. */
function takeable(limits: Limits, taken: readonly string[], i: number): number[] {
  const groups = new Map<string | undefined, number[]>();
  for (const { group, weight = 0, count } of limits.of.slice(i)) {
    groups.set(group, [...(groups.get(group) ?? []), ...Array<number>(count).fill(weight)]);
  }
  return [...groups].flatMap(([group, weights]) => {
    if (group === undefined || limits.perGroup === undefined) return weights;
    const already = taken.filter((id) => limits.of.find((item) => item.id === id)!.group === group).length;
    return weights.sort((a, b) => a - b).slice(0, limits.perGroup - already);
  });
}

/** Up to `most` different legal subsets, drawn at random. */
export function sample(limits: Limits, random: Random, most: number): readonly (readonly string[])[] {
  const cards = limits.of.flatMap((item) => Array<string>(item.count).fill(item.id));
  const order = new Map(limits.of.map((item, i) => [item.id, i]));
  const found = new Map<string, readonly string[]>();
  for (let tries = 0; tries < most * 4 && found.size < most; tries++) {
    const size = limits.min + random.below(Math.min(limits.max, cards.length) - limits.min + 1);
    const items = pick(cards, size, random).sort((a, b) => order.get(a)! - order.get(b)!);
    if (fits(limits, items)) found.set(items.join(' '), items);
  }
  return [...found.values()];
}

function pick(cards: readonly string[], size: number, random: Random): string[] {
  const pool = cards.slice();
  for (let i = 0; i < size; i++) {
    const j = i + random.below(pool.length - i);
    [pool[i], pool[j]] = [pool[j]!, pool[i]!];
  }
  return pool.slice(0, size);
}

function withinGroups(limits: Limits, items: readonly string[]): boolean {
  if (limits.perGroup === undefined) return true;
  const groups = new Map<string, number>();
  for (const id of items) {
    const group = limits.of.find((item) => item.id === id)!.group;
    if (group !== undefined) groups.set(group, (groups.get(group) ?? 0) + 1);
  }
  return [...groups.values()].every((n) => n <= limits.perGroup!);
}

function withinBudget(limits: Limits, items: readonly string[]): boolean {
  return limits.budget === undefined || weigh(limits, items) <= limits.budget;
}

function weigh(limits: Limits, items: readonly string[]): number {
  return items.reduce((sum, id) => sum + (limits.of.find((item) => item.id === id)!.weight ?? 0), 0);
}
