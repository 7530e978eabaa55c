/** Chapter 3: the round; chapter 13: its best Work. */
import { type Chapter, type Seat, schedule } from '@signoria/kernel';
import { GAIN, ROUNDS } from '../../data/economy.ts';
import { isDiego } from '../model/counters.ts';
import { story, type Who } from '../model/events.ts';
import { type Frame, NONE, type State } from '../model/state.ts';
import { minimum } from '../model/value.ts';

export type RoundFrame = { readonly at: 'round' } | { readonly at: 'bestWork' };

export function whoIs(s: State, seat: Seat): Who {
  return isDiego(s, seat) ? 'diego' : seat;
}

/** FLO-3.1, FLO-19.3: what a round consists of. */
function phases(s: State): readonly Frame[] {
  if (s.solo !== null) return [{ at: 'soloAuction' }, { at: 'soloActions' }, { at: 'bestWork' }];
  const characters: readonly Frame[] = s.cast === null ? [] : [{ at: 'characterPhase' }];
  return [{ at: 'auctionPhase' }, ...characters, { at: 'actionPhase' }, { at: 'bestWork' }];
}

/** FLO-13.1, FLO-13.2, FLO-R22: all who share the highest value gain. */
function award(s: State): void {
  const best = Math.max(...s.players.map((p) => p.best));
  if (best === 0) {
    story.sink?.push({ what: 'noWork' });
    return;
  }
  for (const p of s.players) if (p.best === best) p.prestige += GAIN;
  story.sink?.push({
    what: 'bestWork',
    who: s.players.flatMap((p, seat) => (p.best === best ? [whoIs(s, seat)] : [])),
    value: best,
  });
}

export const roundSteps: Chapter<State, RoundFrame> = {
  round: {
    run(s) {
      for (const p of s.players) {
        p.bought = NONE;
        p.dropped = false;
        p.best = 0; // FLO-13.3
      }
      story.sink?.push({ what: 'roundBegins', round: s.round, minimum: minimum(s), first: whoIs(s, s.first) });
      schedule(s, ...phases(s));
    },
  },
  bestWork: {
    run(s) {
      award(s);
      if (s.round === ROUNDS) return schedule(s, { at: 'gameEnd' });
      s.round++;
      s.first = (s.first + 1) % s.players.length; // FLO-3.2, FLO-18.6
      schedule(s, { at: 'round' });
    },
  },
};
