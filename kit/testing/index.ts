/** For tests of a board: positions of real games, told and drawn as a page would. Never part of what a browser fetches. */
export { figuresIn, sumsIn, unfounded } from './figures.ts';
export { type Control, controlsIn, drawer, marksIn, placesIn } from './markup.ts';
export { pictureDrawer } from './pictures.ts';
export { type TableOf, tablesOf, type Viewer } from './tables.ts';
export {
  everybody,
  inTurns,
  type Kind,
  type Pace,
  positions,
  type Seen,
  type Watch,
  watcher,
  witness,
} from './watching.ts';
export { printedFindings, type Shown, shownFindings, type Workplace, wordFindings } from './workshop.ts';
