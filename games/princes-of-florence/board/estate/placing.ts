/**
 * A tile in the hand: how it lies now, where it would go, and what is in its way. Whether it fits is said by the menu;
 * what is in the way is only for telling why not.
 */
import type { Seat } from '@signoria/kernel';
import type { Form } from '@signoria/kit';
import { WIDTH } from '../../data/estate.ts';
import type { PieceId } from '../../data/pieces.ts';
import { looks } from '../../data/squares.ts';
import type { Do } from '../../rules/model/choices.ts';
import type { View } from '../../rules/view/view.ts';
import type { Cell } from '../drawings/index.ts';

export type PlacementForm = Form<'placement', Do<'place'>>;
type Look = ReturnType<typeof looks>[number];

export interface Holding {
  readonly look: Look;
  /** Upper left corner of the squares around it. */
  readonly row: number;
  readonly column: number;
}

const HIGH = WIDTH;

export function pieceIn({ base }: PlacementForm): PieceId {
  return base.piece;
}

/** The different ways a piece can be turned and flipped. */
export function looksIn(view: View, piece: PieceId): readonly Look[] {
  return looks(view.estate.shapes[piece]);
}

function looksOf(view: View, form: PlacementForm): readonly Look[] {
  return looksIn(view, pieceIn(form));
}

export function cellsOf({ look, row, column }: Holding): readonly Cell[] {
  return look.cells.map(([r, c]) => ({ row: row + r, column: column + c }));
}

/** The square that names the place: the first covered one in reading order. */
function anchor({ width }: PlacementForm, holding: Holding): number {
  const [first] = cellsOf(holding);
  return first!.row * width + first!.column;
}

export function fits(form: PlacementForm, holding: Holding): boolean {
  const { turn, flip } = holding.look;
  return form.spots.some((s) => s.turn === turn && s.flip === flip && s.at.includes(anchor(form, holding)));
}

/** The answer that lays it there. */
export function answerOf(form: PlacementForm, holding: Holding): Pick<Do<'place'>, 'at' | 'turn' | 'flip'> {
  const { turn, flip } = holding.look;
  return { at: anchor(form, holding), turn, flip };
}

/** Where the corner is when the first square lies on `at`. */
function holdingAt({ width }: PlacementForm, look: Look, at: number): Holding {
  const [, column] = look.cells[0]!;
  return { look, row: Math.floor(at / width), column: (at % width) - column };
}

/** As printed, on the first square where that is possible. */
export function firstHolding(view: View, form: PlacementForm): Holding {
  const spot = form.spots.find(({ at }) => at.length > 0)!;
  const look = looksOf(view, form).find(({ turn, flip }) => turn === spot.turn && flip === spot.flip)!;
  return holdingAt(form, look, spot.at[0]!);
}

/** Kept inside the grid. */
export function settled({ width }: PlacementForm, { look, row, column }: Holding): Holding {
  const inside = (at: number, most: number) => Math.max(0, Math.min(at, most));
  return { look, row: inside(row, HIGH - look.rows), column: inside(column, width - look.columns) };
}

export function moved(form: PlacementForm, holding: Holding, rows: number, columns: number): Holding {
  return settled(form, { ...holding, row: holding.row + rows, column: holding.column + columns });
}

/** Its middle on this square. */
export function over(form: PlacementForm, { look }: Holding, cell: Cell): Holding {
  const row = cell.row - Math.floor((look.rows - 1) / 2);
  const column = cell.column - Math.floor((look.columns - 1) / 2);
  return settled(form, { look, row, column });
}

/** The same middle with another look. */
function turnedTo(form: PlacementForm, from: Holding, look: Look): Holding {
  const row = from.row + Math.round((from.look.rows - look.rows) / 2);
  const column = from.column + Math.round((from.look.columns - look.columns) / 2);
  return settled(form, { look, row, column });
}

/** A quarter further; a tile that looks the same then skips on. Null when there is no other look. */
export function turned(view: View, form: PlacementForm, holding: Holding): Holding | null {
  const others = looksOf(view, form).filter(({ flip }) => flip === holding.look.flip);
  for (let by = 1; by < 4; by++) {
    const next = others.find(({ turn }) => turn === (holding.look.turn + by) % 4);
    if (next !== undefined) return turnedTo(form, holding, next);
  }
  return null;
}

/** The other side up. Null for a tile whose sides are alike. */
export function flipped(view: View, form: PlacementForm, holding: Holding): Holding | null {
  const others = looksOf(view, form).filter(({ flip }) => flip !== holding.look.flip);
  const next = others.find(({ turn }) => turn === holding.look.turn) ?? others[0];
  return next === undefined ? null : turnedTo(form, holding, next);
}

/** All squares that the tile, as it is turned now, could cover. */
export function openCells(form: PlacementForm, { look }: Holding): readonly Cell[] {
  const found = new Map<string, Cell>();
  for (const { turn, flip, at } of form.spots) {
    if (turn !== look.turn || flip !== look.flip) continue;
    for (const cell of at.flatMap((square) => cellsOf(holdingAt(form, look, square)))) {
      found.set(`${cell.row} ${cell.column}`, cell);
    }
  }
  return [...found.values()];
}

/** What is in the way of a tile. `by`: what lies there. */
export type Fault =
  | { readonly why: 'covers'; readonly by: PieceId | 'palazzo'; readonly cells: readonly Cell[] }
  | { readonly why: 'touches'; readonly by: PieceId | 'palazzo'; readonly cells: readonly Cell[] }
  | { readonly why: 'border'; readonly cells: readonly Cell[] }
  | { readonly why: 'oneSide'; readonly cells: readonly Cell[] };

/** The rules that a fault stands on. */
export function faultRules({ estate }: View, piece: PieceId, { why }: Fault): readonly string[] {
  switch (why) {
    case 'covers':
      return [isLandscape(piece) ? 'FLO-5.1' : 'FLO-8.5'];
    case 'touches':
      return estate.borders.length > 0 ? ['FLO-8.6', 'FLO-20.10'] : ['FLO-8.6'];
    case 'border':
      return ['FLO-20.12', 'FLO-R66'];
    case 'oneSide':
      return ['FLO-20.5'];
  }
}

/** The estates on which the tile is laid, from west to east; one, or two for a joint building. */
export type Sites = readonly Seat[];

const isLandscape = (piece: PieceId): boolean => piece === 'forest' || piece === 'lake' || piece === 'park';
const NEXT = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

/** What lies on a square of these estates. */
function lyingAt(view: View, sites: Sites, { row, column }: Cell): PieceId | 'palazzo' | null {
  const seat = sites[Math.floor(column / WIDTH)];
  if (seat === undefined || row < 0 || row >= HIGH || column < 0) return null;
  const square = row * WIDTH + (column % WIDTH);
  if (view.estate.palazzo.includes(square)) return 'palazzo';
  return view.players[seat]!.tiles.find(({ squares }) => squares.includes(square))?.piece ?? null;
}

function grouped(
  why: 'covers' | 'touches',
  found: readonly (readonly [PieceId | 'palazzo', Cell])[],
): readonly Fault[] {
  const things = [...new Set(found.map(([by]) => by))];
  return things.map((by) => ({ why, by, cells: found.filter(([other]) => other === by).map(([, cell]) => cell) }));
}

function coverFaults(view: View, sites: Sites, cells: readonly Cell[]): readonly Fault[] {
  const found = cells.flatMap((cell) => {
    const by = lyingAt(view, sites, cell);
    return by === null ? [] : [[by, cell] as const];
  });
  return grouped('covers', found);
}

/** Edges shared with buildings, as the builders of the estate in which the new square lies allow. */
function touchFaults(view: View, sites: Sites, cells: readonly Cell[]): readonly Fault[] {
  const found = cells.flatMap((cell) => {
    const owner = sites[Math.floor(cell.column / WIDTH)]!;
    if (view.players[owner]!.builders >= 2) return [];
    return NEXT.flatMap(([r, c]) => {
      const by = lyingAt(view, sites, { row: cell.row + r, column: cell.column + c });
      return by === null || (by !== 'palazzo' && isLandscape(by)) ? [] : [[by, cell] as const];
    });
  });
  return grouped('touches', found);
}

/** Squares on a docked edge, which takes builders; or a joint building that keeps to one side. */
function borderFaults(view: View, sites: Sites, cells: readonly Cell[]): readonly Fault[] {
  const { borders } = view.estate;
  if (borders.length === 0) return [];
  if (sites.length > 1) {
    const sides = new Set(cells.map(({ column }) => Math.floor(column / WIDTH)));
    const outer = cells.filter(({ column }) => isOuterEdge(view, sites, column));
    return [
      ...(sides.size === 1 ? [{ why: 'oneSide', cells } as const] : []),
      ...(outer.length > 0 ? [{ why: 'border', cells: outer } as const] : []),
    ];
  }
  const docked = cells.filter(({ column }) => isOuterEdge(view, sites, column));
  return docked.length === 0 ? [] : [{ why: 'border', cells: docked }];
}

function isOuterEdge({ estate }: View, sites: Sites, column: number): boolean {
  const west = estate.borders.some(({ east }) => east === sites[0]);
  const east = estate.borders.some(({ west: beside }) => beside === sites.at(-1));
  return (column === 0 && west) || (column === sites.length * WIDTH - 1 && east);
}

/** Why the tile does not fit; something is always said, the plainest first. */
export function faultsOf(view: View, sites: Sites, piece: PieceId, cells: readonly Cell[]): readonly Fault[] {
  const covers = coverFaults(view, sites, cells);
  if (covers.length > 0 || isLandscape(piece)) return covers;
  const touches = touchFaults(view, sites, cells);
  return touches.length > 0 ? touches : borderFaults(view, sites, cells);
}
