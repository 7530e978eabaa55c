/** The little that `land.ts` uses of two untyped build-time packages. */
declare module 'topojson-client' {
  export interface MultiPolygon {
    readonly type: 'MultiPolygon';
    readonly coordinates: readonly (readonly (readonly [number, number])[])[][];
  }
  export interface Country {
    readonly properties: { readonly name: string };
  }
  export interface Topology {
    readonly objects: { readonly countries: { readonly geometries: readonly Country[] } };
  }
  export function merge(topology: Topology, objects: readonly Country[]): MultiPolygon;
}

declare module 'd3-geo' {
  export interface Sink {
    point(x: number, y: number): void;
    lineStart(): void;
    lineEnd(): void;
    polygonStart(): void;
    polygonEnd(): void;
  }
  export interface Identity {
    clipExtent(box: readonly [readonly [number, number], readonly [number, number]]): Identity;
    stream(sink: Sink): Sink;
  }
  export function geoIdentity(): Identity;
  export function geoStream(object: object, sink: Sink): void;
}
