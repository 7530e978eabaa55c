/** What can be wrong with a command line. The words stand in the text tables; the exit code is 2. */
import type { FlagName } from './flags.ts';

export type UsageProblem =
  | { readonly problem: 'no-command' }
  | { readonly problem: 'unknown-command'; readonly given: string; readonly known: readonly string[] }
  | { readonly problem: 'unknown-flag'; readonly flag: string }
  | { readonly problem: 'no-value'; readonly flag: string }
  | { readonly problem: 'value-unwanted'; readonly flag: string }
  | { readonly problem: 'not-a-count'; readonly flag: string; readonly given: string }
  | { readonly problem: 'not-whole'; readonly flag: string; readonly given: string }
  | { readonly problem: 'not-a-number'; readonly flag: string; readonly given: string }
  | { readonly problem: 'not-one-of'; readonly flag: string; readonly given: string; readonly of: readonly string[] }
  | { readonly problem: 'not-a-network'; readonly flag: string; readonly given: string }
  | { readonly problem: 'not-a-base'; readonly flag: string; readonly given: string }
  | { readonly problem: 'not-an-address'; readonly flag: string; readonly given: string }
  | { readonly problem: 'not-a-bot'; readonly flag: string; readonly given: string }
  | { readonly problem: 'not-a-fixed-bot'; readonly flag: string; readonly given: string }
  | { readonly problem: 'not-an-edition'; readonly flag: string; readonly given: string }
  | { readonly problem: 'other-record'; readonly file: string }
  | { readonly problem: 'other-puzzles'; readonly file: string }
  | { readonly problem: 'no-argument'; readonly wanted: string }
  | { readonly problem: 'too-many'; readonly given: string }
  | { readonly problem: 'flags-exclude'; readonly one: FlagName; readonly other: FlagName }
  | { readonly problem: 'variables-exclude'; readonly one: string; readonly other: string }
  | { readonly problem: 'not-a-link'; readonly flag: string; readonly given: string }
  | { readonly problem: 'not-an-issuer'; readonly flag: string; readonly given: string }
  | { readonly problem: 'flag-needs'; readonly flag: FlagName; readonly needs: FlagName }
  | { readonly problem: 'too-long'; readonly flag: string; readonly most: number }
  | { readonly problem: 'not-a-mail-server'; readonly flag: string; readonly given: string }
  | { readonly problem: 'unknown-game'; readonly given: string; readonly known: readonly string[] }
  | { readonly problem: 'unknown-rule'; readonly given: string; readonly game: string }
  | { readonly problem: 'bad-option'; readonly given: string }
  | { readonly problem: 'no-such-seat'; readonly given: number; readonly seats: number }
  | { readonly problem: 'no-such-entry'; readonly given: number; readonly entries: number }
  | { readonly problem: 'unreadable'; readonly file: string; readonly why: string }
  | { readonly problem: 'unwritable'; readonly file: string; readonly why: string }
  /** Already in words: what the kernel says about a beginning or a file. */
  | { readonly problem: 'told'; readonly words: string };

export class UsageError extends Error {
  readonly problem: UsageProblem;
  constructor(problem: UsageProblem) {
    super(JSON.stringify(problem));
    this.name = 'UsageError';
    this.problem = problem;
  }
}
