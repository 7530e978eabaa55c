/**
 * One relief for every Italian map. Geography is drawn through a map's own projection, so the same mountains, rivers and lakes
 * lie right on each. Colours are the page's: `--land`, `--coast`, `--hach`, `--river`, `--sea-line`.
 */
import type { Line, Point } from '../mapping/lines.ts';
import { dice } from '../sheet/dice.ts';
import { LAKES, MOUNDS, RANGES, type Range, RIVERS } from './geography.data.ts';

export type Projection = (place: Point) => Point;
/** Where nothing may be drawn: names, shields, towns. */
export type Kept = readonly [x: number, y: number, rx: number, ry: number];

const n = (v: number): number => +v.toFixed(1);
const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

/** Points along a line, so far from each other. */
function along(line: Line, step: number): readonly Point[] {
  const found: Point[] = [];
  let rest = 0;
  for (const [i, b] of line.entries()) {
    const a = line[i - 1];
    if (a === undefined) continue;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    let s = rest;
    for (; s < length; s += step) {
      found.push([a[0] + ((b[0] - a[0]) * s) / length, a[1] + ((b[1] - a[1]) * s) / length]);
    }
    rest = s - length;
  }
  return found;
}

/** One row of a range, so far beside its middle. */
function rowOf({ line, wide, rows }: Range, row: number, project: Projection): Line {
  const off = rows === 1 ? 0 : (row / (rows - 1) - 0.5) * 2 * wide;
  return line.map(([x, y], i) => {
    const a = line[Math.max(0, i - 1)]!;
    const b = line[Math.min(line.length - 1, i + 1)]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    return project([x - ((b[1] - a[1]) / length) * off, y + ((b[0] - a[0]) / length) * off]);
  });
}

const mound = (kind: number): string => {
  const { edge, shade, lines } = MOUNDS[kind]!;
  return `<path d="${edge}Z" fill="var(--land)"/><path d="${shade}" fill="var(--coast)" fill-opacity=".28"/><path d="${edge}" fill="none" stroke="var(--hach)" stroke-linecap="round"/><path d="${lines}" fill="none" stroke="var(--hach)" stroke-width=".7" stroke-linecap="round"/>`;
};
/** Lines only, to lie on top of what is owned. */
const moundOver = (kind: number): string => {
  const { edge, shade, lines } = MOUNDS[kind]!;
  return `<path d="${shade}" fill="#000" fill-opacity=".13"/><path d="${edge}${lines}" fill="none" stroke="#170f09" stroke-opacity=".62" stroke-width=".9" stroke-linecap="round"/>`;
};

export interface Mountains {
  readonly kept: readonly Kept[];
  readonly scale: number;
  readonly over?: boolean;
}

/** The further down, the nearer: drawn in that order. */
export function mountains(project: Projection, { kept, scale, over = false }: Mountains): string {
  const chance = dice('rilievo');
  const drawn = RANGES.flatMap((range) =>
    Array.from({ length: range.rows }, (_, row) => ({ range, row })).flatMap(({ row }) => {
      const size = scale * range.high * (row === 1 || range.rows === 1 ? 1 : 0.8);
      return along(rowOf(range, row, project), 15 * scale * Math.sqrt(range.high)).map(([x, y]) => ({
        x: x + (chance.next() - 0.5) * 7,
        y: y + (chance.next() - 0.5) * 7,
        s: size * (0.75 + chance.next() * 0.4),
        kind: Math.floor(chance.next() * MOUNDS.length),
      }));
    }),
  );
  const hides = (x: number, y: number, s: number) =>
    kept.some(([kx, ky, rx, ry]) => ((x - kx) / (rx + 7 * s)) ** 2 + ((y - 4 - ky) / (ry + 5 * s)) ** 2 < 1);
  return drawn
    .filter(({ x, y, s }) => !hides(x, y, s))
    .sort((a, b) => a.y - b.y)
    .map(
      ({ x, y, s, kind }) =>
        `<g transform="translate(${n(x)} ${n(y)}) scale(${s.toFixed(2)})">${over ? moundOver(kind) : mound(kind)}</g>`,
    )
    .join('');
}

function smooth(line: Line): string {
  const bends = line.slice(1, -1).map((p, i) => {
    const q = line[i + 2]!;
    return `Q${at(p)} ${at([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2])}`;
  });
  return `M${at(line[0]!)}${bends.join('')}L${at(line.at(-1)!)}`;
}

function lake(project: Projection, [lon, lat, width, height]: readonly [number, number, number, number]): string {
  const middle = project([lon, lat]);
  const corner = project([lon + width, lat + height]);
  const [w, h] = [Math.abs(corner[0] - middle[0]), Math.abs(corner[1] - middle[1])];
  const shore = `M0-${n(h)}C${n(w)}-${n(h * 0.6)} ${n(w * 0.6)} 0 ${n(w)} ${n(h * 0.5)} ${n(w * 0.6)} ${n(h)}-${n(w * 0.7)} ${n(h)}-${n(w)} ${n(h * 0.5)}-${n(w * 0.4)} 0-${n(w)}-${n(h * 0.5)} 0-${n(h)}Z`;
  return `<path transform="translate(${at(middle)}) rotate(14)" d="${shore}" fill="var(--river)" stroke="var(--coast)" stroke-width=".8"/>`;
}

/** The lagoon of Venice: still water behind bars of sand. */
function lagoon(project: Projection): string {
  const q = (lon: number, lat: number) => at(project([lon, lat]));
  const water = `M${q(12.18, 45.2)}L${q(12.1, 45.36)}L${q(12.3, 45.53)}L${q(12.62, 45.56)}L${q(12.5, 45.44)}L${q(12.33, 45.28)}Z`;
  const bars = `M${q(12.29, 45.21)}L${q(12.34, 45.31)}M${q(12.36, 45.35)}L${q(12.44, 45.42)}M${q(12.5, 45.46)}L${q(12.66, 45.54)}`;
  return `<path d="${water}" fill="var(--river)" stroke="var(--coast)" stroke-width=".8"/><path d="${bars}" stroke="var(--land)" stroke-width="3.4" stroke-linecap="round"/>`;
}

export function waters(project: Projection): string {
  const rivers = Object.values(RIVERS).map(({ wide, line }) => {
    const d = smooth(line.map(project));
    return `<path d="${d}" stroke="var(--coast)" stroke-opacity=".55" stroke-width="${wide + 1}"/><path d="${d}" stroke="var(--river)" stroke-width="${wide}"/>`;
  });
  const lakes = Object.values(LAKES).map((one) => lake(project, one));
  return `<g fill="none" stroke-linecap="round">${rivers.join('')}</g>${lakes.join('')}${lagoon(project)}`;
}

const VOLCANOES: Line = [
  [14.43, 40.82],
  [15.0, 37.75],
];

/** Vesuvius and Etna, smoking. */
export function volcanoes(project: Projection): string {
  const cone = 'M-10 3C-7-2-4-8-2.500-10M2.500-10C4-7 8-2 11 3M2-7Q4-3 4 1M4.500-5Q7-2 7.500 1';
  const drawn = `<path d="M-10 3C-7-2-4-8-2.500-10H2.500C4-7 8-2 11 3Z" fill="var(--land)"/><path d="${cone}M0-11C-3-15 3-17 0-21-2-24 3-25 4-27" fill="none" stroke="var(--hach)" stroke-linecap="round"/>`;
  return VOLCANOES.map((place) => `<g transform="translate(${at(project(place))})">${drawn}</g>`).join('');
}
