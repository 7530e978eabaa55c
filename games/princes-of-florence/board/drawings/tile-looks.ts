/** How each tile is painted: its texture, its symbol, and one flat colour for small pictures. */
import type { BuildingId, LandscapeId, PieceId } from '../../data/pieces.ts';

export interface TileLook {
  readonly texture: string;
  readonly flat: string;
}

const TERRACOTTA: TileLook = { texture: 'roof-terracotta', flat: '#B5613B' };
const OCHRE: TileLook = { texture: 'roof-ochre', flat: '#C98C4F' };
const BRICK: TileLook = { texture: 'roof-brick', flat: '#8F4A38' };
const SLATE: TileLook = { texture: 'roof-slate', flat: '#6C7885' };

/** Neighbours in size differ in colour; the symbol and the name say which building it is. */
const BUILDING_LOOKS: { readonly [id in BuildingId]: TileLook } = {
  university: BRICK,
  laboratory: SLATE,
  workshop: OCHRE,
  library: TERRACOTTA,
  opera: BRICK,
  studio: OCHRE,
  hospital: SLATE,
  theater: TERRACOTTA,
  tower: BRICK,
  chapel: OCHRE,
};

const LANDSCAPE_LOOKS: { readonly [id in LandscapeId]: TileLook } = {
  forest: { texture: 'forest', flat: '#4C6B3C' },
  lake: { texture: 'lake', flat: '#5F93A3' },
  park: { texture: 'park', flat: '#9CB56C' },
};

export const TILE_LOOKS: { readonly [id in PieceId]: TileLook } = { ...LANDSCAPE_LOOKS, ...BUILDING_LOOKS };
