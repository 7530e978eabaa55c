/** The 14 prestige cards (chapter 15), each once. Provenance: rulebook. Their order is that of FLO-15.3 to FLO-15.16. */
import type { Index } from '@signoria/kernel';
import { COUNTER, type Counter, type CounterId } from './counters.ts';

export type PrestigeCard =
  /** Full points for being alone the best, `tied` for sharing it (FLO-15.1). */
  | {
      readonly kind: 'most' | 'fewest';
      readonly counter: Counter;
      readonly points: number;
      readonly tied: number;
      readonly rule: string;
    }
  | {
      readonly kind: 'threshold';
      readonly needs: readonly { readonly counter: Counter; readonly min: number }[];
      readonly points: number;
      readonly rule: string;
    };

const most = (rule: string, id: CounterId, points: number, tied: number): PrestigeCard => {
  return { kind: 'most', counter: COUNTER[id], points, tied, rule };
};
const fewest = (rule: string, id: CounterId, points: number, tied: number): PrestigeCard => {
  return { kind: 'fewest', counter: COUNTER[id], points, tied, rule };
};
const atLeast = (rule: string, points: number, needs: { readonly [id in CounterId]?: number }): PrestigeCard => {
  const list = Object.entries(needs).map(([id, min]) => ({ counter: COUNTER[id as CounterId], min }));
  return { kind: 'threshold', needs: list, points, rule };
};

const CARDS = {
  'prestige-01': most('FLO-15.3', 'building', 6, 3),
  'prestige-02': atLeast('FLO-15.4', 5, { largeBuilding: 2 }),
  'prestige-03': fewest('FLO-15.5', 'emptySquare', 8, 4),
  'prestige-04': atLeast('FLO-15.6', 8, { forest: 1, lake: 1, park: 1 }),
  'prestige-05': most('FLO-15.7', 'landscape', 7, 4),
  'prestige-06': most('FLO-15.8', 'forest', 7, 4),
  'prestige-07': most('FLO-15.9', 'lake', 6, 3),
  'prestige-08': atLeast('FLO-15.10', 8, { freedomType: 3 }),
  'prestige-09': atLeast('FLO-15.11', 6, { building: 4, freedom: 2, work: 4 }),
  'prestige-10': most('FLO-15.12', 'jester', 6, 3),
  'prestige-11': most('FLO-15.13', 'builder', 6, 3),
  'prestige-12': most('FLO-15.14', 'park', 5, 3),
  'prestige-13': atLeast('FLO-15.15', 7, { builder: 1, jester: 1, landscape: 2 }),
  'prestige-14': most('FLO-15.16', 'work', 7, 4),
};
export type PrestigeId = keyof typeof CARDS;
export const PRESTIGE = Object.keys(CARDS) as readonly PrestigeId[]; // as they stand above
export const PRESTIGE_CARDS: readonly PrestigeCard[] = Object.values(CARDS);
/** Index into `PRESTIGE`. */
export type Prestige = Index<'prestige'>;

/** -1 for what is none. */
export function prestigeOf(id: string): Prestige {
  return (PRESTIGE as readonly string[]).indexOf(id);
}
