/**
 * The 21 professions (FLO-1.8): each wants one building, one landscape, one freedom. Provenance: public, the whole table of the
 * first edition; an edition file can correct it, so nothing in the rules may rely on a single row. A *profession* is an index
 * into `PROFESSIONS`, which also names the Architect of games that began under rules version 1 (`first.ts`).
 */
import { BUILDINGS, type Building, type BuildingId, LANDSCAPES, type Landscape, type LandscapeId } from './pieces.ts';

export const FREEDOMS = ['travel', 'religion', 'opinion'] as const;
export type FreedomId = (typeof FREEDOMS)[number];
/** Index into `FREEDOMS`. */
export type Freedom = number;
export const FREEDOM_COUNT = FREEDOMS.length;
export const FREEDOM_COPIES = 4;

/** The places are written into kept games: new ones are added at the end. */
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
  'watchmaker',
] as const;
export type ProfessionId = (typeof PROFESSIONS)[number];
/** Index into `PROFESSIONS`. */
export type Profession = number;

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
  wants('laboratory', 'lake', 'opinion'), // alchemist
  wants('laboratory', 'park', 'religion'), // botanist
  wants('laboratory', 'forest', 'travel'), // physicist
  wants('workshop', 'forest', 'religion'), // bell-maker
  wants('workshop', 'park', 'opinion'), // goldsmith
  wants('studio', 'forest', 'religion'), // sculptor
  wants('university', 'lake', 'religion'), // mathematician
  wants('university', 'forest', 'opinion'), // philosopher
  wants('library', 'forest', 'opinion'), // jurist
  wants('university', 'park', 'travel'), // theologian
  wants('library', 'lake', 'religion'), // cartographer
  wants('opera', 'lake', 'opinion'), // composer
  wants('opera', 'forest', 'travel'), // choreographer
  wants('studio', 'lake', 'travel'), // painter
  wants('studio', 'park', 'religion'), // architect: under rules version 1
  wants('hospital', 'forest', 'travel'), // physician
  wants('hospital', 'park', 'opinion'), // pharmacist
  wants('theater', 'lake', 'travel'), // poet
  wants('theater', 'park', 'religion'), // dramatist
  wants('tower', 'forest', 'religion'), // astronomer
  wants('chapel', 'forest', 'opinion'), // organist
  wants('workshop', 'lake', 'travel'), // watchmaker
];

export const PROFESSION = Object.fromEntries(PROFESSIONS.map((id, i) => [id, i])) as {
  readonly [id in ProfessionId]: Profession;
};

const all = (but: ProfessionId): readonly Profession[] =>
  PROFESSIONS.map((_, i) => i).filter((i) => i !== PROFESSION[but]);

/** The cards of the box, and those of the box as it was taken to be under rules version 1. */
export const DECK: readonly Profession[] = all('architect');
export const DECK_THEN: readonly Profession[] = all('watchmaker');

/** -1 for what is none. */
export function professionOf(id: string): Profession {
  return (PROFESSIONS as readonly string[]).indexOf(id);
}

export function freedomOf(id: string): Freedom {
  return (FREEDOMS as readonly string[]).indexOf(id);
}
