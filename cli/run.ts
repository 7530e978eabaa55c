/** From a command line to an exit code: find the command, read its flags, say what is wrong. */
import { readFileSync } from 'node:fs';
import type { Language } from '@signoria/kernel';
import { isRecord } from '@signoria/kernel/json';
import { Failure } from './args/failure.ts';
import type { FlagName } from './args/flags.ts';
import { type Environment, languageOf, withoutLanguage } from './args/language.ts';
import { parse } from './args/parse.ts';
import { UsageError } from './args/usage.ts';
import { type Call, COMMAND_NAMES, type CommandName } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { commandHelp, overview } from './terminal/help.ts';
import type { Io } from './terminal/io.ts';
import { type CliText, cliText } from './text.ts';

export async function run(argv: readonly string[], io: Io, env: Environment): Promise<number> {
  const language = languageOf(argv, env);
  const text = cliText[language];
  try {
    return await dispatch(withoutLanguage(argv), { io, text, language, env });
  } catch (error) {
    return explain(error, io, text);
  }
}

function explain(error: unknown, io: Io, text: CliText): number {
  if (error instanceof UsageError) {
    io.err(`signoria: ${text.usage(error.problem)}`);
    io.err(text.help.hint);
    return 2;
  }
  if (error instanceof Failure) {
    io.err(`signoria: ${error.message}`);
    return 1;
  }
  throw error;
}

interface Around {
  readonly io: Io;
  readonly text: CliText;
  readonly language: Language;
  readonly env: Environment;
}

async function dispatch(argv: readonly string[], around: Around): Promise<number> {
  const [first, ...rest] = argv;
  if (first === undefined) throw new UsageError({ problem: 'no-command' });
  if (first === '--version') return tell(around.io, [version()]);
  if (isHelp(first) || first === 'help') return tell(around.io, await helpFor(rest[0], around));
  const name = commandNamed(first);
  return rest.some(isHelp) ? tell(around.io, await helpFor(name, around)) : call(name, rest, around);
}

async function call(name: CommandName, argv: readonly string[], around: Around): Promise<number> {
  const chosen = await COMMANDS[name]();
  const { environment = [] } = chosen;
  const { args, flags } = parse<FlagName>(argv, chosen.flags, { environment, env: around.env });
  const { min, max } = chosen.args;
  if (args.length < min) throw new UsageError({ problem: 'no-argument', wanted: around.text.commands[name].args });
  if (args.length > max) throw new UsageError({ problem: 'too-many', given: args[max]! });
  const it: Call<FlagName> = { args, flags, ...around };
  return chosen.run(it);
}

async function helpFor(name: string | undefined, { io, text }: Around): Promise<readonly string[]> {
  if (name === undefined) return overview(io, text);
  const known = commandNamed(name);
  return commandHelp(known, await COMMANDS[known](), io, text);
}

function commandNamed(given: string): CommandName {
  const name = COMMAND_NAMES.find((known) => known === given);
  if (name !== undefined) return name;
  if (given.startsWith('-')) throw new UsageError({ problem: 'unknown-flag', flag: given });
  throw new UsageError({ problem: 'unknown-command', given, known: COMMAND_NAMES });
}

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h';
}

function tell(io: Io, lines: readonly string[]): number {
  for (const line of lines) io.out(line);
  return 0;
}

function version(): string {
  const file = new URL('../package.json', import.meta.url);
  const about: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return isRecord(about) ? String(about.version) : '';
}
