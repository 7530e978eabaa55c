/** Portraits in three-quarter view for the sheets of several games. Drawn when the client is built; nothing of it reaches a browser. */
export { INK, type Pen, pen } from './pen.ts';
export type { Person } from './person.ts';
export { bust, head, portrait, standing } from './portrait.ts';
