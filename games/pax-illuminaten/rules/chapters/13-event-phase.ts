/** Chapter 13: the event phase. */
import { type Chapter, list, schedule } from '@signoria/kernel';
import { EVENTS, eventOf, type SpecialId } from '../../data/event-cards.ts';
import { EVERY_FACTION, FACTION, FACTION_COUNT, FACTIONS, type Faction } from '../../data/factions.ts';
import { type Do, PASS } from '../model/choices.ts';
import { discardEmptyEdict, discardSpecial } from '../model/event-cards.ts';
import { story } from '../model/events.ts';
import type { FrameAt } from '../model/frames.ts';
import { partyOf } from '../model/party.ts';
import { isHuman, type State, type Who } from '../model/state.ts';

/** PAX-13.1: one token to the supply and one to the stock; PAX-17.53: both to the stock of the clergy's owner. */
function carryOut(s: State, who: Who, faction: Faction): void {
  const tokens = s.edictTokens[faction]!;
  const clergy = s.factionCards[FACTION.CL] === who && isHuman(s, who);
  const supply = clergy ? 0 : 1; // PAX-R33: a single last token goes to the supply
  const stock = Math.min(tokens - supply, 2 - supply);
  s.supply[faction]! += supply;
  s.stocks[who * FACTION_COUNT + faction]! += stock;
  s.edictTokens[faction] = tokens - supply - stock;
  story.sink?.push({ what: 'edictPays', who: partyOf(s, who), faction: FACTIONS[faction]!, stock, supply });
  discardEmptyEdict(s, faction);
}

export function carryOutEdicts(s: State, who: Who): void {
  for (const faction of EVERY_FACTION) {
    if (s.edictOwner[faction] === who) carryOut(s, who, faction);
  }
}

export const eventPhaseSteps: Chapter<State, FrameAt<'eventPhase' | 'playEvent'>> = {
  eventPhase: {
    run(s) {
      const { who } = s.turn;
      carryOutEdicts(s, who);
      discardSpecial(s, who); // PAX-13.3
      if (s.eventHands[who]!.length > 0) schedule(s, { at: 'playEvent', seat: who }); // their number is public
    },
  },
  playEvent: {
    rules: ['PAX-13.4'],
    seat: (_, f) => f.seat,
    menu: (s, f) =>
      list([
        ...s.eventHands[f.seat]!.map((card): Do<'play'> => ({ do: 'play', event: EVENTS[card] as SpecialId })),
        PASS,
      ]),
    take(s, f, c) {
      if (c.do === 'pass') return;
      const card = eventOf(c.event);
      s.eventHands[f.seat] = s.eventHands[f.seat]!.filter((other) => other !== card);
      s.special[f.seat] = card;
      story.sink?.push({ what: 'specialPlayed', who: partyOf(s, f.seat), event: c.event });
    },
  },
};
