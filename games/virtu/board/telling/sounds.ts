/** What is heard when something happens: paper for cards, wood for pieces, metal for money. */
import type { SoundName } from '@signoria/kit';
import type { Happening } from '../../rules/model/events.ts';

export const sounds = {
  markerStops: 'step',
  troopsMoved: 'step',
  agentPlaced: 'step',
  troopHired: 'step',
  annexed: 'seal',
  allied: 'seal',
  siegeBegins: 'drum',
  cityConquered: 'bell',
  paid: 'coin',
  cashed: 'coin',
  cardHoused: 'card',
  cardMoved: 'card',
  patronised: 'quill',
  springBegins: 'page',
  winterBegins: 'page',
} as const satisfies { readonly [what in Happening['what']]?: SoundName };
