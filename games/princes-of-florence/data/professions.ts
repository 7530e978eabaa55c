/**
 * The 21 professions (FLO-1.8): each wants one building, one landscape, one freedom. Provenance: reconstructed, but for the
 * names and the rows of the Poet and the Bell Maker; nothing in the rules may rely on a single row. A *profession* is an
 * index into `PROFESSIONS`.
 */
import { BUILDINGS, type Building, type BuildingId, LANDSCAPES, type Landscape, type LandscapeId } from './pieces.ts';

export const FREEDOMS = ['travel', 'religion', 'opinion'] as const;
export type FreedomId = (typeof FREEDOMS)[number];
/** Index into `FREEDOMS`. */
export type Freedom = number;
export const FREEDOM_COUNT = FREEDOMS.length;
export const FREEDOM_COPIES = 4;

export const PROFESSIONS = [
  'alchemist',
  'botanist',
  'physicist',
  'bell-maker',
  'goldsmith',
  'sculptor',
  'mathematician',
  'philosopher',
  'jurist',
  'theologian',
  'cartographer',
  'composer',
  'choreographer',
  'painter',
  'architect',
  'physician',
  'pharmacist',
  'poet',
  'dramatist',
  'astronomer',
  'organist',
] as const;
export type ProfessionId = (typeof PROFESSIONS)[number];
/** Index into `PROFESSIONS`. */
export type Profession = number;
export const PROFESSION_COUNT = PROFESSIONS.length;

export interface Wants {
  readonly building: Building;
  readonly landscape: Landscape;
  readonly freedom: Freedom;
}

const wants = (building: BuildingId, landscape: LandscapeId, freedom: FreedomId): Wants => ({
  building: BUILDINGS.indexOf(building),
  landscape: LANDSCAPES.indexOf(landscape),
  freedom: FREEDOMS.indexOf(freedom),
});

/** By profession. */
export const WANTS: readonly Wants[] = [
  wants('laboratory', 'park', 'religion'), // alchemist
  wants('laboratory', 'forest', 'travel'), // botanist
  wants('laboratory', 'lake', 'opinion'), // physicist
  wants('workshop', 'forest', 'religion'), // bell-maker
  wants('workshop', 'lake', 'travel'), // goldsmith
  wants('workshop', 'park', 'opinion'), // sculptor
  wants('university', 'lake', 'religion'), // mathematician
  wants('university', 'forest', 'opinion'), // philosopher
  wants('university', 'park', 'travel'), // jurist
  wants('library', 'forest', 'religion'), // theologian
  wants('library', 'lake', 'travel'), // cartographer
  wants('opera', 'forest', 'religion'), // composer
  wants('opera', 'park', 'opinion'), // choreographer
  wants('studio', 'forest', 'travel'), // painter
  wants('studio', 'park', 'religion'), // architect
  wants('hospital', 'lake', 'opinion'), // physician
  wants('hospital', 'forest', 'travel'), // pharmacist
  wants('theater', 'lake', 'travel'), // poet
  wants('theater', 'forest', 'opinion'), // dramatist
  wants('tower', 'forest', 'opinion'), // astronomer
  wants('chapel', 'lake', 'religion'), // organist
];

export const PROFESSION = Object.fromEntries(PROFESSIONS.map((id, i) => [id, i])) as {
  readonly [id in ProfessionId]: Profession;
};

/** -1 for what is none. */
export function professionOf(id: string): Profession {
  return (PROFESSIONS as readonly string[]).indexOf(id);
}

export function freedomOf(id: string): Freedom {
  return (FREEDOMS as readonly string[]).indexOf(id);
}
