/** Chapter 10: faction cards. What their actions do differently is told by the actions themselves. */
import { type Seat, schedule } from '@signoria/kernel';
import { FACTION_ACTION } from '../../data/faction-cards.ts';
import { EVERY_FACTION, FACTIONS, type Faction } from '../../data/factions.ts';
import { attempt } from '../actions/action.ts';
import { canAct } from '../actions/actions.ts';
import { story } from '../model/events.ts';
import type { Act } from '../model/frames.ts';
import { mainLodgeController } from '../model/lodges.ts';
import { partyOf, partyOrNull } from '../model/party.ts';
import { NONE, OUT, type State, type Who } from '../model/state.ts';

/** PAX-10.1, PAX-10.6 */
export function canClaim(s: State, who: Who, faction: Faction): boolean {
  const owner = s.factionCards[faction]!;
  return owner !== OUT && owner !== who && mainLodgeController(s, faction) === who;
}

export function claimChoices(s: State, who: Who, into: Act[]): void {
  if (s.turn.claimed) return;
  for (const f of EVERY_FACTION) if (canClaim(s, who, f)) into.push({ do: 'claim', faction: FACTIONS[f]! });
}

/** PAX-10.5: from the row or from a rival. */
export function claim(s: State, who: Who, faction: Faction): void {
  const from = s.factionCards[faction]!;
  s.factionCards[faction] = who;
  s.turn.claimed = true;
  story.sink?.push({
    what: 'claimed',
    who: partyOf(s, who),
    faction: FACTIONS[faction]!,
    from: from === NONE ? null : partyOrNull(s, from),
  });
}

/** PAX-10.3: once a turn, outside the chain. */
export function factionChoices(s: State, who: Who, into: Act[]): void {
  for (const f of EVERY_FACTION) {
    if (s.factionCards[f] !== who || (s.turn.factionUsed & (1 << f)) !== 0) continue;
    const faction = FACTIONS[f]!;
    if (canAct(s, attempt(who, `F-${faction}`), FACTION_ACTION[faction])) into.push({ do: 'faction', faction });
  }
}

export function useFactionCard(s: State, seat: Seat, faction: Faction): void {
  const id = FACTIONS[faction]!;
  s.turn.factionUsed |= 1 << faction;
  story.sink?.push({ what: 'factionUsed', who: partyOf(s, seat), faction: id, action: FACTION_ACTION[id] });
  schedule(s, { at: 'extra', seat, way: `F-${id}`, marked: NONE, times: 1, mayStop: false });
}
