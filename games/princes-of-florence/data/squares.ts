/**
 * Where tiles fit (FLO-5.1, FLO-8.4 to FLO-8.7, FLO-20.5, FLO-20.10, FLO-20.12). Squares are bit sets in two numbers: rows 0
 * to 3 and rows 4 to 6. Every way a piece can lie is worked out once; ways that cover the same squares are listed once.
 */
import { columnOf, HEIGHT, rowOf, WIDTH } from './estate.ts';
import type { Shape } from './pieces.ts';

const LOW_SQUARES = 4 * WIDTH;

/** A set of squares of one estate. */
export interface Squares {
  readonly low: number;
  readonly high: number;
}

/** One way a piece can lie in one estate. */
export interface Lie {
  readonly turn: 0 | 1 | 2 | 3;
  readonly flip: boolean;
  /** The square of its first covered square in reading order. */
  readonly at: number;
  readonly squares: readonly number[];
  readonly low: number;
  readonly high: number;
  /** The squares that share an edge with it. */
  readonly haloLow: number;
  readonly haloHigh: number;
  /** Rows in which it lies on the west and the east edge, as bit sets. */
  readonly west: number;
  readonly east: number;
}

/** One way a piece can lie across the border of two estates, the west one's column 6 beside the east one's column 0. */
export interface JointLie {
  readonly turn: 0 | 1 | 2 | 3;
  readonly flip: boolean;
  /** On the two estates side by side, 14 squares wide. */
  readonly at: number;
  readonly westPart: Lie;
  readonly eastPart: Lie;
}

export const JOINT_WIDTH = 2 * WIDTH;

export function bitCount(set: number): number {
  let n = 0;
  for (let left = set; left !== 0; left &= left - 1) n++;
  return n;
}

export function setOf(squares: readonly number[]): Squares {
  let low = 0;
  let high = 0;
  for (const square of squares) {
    if (square < LOW_SQUARES) low |= 1 << square;
    else high |= 1 << (square - LOW_SQUARES);
  }
  return { low, high };
}

type Cells = readonly (readonly [row: number, column: number])[];
const TURNS = [0, 1, 2, 3] as const;

interface Turned {
  readonly turn: 0 | 1 | 2 | 3;
  readonly flip: boolean;
  /** Reading order, the first one at row 0. */
  readonly cells: Cells;
  readonly rows: number;
  readonly columns: number;
}

/** A quarter turn clockwise. */
function turned(shape: Shape): Shape {
  const rows = shape.length;
  return Array.from(shape[0]!, (_, c) => Array.from({ length: rows }, (_, r) => shape[rows - 1 - r]![c]!).join(''));
}

function mirrored(shape: Shape): Shape {
  return shape.map((row) => [...row].reverse().join(''));
}

function cellsOf(shape: Shape): Cells {
  return shape.flatMap((row, r) => [...row].flatMap((x, c) => (x === 'X' ? [[r, c] as const] : [])));
}

/** The different looks of a piece, unflipped ones first (FLO-8.4). */
export function looks(shape: Shape): readonly Turned[] {
  const seen = new Set<string>();
  const found: Turned[] = [];
  for (const flip of [false, true]) {
    let look = flip ? mirrored(shape) : shape;
    for (const turn of TURNS) {
      const name = look.join('/');
      if (!seen.has(name))
        found.push({ turn, flip, cells: cellsOf(look), rows: look.length, columns: look[0]!.length });
      seen.add(name);
      look = turned(look);
    }
  }
  return found;
}

/** Where the shape's bounding box would stand for its first covered square to lie on `at`. */
function lieOf(look: Turned, at: number, squares: readonly number[]): Lie {
  const { low, high } = setOf(squares);
  const halo = setOf(squares.flatMap(neighbours).filter((square) => !squares.includes(square)));
  const edge = (column: number) =>
    squares.filter((q) => columnOf(q) === column).reduce((set, q) => set | (1 << rowOf(q)), 0);
  return {
    turn: look.turn,
    flip: look.flip,
    at,
    squares,
    low,
    high,
    haloLow: halo.low,
    haloHigh: halo.high,
    west: edge(0),
    east: edge(WIDTH - 1),
  };
}

function neighbours(square: number): readonly number[] {
  const row = rowOf(square);
  const column = columnOf(square);
  return [
    ...(row > 0 ? [square - WIDTH] : []),
    ...(row < HEIGHT - 1 ? [square + WIDTH] : []),
    ...(column > 0 ? [square - 1] : []),
    ...(column < WIDTH - 1 ? [square + 1] : []),
  ];
}

/** All lies clear of the palazzo. */
export function liesOf(shape: Shape, palazzo: Squares): readonly Lie[] {
  return looks(shape).flatMap((look) => {
    const lies: Lie[] = [];
    for (let row = 0; row + look.rows <= HEIGHT; row++) {
      for (let column = 0; column + look.columns <= WIDTH; column++) {
        const squares = look.cells.map(([r, c]) => (row + r) * WIDTH + column + c);
        const lie = lieOf(look, squares[0]!, squares);
        if ((lie.low & palazzo.low) === 0 && (lie.high & palazzo.high) === 0) lies.push(lie);
      }
    }
    return lies;
  });
}

/** All lies with squares on both sides of a border, clear of both palazzi (FLO-20.5). */
export function jointLiesOf(shape: Shape, palazzo: Squares): readonly JointLie[] {
  return looks(shape).flatMap((look) => {
    const lies: JointLie[] = [];
    for (let row = 0; row + look.rows <= HEIGHT; row++) {
      for (let column = WIDTH - look.columns + 1; column < WIDTH; column++) {
        const cells = look.cells.map(([r, c]) => [row + r, column + c] as const);
        const west = cells.filter(([, c]) => c < WIDTH).map(([r, c]) => r * WIDTH + c);
        const east = cells.filter(([, c]) => c >= WIDTH).map(([r, c]) => r * WIDTH + c - WIDTH);
        const [r, c] = cells[0]!;
        const at = r * JOINT_WIDTH + c;
        const joint = {
          turn: look.turn,
          flip: look.flip,
          at,
          westPart: lieOf(look, at, west),
          eastPart: lieOf(look, at, east),
        };
        if (
          [joint.westPart, joint.eastPart].every((p) => (p.low & palazzo.low) === 0 && (p.high & palazzo.high) === 0)
        ) {
          lies.push(joint);
        }
      }
    }
    return lies;
  });
}

/** The rows of a column in which a set has squares, as a bit set. */
export function rowsAt(low: number, high: number, column: number): number {
  let rows = 0;
  for (let row = 0; row < HEIGHT; row++) {
    const square = row * WIDTH + column;
    const there = square < LOW_SQUARES ? (low >> square) & 1 : (high >> (square - LOW_SQUARES)) & 1;
    rows |= there << row;
  }
  return rows;
}
