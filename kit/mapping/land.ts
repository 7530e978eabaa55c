/** Land: Natural Earth 1:50m by way of world-atlas (public domain). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoIdentity, geoStream } from 'd3-geo';
import { merge, type Topology } from 'topojson-client';
import { closedPath, type Line, type Point, signedArea, thinned } from './lines.ts';

const world = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-50m.json'), 'utf8'),
) as Topology;

/** The outer coasts and frontiers of these countries taken together, in longitude and latitude. */
export function coastsOf(countries: readonly string[]): readonly Line[] {
  const chosen = world.objects.countries.geometries.filter((c) => countries.includes(c.properties.name));
  return merge(world, chosen).coordinates.map((polygon) => polygon[0]!);
}

export interface Drawing {
  readonly project: (p: Point) => Point;
  /** What is seen at first. */
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** How far land is drawn beyond it, for panels of another shape. */
  readonly bleed: { readonly x: number; readonly y: number };
  /** Islets smaller than this, in square drawing units, are left out. */
  readonly islet: number;
  /** Detail finer than this, in drawing units, cannot be seen. */
  readonly detail: number;
}

/** These countries as one path. */
export function landOf(countries: readonly string[], { project, frame, bleed, islet, detail }: Drawing): string {
  const rings: Point[][] = [];
  const sink = {
    point: (x: number, y: number) => rings.at(-1)!.push([x, y]),
    lineStart: () => rings.push([]),
    lineEnd: () => {},
    polygonStart: () => {},
    polygonEnd: () => {},
  };
  const coordinates = coastsOf(countries).map((coast) => [coast.map(project)]);
  const clip = geoIdentity().clipExtent([
    [frame.x - bleed.x, frame.y - bleed.y],
    [frame.x + frame.width + bleed.x, frame.y + frame.height + bleed.y],
  ]);
  geoStream({ type: 'MultiPolygon', coordinates }, clip.stream(sink));
  return rings
    .filter((ring) => Math.abs(signedArea(ring)) > islet)
    .map((ring) => closedPath(thinned(ring, detail)))
    .join('');
}
