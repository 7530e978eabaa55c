/** What has just happened, and which places of the board it changes. The kit tells it. */
import type { GameEvent } from '@signoria/kernel';
import { type Cues, cueTimes } from '@signoria/kit';
import type { Happening } from '../rules/model/events.ts';
import type { View } from '../rules/view/types.ts';
import { agentThing, cardThing, sourceThing, type ThingName, thing } from './things.ts';

export interface BoardCues extends Cues<string> {
  /** How sieges and battles ended: for a line of words. */
  readonly endings: readonly GameEvent[];
}

const ENDINGS: readonly Happening['what'][] = [
  'cityConquered',
  'siegeFails',
  'fieldBattleWon',
  'fieldBattleTied',
  'trophyWon',
];
const ENDING_NAMES: ReadonlySet<string> = new Set(ENDINGS);

/** The things an event changes, in the order in which they are told. */
function changedBy(event: Happening, view: View): readonly ThingName[] {
  switch (event.what) {
    case 'annexed':
    case 'cityConquered':
    case 'siegeFails':
    case 'siegeBegins':
    case 'troopLost':
    case 'troopDismissed':
    case 'troopHired':
      return [thing.city(event.city)];
    case 'troopsMoved':
    case 'retreated':
      return [thing.city(event.from), thing.city(event.into)];
    case 'markerStops':
    case 'indulgenceTaken':
    case 'indulgenceRedeemed':
      return [thing.room(event.seat, event.room)];
    case 'agentPlaced':
    case 'agentRemoved':
      return [agentThing(view, event.at)];
    case 'tokensTurned':
      return event.tokens.map((id) => sourceThing(event.seat, id));
    case 'cardMoved':
      return [cardThing(event.seat, event.from), cardThing(event.seat, event.into)];
    case 'cardHoused':
      return [thing.space(event.seat, event.space)];
    case 'allied':
      return [thing.alliance(event.power)];
    default:
      return [];
  }
}

export function cuesOf(news: readonly GameEvent[], view: View): BoardCues {
  const happened = news as readonly Happening[]; // only this game's events come here
  return {
    after: cueTimes(happened.map((event) => changedBy(event, view))),
    endings: news.filter(({ what }) => ENDING_NAMES.has(what)),
  };
}
