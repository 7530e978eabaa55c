/** Chapter 11: where Agents are and where they may go. A place is a city, a Room of a Palace or an Alliance. */
import type { Seat } from '@signoria/kernel';
import { CITIES, CITY, type City, type CityId, EVERY_CITY } from '../../data/cities.ts';
import { EVERY_ROOM, ROOM, ROOMS, type Room, type RoomId } from '../../data/palace.ts';
import { ALLIANCE, ALLIANCES, type Alliance, type AllianceId, BONUS } from '../../data/pieces.ts';
import { POWER, POWERS, type PowerId } from '../../data/powers.ts';
import type { AgentPlace } from './choices.ts';
import { CLOSED, NONE, roomAt, type State } from './state.ts';

export type Place =
  | { readonly kind: 'city'; readonly city: City }
  | { readonly kind: 'room'; readonly owner: Seat; readonly room: Room }
  | { readonly kind: 'alliance'; readonly alliance: Alliance };

const ROOM_PLACES: readonly (readonly AgentPlace[])[] = POWERS.map((power) =>
  ROOMS.map((room): AgentPlace => `${power}.${room}`),
);

export function roomPlace(s: State, owner: Seat, room: Room): AgentPlace {
  return ROOM_PLACES[s.powers[owner]!]![room]!;
}

export function placeOf(s: State, at: AgentPlace): Place {
  if (Object.hasOwn(CITY, at)) return { kind: 'city', city: CITY[at as CityId] };
  if (Object.hasOwn(ALLIANCE, at)) return { kind: 'alliance', alliance: ALLIANCE[at as AllianceId] };
  const [power, room] = at.split('.') as [PowerId, RoomId];
  return { kind: 'room', owner: s.powers.indexOf(POWER[power]), room: ROOM[room] };
}

export function agentAt(s: State, place: Place): number {
  switch (place.kind) {
    case 'city':
      return s.cityAgent[place.city]!;
    case 'room':
      return s.roomAgent[roomAt(place.owner, place.room)]!;
    case 'alliance':
      return s.allianceAgent[place.alliance]!;
  }
}

export function setAgent(s: State, place: Place, agent: number): void {
  switch (place.kind) {
    case 'city':
      s.cityAgent[place.city] = agent;
      break;
    case 'room':
      s.roomAgent[roomAt(place.owner, place.room)] = agent;
      break;
    case 'alliance':
      s.allianceAgent[place.alliance] = agent;
      break;
  }
}

/** Who controls a place: The Prince keeps enemies' Agents out of it (VIR-8.13). NONE for nobody. */
export function lordOf(s: State, place: Place): number {
  switch (place.kind) {
    case 'city':
      return s.owner[place.city]!;
    case 'room':
      return place.owner;
    case 'alliance':
      return s.allianceHolder[place.alliance]!;
  }
}

/** Every place on the table, with its name. */
export function eachPlace(s: State, visit: (at: AgentPlace, place: Place) => void): void {
  for (const city of EVERY_CITY) {
    if (s.owner[city] !== CLOSED) visit(CITIES[city]!, { kind: 'city', city }); // VIR-R53
  }
  for (const owner of s.powers.keys()) {
    for (const room of EVERY_ROOM) visit(roomPlace(s, owner, room), { kind: 'room', owner, room });
  }
  for (const [alliance, at] of ALLIANCES.entries()) visit(at, { kind: 'alliance', alliance });
}

export function placedAgents(s: State, seat: Seat): number {
  let n = 0;
  for (const agent of s.cityAgent) if (agent === seat) n++;
  for (const agent of s.roomAgent) if (agent === seat) n++;
  for (const agent of s.allianceAgent) if (agent === seat) n++;
  return n;
}

/** Why this Agent may not go there; null when it may. `from` is where it comes from, if it was placed. */
export function whyNotPlant(
  s: State,
  seat: Seat,
  place: Place,
  from: Place | null,
): 'ownAgentThere' | 'agentThere' | 'prince' | 'palaceWatched' | null {
  const there = agentAt(s, place);
  if (there === seat) return 'ownAgentThere'; // VIR-11.2
  if (there !== NONE) return 'agentThere'; // VIR-11.3
  const lord = lordOf(s, place);
  if (lord !== NONE && lord !== seat && s.bonusOwner[BONUS.the_prince] === lord) return 'prince'; // VIR-8.13
  if (s.options.oneAgentPerPalace && place.kind === 'room' && place.owner !== seat) {
    const staying = from?.kind === 'room' && from.owner === place.owner ? 1 : 0; // VIR-R72
    if (enemiesIn(s, place.owner) - staying > 0) return 'palaceWatched'; // VIR-2.15
  }
  return null;
}

function enemiesIn(s: State, owner: Seat): number {
  let n = 0;
  for (const room of EVERY_ROOM) {
    const agent = s.roomAgent[roomAt(owner, room)]!;
    if (agent !== NONE && agent !== owner) n++;
  }
  return n;
}
