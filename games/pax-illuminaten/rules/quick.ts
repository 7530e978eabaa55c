/** Quick support (PAX-9.8): how often it may still be taken in this turn. */
import { numberOf } from '../data/edition.ts';
import { FACTION } from '../data/factions.ts';
import type { State } from './state.ts';

export function quickLeft(s: State): number {
  const scholars = s.factionCards[FACTION.SC] === s.turn.who; // PAX-17.52
  return Math.max(0, numberOf(s, scholars ? 'F-SC.quickSupport' : 'limit.quickSupport') - s.turn.quick);
}
