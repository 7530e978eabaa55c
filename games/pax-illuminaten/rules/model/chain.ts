/** Chapter 9: which card may follow which in a conspiracy, and how much quick support it may still give. */
import type { Parts } from '@signoria/kernel';
import { editionOf, numberOf } from '../../data/box.ts';
import { FACTION } from '../../data/factions.ts';
import type { Card } from '../../data/luminaries.ts';
import { servesOnce } from './event-cards.ts';
import type { State } from './state.ts';

/** PAX-9.4: a royal arch ends the chain. */
export function isClosed(s: State): boolean {
  const last = s.turn.chain.at(-1);
  return last !== undefined && editionOf(s).faces[last]!.degree === 'RA';
}

/** PAX-9.2 to PAX-9.4, without any help from events. */
export function linksByItself(s: State, card: Card): boolean {
  const last = s.turn.chain.at(-1);
  if (last === undefined) return true; // PAX-R24
  const { faces } = editionOf(s);
  const before = faces[last]!;
  const next = faces[card]!;
  if (before.degree === 'RA') return false;
  return before.degree === 'GM' || next.high || (before.factions & next.factions) !== 0;
}

export function canLink(s: State, card: Card): boolean {
  return linksByItself(s, card) || (!isClosed(s) && servesOnce(s, 'convent')); // PAX-17.54
}

/** Quick support (PAX-9.8): how often it may still be taken in this turn. */
export function quickLeft(s: State, parts: Parts = null): number {
  const all = numberOf(s, 'limit.quickSupport');
  const scholars = s.factionCards[FACTION.SC] === s.turn.who; // PAX-17.52
  const most = scholars ? numberOf(s, 'F-SC.quickSupport') : all;
  const taken = Math.min(most, s.turn.quick);
  parts?.push({ what: 'limit', n: all, rules: ['PAX-9.8'] });
  parts?.push({ what: 'factionCard', n: most - all, rules: ['PAX-17.52'], facts: { faction: 'SC' } });
  parts?.push({ what: 'taken', n: -taken, rules: ['PAX-9.8'] });
  return most - taken;
}
