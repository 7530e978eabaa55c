/**
 * The pen all parts of a portrait are drawn with; drawings are text. `weight` is the optical size: 1 at 100 px and more, about 2
 * at 28 px, where the fine lines are left out.
 */
export const INK = '#231A13';
export const LINEN = '#F2ECDF';
export const GOLD = '#DDAA26';
export const STEEL = '#AEB7BA';
export const STEEL2 = '#7F8A8F';
export const WOOD = '#A9733C';
export const BONE = '#F4EAD2';

const PIGMENT = {
  red: '#A8281E',
  scarlet: '#BE3A2B',
  blue: '#1F4F91',
  green: '#2E6A3B',
  ochre: '#DDAA26',
  purple: '#6A3A86',
  brown: '#74451F',
  white: '#F2ECDF',
  slate: '#3B4A58',
  rust: '#B4571E',
  teal: '#2F6A7A',
  black: '#332B27',
  rose: '#C9796B',
  sand: '#CDB182',
  olive: '#6B6A3A',
  wine: '#6E2233',
  sky: '#7FA3B5',
  grey: '#8A8378',
} as const;
const HAIR = {
  black: '#2B211C',
  dark: '#46301F',
  brown: '#6B4524',
  auburn: '#8E4A22',
  fair: '#C99A4B',
  grey: '#9A938A',
  white: '#E4DED2',
} as const;
export const SKIN = ['#F2D2AF', '#E8BD93', '#D6A272', '#AE7A4E', '#7C5134'] as const;

export type Hex = `#${string}`;
/** By its name, or as it is. */
export type Colour = keyof typeof PIGMENT | Hex;
export type HairColour = keyof typeof HAIR | Hex;
export type Skin = 0 | 1 | 2 | 3 | 4;

const isIn = <T extends object>(table: T, name: string): name is keyof T & string => Object.hasOwn(table, name);
export const pigment = (name: Colour): string => (isIn(PIGMENT, name) ? PIGMENT[name] : name);
export const hairOf = (name: HairColour): string => (isIn(HAIR, name) ? HAIR[name] : name);
export const skinOf = ({ skin = 1 }: { readonly skin?: Skin }): string => SKIN[skin];

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));

export function mix(from: string, to: string, part: number): string {
  const other = channels(to);
  const mixed = channels(from).map((v, i) => Math.round(v + (other[i]! - v) * part));
  return `#${mixed.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

export const shade = (colour: string, part = 0.3): string => mix(colour, INK, part);
export const light = (colour: string, part = 0.25): string => mix(colour, '#FFF8E8', part);

/** To a tenth. */
export const tenth = (v: number): number => Math.round(v * 10) / 10;

export interface Pen {
  /** Fine enough for hatching. */
  readonly fine: boolean;
  /** A filled shape with an ink line. */
  p(d: string, fill: string, width?: number): string;
  /** A wash: filled, without a line. */
  w(d: string, fill: string): string;
  /** A line. */
  l(d: string, width?: number, colour?: string): string;
  /** A fine line, left out at small sizes. */
  h(d: string, width?: number, colour?: string): string;
  /** A circle. */
  c(x: number, y: number, r: number, fill: string, width?: number): string;
  /** An ellipse. */
  e(x: number, y: number, rx: number, ry: number, fill: string, width?: number, turned?: number): string;
  /** Moved, scaled and turned. */
  g(x: number, y: number, scale: number, turned: number, inner: string): string;
  /** An inked stick of some thickness. */
  rod(d: string, thick: number, fill: string, width?: number): string;
}

const LIGHTEST_COARSE = 1.35;

export function pen(weight = 1): Pen {
  const fine = weight < LIGHTEST_COARSE;
  const edge = (width: number) => (width === 0 ? ' stroke="none"' : ` stroke-width="${tenth(width * weight)}"`);
  const inked = (colour: string | undefined) => (colour === undefined ? '' : ` stroke="${colour}"`);
  const line: Pen['l'] = (d, width = 1.1, colour) => `<path d="${d}" fill="none"${edge(width)}${inked(colour)}/>`;
  return {
    fine,
    p: (d, fill, width = 1.4) => `<path d="${d}" fill="${fill}"${edge(width)}/>`,
    w: (d, fill) => `<path d="${d}" fill="${fill}" stroke="none"/>`,
    l: line,
    h: (d, width = 0.7, colour) => (fine ? line(d, width, colour) : ''),
    c: (x, y, r, fill, width = 1.2) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${edge(width)}/>`,
    e: (x, y, rx, ry, fill, width = 1.2, turned = 0) =>
      `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${edge(width)}${turned === 0 ? '' : ` transform="rotate(${turned} ${x} ${y})"`}/>`,
    g: (x, y, scale, turned, inner) =>
      `<g transform="translate(${x} ${y})${turned === 0 ? '' : ` rotate(${turned})`}${scale === 1 ? '' : ` scale(${scale})`}">${inner}</g>`,
    rod: (d, thick, fill, width = 1.2) =>
      `<path d="${d}" fill="none" stroke-width="${tenth(thick + 2 * width * weight * 0.8)}"/><path d="${d}" fill="none" stroke="${fill}" stroke-width="${thick}"/>`,
  };
}

/** Engraver's hatching: so many short parallel strokes from a place, each a step further. */
export const hatch = (x: number, y: number, count: number, dx: number, dy: number, lx: number, ly: number): string =>
  Array.from({ length: count }, (_, i) => `M${tenth(x + i * dx)} ${tenth(y + i * dy)}l${lx} ${ly}`).join('');
