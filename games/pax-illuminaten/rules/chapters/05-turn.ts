/** Chapter 5: rounds and turns. The phases have files of their own. */
import { type Chapter, schedule } from '@signoria/kernel';
import { numberOf } from '../../data/box.ts';
import { CONNECTIONS } from '../../data/connections.ts';
import { story } from '../model/events.ts';
import type { FrameAt } from '../model/frames.ts';
import { partyOf } from '../model/party.ts';
import { isHuman, newTurn, type State, type Who } from '../model/state.ts';
import { factionScoring } from './14-ending.ts';

export function nextAfter(s: State, who: Who): Who {
  return s.order[(s.order.indexOf(who) + 1) % s.order.length]!;
}

function announce(s: State): void {
  story.sink?.push({
    what: 'gameStarts',
    first: partyOf(s, s.first),
    rival: s.rival?.id ?? null,
    connections: s.order.map((who) => ({
      who: partyOf(s, who),
      connection: CONNECTIONS[s.connections[who]!]!.id,
    })),
  });
}

export const turnSteps: Chapter<State, FrameAt<'start' | 'turn' | 'afterTurn' | 'actionPhase'>> = {
  start: {
    run(s) {
      announce(s);
      schedule(s, { at: 'turn', who: s.first });
    },
  },
  turn: {
    run(s, { who }) {
      s.turn = newTurn(who, numberOf(s, 'limit.mainActions'));
      if (who === s.first) story.sink?.push({ what: 'roundStarts', round: s.round, last: s.lastRound });
      story.sink?.push({ what: 'turnStarts', who: partyOf(s, who) });
      if (isHuman(s, who)) {
        schedule(s, { at: 'actionPhase' }, { at: 'checkPhase' }, { at: 'afterTurn', who });
        if (s.round > 1) schedule(s, { at: 'eventPhase' }); // PAX-5.3
      } else {
        schedule(s, { at: 'rivalStage', stage: 0 }, { at: 'rivalCheck' }, { at: 'afterTurn', who });
        if (s.round > 1) schedule(s, { at: 'rivalEventPhase' });
      }
    },
  },
  actionPhase: {
    run(s) {
      s.turn.phase = 'action';
      schedule(s, { at: 'act', seat: s.turn.who });
    },
  },
  afterTurn: {
    run(s, { who }) {
      s.markers.fill(0); // PAX-8.3
      const next = nextAfter(s, who);
      if (next !== s.first) return schedule(s, { at: 'turn', who: next });
      if (s.lastRound) return factionScoring(s); // PAX-14.2, PAX-R51
      s.round++;
      schedule(s, { at: 'turn', who: next });
    },
  },
};
