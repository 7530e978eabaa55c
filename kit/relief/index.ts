/** Land and sea with a face, for the sheets of maps. Drawn when the client is built; nothing of it reaches a browser. */
export { type Chart, projection } from '../mapping/projection.ts';
export { compass, type Ship, ship } from './marks.ts';
export { type Kept, mountains, type Projection, volcanoes, waters } from './relief.ts';
