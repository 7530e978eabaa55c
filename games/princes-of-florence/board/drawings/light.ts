/**
 * The light of seven rounds: where the sun stands over an estate and where its houses throw their shadows. Which sides of the roofs
 * it reaches and which lamps burn says the stylesheet, by the same round.
 */
import { type Cell, SIDE } from './outline.ts';

type Point = readonly [x: number, y: number];

export interface Light {
  /** In parts of the sky, from the left and from the top. */
  readonly sun: Point;
  /** The way of the shadow of whatever stands, in units of the estate. */
  readonly shadow: Point;
}

export const ROUNDS = 7;

const LIGHTS: readonly Light[] = [
  { sun: [0.07, 0.72], shadow: [26, -3] },
  { sun: [0.21, 0.48], shadow: [18, -5] },
  { sun: [0.36, 0.34], shadow: [12, -6] },
  { sun: [0.5, 0.28], shadow: [7, -6] },
  { sun: [0.64, 0.34], shadow: [-12, -6] },
  { sun: [0.79, 0.48], shadow: [-20, -5] },
  { sun: [0.93, 0.7], shadow: [-28, -3] },
];

/** Tiles that lie in no estate are seen in the light of the forenoon. */
export const FORENOON = 3;

/** Before the first round it is morning, after the last one evening. */
export function lightOf(round: number): Light {
  return LIGHTS[Math.min(ROUNDS, Math.max(1, round)) - 1]!;
}

/** Walls stand so far inside their squares. */
export const WALL = 6;

/** The shadow on the ground: the footprint drawn along the light. */
export function shadowOf(cells: readonly Cell[], [dx, dy]: Point): string {
  const has = (row: number, column: number) => cells.some((cell) => cell.row === row && cell.column === column);
  return cells
    .map(({ row: r, column: c }) => {
      const west = c * SIDE + (has(r, c - 1) ? 0 : WALL);
      const east = (c + 1) * SIDE - (has(r, c + 1) ? 0 : WALL);
      const top = r * SIDE + (has(r - 1, c) ? 0 : WALL);
      const foot = (r + 1) * SIDE - (has(r + 1, c) ? 0 : WALL);
      const [from, to] = dx < 0 ? [east, west] : [west, east];
      return `M${from} ${foot}H${to}L${to + dx} ${foot + dy}V${top + dy}H${from + dx}L${from} ${top}Z`;
    })
    .join('');
}
