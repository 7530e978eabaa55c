/** A command line into typed flags and arguments. Every mistake is a `UsageError` that names it. */
import { parseArgs } from 'node:util';
import { toldBy, variableOf } from './environment.ts';
import { FLAGS, type FlagName, type FlagValues, type Kind } from './flags.ts';
import type { Environment } from './language.ts';
import { UsageError } from './usage.ts';

export interface Parsed<F extends FlagName> {
  readonly args: readonly string[];
  readonly flags: FlagValues<F>;
}

/** `environment`: which of them the environment may tell. */
export function parse<F extends FlagName>(
  argv: readonly string[],
  allowed: readonly F[],
  { environment = [], env = {} }: { readonly environment?: readonly F[]; readonly env?: Environment } = {},
): Parsed<F> {
  // Not strict, because node's own complaints are English sentences: the tokens are judged here instead.
  const { tokens, positionals } = parseArgs({
    args: argv.map((arg, i) => (isBare(arg, argv[i + 1], allowed) ? `${arg}=` : arg)),
    options: Object.fromEntries(allowed.map((name) => [name, { type: FLAGS[name] === 'yes' ? 'boolean' : 'string' }])),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const flags: { [name: string]: unknown } = Object.fromEntries(allowed.map((name) => [name, empty(FLAGS[name])]));
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const name = allowed.find((known) => known === token.name);
    if (name === undefined) throw new UsageError({ problem: 'unknown-flag', flag: token.rawName });
    const value = read(token.rawName, FLAGS[name], token.value, token.inlineValue === true);
    flags[name] = FLAGS[name] === 'texts' ? [...(flags[name] as string[]), value] : value;
  }
  for (const name of environment.filter(
    (known) => !tokens.some((token) => token.kind === 'option' && token.name === known),
  )) {
    const value = toldBy(env, name);
    if (value !== undefined) flags[name] = readAllTold(variableOf(name), FLAGS[name], value);
  }
  return { args: positionals, flags: flags as FlagValues<F> };
}

/** A flag that needs no value must not take the next flag for one. */
function isBare(arg: string, next: string | undefined, allowed: readonly FlagName[]): boolean {
  const name = allowed.find((known) => arg === `--${known}`);
  return name !== undefined && FLAGS[name] === 'maybe' && (next === undefined || next.startsWith('-'));
}

function empty(kind: Kind): unknown {
  if (kind === 'yes') return false;
  return kind === 'texts' ? [] : undefined;
}

function read(flag: string, kind: Kind, given: string | undefined, inline: boolean): boolean | number | string {
  if (kind === 'yes') {
    if (given !== undefined) throw new UsageError({ problem: 'value-unwanted', flag });
    return true;
  }
  if (kind === 'maybe' && given === '') return '';
  if (given === undefined || given === '' || (!inline && given.startsWith('--'))) {
    throw new UsageError({ problem: 'no-value', flag });
  }
  return readValue(flag, kind, given);
}

const YES = ['yes', 'true', '1'];
const NO = ['no', 'false', '0'];

/** A variable stands once, and a flag may be repeated: what it would be given then is parted by commas or lines. */
function readAllTold(variable: string, kind: Kind, given: string): unknown {
  if (kind !== 'texts') return readTold(variable, kind, given);
  const all = given.split(/[,\n]/).map((one) => one.trim());
  return all.filter((one) => one !== '');
}

function readTold(variable: string, kind: Kind, given: string): boolean | number | string {
  if (kind !== 'yes') return readValue(variable, kind, given);
  if (![...YES, ...NO].includes(given)) {
    throw new UsageError({ problem: 'not-one-of', flag: variable, given, of: [...YES, ...NO] });
  }
  return YES.includes(given);
}

function readValue(flag: string, kind: Exclude<Kind, 'yes'>, given: string): number | string {
  switch (kind) {
    case 'maybe':
    case 'text':
    case 'texts':
      return given;
    case 'count':
      if (!/^[1-9]\d{0,8}$/.test(given)) throw new UsageError({ problem: 'not-a-count', flag, given });
      return Number(given);
    case 'whole':
      if (!/^\d{1,9}$/.test(given)) throw new UsageError({ problem: 'not-whole', flag, given });
      return Number(given);
    case 'number':
      if (!/^\d*\.?\d+$/.test(given) || Number(given) === 0) {
        throw new UsageError({ problem: 'not-a-number', flag, given });
      }
      return Number(given);
    default:
      if (!kind.includes(given)) throw new UsageError({ problem: 'not-one-of', flag, given, of: kind });
      return given;
  }
}
