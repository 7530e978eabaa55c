/** Puzzles and those who solve them are rated against each other, as in a game of two (Glickman's Glicko). */

export interface Rated {
  readonly rating: number;
  /** How unsure that is (one standard deviation). */
  readonly deviation: number;
}

/** Newcomers, as at the tables of the house. */
export const NEW_RATING = 1000;
const UNSURE = 300;
/** A puzzle's rating is a guess until it was tried a few times. */
const UNTRIED = 150;
/** Nobody's rating stands still: people learn, and puzzles are met by others. */
const SUREST = 60;
const Q = Math.log(10) / 400;

export const NEW_SOLVER: Rated = { rating: NEW_RATING, deviation: UNSURE };

export function untried(rating: number): Rated {
  return { rating, deviation: UNTRIED };
}

/** What comes of one try: the solver first. */
export function tried(solver: Rated, puzzle: Rated, solved: boolean): readonly [Rated, Rated] {
  const score = solved ? 1 : 0;
  return [after(solver, puzzle, score), after(puzzle, solver, 1 - score)];
}

function after({ rating, deviation }: Rated, other: Rated, score: number): Rated {
  const g = 1 / Math.sqrt(1 + (3 * (Q * other.deviation) ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + 10 ** ((-g * (rating - other.rating)) / 400));
  const sureness = 1 / deviation ** 2 + Q ** 2 * g ** 2 * expected * (1 - expected);
  return {
    rating: rating + ((Q * g) / sureness) * (score - expected),
    deviation: Math.max(SUREST, Math.sqrt(1 / sureness)),
  };
}
