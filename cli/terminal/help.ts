/** The overview of all commands and the page of one. */

import type { FlagName } from '../args/flags.ts';
import { COMMAND_NAMES, type Command, type CommandName } from '../command.ts';
import type { CliText } from '../text.ts';
import { columns } from './columns.ts';
import type { Io } from './io.ts';

export function overview(io: Io, text: CliText): readonly string[] {
  const { help, commands } = text;
  return [
    help.tagline,
    '',
    `${io.paint('bold', help.usage)} signoria ${help.commandArg} ${help.optionsArg}`,
    '',
    io.paint('bold', help.commands),
    ...indent(columns(COMMAND_NAMES.map((name) => [`${name} ${commands[name].args}`.trimEnd(), commands[name].about]))),
    '',
    help.hint,
  ];
}

export function commandHelp(name: CommandName, { flags }: Command, io: Io, text: CliText): readonly string[] {
  const { help, commands } = text;
  const { args, about, more } = commands[name];
  return [
    about,
    '',
    `${io.paint('bold', help.usage)} ${['signoria', name, args, help.optionsArg].filter(Boolean).join(' ')}`,
    '',
    ...(more.length > 0 ? [...more, ''] : []),
    io.paint('bold', help.options),
    ...indent(columns([...flags, 'lang' as const, 'help' as const].map((flag) => flagRow(flag, text)))),
  ];
}

function flagRow(flag: FlagName, text: CliText): readonly [string, string] {
  const { value, about } = text.flags[flag];
  return [`--${flag} ${value}`.trimEnd(), about];
}

function indent(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`);
}
