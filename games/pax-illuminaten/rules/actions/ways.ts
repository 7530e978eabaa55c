/**
 * How an action differs from the plain one: by the card or marker it came from, by enhancements in force (PAX-9.13,
 * PAX-17.6), by faction cards and special events.
 */
import type { Parts } from '@signoria/kernel';
import type { AbilityId, Action } from '../../data/abilities.ts';
import { numberOf } from '../../data/box.ts';
import { FACTION } from '../../data/factions.ts';
import type { Place } from '../../data/layouts.ts';
import { around, connectionFactions, faceAt, lowest, presence, touchedBy } from '../model/board.ts';
import { serves } from '../model/event-cards.ts';
import type { State, Who } from '../model/state.ts';

/** How often an enhancement is in force: numbers add up (PAX-17.5). */
export function enhanced(s: State, id: AbilityId): number {
  let n = 0;
  for (const other of s.turn.enhancements) if (other === id) n++;
  return n;
}

/** PAX-3.6, PAX-17.5: the best rate of substitution that applies. */
export function substitution(s: State, who: Who, action: Action | null, parts: Parts = null): number {
  let rate = numberOf(s, 'limit.substitution');
  parts?.push({ what: 'substitution', n: rate, rules: ['PAX-3.6'] });
  if (s.factionCards[FACTION.CR] === who) {
    const better = Math.min(rate, numberOf(s, 'F-CR.rate'));
    parts?.push({ what: 'factionCard', n: better - rate, rules: ['PAX-17.51'], facts: { faction: 'CR' } });
    rate = better;
  }
  if (serves(s, 'encyclopedia')) {
    const better = Math.min(rate, numberOf(s, 'encyclopedia.rate'));
    parts?.push({ what: 'special', n: better - rate, rules: ['PAX-17.57'], facts: { event: 'encyclopedia' } });
    rate = better;
  }
  if (action === 'influence' && enhanced(s, 'E-INFL-SUB') > 0) {
    const better = Math.min(rate, numberOf(s, 'E-INFL-SUB.rate'));
    parts?.push({ what: 'enhancement', n: better - rate, rules: ['PAX-17.31'] });
    rate = better;
  }
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
