/** What has just happened, and which places of the board it changes. The kit tells it. */
import type { GameEvent } from '@signoria/kernel';
import { type Told, whenTold } from '@signoria/web/kit';
import { CITIES } from '../data/cities.ts';
import { SPACES } from '../data/palace.ts';
import { ALLIANCES } from '../data/pieces.ts';
import type { Happening } from '../rules/events.ts';
import type { View } from '../rules/view.types.ts';
import { thing } from './steps.ts';

export interface Telling extends Told<string> {
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

function agentThing(place: string, view: View): string {
  if ((CITIES as readonly string[]).includes(place)) return thing.city(place);
  if ((ALLIANCES as readonly string[]).includes(place)) return thing.alliance(place);
  const [power, room] = place.split('.') as [string, string];
  return thing.room(view.players.find((player) => player.power === power)?.seat ?? 0, room);
}

function cardThing(seat: number, place: string): string {
  return (SPACES as readonly string[]).includes(place)
    ? thing.space(seat, place)
    : thing.room(seat, place.replace('under.', ''));
}

/** The things an event changes, in the order in which they are told. */
function changedBy(event: Happening, view: View): readonly string[] {
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
      return [agentThing(event.at, view)];
    case 'tokensTurned':
      return event.tokens.map((id) =>
        (ALLIANCES as readonly string[]).includes(id) ? thing.alliance(id) : thing.token(event.seat, id),
      );
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

export function tellingOf(news: readonly GameEvent[], view: View): Telling {
  const happened = news as readonly Happening[]; // only this game's events come here
  return {
    after: whenTold(happened.map((event) => changedBy(event, view))),
    endings: news.filter(({ what }) => ENDING_NAMES.has(what)),
  };
}
