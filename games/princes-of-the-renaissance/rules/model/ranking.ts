/** Chapter 11, the places of the cities: by status, then artist tiles, then Bentivoglio's word; equals share the lowest. */

import { editionOf } from '../../data/box.ts';
import type { City } from '../../data/cities.ts';
import { EVENT_COUNT } from '../../data/events.ts';
import type { State } from './state.ts';

/** POR-11.2, POR-R50: from first to fifth place. */
export const CITY_VP: readonly number[] = [10, 7, 5, 3, 2];

export function artistsOn(s: State, city: City): number {
  const { events } = editionOf(s);
  let n = 0;
  for (let event = 0; event < EVENT_COUNT; event++) if (s.eventCity[event] === city && events[event]!.artist) n++;
  return n;
}

/** What a city is ranked by; equal keys are a tie (POR-11.3, POR-12.4). Never do all events lie on one city. */
export function rankKey(s: State, city: City): number {
  return (s.status[city]! * EVENT_COUNT + artistsOn(s, city)) * 8 + s.favour[city]!;
}

/** POR-11.4: by city its place, 1 to 5; tied cities take the lowest place they contest. */
export function places(s: State): readonly number[] {
  return placesOf(s.status.map((_, city) => rankKey(s, city)));
}

export function placesOf(keys: readonly number[]): readonly number[] {
  return keys.map((key) => keys.filter((other) => other >= key).length);
}

/** By city, what each of its tiles scores. */
export function cityPoints(s: State): readonly number[] {
  return places(s).map((place) => CITY_VP[place - 1]!);
}

/** The groups of cities still tied after artists, best group first. */
export function tiedGroups(s: State): readonly (readonly City[])[] {
  const keys = s.status.map((_, city) => rankKey(s, city));
  const levels = [...new Set(keys)].sort((a, b) => b - a);
  const groups = levels.map((level) => keys.flatMap((key, city) => (key === level ? [city] : [])));
  return groups.filter((group) => group.length > 1);
}
