/** How many puzzles of a set are about what. */
import { type PuzzleSet, THEMES, type Theme } from '@signoria/review/puzzles';

export function themesIn(puzzles: PuzzleSet['puzzles']): readonly (readonly [Theme, number])[] {
  return THEMES.map((theme) => [theme, puzzles.filter(({ themes }) => themes.includes(theme)).length] as const);
}
