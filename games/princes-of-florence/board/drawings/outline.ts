/** Squares turned into an outline, and the place in it where a badge and a name have most room. */

/** Side of a square in the units of the estate. */
export const SIDE = 60;

/** Row and column, counted from the upper left; may lie beside the estate. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

type Point = readonly [x: number, y: number];
type Edge = readonly [from: Point, to: Point];

const key = (row: number, column: number): string => `${row},${column}`;
const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** The edges that no other square of the shape shares, clockwise around each. */
function edges(cells: readonly Cell[]): Edge[] {
  const covered = new Set(cells.map(({ row, column }) => key(row, column)));
  const found: Edge[] = [];
  for (const { row: r, column: c } of cells) {
    if (!covered.has(key(r - 1, c)))
      found.push([
        [c, r],
        [c + 1, r],
      ]);
    if (!covered.has(key(r, c + 1)))
      found.push([
        [c + 1, r],
        [c + 1, r + 1],
      ]);
    if (!covered.has(key(r + 1, c)))
      found.push([
        [c + 1, r + 1],
        [c, r + 1],
      ]);
    if (!covered.has(key(r, c - 1)))
      found.push([
        [c, r + 1],
        [c, r],
      ]);
  }
  return found;
}

/** Takes one closed ring of edges out of the list. */
function ring(left: Edge[]): readonly Point[] {
  const first = left.shift()!;
  const points: Point[] = [first[0], first[1]];
  for (;;) {
    const next = left.findIndex(([from]) => same(from, points.at(-1)!));
    if (next < 0) return points.slice(0, -1);
    points.push(left.splice(next, 1)[0]![1]);
  }
}

export function outlineOf(cells: readonly Cell[]): string {
  const left = edges(cells);
  const rings: string[] = [];
  while (left.length > 0)
    rings.push(
      `M${ring(left)
        .map(([x, y]) => `${x * SIDE},${y * SIDE}`)
        .join('L')}Z`,
    );
  return rings.join('');
}

export interface Room {
  /** Middle, in the units of the estate. */
  readonly x: number;
  readonly y: number;
  /** Squares across and down. */
  readonly across: number;
  readonly down: number;
}

/** The widest rectangle of the shape, the highest of those, the topmost of those: where a name reads best. */
export function roomOf(cells: readonly Cell[]): Room {
  const covered = new Set(cells.map(({ row, column }) => key(row, column)));
  let best: Room = { x: 0, y: 0, across: 0, down: 0 };
  for (const { row, column } of cells) {
    let across = 0;
    while (covered.has(key(row, column + across))) across++;
    let down = 1;
    const full = (r: number) =>
      Array.from({ length: across }, (_, i) => i).every((i) => covered.has(key(r, column + i)));
    while (full(row + down)) down++;
    if (across > best.across || (across === best.across && down > best.down)) {
      best = { x: (column + across / 2) * SIDE, y: (row + down / 2) * SIDE, across, down };
    }
  }
  return best;
}
