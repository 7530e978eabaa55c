/** What the thread that writes is sent, and what it sends back: steps without their functions, refusals as plain facts. */
import { type Outcome, type Step, Violation } from '../engine.ts';
import { StoreError } from '../errors.ts';
import type { Attempt } from './writer.ts';

/** Statements are many and their texts few: a text is sent once, and later by its number. */
export interface SentStep {
  readonly text: number;
  readonly values: readonly unknown[];
  readonly named: boolean;
  readonly must: boolean;
}

export interface Order {
  /** Numbers begin again. */
  readonly anew: boolean;
  /** Texts that have not been sent before: they get the next numbers. */
  readonly texts: readonly string[];
  readonly jobs: readonly (readonly SentStep[])[];
}

export type Refusal =
  /** The step with this number changed no row. */
  | { readonly kind: 'must'; readonly step: number }
  | { readonly kind: 'violation'; readonly of: Violation['kind']; readonly message: string }
  | { readonly kind: 'store'; readonly code: 'busy' | 'full' }
  | { readonly kind: 'other'; readonly message: string };

export type Told = { readonly outcomes: readonly Outcome[] } | { readonly refusal: Refusal };

/** `failed`: all of it came to nothing. */
export type Report = { readonly told: readonly Told[] } | { readonly failed: Refusal };

/** In the thread: a step that must change something did not. */
export class Unmet extends Error {
  readonly step: number;
  constructor(step: number) {
    super('a step changed nothing');
    this.step = step;
  }
}

export function refusalOf(error: unknown): Refusal {
  if (error instanceof Unmet) return { kind: 'must', step: error.step };
  if (error instanceof Violation) return { kind: 'violation', of: error.kind, message: error.message };
  if (error instanceof StoreError && (error.code === 'busy' || error.code === 'full')) {
    return { kind: 'store', code: error.code };
  }
  return { kind: 'other', message: error instanceof Error ? error.message : String(error) };
}

export function toldOf(attempt: Attempt): Told {
  return 'error' in attempt ? { refusal: refusalOf(attempt.error) } : attempt;
}

/** The refusal as whoever asked for these steps knows it. */
export function errorOf(refusal: Refusal, steps: readonly Step[]): unknown {
  switch (refusal.kind) {
    case 'must':
      return steps[refusal.step]!.must!();
    case 'violation':
      return new Violation(refusal.of, refusal.message);
    case 'store':
      return new StoreError(refusal.code, {});
    case 'other':
      return new Error(refusal.message);
  }
}
