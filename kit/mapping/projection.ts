/** From places on the earth to places in a drawing, with more room where a board needs it. */
import { type Point, type Stretch, stretched } from './lines.ts';

export interface Chart {
  readonly size: { readonly width: number; readonly height: number };
  /** What of the world fills the drawing, in degrees. */
  readonly window: { readonly west: number; readonly east: number; readonly south: number; readonly north: number };
  readonly stretch: { readonly lon: readonly Stretch[]; readonly lat: readonly Stretch[] };
}

/** From longitude and latitude to drawing units. */
export function projection({ size, window, stretch }: Chart): (p: Point) => Point {
  const toX = stretched(window.west, window.east, stretch.lon);
  const toY = stretched(window.south, window.north, stretch.lat);
  return ([lon, lat]) => [toX(lon) * size.width, (1 - toY(lat)) * size.height];
}
