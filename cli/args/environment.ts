/**
 * What a flag was not told, the environment may tell: `--metrics-token` is `SIGNORIA_METRICS_TOKEN`, or stands in the file
 * that `SIGNORIA_METRICS_TOKEN_FILE` names, as containers hand over secrets. A flag goes before both.
 */
import { readFileSync } from 'node:fs';
import type { Environment } from './language.ts';
import { UsageError } from './usage.ts';

export function variableOf(flag: string): string {
  return `SIGNORIA_${flag.toUpperCase().replaceAll('-', '_')}`;
}

/** Undefined where nothing is told; an empty variable is none. */
export function toldBy(env: Environment, flag: string): string | undefined {
  const name = variableOf(flag);
  const file = env[`${name}_FILE`] || undefined;
  const value = env[name] || undefined;
  if (file === undefined) return value;
  if (value !== undefined) throw new UsageError({ problem: 'variables-exclude', one: name, other: `${name}_FILE` });
  return contentsOf(file);
}

/** Editors end a file with a line break that belongs to no secret. */
function contentsOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError({ problem: 'unreadable', file, why });
  }
}
