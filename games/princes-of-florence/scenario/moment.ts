/** What happens from each moment on. */

import { newTurn } from '../rules/chapters/06-actions.ts';
import type { Frame, State } from '../rules/model/state.ts';
import type { Moment } from './draft.ts';

/** What is still to come, next thing last. */
export function framesOf(s: State, moment: Moment): Frame[] {
  const alone = s.solo !== null;
  switch (moment.at) {
    case 'auction':
      return alone
        ? [{ at: 'bestWork' }, { at: 'soloActions' }, { at: 'soloAuction' }]
        : [{ at: 'bestWork' }, { at: 'actionPhase' }, ...phaseOf(s), { at: 'auctionPhase' }];
    case 'characters':
      return [{ at: 'bestWork' }, { at: 'actionPhase' }, { at: 'characterPhase' }];
    case 'actions':
      return [{ at: 'bestWork' }, { at: alone ? 'soloActions' : 'actionPhase' }];
    case 'turn':
      s.phase = 'actions';
      s.turn = { ...newTurn(moment.seat), done: moment.done };
      return [{ at: 'bestWork' }, { at: 'turn', seat: moment.seat }];
    case 'bestWork':
      return [{ at: 'bestWork' }];
    case 'end':
      return [{ at: 'gameEnd' }];
  }
}

function phaseOf(s: State): readonly Frame[] {
  return s.cast === null ? [] : [{ at: 'characterPhase' }];
}
