/** The event deck, edicts and special events in play (PAX-2.12, PAX-12.5 to PAX-12.9, PAX-13.2). */
import { draw } from '@signoria/kernel';
import { numberOf } from '../../data/box.ts';
import { EVENTS, type EventCard, isEdict, SPECIAL, type SpecialId } from '../../data/event-cards.ts';
import { FACTION_COUNT, FACTIONS, type Faction } from '../../data/factions.ts';
import { story } from './events.ts';
import { partyOf } from './party.ts';
import { isHuman, NONE, type State, type Who } from './state.ts';

export function eventsLeft(s: State): number {
  return s.upper.length + s.lower.length + (s.back === NONE ? 0 : 1);
}

/** The top event card: the one put back, or else a random one of the upper half, then of the lower. */
export function takeEvent(s: State): EventCard {
  if (s.back !== NONE) {
    const card = s.back;
    s.back = NONE;
    s.backBy = NONE;
    return card;
  }
  const half = s.upper.length > 0 ? s.upper : s.lower;
  return half.splice(draw(s, 'event').below(half.length), 1)[0]!;
}

export function edictsDiscarded(s: State): number {
  let n = 0;
  for (const card of s.eventDiscards) if (isEdict(card)) n++;
  return n;
}

export function edictsInPlay(s: State): number {
  let n = 0;
  for (const owner of s.edictOwner) if (owner !== NONE) n++;
  return n;
}

/** PAX-12.8: every stock of the faction goes back, then tokens go onto the edict (PAX-R34: as many as there are). */
export function playEdict(s: State, who: Who, faction: Faction): void {
  for (const p of s.order) {
    const at = p * FACTION_COUNT + faction;
    s.supply[faction]! += s.stocks[at]!;
    s.stocks[at] = 0;
  }
  const tokens = Math.min(numberOf(s, 'limit.edictTokens'), s.supply[faction]!);
  s.supply[faction]! -= tokens;
  s.edictOwner[faction] = who;
  s.edictTokens[faction] = tokens;
  story.sink?.push({ what: 'edictPlayed', who: partyOf(s, who), faction: FACTIONS[faction]!, tokens });
}

/** PAX-13.1, PAX-17.8: an edict without tokens is discarded at once; the fifth makes this the last round. */
export function discardEmptyEdict(s: State, faction: Faction): void {
  if (s.edictTokens[faction]! > 0) return;
  s.edictOwner[faction] = NONE;
  s.eventDiscards.push(faction);
  const discarded = edictsDiscarded(s);
  story.sink?.push({ what: 'edictDiscarded', faction: FACTIONS[faction]!, discarded });
  if (s.lastRound || discarded < numberOf(s, 'limit.edictsToEnd')) return;
  s.lastRound = true; // PAX-13.2
  story.sink?.push({ what: 'lastRound' });
}

/** PAX-17.8 */
export function takeFromEdict(s: State, who: Who, faction: Faction, count: number): void {
  s.edictTokens[faction]! -= count;
  s.stocks[who * FACTION_COUNT + faction]! += count;
  story.sink?.push({ what: 'edictTaken', who: partyOf(s, who), faction: FACTIONS[faction]!, count });
  discardEmptyEdict(s, faction);
}

/** PAX-13.5, PAX-R48: a face-up special event serves every human in the own turn, never the artificial rival. */
export function serves(s: State, id: SpecialId): boolean {
  return isHuman(s, s.turn.who) && s.special.includes(SPECIAL[id]);
}

/** PAX-17.9: once a turn. */
export function servesOnce(s: State, id: SpecialId): boolean {
  return serves(s, id) && (s.turn.eventUsed & (1 << SPECIAL[id])) === 0;
}

export function useEvent(s: State, id: SpecialId): void {
  s.turn.eventUsed |= 1 << SPECIAL[id];
}

export function discardSpecial(s: State, who: Who): void {
  const card = s.special[who]!;
  if (card === NONE) return;
  s.special[who] = NONE;
  s.eventDiscards.push(card);
  story.sink?.push({ what: 'specialEnds', who: partyOf(s, who), event: EVENTS[card] as SpecialId });
}
