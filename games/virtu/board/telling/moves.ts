/**
 * What moves when something happens: the marker from Room to Room, Troops from city to city, Agents to where they intrigue, cards
 * about the Palace, wax on a city that joins.
 */
import type { GameEvent, Seat } from '@signoria/kernel';
import type { Move } from '@signoria/kit';
import type { CityId } from '../../data/cities.ts';
import { ROOMS } from '../../data/palace.ts';
import type { Happening } from '../../rules/model/events.ts';
import { cardThing, thing } from '../things.ts';

/** The pieces of a seat come from here and go back to it. */
const home = (seat: Seat): string => `seat ${seat}`;
const troops = (city: CityId, seat: Seat): string => `troops ${city} ${seat}`;

function troopsWalk(seat: Seat, from: string, into: CityId): readonly Move[] {
  return [{ how: 'walk', from: [from], to: [troops(into, seat)] }];
}

function piecesMove(told: Happening): readonly Move[] {
  switch (told.what) {
    case 'troopsMoved':
    case 'retreated':
      return troopsWalk(told.seat, troops(told.from, told.seat), told.into);
    case 'cityConquered':
      return troopsWalk(told.seat, troops(told.city, told.seat), told.city);
    case 'troopHired':
      return troopsWalk(told.seat, home(told.seat), told.city);
    case 'troopLost':
    case 'troopDismissed':
      return [{ how: 'fly', from: [troops(told.city, told.seat)], to: [home(told.seat)] }];
    case 'agentPlaced': {
      const from = told.from === null ? [] : [`agent ${told.from}`];
      return [{ how: 'walk', from: [...from, home(told.seat)], to: [`agent ${told.at}`] }];
    }
    case 'agentRemoved':
      return [{ how: 'fly', from: [`agent ${told.at}`], to: [home(told.of)] }];
    default:
      return [];
  }
}

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
      return [{ how: 'fly', from: [thing.alliance(told.power)], to: [home(told.seat)] }];
    case 'bought':
      return [{ how: 'fly', from: [thing.offer(told.purchase)], to: [home(told.seat)] }];
    case 'bonusTaken':
      return [{ how: 'fly', from: [thing.bonus(told.bonus)], to: [home(told.seat)] }];
    case 'annexed':
      return [{ how: 'seal', at: [thing.city(told.city)] }];
    default:
      return piecesMove(told);
  }
}
