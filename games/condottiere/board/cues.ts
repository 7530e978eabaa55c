/** What has just happened, and which places of the board it changes. The kit tells it. */
import type { GameEvent, Seat } from '@signoria/kernel';
import { type Cues, cueTimes } from '@signoria/kit';
import { CARDS, type CardId, MERCENARIES } from '../data/cards.ts';
import type { RegionId } from '../data/map.ts';
import type { Happening } from '../rules/model/events.ts';
import type { View } from '../rules/view/view.ts';

/** The name of a place that can change. */
export type Place =
  | `card ${number} ${CardId}`
  | `facedown ${number}`
  | `strength ${number}`
  | `region ${RegionId}`
  | `token ${number}`;

export interface Loss {
  readonly seat: Seat;
  readonly card: CardId;
  readonly count: number;
}

export interface BoardCues extends Cues<Place> {
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

/** Mercenaries are known by their strength; no two kinds have the same. */
function lossesOf(event: Happening, { cards }: Pick<View, 'cards'>): readonly Loss[] {
  if (event.what !== 'mercenariesGo') return [];
  const card = CARDS.slice(0, MERCENARIES).find((id) => cards[id].strength === event.strength);
  return card === undefined ? [] : event.from.map(({ seat, count }) => ({ seat, card, count }));
}

export function cuesOf(news: readonly GameEvent[], view: Pick<View, 'cards'>): BoardCues {
  const happened = news as readonly Happening[]; // only this game's events come here
  return {
    after: cueTimes(happened.map(placesOf)),
    losses: happened.flatMap((event) => lossesOf(event, view)),
    ending: happened.filter(({ what }) => ENDING.has(what)),
  };
}
