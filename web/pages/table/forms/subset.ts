/** What a subset picker needs to know of its menu: which things are closed now, and the answer in the menu's order. */
import type { Item } from '@signoria/kernel';
import { countOf, type Subset } from '@signoria/kit';

export interface Limits {
  readonly of: readonly Item[];
  readonly min: number;
  readonly max: number;
  readonly perGroup?: number;
  readonly budget?: number;
}

export type Closed = 'full' | 'group' | 'budget';

const weigh = ({ of }: Limits, chosen: Subset): number =>
  of.reduce((sum, { id, weight = 0 }) => sum + weight * (chosen[id] ?? 0), 0);

/** Why no more of this item can be taken; null when one more can. */
export function closed(limits: Limits, chosen: Subset, item: Item): Closed | null {
  const { of, max, perGroup, budget } = limits;
  const inGroup = of.filter(({ group }) => group === item.group).reduce((sum, { id }) => sum + (chosen[id] ?? 0), 0);
  if (perGroup !== undefined && item.group !== undefined && inGroup >= perGroup) return 'group';
  if (budget !== undefined && weigh(limits, chosen) + (item.weight ?? 0) > budget) return 'budget';
  return countOf(chosen) >= max ? 'full' : null;
}

/** The chosen ids in the order of the menu: one set has one spelling. */
export function itemsOf({ of }: Limits, chosen: Subset): readonly string[] {
  return of.flatMap(({ id }) => Array<string>(chosen[id] ?? 0).fill(id));
}

export function isComplete(limits: Limits, chosen: Subset): boolean {
  const count = countOf(chosen);
  const groups = new Map<string, number>();
  for (const { id, group } of limits.of) {
    if (group !== undefined) groups.set(group, (groups.get(group) ?? 0) + (chosen[id] ?? 0));
  }
  const grouped = [...groups.values()].every((n) => n <= (limits.perGroup ?? Infinity));
  return count >= limits.min && count <= limits.max && grouped && weigh(limits, chosen) <= (limits.budget ?? Infinity);
}
