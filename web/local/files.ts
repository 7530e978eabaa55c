/** All that the worker does with game files: writing them, branching from them, playing them again. One part to fetch. */
export { branchFile, exportFile } from '@signoria/table';
export { beside, compared } from './comparing.ts';
export { posePuzzle } from './puzzles.ts';
export { lookAt, project } from './replays.ts';
