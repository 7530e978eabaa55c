/** What has just happened, and which places of the board it changes. The kit tells it. */
import type { GameEvent, Seat } from '@signoria/kernel';
import { type Told, whenTold } from '@signoria/web/kit';
import type { CardId } from '../data/cards.ts';
import type { RegionId } from '../data/map.ts';
import type { Happening } from '../rules/events.ts';
import { isCard } from './table.ts';

/** The name of a place that can change. */
export type Place =
  | `card ${Seat} ${CardId}`
  | `facedown ${Seat}`
  | `strength ${Seat}`
  | `region ${RegionId}`
  | `token ${Seat}`;

export interface Loss {
  readonly seat: Seat;
  readonly card: CardId;
  readonly count: number;
}

export interface Telling extends Told<Place> {
  /** Mercenaries that a Bishop has just sent away. */
  readonly losses: readonly Loss[];
  /** How the battle ended, if it just did: for a line of words over the table. */
  readonly ending: readonly GameEvent[];
}

const ENDING: ReadonlySet<Happening['what']> = new Set(['compared', 'conquered', 'held', 'tied', 'tokenTo']);

/** The places an event changes, in the order in which they are told. */
function placesOf(event: Happening): readonly Place[] {
  switch (event.what) {
    case 'played':
    case 'turnedUp':
      return [`card ${event.seat} ${event.card}`, `strength ${event.seat}`];
    case 'playedFacedown':
      return [`facedown ${event.seat}`];
    case 'strengths':
      return event.of.map(({ seat }): Place => `strength ${seat}`);
    case 'conquered':
      return [`region ${event.region}`];
    case 'tokenTo':
      return [`token ${event.seat}`];
    default:
      return [];
  }
}

function lossesOf(event: Happening): readonly Loss[] {
  if (event.what !== 'mercenariesGo') return [];
  const card = `m${event.strength}`;
  return isCard(card) ? event.from.map(({ seat, count }) => ({ seat, card, count })) : [];
}

export function tellingOf(news: readonly GameEvent[]): Telling {
  const happened = news as readonly Happening[]; // only this game's events come here
  return {
    after: whenTold(happened.map(placesOf)),
    losses: happened.flatMap(lossesOf),
    ending: happened.filter(({ what }) => ENDING.has(what)),
  };
}
