/** What a loss is called. Only what is surely a loss is called anything. */
import type { Estimate } from './numbers.ts';

export const GRADES = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** Losses of win share at a table of four from which on they are graded. */
const THRESHOLDS: readonly (readonly [Grade, number])[] = [
  ['blunder', 0.1],
  ['mistake', 0.05],
  ['inaccuracy', 0.02],
];

/** So many standard errors make sure. */
export const SURE = 2;

/** With fewer at the table there is more to win and to lose by each answer. */
export function scale(seats: number): number {
  return Math.min(2, Math.max(2 / 3, 4 / seats));
}

/** Whether it is a loss at all, as far as can be told. */
export function isSure({ mean, se }: Estimate): boolean {
  return mean > SURE * se;
}

export function gradeOf(loss: Estimate, seats: number): Grade | null {
  if (!isSure(loss)) return null;
  return THRESHOLDS.find(([, least]) => loss.mean >= least * scale(seats))?.[0] ?? null;
}

/** More worlds could change the grade: the loss is about as large as its error, or near a threshold. */
export function inDoubt({ mean, se }: Estimate, seats: number): boolean {
  const [, lowest] = THRESHOLDS.at(-1)!;
  if (mean + SURE * se < lowest * scale(seats)) return false;
  return mean < (SURE + 1) * se || THRESHOLDS.some(([, least]) => Math.abs(mean - least * scale(seats)) < SURE * se);
}
