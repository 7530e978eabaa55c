/** All tables that are translated in plain files: found where packages and games list them. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sheet } from '@signoria/kernel';

const ROOT = join(import.meta.dirname, '..', '..');

export async function allSheets(): Promise<readonly Sheet[]> {
  const lists = globSync(['*/text/sheets.ts', 'games/*/text/sheets.ts'], { cwd: ROOT }).sort();
  const found = await Promise.all(lists.map((file): Promise<{ sheets: readonly Sheet[] }> => import(join(ROOT, file))));
  return found.flatMap(({ sheets }) => sheets);
}

export const fileOf = ({ file }: Sheet, language: string): string => `${file}${language}.json`;

/** What a file says; undefined where there is none. Throws, with its name, where it is no JSON. */
export function sentencesIn(file: string): unknown {
  const path = join(ROOT, file);
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is no valid JSON: ${error instanceof Error ? error.message : error}`);
  }
}

export const pathOf = (file: string): string => join(ROOT, file);
