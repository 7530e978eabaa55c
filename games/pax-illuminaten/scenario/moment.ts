/** Where the game stands when the scenario begins, and what happens from there on. */
import type { Frame } from '../rules/model/frames.ts';
import type { State } from '../rules/model/state.ts';
import type { Side } from './position.ts';

export interface Moment {
  readonly at: 'acting' | 'eventPhase' | 'checking' | 'rivalTurn' | 'turn';
  /** Whose turn it is. */
  readonly side: Side;
}

/** What is still to come, next thing last. */
export function framesOf(s: State, moment: Moment): Frame[] {
  const { who } = s.turn;
  const after: Frame = { at: 'afterTurn', who };
  switch (moment.at) {
    case 'acting':
      return [after, { at: 'checkPhase' }, { at: 'actionPhase' }];
    case 'eventPhase':
      return [after, { at: 'checkPhase' }, { at: 'actionPhase' }, { at: 'eventPhase' }];
    case 'checking':
      return [after, { at: 'checkPhase' }];
    case 'rivalTurn':
    case 'turn':
      return [{ at: 'turn', who }];
  }
}
