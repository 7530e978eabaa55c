// The threat model names a test for each of its lines; here it is held to that.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = dirname(dirname(import.meta.dirname));
const page = readFileSync(join(ROOT, 'docs/threat-model.md'), 'utf8');

const rows = page.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:---|what is kept)/.test(line));

/** The titles of a test file, as they are written. */
function titlesIn(file: string): string {
  const text = existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '';
  return [...text.matchAll(/\b(?:it|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])([\s\S]*?)\1/g)]
    .map((found) => found[2])
    .join('\n');
}

it('has lines', () => {
  expect(rows.length).toBeGreaterThan(30);
});

it.each(rows)('%s', (row) => {
  const [, file, words] = row.match(/`([^`]+)` “([^”]+)” \|$/) ?? [];
  expect(file, 'names a file').toBeDefined();
  expect(titlesIn(file!)).toContain(words);
});
