/**
 * The 36 city tiles (POR-1.5). Provenance: the tiles with an ability and what they do rulebook; Venice's merchants, the
 * Doge and some of Milan public; the other names, the split over the cities and nearly all incomes reconstructed.
 */
import type { Index } from '@signoria/kernel';
import type { CityId } from './cities.ts';

export interface TileFigures {
  readonly city: CityId;
  readonly gold: number;
  readonly influence: number;
  /** "Merchant" stands in the title (POR-14.4). */
  readonly merchant: boolean;
}

export const TILE_FIGURES = {
  'venice-doge': { city: 'venice', gold: 2, influence: 1, merchant: false },
  'venice-spice-merchant': { city: 'venice', gold: 3, influence: 0, merchant: true },
  'venice-silk-merchant': { city: 'venice', gold: 3, influence: 0, merchant: true },
  'venice-glass-merchant': { city: 'venice', gold: 3, influence: 0, merchant: true },
  'venice-salt-merchant': { city: 'venice', gold: 3, influence: 0, merchant: true },
  'venice-grain-merchant': { city: 'venice', gold: 3, influence: 0, merchant: true },
  'venice-council-of-ten': { city: 'venice', gold: 0, influence: 2, merchant: false },
  'milan-ludovico-sforza': { city: 'milan', gold: 0, influence: 1, merchant: false },
  'milan-caterina-sforza': { city: 'milan', gold: 1, influence: 0, merchant: false },
  'milan-pallavicino-family': { city: 'milan', gold: 1, influence: 0, merchant: false },
  'milan-genoese-crossbow': { city: 'milan', gold: 2, influence: 0, merchant: false },
  'milan-swiss-mercenaries': { city: 'milan', gold: 0, influence: 0, merchant: false },
  'milan-armourer': { city: 'milan', gold: 1, influence: 0, merchant: false },
  'milan-fustian-merchant': { city: 'milan', gold: 3, influence: 0, merchant: true },
  'florence-giovanni-medici': { city: 'florence', gold: 0, influence: 1, merchant: false },
  'florence-lorenzo-medici': { city: 'florence', gold: 2, influence: 1, merchant: false },
  'florence-banker': { city: 'florence', gold: 2, influence: 0, merchant: false },
  'florence-wool-merchant': { city: 'florence', gold: 3, influence: 0, merchant: true },
  'florence-cloth-merchant': { city: 'florence', gold: 3, influence: 0, merchant: true },
  'florence-pazzi-family': { city: 'florence', gold: 4, influence: 0, merchant: false },
  'florence-savonarola': { city: 'florence', gold: 0, influence: 2, merchant: false },
  'florence-machiavelli': { city: 'florence', gold: 0, influence: 2, merchant: false },
  'rome-lucrezia-borgia': { city: 'rome', gold: 0, influence: 0, merchant: false },
  'rome-roderigo-borgia': { city: 'rome', gold: 0, influence: 1, merchant: false },
  'rome-cesare-borgia': { city: 'rome', gold: 1, influence: 1, merchant: false },
  'rome-della-rovere': { city: 'rome', gold: 0, influence: 1, merchant: false },
  'rome-orsini-family': { city: 'rome', gold: 2, influence: 0, merchant: false },
  'rome-colonna-family': { city: 'rome', gold: 2, influence: 0, merchant: false },
  'rome-alum-merchant': { city: 'rome', gold: 3, influence: 0, merchant: true },
  'naples-ferrante-of-aragon': { city: 'naples', gold: 1, influence: 1, merchant: false },
  'naples-alfonso-of-aragon': { city: 'naples', gold: 1, influence: 0, merchant: false },
  'naples-spanish-infantry': { city: 'naples', gold: 1, influence: 0, merchant: false },
  'naples-oil-merchant': { city: 'naples', gold: 3, influence: 0, merchant: true },
  'naples-sanseverino-family': { city: 'naples', gold: 2, influence: 1, merchant: false },
  'naples-diomede-carafa': { city: 'naples', gold: 4, influence: 0, merchant: false },
  'naples-giovanni-pontano': { city: 'naples', gold: 0, influence: 2, merchant: false },
} as const satisfies { readonly [id: string]: TileFigures };

export type TileId = keyof typeof TILE_FIGURES;
/** Index into `TILES`. */
export type Tile = Index<'tile'>;

export const TILES = Object.keys(TILE_FIGURES) as readonly TileId[];
export const TILE_COUNT = TILES.length;
export const ALL_TILES: readonly Tile[] = TILES.map((_, tile) => tile);
/** POR-2.4 */
export const TILES_PER_CITY = 6;

export const TILE = Object.fromEntries(TILES.map((id, tile) => [id, tile])) as { readonly [id in TileId]: Tile };

/** -1 for what is no city tile. */
export function tileOf(id: string): Tile {
  return (TILES as readonly string[]).indexOf(id);
}

// Chapter 13: the tiles with abilities.
export const BANKER = TILE['florence-banker'];
export const LUCREZIA = TILE['rome-lucrezia-borgia'];
/** With the table's leave alone (POR-H12). */
export const LORENZO = TILE['florence-lorenzo-medici'];
export const LUDOVICO = TILE['milan-ludovico-sforza'];
export const ALFONSO = TILE['naples-alfonso-of-aragon'];
export const PALLAVICINO = TILE['milan-pallavicino-family'];
export const FERRANTE = TILE['naples-ferrante-of-aragon'];
export const CESARE = TILE['rome-cesare-borgia'];
export const CATERINA = TILE['milan-caterina-sforza'];
export const GENOESE = TILE['milan-genoese-crossbow'];
export const SWISS = TILE['milan-swiss-mercenaries'];
export const ARMOURER = TILE['milan-armourer'];
export const SPANISH = TILE['naples-spanish-infantry'];

/** POR-13.4: each 1 influence off the price of the Pope. */
export const CARDINALS: readonly Tile[] = [
  TILE['rome-della-rovere'],
  TILE['rome-roderigo-borgia'],
  TILE['rome-orsini-family'],
  TILE['rome-colonna-family'],
  TILE['florence-giovanni-medici'],
];
