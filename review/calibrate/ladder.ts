/** Whether better players lose less by their decisions, and whether another seed would have judged alike. */
import { type Level, type Playable, RUNGS } from '@signoria/bots';
import { type Match, seedOf } from '@signoria/kernel';
import type { Budget } from '../budget.ts';
import { type Decision, judgeDecision } from '../decision.ts';
import { newJudge } from '../judge.ts';
import { type Estimate, estimate } from '../numbers.ts';
import { pathOf } from '../path.ts';

export interface Rung {
  readonly level: Level;
  /** Real decisions. */
  readonly decisions: number;
  readonly errorRate: Estimate;
}

export interface Stability {
  /** With anything to decide. */
  readonly decisions: number;
  /** Decisions with a grade by either seed. */
  readonly graded: number;
  /** Those with another grade by another seed. */
  readonly changed: number;
}

/** One in so many decisions of a game. */
const EVERY = 4;

/** The verdicts on some decisions of a game. */
export function* verdicts(module: Playable, match: Match, budget: Budget, seed: string): Generator<void, Decision[]> {
  const judge = newJudge({ game: match.game, policy: module.policy });
  const found: Decision[] = [];
  for (const [i, step] of pathOf(match).entries()) {
    if (i % EVERY === 0) found.push(yield* judgeDecision(judge, step, budget, seedOf(seed)));
  }
  return found;
}

/** `decided` by level, at tables where all are of that level: who has no chance to win has none to lose. */
export function rungs(decided: { readonly [L in Level]?: readonly Decision[] }): readonly Rung[] {
  return RUNGS.map((level) => {
    const losses = (decided[level] ?? []).filter(({ real }) => real).map(({ measured }) => measured.mean);
    return { level, decisions: losses.length, errorRate: estimate(losses) };
  });
}

export function inOrder(ladder: readonly Rung[]): boolean {
  return ladder.every(({ errorRate }, i) => i === 0 || ladder[i - 1]!.errorRate.mean > errorRate.mean);
}

/** Of two verdicts each on the same decisions by different seeds. */
export function stability(pairs: readonly (readonly [Decision, Decision])[]): Stability {
  const grades = pairs.filter(([{ forced }]) => !forced).map(([one, other]) => [one.grade, other.grade] as const);
  return {
    decisions: grades.length,
    graded: grades.filter(([a, b]) => a !== null || b !== null).length,
    changed: grades.filter(([a, b]) => a !== b).length,
  };
}
