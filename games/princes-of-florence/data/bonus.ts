/** The 20 bonus cards (chapter 16), each once. Provenance: rulebook. Their order is that of FLO-16.1 to FLO-16.20. */
import type { Index } from '@signoria/kernel';
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

const CARDS = {
  'bonus-01': each('FLO-16.1', 1, 'building'),
  'bonus-02': each('FLO-16.2', 2, 'largeBuilding'),
  'bonus-03': each('FLO-16.3', 1, 'mediumBuilding', 'forest'),
  'bonus-04': each('FLO-16.4', 1, 'smallBuilding', 'landscape'),
  'bonus-05': distinct('FLO-16.5', 2, 'largeBuilding', 'mediumBuilding', 'smallBuilding'),
  'bonus-06': each('FLO-16.6', 1, 'landscape'),
  'bonus-07': each('FLO-16.7', 2, 'forest'),
  'bonus-08': each('FLO-16.8', 2, 'park'),
  'bonus-09': each('FLO-16.9', 2, 'freedom'),
  'bonus-10': each('FLO-16.10', 2, 'lake'),
  'bonus-11': each('FLO-16.11', 1, 'jester', 'freedom'),
  'bonus-12': each('FLO-16.12', 2, 'builder'),
  'bonus-13': each('FLO-16.13', 2, 'jester'),
  'bonus-14': each('FLO-16.14', 2, 'prestigeCard'),
  'bonus-15': each('FLO-16.15', 1, 'prestigeCard', 'freedom'),
  'bonus-16': each('FLO-16.16', 1, 'builder', 'lake'),
  'bonus-17': distinct('FLO-16.17', 1, 'forest', 'lake', 'park', 'jester', 'builder', 'prestigeCard', 'freedom'),
  'bonus-18': each('FLO-16.18', 1, 'professionInHand', 'recruitingInHand'),
  'bonus-19': distinct('FLO-16.19', 2, 'forest', 'lake', 'park'),
  'bonus-20': each('FLO-16.20', 1, 'professionOnTable', 'recruitingOnTable'),
};
export type BonusId = keyof typeof CARDS;
export const BONUS = Object.keys(CARDS) as readonly BonusId[]; // as they stand above
export const BONUS_CARDS: readonly BonusCard[] = Object.values(CARDS);
/** Index into `BONUS`. */
export type Bonus = Index<'bonus'>;

/** -1 for what is none. */
export function bonusOf(id: string): Bonus {
  return (BONUS as readonly string[]).indexOf(id);
}
