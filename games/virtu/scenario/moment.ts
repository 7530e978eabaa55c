/** How each moment looks, and what happens from it on. */
import { ROOM } from '../data/palace.ts';
import type { Frame, State } from '../rules/model/state.ts';
import type { Moment } from './draft.ts';

export function enter(s: State, moment: Moment): void {
  if (moment.at === 'acting') s.marker[moment.seat] = ROOM[moment.room];
  if (moment.at === 'sieges' || moment.at === 'winter') s.stopped.fill(true);
  if (moment.at !== 'winter') return;
  s.season = 'winter';
  s.winterOf = moment.seat;
}

/** What is still to come, next thing last. */
export function framesOf(s: State, moment: Moment): Frame[] {
  const sieges = s.order.map((seat): Frame => ({ at: 'sieges', seat }));
  const rest: readonly Frame[] = [{ at: 'winter' }, { at: 'newOrder' }, { at: 'retreats' }, ...sieges.reverse()];
  switch (moment.at) {
    case 'spring':
      return [{ at: 'spring' }];
    case 'turn':
      return [...rest, { at: 'springTurn', seat: moment.seat }];
    case 'acting':
      return [...rest, { at: 'halt', seat: moment.seat }];
    case 'sieges':
      return [...rest];
    case 'winter':
      return [{ at: 'yearEnd' }, { at: 'winterTurn', seat: moment.seat }];
    case 'scoring':
      return [{ at: 'finalScore' }];
  }
}
