/**
 * What moves when something happens: cards from the hand into the line and back, the token from row to row, the two figures about
 * the map, control markers onto it.
 */
import type { GameEvent, Seat } from '@signoria/kernel';
import type { Move } from '@signoria/kit';
import type { Happening } from '../../rules/model/events.ts';

/** Where cards of a seat come from and go to, when they are not seen. */
const heldBy = (seat: Seat): readonly string[] => [`held ${seat}`, `seat ${seat}`];

export function moves(event: GameEvent): readonly Move[] {
  const told = event as Happening; // only this game's events come here
  switch (told.what) {
    case 'played':
      return [
        { how: 'fly', from: [`hand ${told.card}`, ...heldBy(told.seat)], to: [`card ${told.seat} ${told.card}`] },
      ];
    case 'playedFacedown':
      return [{ how: 'fly', from: heldBy(told.seat), to: [`facedown ${told.seat}`] }];
    case 'facedownIs':
      return [{ how: 'fly', from: [`hand ${told.card}`, ...heldBy(told.seat)], to: [`facedown ${told.seat}`] }];
    case 'takenBack':
      return told.card === null
        ? []
        : [{ how: 'fly', from: [`card ${told.seat} ${told.card}`], to: [`hand ${told.card}`, ...heldBy(told.seat)] }];
    case 'tokenTo':
      return [{ how: 'walk', from: ['token'], to: ['token'] }];
    case 'dealt':
    case 'drew':
      return [{ how: 'fly', from: ['pile'], to: heldBy(told.seat) }];
    case 'siteChosen':
      return [{ how: 'walk', from: ['site', 'token'], to: ['site'] }];
    case 'popePlaced':
      return [{ how: 'walk', from: ['pope'], to: ['pope'] }];
    case 'conquered':
      return [{ how: 'fly', from: [`seat ${told.seat}`], to: [`control ${told.region}`] }];
    default:
      return [];
  }
}
