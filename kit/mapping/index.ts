/** For scripts that draw a map once and write it down (`make-map.ts`). They run on Node; no browser fetches this. */
export { type Chart, coastsOf, type Drawing, landOf, projection } from './land.ts';
export { closedPath, type Line, openPath, type Point, type Stretch, signedArea, thinned } from './lines.ts';
