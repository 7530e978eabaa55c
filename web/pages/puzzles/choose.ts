/** Which puzzle comes next. Nothing of it is left to chance: whoever comes back finds the one they left. */
import { idOf, type Puzzle, type Theme } from '@signoria/review/puzzles';
import { type GameProgress, ratingOf } from './progress.ts';

export function about(puzzles: readonly Puzzle[], theme: Theme | null): readonly Puzzle[] {
  return theme === null ? puzzles : puzzles.filter(({ themes }) => themes.includes(theme));
}

/** So many make a lesson. */
const LESSON = 3;

/** Of a theme's puzzles an easy one, a fair one and a hard one, as they were rated when they were found: always the same. */
export function lessonOn(puzzles: readonly Puzzle[], theme: Theme): readonly Puzzle[] {
  const order = about(puzzles, theme).toSorted((a, b) => a.rating - b.rating);
  if (order.length <= LESSON) return order;
  return Array.from({ length: LESSON }, (_, i) => order[Math.floor(((2 * i + 1) * order.length) / (2 * LESSON))]!);
}

/** The untried one nearest to the solver; when all were tried, those that were not solved. Never the one just left. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  progress: GameProgress,
  theme: Theme | null,
  left: string | null = null,
): Puzzle | null {
  const others = about(puzzles, theme).filter((puzzle) => idOf(puzzle) !== left);
  const fresh = others.filter((puzzle) => !(idOf(puzzle) in progress.tries));
  const missed = others.filter((puzzle) => progress.tries[idOf(puzzle)]?.solved === false);
  const pool = [fresh, missed, others].find(({ length }) => length > 0) ?? [];
  const far = (puzzle: Puzzle) => Math.abs(ratingOf(progress, puzzle).rating - progress.solver.rating);
  return pool.toSorted((a, b) => far(a) - far(b))[0] ?? null;
}

export function solvedIn(puzzles: readonly Puzzle[], { tries }: GameProgress): number {
  return puzzles.filter((puzzle) => tries[idOf(puzzle)]?.solved === true).length;
}

export function triedIn(puzzles: readonly Puzzle[], { tries }: GameProgress): number {
  return puzzles.filter((puzzle) => idOf(puzzle) in tries).length;
}
