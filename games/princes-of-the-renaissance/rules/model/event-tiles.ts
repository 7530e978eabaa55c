/** Which event tiles of the decade are still to be had. */
import { editionOf } from '../../data/box.ts';
import { EVENT_COUNT, type EventTile } from '../../data/events.ts';
import { NONE, type State } from './state.ts';

/** Of this decade and neither kept by a player nor lying on a city. */
export function isUnsold(s: State, event: EventTile): boolean {
  return editionOf(s).events[event]!.decade === s.decade && s.eventOwner[event] === NONE && s.eventCity[event] === NONE;
}

/** POR-5.5 */
export function areEventsSold(s: State): boolean {
  for (let event = 0; event < EVENT_COUNT; event++) if (isUnsold(s, event)) return false;
  return true;
}

/** The last event of the decade is paid for, though an artist may still look for a city (POR-13.2, POR-R14). */
export function isLastEventPaid(s: State): boolean {
  const top = s.todo.at(-1);
  const placed = top?.at === 'placeArtist' ? top.event : NONE;
  for (let event = 0; event < EVENT_COUNT; event++) if (event !== placed && isUnsold(s, event)) return false;
  return true;
}
