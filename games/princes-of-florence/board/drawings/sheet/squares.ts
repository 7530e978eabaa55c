/** Squares turned into outlines, roofs and fronts: in plan, with heights going straight up the page, so squares stay squares. */
import { type Cell, SIDE } from '../outline.ts';

type Point = readonly [x: number, y: number];
export type Has = (row: number, column: number) => boolean;

export function covering(cells: readonly Cell[]): Has {
  const covered = new Set(cells.map(({ row, column }) => `${row},${column}`));
  return (row, column) => covered.has(`${row},${column}`);
}

const tenths = (v: number): number => Math.round(v * 10);
const short = (v: number): string => String(v / 10).replace(/^(-?)0\./, '$1.');

/** First point as it is, the rest from one to the next: roofs have many points. */
function brief(points: readonly Point[], end: string): string {
  const steps = points.map(([x, y], i) => {
    const [fromX, fromY] = points[Math.max(0, i - 1)]!;
    return i === 0
      ? `M${short(tenths(x))} ${short(tenths(y))}`
      : `l${short(tenths(x) - tenths(fromX))} ${short(tenths(y) - tenths(fromY))}`;
  });
  return steps.join('') + end;
}

export type Side = 'n' | 's' | 'e' | 'w' | 'flat';

export interface Roof {
  readonly faces: { readonly [side in Side]: string };
  readonly hips: string;
  readonly eaves: string;
}

export interface RoofLook {
  readonly inset: number;
  readonly height: number;
  readonly pitch: number;
  /** Slopes stop at a court or a terrace instead of running on to one ridge. */
  readonly court: boolean;
}

interface Faces {
  n: string;
  s: string;
  e: string;
  w: string;
  flat: string;
  hips: string;
  eaves: string;
}

interface Corner {
  readonly cell: Cell;
  readonly sx: -1 | 1;
  readonly sy: -1 | 1;
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/**
 * Roof over one row. Height is the distance to the eaves: wings get ridges, corners hips and valleys. Every quarter square looks
 * only at its neighbours, so any turn and any mirror image draws itself.
 */
export function roofRow(cells: readonly Cell[], row: number, look: RoofLook): Roof {
  const has = covering(cells);
  const out: Faces = { n: '', s: '', e: '', w: '', flat: '', hips: '', eaves: '' };
  for (const cell of cells.filter((one) => one.row === row)) {
    for (const [sx, sy] of CORNERS) roofCorner(out, has, { cell, sx, sy }, look);
  }
  const { hips, eaves, ...faces } = out;
  return { faces, hips, eaves };
}

function roofCorner(out: Faces, has: Has, { cell, sx, sy }: Corner, { inset, height, pitch, court }: RoofLook): void {
  const { row: r, column: c } = cell;
  const [H, top, peak] = [SIDE / 2, SIDE / 2 - inset, SIDE - inset];
  const beside = has(r, c + sx);
  const below = has(r + sy, c);
  const across = has(r + sy, c + sx);
  const p = (u: number, v: number, z: number): Point => [
    sx < 0 ? c * SIDE + u : (c + 1) * SIDE - u,
    (sy < 0 ? r * SIDE + v : (r + 1) * SIDE - v) - height - z * pitch,
  ];
  const [fx, fy] = [sx < 0 ? 'w' : 'e', sy < 0 ? 'n' : 's'] as const;
  const [gx, gy] = [sx < 0 ? 'e' : 'w', sy < 0 ? 's' : 'n'] as const;
  // The slope runs on beyond the middle of this square when the block is wide.
  const onX = !court && has(r, c - sx) && has(r + sy, c - sx) && below;
  const onY = !court && has(r - sy, c) && has(r - sy, c + sx) && beside;
  const face = (side: Side, ...points: readonly Point[]) => {
    out[side] += brief(points, 'z');
  };
  const hip = (...points: readonly Point[]) => {
    out.hips += brief(points, '');
  };
  const eave = (...points: readonly Point[]) => {
    out.eaves += brief(points, '');
  };
  if (!beside && !below) {
    face(fy, p(inset, inset, 0), p(H, inset, 0), p(H, H, top));
    face(fx, p(inset, inset, 0), p(inset, H, 0), p(H, H, top));
    hip(p(inset, inset, 0), p(H, H, top));
    eave(p(inset, H, 0), p(inset, inset, 0), p(H, inset, 0));
  } else if (!beside) {
    face(fx, p(inset, 0, 0), p(inset, H, 0), p(H, H, top), p(H, 0, top));
    if (!onX) hip(p(H, 0, top), p(H, H, top));
    eave(p(inset, 0, 0), p(inset, H, 0));
  } else if (!below) {
    face(fy, p(0, inset, 0), p(H, inset, 0), p(H, H, top), p(0, H, top));
    if (!onY) hip(p(0, H, top), p(H, H, top));
    eave(p(0, inset, 0), p(H, inset, 0));
  } else if (!across) {
    face(fx, p(inset, 0, 0), p(H, 0, top), p(H, H, top), p(inset, inset, 0));
    face(fy, p(0, inset, 0), p(0, H, top), p(H, H, top), p(inset, inset, 0));
    hip(p(inset, inset, 0), p(H, H, top));
    if (!onX) hip(p(H, 0, top), p(H, H, top));
    if (!onY) hip(p(0, H, top), p(H, H, top));
    eave(p(inset, 0, 0), p(inset, inset, 0), p(0, inset, 0));
  } else if (court) {
    face('flat', p(0, 0, top), p(H, 0, top), p(H, H, top), p(0, H, top));
  } else {
    const ends = { x: !has(r, c - sx) || !has(r + sy, c - sx), y: !has(r - sy, c) || !has(r - sy, c + sx) };
    ridge({ face, hip, p, gx, gy }, ends, { top, peak });
  }
}

interface Quarter {
  readonly face: (side: Side, ...points: readonly Point[]) => void;
  readonly hip: (...points: readonly Point[]) => void;
  readonly p: (u: number, v: number, z: number) => Point;
  readonly gx: Side;
  readonly gy: Side;
}

/** Within a wide block: the slopes rise on to the ridge, and the ridge ends where the block does. */
function ridge(
  { face, hip, p, gx, gy }: Quarter,
  ends: { readonly x: boolean; readonly y: boolean },
  { top, peak }: { readonly top: number; readonly peak: number },
): void {
  const H = SIDE / 2;
  if (ends.x && ends.y) {
    face(gx, p(0, 0, peak), p(H, 0, top), p(H, H, top));
    face(gy, p(0, 0, peak), p(0, H, top), p(H, H, top));
    hip(p(0, 0, peak), p(H, H, top));
  } else if (ends.y) {
    face(gy, p(0, 0, peak), p(H, 0, peak), p(H, H, top), p(0, H, top));
    hip(p(0, 0, peak), p(H, 0, peak));
  } else if (ends.x) {
    face(gx, p(0, 0, peak), p(0, H, peak), p(H, H, top), p(H, 0, top));
    hip(p(0, 0, peak), p(0, H, peak));
  }
}

export interface FrontPlace {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The south fronts of one row, on their ground lines. */
export function frontsOf(cells: readonly Cell[], row: number, inset: number): readonly FrontPlace[] {
  const has = covering(cells);
  return cells.flatMap((cell, index) => {
    const { row: r, column: c } = cell;
    if (r !== row || has(r + 1, c)) return [];
    const edge = (beside: number) => (!has(r, c + beside) ? inset : has(r + 1, c + beside) ? -inset : 0);
    const [left, right] = [edge(-1), edge(1)];
    return [{ index, x: c * SIDE + left, width: SIDE - left - right, y: (r + 1) * SIDE - inset }];
  });
}
