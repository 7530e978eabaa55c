/** What moves when something happens: the marker from Room to Room, cards about the Palace, wax on a city that joins. */
import type { GameEvent } from '@signoria/kernel';
import type { Move } from '@signoria/kit';
import { ROOMS } from '../../data/palace.ts';
import type { Happening } from '../../rules/model/events.ts';
import { cardThing, thing } from '../things.ts';

export function moves(event: GameEvent): readonly Move[] {
  const told = event as Happening; // only this game's events come here
  switch (told.what) {
    case 'markerStops': {
      const marker = [`marker ${told.seat}`];
      return [{ how: 'walk', from: marker, to: marker, by: ROOMS.map((id) => thing.room(told.seat, id)) }];
    }
    case 'cardMoved':
      return [{ how: 'fly', from: [cardThing(told.seat, told.from)], to: [cardThing(told.seat, told.into)] }];
    case 'allied':
      return [{ how: 'fly', from: [thing.alliance(told.power)], to: [`seat ${told.seat}`] }];
    case 'bought':
      return [{ how: 'fly', from: [thing.offer(told.purchase)], to: [`seat ${told.seat}`] }];
    case 'bonusTaken':
      return [{ how: 'fly', from: [thing.bonus(told.bonus)], to: [`seat ${told.seat}`] }];
    case 'annexed':
      return [{ how: 'seal', at: [thing.city(told.city)] }];
    default:
      return [];
  }
}
