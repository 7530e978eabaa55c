/** Pages that name a test for each of their lines are held to it: is there a title with these words? */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const ROOT = dirname(dirname(import.meta.dirname));

/** The titles of a test file, as they are written. */
export function titlesIn(file: string): string {
  const text = existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '';
  const plain = text.matchAll(/\b(?:it|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])([\s\S]*?)\1/g);
  const listed = text.matchAll(/\)\(\s*(['"`])(.*?)\1,\s/g);
  return [...plain, ...listed].map((found) => found[2]).join('\n');
}
