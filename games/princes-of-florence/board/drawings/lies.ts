/** How a piece of the town is called in the sheet of drawings: by what it is and how it lies. */
import { LANDSCAPES, type LandscapeId, PIECE, type PieceId, SHAPES } from '../../data/pieces.ts';
import type { Cell } from './outline.ts';

/** Squares from the upper left corner, in order: the same for everything that lies in the same way. */
export function lieOf(cells: readonly Cell[]): string {
  const top = Math.min(...cells.map(({ row }) => row));
  const left = Math.min(...cells.map(({ column }) => column));
  return cells
    .map(({ row, column }) => `${row - top}${column - left}`)
    .sort()
    .join('-');
}

export const isLandscape = (id: PieceId): id is LandscapeId => LANDSCAPES.some((one) => one === id);

/** Of so many squares as the printed one, and in the same rows and columns when turned: then the sheet has it. */
export function isPrinted(piece: PieceId, cells: readonly Cell[]): boolean {
  return lies(piece).has(lieOf(cells));
}

const known = new Map<PieceId, ReadonlySet<string>>();

function lies(piece: PieceId): ReadonlySet<string> {
  const found = known.get(piece);
  if (found !== undefined) return found;
  const made = new Set(waysToLay(SHAPES[PIECE[piece]]!).map(lieOf));
  known.set(piece, made);
  return made;
}

const turn = (cells: readonly Cell[]): readonly Cell[] =>
  cells.map(({ row, column }) => ({ row: column, column: -row }));
const flip = (cells: readonly Cell[]): readonly Cell[] => cells.map(({ row, column }) => ({ row, column: -column }));

function toCorner(cells: readonly Cell[]): readonly Cell[] {
  const top = Math.min(...cells.map(({ row }) => row));
  const left = Math.min(...cells.map(({ column }) => column));
  return cells.map(({ row, column }) => ({ row: row - top, column: column - left }));
}

/** The eight ways to lay a shape; the squares keep their order, so the nth is always the same part of the house. */
export function waysToLay(shape: readonly string[]): readonly (readonly Cell[])[] {
  const first = shape.flatMap((line, row) =>
    [...line].flatMap((square, column) => (square === 'X' ? [{ row, column }] : [])),
  );
  const turned = [first, turn(first), turn(turn(first)), turn(turn(turn(first)))];
  return [...turned, ...turned.map(flip)].map(toCorner);
}
