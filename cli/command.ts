/** What a command is, and what it is called with. */
import type { Language } from '@signoria/kernel';
import type { FlagName, FlagValues } from './args/flags.ts';
import type { Io } from './terminal/io.ts';
import type { CliText } from './text.ts';

/** In the order of the overview. */
export const COMMAND_NAMES = [
  'serve',
  'backup',
  'restore',
  'service',
  'doctor',
  'games',
  'play',
  'rules',
  'replay',
  'verify',
  'review',
  'watch',
  'export',
  'import',
  'simulate',
  'arena',
  'ladder',
  'calibrate',
  'puzzles',
  'leaktest',
  'engine',
  'bench',
] as const;

export type CommandName = (typeof COMMAND_NAMES)[number];

export interface Call<F extends FlagName> {
  readonly args: readonly string[];
  readonly flags: FlagValues<F>;
  readonly io: Io;
  readonly text: CliText;
  readonly language: Language;
}

export interface Command<F extends FlagName = FlagName> {
  /** Besides `--help` and `--lang`, which every command has. */
  readonly flags: readonly F[];
  /** Those of them that the environment may tell (see args/environment.ts). */
  readonly environment?: readonly F[];
  /** How many arguments it takes. */
  readonly args: { readonly min: number; readonly max: number };
  /** The exit code: 0 only for success. */
  run(call: Call<F>): Promise<number> | number;
}

/** Lets the compiler work out from its own list which flags a command has. */
export function command<const F extends FlagName>(definition: Command<F>): Command<F> {
  return definition;
}
