/** Choosing some of several things: what a subset menu means. */
import type { Random } from './random.ts';

export interface Item {
  readonly id: string;
  /** How many of them there are. */
  readonly count: number;
  readonly group?: string;
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
  return next === items.length && withinGroups(limits, items) && weigh(limits, items) <= (limits.budget ?? Infinity);
}

/** Every legal subset, smallest prefix first; stops after `most`. */
export function choose(limits: Limits, most: number): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  const taken: string[] = [];
  const from = (i: number): void => {
    if (found.length === most) return;
    if (i === limits.of.length) {
      if (fits(limits, taken)) found.push(taken.slice());
      return;
    }
    const item = limits.of[i]!;
    const room = Math.min(item.count, limits.max - taken.length);
    for (let n = 0; n <= room; n++) {
      from(i + 1);
      taken.push(item.id);
    }
    taken.length -= room + 1;
  };
  from(0);
  return found;
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

function weigh(limits: Limits, items: readonly string[]): number {
  return items.reduce((sum, id) => sum + (limits.of.find((item) => item.id === id)!.weight ?? 0), 0);
}
