/** The 20 bonus cards (chapter 16), each once. Provenance: rulebook. Their order is that of FLO-16.1 to FLO-16.20. */
import { COUNTER, type Counter, type CounterId } from './counters.ts';

/** `each`: value times all things counted; `distinct`: value times the kinds of which there is at least one. */
export interface BonusCard {
  readonly mode: 'each' | 'distinct';
  readonly value: number;
  readonly counters: readonly Counter[];
  readonly rule: string;
}

const each = (rule: string, value: number, ...ids: CounterId[]): BonusCard => card('each', rule, value, ids);
const distinct = (rule: string, value: number, ...ids: CounterId[]): BonusCard => card('distinct', rule, value, ids);

function card(mode: BonusCard['mode'], rule: string, value: number, ids: readonly CounterId[]): BonusCard {
  return { mode, rule, value, counters: ids.map((id) => COUNTER[id]) };
}

export const BONUS_CARDS: readonly BonusCard[] = [
  each('FLO-16.1', 1, 'building'),
  each('FLO-16.2', 2, 'largeBuilding'),
  each('FLO-16.3', 1, 'mediumBuilding', 'forest'),
  each('FLO-16.4', 1, 'smallBuilding', 'landscape'),
  distinct('FLO-16.5', 2, 'largeBuilding', 'mediumBuilding', 'smallBuilding'),
  each('FLO-16.6', 1, 'landscape'),
  each('FLO-16.7', 2, 'forest'),
  each('FLO-16.8', 2, 'park'),
  each('FLO-16.9', 2, 'freedom'),
  each('FLO-16.10', 2, 'lake'),
  each('FLO-16.11', 1, 'jester', 'freedom'),
  each('FLO-16.12', 2, 'builder'),
  each('FLO-16.13', 2, 'jester'),
  each('FLO-16.14', 2, 'prestigeCard'),
  each('FLO-16.15', 1, 'prestigeCard', 'freedom'),
  each('FLO-16.16', 1, 'builder', 'lake'),
  distinct('FLO-16.17', 1, 'forest', 'lake', 'park', 'jester', 'builder', 'prestigeCard', 'freedom'),
  each('FLO-16.18', 1, 'professionInHand', 'recruitingInHand'),
  distinct('FLO-16.19', 2, 'forest', 'lake', 'park'),
  each('FLO-16.20', 1, 'professionOnTable', 'recruitingOnTable'),
];

export const BONUS = [
  'bonus-01',
  'bonus-02',
  'bonus-03',
  'bonus-04',
  'bonus-05',
  'bonus-06',
  'bonus-07',
  'bonus-08',
  'bonus-09',
  'bonus-10',
  'bonus-11',
  'bonus-12',
  'bonus-13',
  'bonus-14',
  'bonus-15',
  'bonus-16',
  'bonus-17',
  'bonus-18',
  'bonus-19',
  'bonus-20',
] as const;
export type BonusId = (typeof BONUS)[number];
/** Index into `BONUS`. */
export type Bonus = number;

/** -1 for what is none. */
export function bonusOf(id: string): Bonus {
  return (BONUS as readonly string[]).indexOf(id);
}
