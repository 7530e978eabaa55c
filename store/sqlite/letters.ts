/** What the thread that writes is sent, and what it sends back: steps without their functions, refusals as plain facts. */
import { type Outcome, type Step, Violation } from '../engine.ts';
import { StoreError } from '../errors.ts';
import type { Attempt } from './writer.ts';

/** What is alike in many steps. They are many, and these few: each is sent once, and named by its number later. */
export interface Form {
  readonly sql: string;
  readonly named: boolean;
  readonly must: boolean;
}

/** Nothing but what is new: whatever is sent is copied word by word, names of fields included. */
export type SentStep = readonly [form: number, values: readonly unknown[]];

export interface Order {
  /** Numbers begin again. */
  readonly anew: boolean;
  /** Those that have not been sent before: they get the next numbers. */
  readonly forms: readonly Form[];
  readonly jobs: readonly (readonly SentStep[])[];
}

export type Refusal =
  /** The step with this number changed no row. */
  | { readonly kind: 'must'; readonly step: number }
  | { readonly kind: 'violation'; readonly of: Violation['kind']; readonly message: string }
  | { readonly kind: 'store'; readonly code: 'busy' | 'full' }
  | { readonly kind: 'other'; readonly message: string };

/** A number: so many rows changed by a single step, none given back. */
export type Told = number | { readonly outcomes: readonly Outcome[] } | { readonly refusal: Refusal };

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
  if ('error' in attempt) return { refusal: refusalOf(attempt.error) };
  const [first, ...more] = attempt.outcomes;
  return first !== undefined && more.length === 0 && first.rows.length === 0 ? first.changed : attempt;
}

/** The same as whoever asked for these steps knows it. */
export function attemptOf(told: Told, steps: readonly Step[]): Attempt {
  if (typeof told === 'number') return { outcomes: [{ rows: [], changed: told }] };
  return 'refusal' in told ? { error: errorOf(told.refusal, steps) } : told;
}

function errorOf(refusal: Refusal, steps: readonly Step[]): unknown {
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
