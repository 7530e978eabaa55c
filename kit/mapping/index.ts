/** For scripts that draw a map once and write it down (`make-map.ts`). They run on Node; no browser fetches this. */
export { coastsOf, type Drawing, landOf } from './land.ts';
export { closedPath, type Line, openPath, type Point, type Stretch, signedArea, thinned } from './lines.ts';
export { type Chart, projection } from './projection.ts';
