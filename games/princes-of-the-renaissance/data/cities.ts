/** The five cities (POR-1.1). Provenance: public (POR-R6); places on a map are plain geography and change nothing. */
import type { Index } from '@signoria/kernel';

export const CITIES = ['venice', 'milan', 'florence', 'rome', 'naples'] as const;

export type CityId = (typeof CITIES)[number];
/** Index into `CITIES`. */
export type City = Index<'city'>;

export const CITY_COUNT = CITIES.length;

/** POR-2.1 */
export const START_STATUS: readonly number[] = [7, 6, 6, 5, 5];
/** POR-8.29 */
export const LOWEST = 3;
export const HIGHEST = 10;

export const CITY = Object.fromEntries(CITIES.map((id, city) => [id, city])) as { readonly [id in CityId]: City };

/** -1 for what is no city. */
export function cityOf(id: string): City {
  return (CITIES as readonly string[]).indexOf(id);
}
