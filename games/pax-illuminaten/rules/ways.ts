/**
 * How an action differs from the plain one: by the card or marker it came from, by enhancements in force (PAX-9.13,
 * PAX-17.6), by faction cards and special events.
 */
import type { AbilityId, Action } from '../data/abilities.ts';
import { numberOf } from '../data/edition.ts';
import { FACTION } from '../data/factions.ts';
import type { Place } from '../data/layouts.ts';
import { around, connectionFactions, faceAt, lowest, presence, touchedBy } from './board.ts';
import { serves } from './event-cards.ts';
import type { State, Who } from './state.ts';

/** How often an enhancement is in force: numbers add up (PAX-17.5). */
export function enhanced(s: State, id: AbilityId): number {
  let n = 0;
  for (const other of s.turn.enhancements) if (other === id) n++;
  return n;
}

/** PAX-3.6, PAX-17.5: the best rate of substitution that applies. */
export function substitution(s: State, who: Who, action: Action | null): number {
  let rate = numberOf(s, 'limit.substitution');
  if (s.factionCards[FACTION.CR] === who) rate = Math.min(rate, numberOf(s, 'F-CR.rate'));
  if (serves(s, 'encyclopedia')) rate = Math.min(rate, numberOf(s, 'encyclopedia.rate'));
  if (action === 'influence' && enhanced(s, 'E-INFL-SUB') > 0) rate = Math.min(rate, numberOf(s, 'E-INFL-SUB.rate'));
  return rate;
}

/** The factions of each card that could act on this place, and of the areopagus; anywhere when `any` (PAX-17.10). */
export function actingFactions(s: State, who: Who, place: Place, any: boolean): readonly number[] {
  const masks: number[] = [];
  const mine = presence(s, who);
  for (let left = any ? mine : mine & around(s, place); left !== 0; left &= left - 1) {
    const { factions } = faceAt(s, lowest(left));
    if (!masks.includes(factions)) masks.push(factions);
  }
  if (any || (touchedBy(s, who) & (1 << place)) !== 0) masks.push(connectionFactions(s, who));
  return masks;
}
