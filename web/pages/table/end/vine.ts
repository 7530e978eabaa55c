/** The course of a game as a vine: the winner's stem with leaves, the others' lines, and the turns of the tale on the stem. Pure. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface VineBox {
  readonly width: number;
  readonly height: number;
  /** Room for leaves, marks and the shield at the end. */
  readonly margin: number;
}

/** More points make a hedge. */
const MOST = 36;

/** Which of so many rows are drawn: the first, the last, and some evenly between them. */
export function sampled(rows: number): readonly number[] {
  const count = Math.min(MOST, rows);
  if (count < 2) return rows === 0 ? [] : [0];
  return Array.from({ length: count }, (_, i) => Math.round((i * (rows - 1)) / (count - 1)));
}

/** Where a value stands at a row; `of` is the last row, `max` the greatest value. */
export function pointAt(
  row: number,
  value: number,
  of: number,
  max: number,
  { width, height, margin }: VineBox,
): Point {
  const x = margin + (of === 0 ? 0 : (row / of) * (width - 2 * margin));
  return { x, y: height - margin - (value / Math.max(max, 1e-9)) * (height - 2 * margin) };
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** A soft line through the points that never overshoots them. */
export function softPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const curves = rest.map(({ x, y }, i) => {
    const before = points[i]!;
    const middle = round((before.x + x) / 2);
    return `C${middle} ${round(before.y)} ${middle} ${round(y)} ${round(x)} ${round(y)}`;
  });
  return `M${round(first.x)} ${round(first.y)}${curves.join('')}`;
}

export interface Leaf extends Point {
  readonly turn: number;
}

/** One leaf so many pixels, left and right by turns. */
const APART = 30;
const ASKEW = 52;

export function leavesOn(points: readonly Point[]): readonly Leaf[] {
  const leaves: Leaf[] = [];
  let since = APART / 2;
  for (const [i, { x, y }] of points.slice(1, -1).entries()) {
    const before = points[i]!;
    const after = points[i + 2]!;
    since += x - before.x;
    if (since < APART) continue;
    since = 0;
    const along = (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI;
    leaves.push({ x, y, turn: round(along + (leaves.length % 2 === 0 ? -ASKEW : ASKEW)) });
  }
  return leaves;
}
