/** What has just happened, and which places of the board it changes. The kit tells it. */
import type { GameEvent } from '@signoria/kernel';
import { type Cues, cueTimes } from '@signoria/kit';
import type { CityId } from '../data/cities.ts';
import type { TroopId } from '../data/troops.ts';
import type { LotId } from '../rules/model/choices.ts';
import type { Happening } from '../rules/model/events.ts';

/** The name of a place that can change. */
export type Place =
  | `status ${CityId}`
  | `lot ${LotId | CityId}`
  | `troop ${TroopId}`
  | `prince ${number}`
  | 'bid'
  | 'deck'
  | 'weather'
  | 'dice'
  | 'verdict';

export interface BoardCues extends Cues<Place> {
  /** A war has just ended: its sheet is to be looked at. */
  readonly warEnded: boolean;
}

/** Milliseconds from one change to the next. */
const STEP = 300;

const ENDS: ReadonlySet<Happening['what']> = new Set(['warWon', 'warDrawn', 'vetoed', 'unfought']);

/** The places an event changes, in the order in which they are told. */
function placesOf(event: Happening): readonly Place[] {
  switch (event.what) {
    case 'nominated':
      return [`lot ${event.lot}`];
    case 'bidMade':
    case 'familyBid':
    case 'frozen':
      return ['bid'];
    case 'lotWon':
      return [`lot ${event.lot}`, `prince ${event.seat}`];
    case 'artistPlaced':
      return [`lot ${event.event}`];
    case 'statusMoved':
      return [`status ${event.city}`];
    case 'troopBought':
      return [`troop ${event.troop}`, `prince ${event.seat}`];
    case 'cardBought':
    case 'cardGiven':
      return ['deck', `prince ${event.seat}`];
    case 'weather':
      return ['weather'];
    case 'rolled':
    case 'rerolled':
      return ['dice'];
    case 'warWon':
    case 'warDrawn':
      return ['verdict'];
    case 'victory':
    case 'income':
    case 'familyChosen':
      return [`prince ${event.seat}`];
    case 'stolen':
      return [`prince ${event.whom}`, `prince ${event.seat}`];
    default:
      return [];
  }
}

export function cuesOf(news: readonly GameEvent[]): BoardCues {
  const happened = news as readonly Happening[]; // only this game's events come here
  return { after: cueTimes(happened.map(placesOf), STEP), warEnded: happened.some(({ what }) => ENDS.has(what)) };
}
