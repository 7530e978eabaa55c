/**
 * The tiles (FLO-1.2, FLO-1.3). Names, sizes and numbers of copies: rulebook; the outlines: reconstructed. A *piece* is an
 * index into `PIECES`: landscapes first, then buildings, so that a landscape's index is also its place in `LANDSCAPES`.
 */
import type { Index } from '@signoria/kernel';

export const LANDSCAPES = ['forest', 'lake', 'park'] as const;
export type LandscapeId = (typeof LANDSCAPES)[number];
/** Index into `LANDSCAPES`. */
export type Landscape = Index<'landscape'>;

export const BUILDINGS = [
  'university',
  'laboratory',
  'workshop',
  'library',
  'opera',
  'studio',
  'hospital',
  'theater',
  'tower',
  'chapel',
] as const;
export type BuildingId = (typeof BUILDINGS)[number];
/** Index into `BUILDINGS`. */
export type Building = Index<'building'>;

export const PIECES = [...LANDSCAPES, ...BUILDINGS] as const;
export type PieceId = (typeof PIECES)[number];
/** Index into `PIECES`. */
export type Piece = Index<'piece' | 'landscape'>;

export const LANDSCAPE_COUNT = LANDSCAPES.length;
export const BUILDING_COUNT = BUILDINGS.length;

export const LANDSCAPE_COPIES = 6;
export const BUILDING_COPIES = 3;

export type Size = 'large' | 'medium' | 'small';
/** By building. */
export const SIZES: readonly Size[] = [
  'large',
  'large',
  'large',
  'medium',
  'medium',
  'medium',
  'medium',
  'medium',
  'small',
  'small',
];
/** Squares of a building of each size (FLO-1.2). */
export const SQUARES: { readonly [size in Size]: number } = { large: 7, medium: 5, small: 3 };

/** A shape as rows of text: X is a covered square. By piece. */
export type Shape = readonly string[];
export const SHAPES: readonly Shape[] = [
  ['XXX', 'XXX'],
  ['XX', 'XX'],
  ['XXX'],
  ['XXX', 'X.X', 'X.X'],
  ['XXX', 'XXX', '.X.'],
  ['XXXX', 'XXX.'],
  ['XXX', 'X..', 'X..'],
  ['XXX', '.X.', '.X.'],
  ['XX', 'XX', 'X.'],
  ['XXXX', 'X...'],
  ['X.X', 'XXX'],
  ['XXX'],
  ['XX', 'X.'],
];

export const PIECE = Object.fromEntries(PIECES.map((id, piece) => [id, piece])) as { readonly [id in PieceId]: Piece };

export function pieceOf(building: Building): Piece {
  return LANDSCAPE_COUNT + building;
}

/** -1 for what is none. */
export function landscapeOf(id: string): Landscape {
  return (LANDSCAPES as readonly string[]).indexOf(id);
}

export function buildingOf(id: string): Building {
  return (BUILDINGS as readonly string[]).indexOf(id);
}
