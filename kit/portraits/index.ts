/** Portraits in three-quarter view for the sheets of several games. Drawn when the client is built; nothing of it reaches a browser. */
export { FAMOUS } from './famous.data.ts';
export {
  BONE,
  GOLD,
  hatch,
  INK,
  LINEN,
  light,
  mix,
  type Pen,
  pen,
  SKIN,
  STEEL,
  STEEL2,
  shade,
  WOOD,
} from './pen.ts';
export type { Person } from './person.ts';
export { bust, head, portrait, standing } from './portrait.ts';
export { type PersonRow, peopleSheet } from './row.ts';
