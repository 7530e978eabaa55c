/** What an answer to a puzzle comes to, from what was found when the puzzle was made. */
import { type AnswerValue, type Decision, gradeOf } from '@signoria/review';
import type { Puzzle, PuzzleAnswer } from '@signoria/review/puzzles';

const share = (thousandths: number): number => thousandths / 1000;
const NOTHING = { mean: 0, se: 0 };

/** As if this answer had been given; null where it was not among those looked at. */
export function decisionFor(puzzle: Puzzle, seats: number, line: string): Decision | null {
  const found = puzzle.answers.find(([one]) => one === line);
  if (found === undefined) return null;
  const right = puzzle.best.includes(line);
  const loss = right ? NOTHING : { mean: share(found[3]), se: share(found[4]) };
  return {
    seq: puzzle.seq,
    seat: puzzle.seat,
    at: puzzle.at,
    given: line,
    best: right ? line : puzzle.best[0]!,
    forced: false,
    real: true,
    loss,
    measured: loss,
    lossPoints: NOTHING,
    grade: gradeOf(loss, seats),
    own: { mean: share(found[1]), se: share(found[2]) },
    answers: puzzle.answers.map(answerValue),
  };
}

function answerValue([line, mean, se]: PuzzleAnswer): AnswerValue {
  return { line, share: { mean: share(mean), se: share(se) }, points: NOTHING, worlds: 0 };
}

/** Solved by the best answer, or by one of which nobody can tell that it is worse. */
export function isSolved({ best, given, grade }: Decision): boolean {
  return best === given || grade === null;
}
