/** Zooming and panning as arithmetic: which part of a drawing is seen. No events, no elements. */

/** The drawing is shown `k` times enlarged, its origin moved to (x, y); all in units of the drawing. */
export interface Zoom {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
  readonly most: number;
}

export const WHOLE: Zoom = { x: 0, y: 0, k: 1 };

const between = (low: number, v: number, high: number): number => Math.min(Math.max(v, low), high);

/** Never smaller than the whole, never larger than `most`, never past an edge. */
export function held(zoom: Zoom, { width, height, most }: Extent): Zoom {
  const k = between(1, zoom.k, most);
  return { k, x: between(width * (1 - k), zoom.x, 0), y: between(height * (1 - k), zoom.y, 0) };
}

/** Enlarges by `factor`; the point (px, py) of the window stays where it is. */
export function zoomedAt(zoom: Zoom, factor: number, px: number, py: number, extent: Extent): Zoom {
  const k = between(1, zoom.k * factor, extent.most);
  const grown = k / zoom.k;
  return held({ k, x: px - (px - zoom.x) * grown, y: py - (py - zoom.y) * grown }, extent);
}

export function panned(zoom: Zoom, dx: number, dy: number, extent: Extent): Zoom {
  return held({ ...zoom, x: zoom.x + dx, y: zoom.y + dy }, extent);
}
