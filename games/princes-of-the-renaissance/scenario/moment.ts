/** What happens from each moment on. */
import type { Frame, State } from '../rules/model/state.ts';
import type { Moment } from './draft.ts';

export function framesOf(s: State, moment: Moment): Frame[] {
  s.active = moment.seat;
  return [frameOf(moment)];
}

function frameOf(moment: Moment): Frame {
  switch (moment.at) {
    case 'turn':
      return { at: 'turn', seat: moment.seat };
    case 'turnEnd':
      return { at: 'afterAction', seat: moment.seat, late: false };
    case 'decadeEnds':
      return { at: 'decadeEnd' };
  }
}
