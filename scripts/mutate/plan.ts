// What a session is told to do, and what it says. A session is a process of its own, so that it can be ended.

import { appendFileSync, readFileSync } from 'node:fs';
import type { Chosen } from './mutants.ts';

export interface Plan {
  readonly root: string;
  /** Folders whose files have their loops counted. */
  readonly folders: readonly string[];
  /** The whole sample: all of it stands in the code. */
  readonly mutants: readonly Chosen[];
  readonly testFiles: readonly string[];
  /** Those to be tried one after another in this session, after a first run without any. */
  readonly hunted: readonly number[];
  /** Those among them that are better tried alone: others of their file have soiled a session. */
  readonly wary: readonly number[];
  /** Or one that is on from the first import, and the tests to be run. */
  readonly alone: { readonly id: number; readonly tests: readonly string[]; readonly ticks: number } | null;
  /** Where the session says what it found, line by line. */
  readonly report: string;
}

export type Said =
  | { readonly said: 'alive' }
  | { readonly said: 'first run'; readonly tests: number; readonly ticks: number; readonly red: readonly string[] }
  | { readonly said: 'trying'; readonly id: number }
  | { readonly said: 'killed'; readonly id: number; readonly by: string }
  | { readonly said: 'survived'; readonly id: number; readonly reached: boolean }
  /** To be tried in a session of its own, by these tests. */
  | { readonly said: 'doubtful'; readonly id: number; readonly tests: readonly string[] }
  /** An earlier mutant has left something behind: what is left must be tried in a new session. */
  | { readonly said: 'soiled' };

export const PLAN = 'SIGNORIA_MUTATION_PLAN';

export function readPlan(): Plan {
  return JSON.parse(readFileSync(process.env[PLAN]!, 'utf8')) as Plan;
}

export function say(plan: Plan, said: Said): void {
  appendFileSync(plan.report, `${JSON.stringify(said)}\n`);
}
