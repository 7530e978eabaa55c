/** Puzzles from games of bots and of people: what they are, how they are found, how those who solve them are rated. */
export { type Contest, type Contested, contesting, leading } from './contest.ts';
export { counted, ENOUGH, type FindPlan, finding, newSet, SHORT } from './find.ts';
export {
  idOf,
  matchOf,
  PEOPLE,
  PUZZLES_FORMAT,
  type Puzzle,
  type PuzzleAnswer,
  type PuzzleGame,
  type PuzzleSet,
  sourceOf,
} from './puzzle.ts';
export { NEW_SOLVER, type Rated, tried, untried } from './rating.ts';
export { readPuzzleSet } from './read.ts';
export { THEMES, type Theme } from './themes.ts';
