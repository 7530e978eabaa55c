/** What moves when something happens: goods from the market to their estate, people to whoever recruits them. */
import type { GameEvent } from '@signoria/kernel';
import type { Move } from '@signoria/kit';
import type { Happening, Who } from '../../rules/model/events.ts';

/** Where somebody's things lie: the estate that is looked at, the mat among the others, the row of seats. */
const homeOf = (who: Who): readonly string[] => [`estate ${who}`, `mat ${who}`, `seat ${who}`];

const to = (who: Who, ...from: readonly string[]): Move => ({ how: 'fly', from, to: homeOf(who) });

const HAMMER: Move = { how: 'hammer', at: ['auction'] };

export function moves(event: GameEvent): readonly Move[] {
  const told = event as Happening; // only this game's events come here
  switch (told.what) {
    case 'bought':
      return [to(told.seat, `stack ${told.stack}`), HAMMER];
    case 'diegoBuys':
      return [to('diego', `stack ${told.stack}`)];
    case 'landscapePlaced':
      return [to(told.seat, `piece ${told.landscape}`)];
    case 'built':
      return [to(told.seat, `piece ${told.building}`)];
    case 'builtTogether':
      return [to(told.seat, `piece ${told.building}`)];
    case 'freedomIntroduced':
      return [to(told.seat, `freedom ${told.freedom}`)];
    case 'drew':
      return [to(told.seat, `deck ${told.deck}`, `stack ${told.deck}`)];
    case 'recruited':
      return [to(told.seat, `played ${told.profession}`)];
    case 'workDone':
      return told.profession === null ? [] : [{ how: 'seal', at: [`played ${told.profession}`] }];
    case 'characterWon':
      return [to(told.seat, `character ${told.character}`), HAMMER];
    case 'rolled':
      return [{ how: 'roll', at: ['die'] }];
    default:
      return [];
  }
}
