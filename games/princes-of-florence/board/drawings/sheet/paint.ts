/** Shapes painted in one or more materials, the later over the earlier. */
import { PAINT } from './paint.data.ts';

export type Material = keyof typeof PAINT;

/** `stone ink`: the attributes of both. */
export function painted(materials: string): string {
  const named = materials.split(' ').map((name) => {
    if (!(name in PAINT)) throw new Error(`no material called ${name}`);
    return PAINT[name as Material];
  });
  return Object.entries(Object.assign({}, ...named))
    .map(([attribute, value]) => `${attribute}="${value}"`)
    .join(' ');
}

export const p = (d: string, materials: string): string => `<path d="${d}" ${painted(materials)}/>`;
export const round = (cx: number, cy: number, rx: number, ry: number, materials: string): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" ${painted(materials)}/>`;

const tenth = (v: number): number => Math.round(v * 10) / 10;
export const pt = (x: number, y: number): string => `${tenth(x)} ${tenth(y)}`;
export const at = (x: number, y: number, drawn: string, scale = 1): string =>
  `<g transform="translate(${pt(x, y)})${scale === 1 ? '' : ` scale(${scale})`}">${drawn}</g>`;

export const arch = (x: number, w: number, h: number, y = 0): string =>
  `M${pt(x - w / 2, y)}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`;
export const box = (x: number, y: number, w: number, h: number): string => `M${pt(x, y)}h${w}v${h}h${-w}z`;
/** So many in a row, evenly over a width. */
export const row = (count: number, width: number, drawn: (x: number, i: number) => string): string =>
  Array.from({ length: count }, (_, i) => drawn(((i + 0.5) * width) / count, i)).join('');

/** A number in 0..1 from whole numbers: the same house always looks the same. */
export function chance(...seeds: readonly number[]): number {
  let h = 2166136261;
  for (const seed of seeds) {
    h ^= (seed + 0x9e37) | 0;
    h = Math.imul(h, 16777619);
    h ^= h >>> 13;
    h = Math.imul(h, 0x5bd1e995);
  }
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}
