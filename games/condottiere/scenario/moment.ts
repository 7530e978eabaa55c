/** What happens from each moment on. */
import type { Frame, State } from '../rules/model/state.ts';
import { stakeOf } from './checks.ts';
import type { Moment } from './draft.ts';

/** What is still to come, next thing last. */
export function framesOf(s: State, moment: Moment): Frame[] {
  const afterwards: readonly Frame[] = s.options.drawAfterBattle
    ? [{ at: 'battle' }, { at: 'discardLines' }, { at: 'chooseSite' }]
    : [{ at: 'roundEnd' }, { at: 'discardHands' }, { at: 'discardLines' }, { at: 'chooseSite' }];
  const compare: Frame = s.finalists === null ? { at: 'compare' } : { at: 'finalCompare', stake: stakeOf(s) };
  switch (moment.at) {
    case 'deciding':
      return [compare, { at: 'turn', seat: moment.seat }];
    case 'concluding':
      return [compare];
    case 'drawing':
      return [...afterwards, { at: 'drawStep' }];
    case 'choosingSite':
      return [...afterwards];
    case 'discardingHands':
      return [{ at: 'roundEnd' }, { at: 'discardHands' }];
    case 'roundEnds':
      return [{ at: 'roundEnd' }];
    case 'finalBattle':
      return [{ at: 'finalBattle', finalists: s.finalists!, stake: stakeOf(s) }];
  }
}
