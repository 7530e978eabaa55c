/**
 * Build-time script: draws the map once and writes `map.data.ts`. Nothing here runs in the browser.
 * Coast: Natural Earth 1:50m by way of world-atlas (public domain).
 *
 * Run: node games/virtu/board/drawings/make-map.ts && npm run format
 */
import { writeFileSync } from 'node:fs';
import { type Line, landOf, openPath, type Point, projection } from '@signoria/kit/mapping';
import { CITIES, CITY_DATA, type CityId, SEA_PLACES, SEAS, type SeaId } from '../../data/cities.ts';
import { CITY_SOURCES, SEA_BORDERS, SEA_SOURCES, SIZE, STRETCH, WINDOW } from './map.source.ts';

/** How far land and sea are drawn beyond the frame, for panels wider or taller than the map. */
const BLEED = { x: 420, y: 260 };
/** Islets smaller than this, in square drawing units, are left out. */
const ISLET = 14;
/** Detail finer than this, in drawing units, cannot be seen. */
const DETAIL = 0.5;
/** Italy and its islands are the board; the rest is drawn darker. */
const BOARD = ['Italy', 'San Marino', 'Vatican'];
const AROUND = [
  'France',
  'Switzerland',
  'Austria',
  'Slovenia',
  'Croatia',
  'Bosnia and Herz.',
  'Montenegro',
  'Albania',
  'Germany',
  'Liechtenstein',
  'Monaco',
  'Hungary',
  'Serbia',
  'Kosovo',
  'Macedonia',
  'Tunisia',
  'Algeria',
  'Libya',
  'Greece',
  'Malta',
  'Spain',
];

const project = projection({ size: SIZE, window: WINDOW, stretch: STRETCH });
const whole = (p: Point): Point => [Math.round(p[0]), Math.round(p[1])];

const FRAME = { x: 0, y: 0, ...SIZE };
const land = (countries: readonly string[]): string =>
  landOf(countries, { project, frame: FRAME, bleed: BLEED, islet: ISLET, detail: DETAIL });

const shifted = ([x, y]: Point, [dx, dy]: Point): Point => whole([x + dx, y + dy]);

function city(id: CityId) {
  const { lon, lat } = CITY_DATA[id];
  const { nudge = [0, 0], name, anchors = {} } = CITY_SOURCES[id];
  return { at: shifted(project([lon, lat]), nudge), name, anchors };
}

function sea(id: SeaId) {
  const { lon, lat } = SEA_PLACES[id];
  const { nudge, turn } = SEA_SOURCES[id];
  return { at: shifted(project([lon, lat]), nudge), turn };
}

const border = (line: Line): string => openPath(line.map(project));
/** A row each. */
const table = (rows: readonly (readonly [string, unknown])[]): string =>
  `{\n${rows.map(([id, row]) => `${id}: ${JSON.stringify(row)},\n`).join('')}}`;

writeFileSync(
  new URL('./map.data.ts', import.meta.url),
  `/**
 * The map as drawn by \`make-map.ts\`: do not edit by hand, run the script.
 * Coast: Natural Earth, public domain. Sea borders: drawn for Signoria.
 */
import type { CityId, SeaId } from '../../data/cities.ts';
import type { Anchors, Point, Side } from './map.source.ts';

export interface CityDrawing {
  readonly at: Point;
  /** On which side of the town its name stands. */
  readonly name: Side;
  /** Offsets of its anchors, by sea. */
  readonly anchors: Anchors;
}

export interface SeaDrawing {
  readonly at: Point;
  readonly turn: number;
}

/** What of the drawing is seen at first. Land and sea go on beyond it, for panels of another shape. */
export const MAP_FRAME = ${JSON.stringify(FRAME)} as const;
export const MAP_BLEED = ${JSON.stringify(BLEED)} as const;

export const ITALY =
  '${land(BOARD)}';

/** The lands around, drawn darker: no power of Italy owns them, save a few ports. */
export const LAND_AROUND =
  '${land(AROUND)}';

export const SEA_LINES =
  '${SEA_BORDERS.map(border).join('')}';

export const CITY_DRAWINGS: Readonly<Record<CityId, CityDrawing>> = ${table(CITIES.map((id) => [id, city(id)] as const))};

export const SEA_DRAWINGS: Readonly<Record<SeaId, SeaDrawing>> = ${table(SEAS.map((id) => [id, sea(id)] as const))};
`,
);
