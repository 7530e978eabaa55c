/** Puzzles from games of bots: what they are, how they are found, how those who solve them are rated. */
export { type Contest, type Contested, contesting, leading } from './contest.ts';
export { counted, ENOUGH, type FindPlan, finding, newSet, SHORT } from './find.ts';
export {
  idOf,
  matchOf,
  PUZZLES_FORMAT,
  type Puzzle,
  type PuzzleAnswer,
  type PuzzleGame,
  type PuzzleSet,
  sourceOf,
} from './puzzle.ts';
export { NEW_SOLVER, type Rated, tried, untried } from './rating.ts';
export { THEMES, type Theme } from './themes.ts';
