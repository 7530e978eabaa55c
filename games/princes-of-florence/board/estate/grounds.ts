/** Which estates are drawn side by side, and what lies on them. A joint building is one tile across the border. */
import type { Seat } from '@signoria/kernel';
import { tinctureOf } from '@signoria/kit';
import { WIDTH } from '../../data/estate.ts';
import type { TileView, View } from '../../rules/view/view.ts';
import type { BoardCues } from '../cues.ts';
import type { Cell, Ground, LyingTile } from '../drawings/index.ts';
import { named } from '../names.ts';
import type { Table } from '../table.ts';

/** An estate on the table; its columns begin at `left`. */
export interface Place {
  readonly seat: Seat;
  readonly left: number;
  readonly dim: boolean;
}

/** The neighbour beyond the west or the east edge; null where there is none. */
export function beside({ estate }: View, seat: Seat, edge: 'west' | 'east'): Seat | null {
  const border = estate.borders.find((b) => (edge === 'west' ? b.east : b.west) === seat);
  return border === undefined ? null : edge === 'west' ? border.west : border.east;
}

/** Columns of the neighbours that are seen beside an estate. */
const GLIMPSE = 2;

/** One estate, with a glimpse of the docked ones. */
export function around(
  view: View,
  seat: Seat,
): { readonly places: readonly Place[]; readonly from: number; readonly to: number } {
  const west = beside(view, seat, 'west');
  const east = beside(view, seat, 'east');
  return {
    places: [
      ...(west === null ? [] : [{ seat: west, left: -WIDTH, dim: true }]),
      { seat, left: 0, dim: false },
      ...(east === null ? [] : [{ seat: east, left: WIDTH, dim: true }]),
    ],
    from: west === null ? 0 : -GLIMPSE,
    to: WIDTH - 1 + (east === null ? 0 : GLIMPSE),
  };
}

/** Two docked estates, west one first. */
export function pairOf(view: View, a: Seat, b: Seat): readonly [Seat, Seat] {
  return beside(view, a, 'east') === b ? [a, b] : [b, a];
}

export function groundsOf(table: Table, places: readonly Place[]): readonly Ground[] {
  const { palazzo } = table.view.estate;
  const corner = {
    row: Math.floor(Math.min(...palazzo) / WIDTH),
    column: Math.min(...palazzo.map((at) => at % WIDTH)),
  };
  return places.map(({ seat, left, dim }) => ({ left, dim, palazzo: corner, tincture: tinctureOf(table, seat) }));
}

function cellsOf({ squares }: TileView, left: number): readonly Cell[] {
  return squares.map((at) => ({ row: Math.floor(at / WIDTH), column: left + (at % WIDTH) }));
}

/** The other half of a joint building, if its estate is drawn on that side. */
function otherHalf({ view }: Table, tile: TileView, place: Place, places: readonly Place[]): readonly Cell[] {
  const partner = places.find(({ seat, left }) => seat === tile.shared && left === place.left + WIDTH);
  const half =
    partner && view.players[partner.seat]!.tiles.find((t) => t.piece === tile.piece && t.shared === place.seat);
  const reaches = tile.squares.some((at) => at % WIDTH === WIDTH - 1);
  return half && reaches ? cellsOf(half, partner.left) : [];
}

/** Is this half drawn with the estate to the west? */
function drawnAlready(tile: TileView, place: Place, places: readonly Place[]): boolean {
  const west = places.find(({ seat, left }) => seat === tile.shared && left === place.left - WIDTH);
  return west !== undefined && tile.squares.some((at) => at % WIDTH === 0);
}

export function tilesOn(table: Table, places: readonly Place[], cues: BoardCues): readonly LyingTile[] {
  return places.flatMap((place) =>
    table.view.players[place.seat]!.tiles.filter((tile) => !drawnAlready(tile, place, places)).map((tile, i, all) => ({
      piece: tile.piece,
      cells: [...cellsOf(tile, place.left), ...otherHalf(table, tile, place, places)],
      name: named(table.language, tile.piece),
      fresh: i === all.length - 1 ? cues.after.get(`tile ${place.seat}`) : undefined,
    })),
  );
}
