/**
 * The 21 professions (FLO-1.8): each wants one building, one landscape, one freedom. Provenance: public, the whole table of the
 * first edition; an edition file can correct it, so nothing in the rules may rely on a single row. A *profession* is an index
 * into `PROFESSIONS`, which also names the Architect of games that began under rules version 1 (`first.ts`).
 */
import type { Index } from '@signoria/kernel';
import { BUILDINGS, type Building, type BuildingId, LANDSCAPES, type Landscape, type LandscapeId } from './pieces.ts';

export const FREEDOMS = ['travel', 'religion', 'opinion'] as const;
export type FreedomId = (typeof FREEDOMS)[number];
/** Index into `FREEDOMS`. */
export type Freedom = Index<'freedom'>;
export const FREEDOM_COUNT = FREEDOMS.length;
export const FREEDOM_COPIES = 4;

/** Index into `PROFESSIONS`. */
export type Profession = Index<'profession'>;

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

/** The places are written into kept games: new ones are added at the end. */
const ROWS = {
  alchemist: wants('laboratory', 'lake', 'opinion'),
  botanist: wants('laboratory', 'park', 'religion'),
  physicist: wants('laboratory', 'forest', 'travel'),
  'bell-maker': wants('workshop', 'forest', 'religion'),
  goldsmith: wants('workshop', 'park', 'opinion'),
  sculptor: wants('studio', 'forest', 'religion'),
  mathematician: wants('university', 'lake', 'religion'),
  philosopher: wants('university', 'forest', 'opinion'),
  jurist: wants('library', 'forest', 'opinion'),
  theologian: wants('university', 'park', 'travel'),
  cartographer: wants('library', 'lake', 'religion'),
  composer: wants('opera', 'lake', 'opinion'),
  choreographer: wants('opera', 'forest', 'travel'),
  painter: wants('studio', 'lake', 'travel'),
  architect: wants('studio', 'park', 'religion'), // under rules version 1
  physician: wants('hospital', 'forest', 'travel'),
  pharmacist: wants('hospital', 'park', 'opinion'),
  poet: wants('theater', 'lake', 'travel'),
  dramatist: wants('theater', 'park', 'religion'),
  astronomer: wants('tower', 'forest', 'religion'),
  organist: wants('chapel', 'forest', 'opinion'),
  watchmaker: wants('workshop', 'lake', 'travel'),
};
export type ProfessionId = keyof typeof ROWS;
export const PROFESSIONS = Object.keys(ROWS) as readonly ProfessionId[]; // as they stand above
/** By profession. */
export const WANTS: readonly Wants[] = Object.values(ROWS);

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
