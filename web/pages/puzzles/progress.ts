/** What became of the puzzles tried here: the solver's rating at each game, and every puzzle's. */
import { isList, isNumber, isRecord } from '@signoria/kernel/json';
import { idOf, NEW_SOLVER, type Puzzle, type Rated, tried, untried } from '@signoria/review/puzzles';

export interface Try extends Rated {
  /** At the first try, which is the one that counts. */
  readonly solved: boolean;
}

export interface GameProgress {
  readonly solver: Rated;
  /** Solved in a row. */
  readonly streak: number;
  /** The solver's rating after each of the latest tries. */
  readonly history: readonly number[];
  /** By the puzzle's id, with its own rating now. */
  readonly tries: { readonly [id: string]: Try };
}

export type Progress = { readonly [game: string]: GameProgress };

export const NOTHING_TRIED: GameProgress = { solver: NEW_SOLVER, streak: 0, history: [], tries: {} };
/** So many ratings make the line. */
const REMEMBERED = 30;

/** Whatever is stored: what is no record of ours is forgotten. */
export function readProgress(stored: unknown): Progress | undefined {
  if (!isRecord(stored)) return undefined;
  const rows = Object.entries(stored);
  return Object.fromEntries(rows.filter((row): row is [string, GameProgress] => isProgress(row[1])));
}

function isProgress(found: unknown): found is GameProgress {
  if (!isRecord(found) || !isRated(found.solver) || !isNumber(found.streak)) return false;
  return isList(found.history) && found.history.every(isNumber) && isRecord(found.tries);
}

function isRated(found: unknown): found is Rated {
  return isRecord(found) && isNumber(found.rating) && isNumber(found.deviation);
}

export function progressAt(all: Progress, game: string): GameProgress {
  return all[game] ?? NOTHING_TRIED;
}

/** A puzzle's rating here: as it was found, or as it came out of a try. */
export function ratingOf({ tries }: GameProgress, puzzle: Puzzle): Rated {
  return tries[idOf(puzzle)] ?? untried(puzzle.rating);
}

/** Only the first try is rated: after it the answer is known. */
export function withTry(before: GameProgress, puzzle: Puzzle, solved: boolean): GameProgress {
  const id = idOf(puzzle);
  if (id in before.tries) return before;
  const [solver, rated] = tried(before.solver, ratingOf(before, puzzle), solved);
  return {
    solver,
    streak: solved ? before.streak + 1 : 0,
    history: [...before.history, Math.round(solver.rating)].slice(-REMEMBERED),
    tries: { ...before.tries, [id]: { ...rated, solved } },
  };
}
